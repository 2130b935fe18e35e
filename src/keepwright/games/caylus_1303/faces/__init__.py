"""The faces of Caylus 1303: how it is shown, judged and taught."""

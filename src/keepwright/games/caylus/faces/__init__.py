"""The faces of Caylus: how it is shown, judged and taught."""

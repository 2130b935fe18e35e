"""The faces of Architects of the West Kingdom: how it is shown, judged and taught."""

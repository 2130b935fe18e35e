"""The faces of Caylus Magna Carta: how it is shown, judged and taught."""

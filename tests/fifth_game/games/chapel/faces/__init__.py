"""The faces of The Chapel: the catalogue alone, all others are the plain ones."""

"""A picture of Architects: virtue, the ring of locations, workshop, guildhall, cathedral."""

from keepwright.games.architects.faces.picture.picture import Picture

__all__ = ["Picture"]

"""A picture of Architects: virtue, the ring of locations, workshop, guildhall, cathedral."""

from keepwright.picture.architects.picture import Picture

__all__ = ["Picture"]

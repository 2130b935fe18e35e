"""Seats: whoever calls keepwright names them by number or by colour."""

from __future__ import annotations

from typing import Final

from keepwright.engine.errors import UnknownSeat

Seat = int | str  # its number or its colour
SPECTATOR: Final = -1  # somebody without a seat, who sees what is public


def seat_number(seats: tuple[str, ...], seat: object) -> int:
    """The number of a seat that is named by its number or colour; UnknownSeat if there is none.

    >>> seat_number(("blue", "red"), "red"), seat_number(("blue", "red"), 1)
    (1, 1)
    """
    if isinstance(seat, int) and 0 <= seat < len(seats):
        return int(seat)
    if isinstance(seat, str) and seat in seats:
        return seats.index(seat)
    raise UnknownSeat(seat=str(seat), seats=list(seats))


def eyes_of(seats: tuple[str, ...], seat: object) -> int:
    """The number of a seat that looks, or SPECTATOR."""
    return SPECTATOR if seat == SPECTATOR else seat_number(seats, seat)

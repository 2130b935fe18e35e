"""Events: what happened, told to whoever listens, for the log and for animation."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.obstacle import Fact, Obstacle
from keepwright.engine.seats import Seat


@final
class Event:
    """Something that happened: a code in the past tense, and facts for the sentence.

    `secret` facts are for one seat only; `seen_by` is what anyone else is told. `reasons` are the
    obstacles that left no other way.
    """

    def __init__(
        self,
        code: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        seat: int = -1,
        reasons: list[Obstacle] | None = None,
    ) -> None:
        self.code: Final = code
        self.facts: Final = facts
        self.secret: Final[dict[str, Fact]] = {} if secret is None else secret
        self.seat: Final = seat
        self.reasons: Final[list[Obstacle]] = [] if reasons is None else reasons

    def seen_by(self, seat: Seat) -> Event:
        """The event as this seat is told it.

        >>> drawn = Event("card_drawn", {"seat": "red"}, {"card": "bank"}, seat=0)
        >>> drawn.seen_by("red"), drawn.seen_by(1)
        (Event('card_drawn', seat='red', card='bank'), Event('card_drawn', seat='red'))
        """
        if not self.secret:
            return self
        owns = seat == (self.facts.get("seat") if isinstance(seat, str) else self.seat)
        return Event(self.code, {**self.facts, **self.secret} if owns else self.facts)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (
            self.code == other.code
            and self.facts == other.facts
            and self.secret == other.secret
            and self.seat == other.seat
            and self.reasons == other.reasons
        )

    def __hash__(self) -> int:
        return hash((self.code, self.seat))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Event({self.code!r}{facts})"

    def to_json(self) -> dict[str, object]:
        """Code, facts and, where there are any, reasons as JSON."""
        told: dict[str, object] = {"code": self.code, "facts": dict(self.facts)}
        if self.reasons:
            told["reasons"] = [reason.to_json() for reason in self.reasons]
        return told

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (self.code, self.facts, self.secret, self.seat, self.reasons)

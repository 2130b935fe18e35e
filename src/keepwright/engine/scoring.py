"""Score sheets: every seat's points as a tally, and who wins."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.tally import Tally


@final
class ScoreSheet:
    """The points of every seat with their sources. All seats with the most points share the win."""

    def __init__(self, seats: tuple[str, ...], tallies: list[Tally]) -> None:
        self.seats: Final = seats
        self.tallies: Final = tallies

    @property
    def totals(self) -> list[int]:
        """The points by seat."""
        return [tally.total for tally in self.tallies]

    @property
    def winners(self) -> list[str]:
        """The seats with the most points."""
        best = max(self.totals)
        return [name for name, total in zip(self.seats, self.totals, strict=True) if total == best]

    def __repr__(self) -> str:
        rows = ", ".join(
            f"{name} {tally!r}" for name, tally in zip(self.seats, self.tallies, strict=True)
        )
        return f"ScoreSheet({rows})"

    def to_json(self) -> dict[str, object]:
        """The tallies by seat as JSON."""
        return {name: tally.to_json() for name, tally in zip(self.seats, self.tallies, strict=True)}

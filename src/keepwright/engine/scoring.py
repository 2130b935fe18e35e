"""Score sheets: every seat's points as a tally, and who wins."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.tally import Tally


@final
class ScoreSheet:
    """The points of every seat with their sources. All seats with the most points share the win.

    `ties` has for every seat what decides among equal points, the first that differs. `rivals` are
    players of the printed rules without a seat: who wins has more points than each of them.

    >>> red, blue = Tally(), Tally()
    >>> red.add("buildings", 12)
    >>> ScoreSheet(("red", "blue"), [red, blue]).winners
    ['red']
    """

    def __init__(
        self,
        seats: tuple[str, ...],
        tallies: list[Tally],
        ties: list[tuple[int, ...]] | None = None,
        rivals: dict[str, Tally] | None = None,
    ) -> None:
        self.seats: Final = seats
        self.tallies: Final = tallies
        self.ties: Final[list[tuple[int, ...]]] = [()] * len(seats) if ties is None else ties
        self.rivals: Final[dict[str, Tally]] = {} if rivals is None else rivals

    @property
    def totals(self) -> list[int]:
        """The points by seat."""
        return [tally.total for tally in self.tallies]

    @property
    def winners(self) -> list[str]:
        """The seats with the most points, after ties; nobody where a rival has as many."""
        totals = self.totals
        if not self.rivals and totals.count(max(totals)) == 1:
            return [self.seats[totals.index(max(totals))]]
        ranks = [(total, *tie) for total, tie in zip(totals, self.ties, strict=True)]
        best = max(ranks)
        if any(rival.total >= best[0] for rival in self.rivals.values()):
            return []
        return [name for name, rank in zip(self.seats, ranks, strict=True) if rank == best]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ScoreSheet):
            return False
        return (
            self.seats == other.seats
            and self.tallies == other.tallies
            and self.ties == other.ties
            and self.rivals == other.rivals
        )

    def __repr__(self) -> str:
        rows = [*zip(self.seats, self.tallies, strict=True), *self.rivals.items()]
        return f"ScoreSheet({', '.join(f'{name} {tally!r}' for name, tally in rows)})"

    def to_json(self) -> dict[str, object]:
        """The tallies by seat, and those of rivals, as JSON."""
        rows = [*zip(self.seats, self.tallies, strict=True), *self.rivals.items()]
        return {name: tally.to_json() for name, tally in rows}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ScoreSheet, (self.seats, self.tallies, self.ties, self.rivals)

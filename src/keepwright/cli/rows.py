"""Rows: one for each game of a series, as CSV or as lines of JSON, written as games finish."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, Final, final

from keepwright.bots.arena import Match, Terms
from keepwright.cli.speaking import REFUSED, WRONG_CALL, Stop
from keepwright.statistics.outcome import Outcome

CSV: Final = ".csv"
JSON_LINES: Final = ".jsonl"


@final
class Rows:
    """The file of a series; what has been written stays, whatever happens later."""

    def __init__(self, path: Path, terms: Terms) -> None:
        if path.suffix.lower() not in (CSV, JSON_LINES):
            raise Stop("cli-simulate-bad_out", WRONG_CALL, file=str(path))
        self.terms: Final = terms
        try:
            self.file: Final = path.open("w", encoding="utf-8", newline="")
        except (OSError, ValueError) as problem:  # ValueError: no system takes such a name
            reason = getattr(problem, "strerror", None) or str(problem)
            raise Stop("cli-file_unwritable", REFUSED, file=str(path), reason=reason) from None
        self.table: Final = csv.writer(self.file) if path.suffix.lower() == CSV else None
        if self.table is not None:
            seats = terms.seats
            self.table.writerow(
                ["number", "seed", *(f"bot_{name}" for name in seats)]
                + [f"points_{name}" for name in seats]
                + ["winners", "rounds", "decisions", "digest", "seconds"]
            )

    def add(self, matches: list[Match]) -> None:
        """Write the rows of these games, and have them on the disk's side of things at once."""
        for match in matches:
            facts = self.facts_of(match)
            if self.table is None:
                self.file.write(json.dumps(facts) + "\n")
            else:
                facts["winners"] = " ".join(match.winners)
                flat = [
                    [*fact.values()] if isinstance(fact, dict) else [fact]
                    for fact in facts.values()
                ]
                self.table.writerow([cell for cells in flat for cell in cells])
        self.file.flush()

    def facts_of(self, match: Match) -> dict[str, Any]:
        """The row of one game."""
        seats = self.terms.seats
        assert isinstance(match.seen, Outcome)
        return {
            "number": match.number,
            "seed": str(self.terms.seed),
            "bots": dict(zip(seats, self.terms.bots_of(match.number), strict=True)),
            "points": dict(zip(seats, match.scores, strict=True)),
            "winners": match.winners,
            "rounds": match.seen.rounds,
            "decisions": match.decisions,
            "digest": match.digest,
            "seconds": round(match.seconds, 6),
        }

    def close(self) -> None:
        """There is nothing more to come."""
        self.file.close()

"""Tallies: numbers that know their labelled parts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_UNREAD: Final[list[tuple[str, int]]] = []  # of all tallies that nobody reads; always empty


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """A number with its labelled parts; one that nobody reads counts only.

    >>> income = Tally()
    >>> income.add("base", 2)
    >>> income.add("residences", 3)
    >>> income.total, income.parts
    (5, [('base', 2), ('residences', 3)])
    """

    def __init__(self, explained: bool = True) -> None:
        self.explained: Final = explained
        self.total: i64 = 0
        self.parts: Final[list[tuple[str, int]]] = [] if explained else _UNREAD

    def add(self, label: str, amount: i64) -> None:
        """Count a part in; a part of nothing is left out."""
        if amount:
            self.total += amount
            if self.explained:
                self.parts.append((label, amount))

    def add_all(self, other: Tally) -> None:
        """Count in all the parts of another tally."""
        self.total += other.total
        if self.explained:
            self.parts.extend(other.parts)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tally):
            return False
        return self.total == other.total and self.parts == other.parts

    def __repr__(self) -> str:
        parts = " ".join(f"{amount:+d} {label}" for label, amount in self.parts)
        return f"<{self.total}: {parts}>"

    def to_json(self) -> dict[str, object]:
        """Total and parts as JSON."""
        return {"total": self.total, "parts": dict(self.parts)}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.explained, int(self.total), list(self.parts))


def _again(explained: bool, total: i64, parts: list[tuple[str, int]]) -> Tally:
    tally = Tally(explained)
    tally.total = total
    tally.parts.extend(parts)
    return tally

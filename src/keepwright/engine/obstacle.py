"""Obstacles: the reasons why an action is not allowed now."""

from __future__ import annotations

from typing import Final, final

Fact = str | int | list[str] | dict[str, int]


@final
class Obstacle:
    """One reason against an action: a code, the rule it comes from, and facts for the sentence."""

    def __init__(self, code: str, rule: str, **facts: Fact) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.facts: Final[dict[str, Fact]] = facts

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Obstacle({self.code!r}, rule={self.rule!r}{facts})"

    def to_json(self) -> dict[str, object]:
        """Code, rule and facts as JSON."""
        return {"code": self.code, "rule": self.rule, "facts": dict(self.facts)}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.code, self.rule, self.facts)


def shared_obstacle(code: str, lists: list[list[Obstacle]]) -> Obstacle | None:
    """The obstacle with this code that stands in all of the lists; of prices the lowest.

    >>> near, far = (Obstacle("too_few_deniers", "§ 1", cost=n, held=0) for n in (1, 3))
    >>> full = Obstacle("place_full", "§ 1", place="mason")
    >>> shared_obstacle("too_few_deniers", [[far], [full, near]])
    Obstacle('too_few_deniers', rule='§ 1', cost=1, held=0)
    >>> shared_obstacle("place_full", [[far], [full, near]])
    """
    found: Obstacle | None = None
    for obstacles in lists:
        here = [obstacle for obstacle in obstacles if obstacle.code == code]
        if not here:
            return None
        if found is None or _covers(found, here[0]):
            found = here[0]
        elif not _covers(here[0], found):
            return None
    return found


def _covers(one: Obstacle, other: Obstacle) -> bool:
    """Whether one says the same as the other, or asks for a price that contains the other's."""
    if {**one.facts, "cost": 0} != {**other.facts, "cost": 0}:
        return False
    cost, least = one.facts.get("cost"), other.facts.get("cost")
    if isinstance(cost, int) and isinstance(least, int):
        return cost >= least
    if isinstance(cost, dict) and isinstance(least, dict):
        return all(cost.get(kind, 0) >= n for kind, n in least.items())
    return cost == least


def _again(code: str, rule: str, facts: dict[str, Fact]) -> Obstacle:
    return Obstacle(code, rule, **facts)

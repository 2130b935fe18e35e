"""Obstacles: the reasons why an action is not allowed now."""

from __future__ import annotations

from typing import Final, final

Fact = str | int | list[str] | dict[str, int]


@final
class Obstacle:
    """One reason against an action: a code, the rule it comes from, and facts for the sentence.

    >>> Obstacle("too_few_deniers", rule="§ phase 2", cost=3, held=2).facts["cost"]
    3
    """

    def __init__(self, code: str, rule: str, **facts: Fact) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.facts: Final[dict[str, Fact]] = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Obstacle):
            return False
        return self.code == other.code and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Obstacle({self.code!r}, rule={self.rule!r}{facts})"

    def to_json(self) -> dict[str, object]:
        """Code, rule and facts as JSON."""
        return {"code": self.code, "rule": self.rule, "facts": dict(self.facts)}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.code, self.rule, self.facts)


def shared_obstacles(against: list[list[Obstacle]]) -> list[Obstacle]:
    """The obstacles that stand against every one of several actions, if nothing else does.

    Nothing else stands against the nearest of them; of prices the lowest is named.

    >>> near, far = (Obstacle("too_few_deniers", "§ 1", cost=n, held=0) for n in (1, 3))
    >>> full = Obstacle("place_full", "§ 1", place="mason")
    >>> shared_obstacles([[far], [full, near]])
    [Obstacle('too_few_deniers', rule='§ 1', cost=3, held=0)]
    >>> [obstacle.facts for obstacle in shared_obstacles([[full, far], [full, near]])]
    [{'place': 'mason'}, {'cost': 1, 'held': 0}]
    >>> shared_obstacles([[far], [full]])
    []
    """
    codes = [{obstacle.code for obstacle in obstacles} for obstacles in against]
    shared = set.intersection(*codes)
    nearest = [obstacles for obstacles, here in zip(against, codes, strict=True) if here == shared]
    if not nearest:
        return []
    found = [_lowest([obstacles[place] for obstacles in nearest]) for place in range(len(shared))]
    named = [obstacle for obstacle in found if obstacle is not None]
    return named if len(named) == len(found) else []


def _lowest(alike: list[Obstacle]) -> Obstacle | None:
    """What all of these say; of prices the lowest. None if they say different things."""
    lowest = alike[0]
    for obstacle in alike:
        if _covers(lowest, obstacle):
            lowest = obstacle
        elif not _covers(obstacle, lowest):
            return None
    return lowest


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

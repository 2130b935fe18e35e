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


def _again(code: str, rule: str, facts: dict[str, Fact]) -> Obstacle:
    return Obstacle(code, rule, **facts)

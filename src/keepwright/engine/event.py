"""Events: what happened, told to whoever listens, for the log and for animation."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.obstacle import Fact


@final
class Event:
    """Something that happened: a code in the past tense, and facts for the sentence."""

    def __init__(self, code: str, facts: dict[str, Fact]) -> None:
        self.code: Final = code
        self.facts: Final = facts

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Event({self.code!r}{facts})"

    def to_json(self) -> dict[str, object]:
        """Code and facts as JSON."""
        return {"code": self.code, "facts": dict(self.facts)}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (self.code, self.facts)

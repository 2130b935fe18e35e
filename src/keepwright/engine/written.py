"""What is written in a scenario, read with its place, so that mistakes are told with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.errors import BadScenario, KeepwrightError
from keepwright.engine.forms import shown
from keepwright.engine.notation import read_line
from keepwright.engine.play import near


@final
class Written:
    """A map as it is written in a scenario, under some key of it; it has no keys but the known."""

    def __init__(self, facts: object, key: str, known: tuple[str, ...] = ()) -> None:
        if not isinstance(facts, Mapping):
            raise BadScenario(why="not_a_map", **({"key": key} if key else {}))
        self.facts: Final[Mapping[str, Any]] = facts
        self.prefix: Final = f"{key}." if key else ""
        for name in facts:
            if known and name not in known:
                alike = near(str(name), list(known))
                raise BadScenario(why="unknown_key", key=f"{self.prefix}{name}", near=alike)

    def get(self, name: str) -> Any:
        """What stands under this name, with text for keys; None if nothing does."""
        return text_keys(self.facts.get(name))

    def mapping(self, name: str) -> dict[str, Any]:
        """The map of this name, empty if there is none."""
        value = self.facts.get(name)
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise BadScenario(why="not_a_map", key=f"{self.prefix}{name}")
        return {str(word): part for word, part in value.items()}

    def items(self, name: str) -> list[Any]:
        """The list of this name, empty if there is none."""
        value = self.facts.get(name, [])
        if not isinstance(value, list):
            raise BadScenario(why="not_a_list", key=f"{self.prefix}{name}")
        return value

    def text(self, name: str) -> str:
        """The text of this name, empty if there is none."""
        value = self.facts.get(name)
        if value is None:
            return ""
        if not isinstance(value, str):
            raise BadScenario(why="not_text", key=f"{self.prefix}{name}")
        return value

    def switch(self, name: str) -> bool:
        """Whether this is switched on; it is off if nothing is said."""
        value = self.facts.get(name, False)
        if not isinstance(value, bool):
            raise BadScenario(why="not_a_switch", key=f"{self.prefix}{name}", given=shown(value))
        return value

    def moves(self, name: str) -> list[str]:
        """Lines of a game, as they are written in notation."""
        found: list[str] = []
        for place, move in enumerate(self.items(name)):
            try:
                found.append(read_line(str(move)).text)
            except KeepwrightError:
                key = f"{self.prefix}{name}.{place}"
                raise BadScenario(why="unreadable", key=key, text=str(move)) from None
        return found

    def events(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """Events, each as its code, or as a map from its code to some of its facts."""
        found: list[tuple[str, dict[str, Any]]] = []
        for place, given in enumerate(self.items(name)):
            if isinstance(given, str):
                found.append((given, {}))
            else:
                one = Written(given, f"{self.prefix}{name}.{place}")
                for code in one.facts:
                    found.append((str(code), text_keys(one.mapping(code))))
        return found


def text_keys(given: Any) -> Any:
    """The same facts with text for keys, since YAML reads `9:` as a number."""
    if isinstance(given, Mapping):
        return {str(key): text_keys(value) for key, value in given.items()}
    if isinstance(given, list):
        return [text_keys(value) for value in given]
    return given

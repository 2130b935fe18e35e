"""The rules of record of every game, and the keys by which rules are cited."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import yaml

ROOT = Path(__file__).parents[2]
KEY = re.compile(
    r"\bR-\d\d\b|\bD-[A-Z]+(?:-[A-Z]+)*\b|\bD\d\b"
    r"|§ (?:set-?up|phase \d(?: [A-F]\b)?|scoring|favours|end(?: of the game)?|2 players"
    r"|course of the game, gold)\b"
)

Test = TypeVar("Test", bound=Callable[..., None])


class Rules:
    """The rules of record of one game: their text, their data, and where they are shown."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = (ROOT / "rules" / f"{game}.md").read_text("utf-8")
        self.record: dict[str, Any] = yaml.safe_load(
            (ROOT / "rules" / f"{game}.yaml").read_text("utf-8")
        )
        self.keys = set(KEY.findall(self.text))
        self.rulings = set(re.findall(r"^\| (R-\d\d) ", self.text, re.MULTILINE))
        self.examples = set(re.findall(r"^(?:- )?\*\*([A-Z]+-\d\d)\*\*", self.text, re.MULTILINE))
        here = ROOT / "tests" / "games" / game
        self.scenarios = sorted(here.glob("*/*.yaml"))
        self.tests = sorted(here.glob("test_*.py"))
        self.sources = sorted((ROOT / "src" / "keepwright" / "games" / game).glob("*.py"))

    def cites(self, *keys: str) -> Callable[[Test], Test]:
        """Mark a test with the rule keys it shows; each of them is a key."""
        for key in keys:
            assert key in self.text, f"{key} is no key of the rules of record"
        return lambda test: test


def keys_in(paths: Iterable[Path]) -> set[str]:
    """All rule keys that these files cite."""
    return {key for path in paths for key in KEY.findall(path.read_text("utf-8"))}

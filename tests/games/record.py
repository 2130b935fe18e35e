"""The rules of record of every game, and the keys by which rules are cited."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import yaml

ROOT = Path(__file__).parents[2]
# Rulings, decisions, sections by number (§4.0.6, § 4.13) and by name (§ phase 2); behind the number
# of a section or the letter of a phase, what a text adds to it is no part of the key (§ 5.3 keep).
KEY = re.compile(
    r"\bR-\d\d\b|\bD-[A-Z]+(?:-[A-Z]+)*\b|\bD\d\d?\b"
    r"|§\d(?:\.\w)*"
    r"|§ phase \d(?:[a-h]\b| [A-F]\b)?"
    r"|§ (?:2 players|(?!phase \d|R-\d)[A-Za-z_/-]+(?: [A-Za-z_/-]+)*)"
    r"|§ \d(?:\.\d+)?"
)
NUMBERED = re.compile(r"^(?:### |\*\*)(\d\.\d+(?:\.\w)?) ", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d)\. ", re.MULTILINE)
RULING = re.compile(r"^(?:\| |- \*\*)(R-\d\d)\b", re.MULTILINE)
EXAMPLE = re.compile(r"^(?:- )?\*\*((?!R-)[A-Z]\w*-\d\d)\b", re.MULTILINE)

Test = TypeVar("Test", bound=Callable[..., None])


class Rules:
    """The rules of record of one game: their text, their data, and where they are shown."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = (ROOT / "rules" / f"{game}.md").read_text("utf-8")
        self.record: dict[str, Any] = yaml.safe_load(
            (ROOT / "rules" / f"{game}.yaml").read_text("utf-8")
        )
        cites_numbers = re.search(r"(§ ?)\d\.\d", self.text)
        self.mark = cites_numbers[1] if cites_numbers else "§ "
        numbered = self.sections(NUMBERED) if cites_numbers else set()
        self.keys = set(KEY.findall(self.text)) | numbered
        self.rulings = set(RULING.findall(self.text))
        self.examples = set(EXAMPLE.findall(self.text))
        here = ROOT / "tests" / "games" / game
        self.scenarios = sorted(here.glob("*/*.yaml"))
        self.tests = sorted(here.glob("test_*.py"))
        self.sources = sorted((ROOT / "src" / "keepwright" / "games" / game).glob("*.py"))

    def sections(self, *headings: re.Pattern[str]) -> set[str]:
        """The sections with these headings, by number."""
        return {f"{self.mark}{number}" for form in headings for number in form.findall(self.text)}

    def cited_in(self, paths: Iterable[Path]) -> set[str]:
        """All rule keys that these files cite, whole chapters and unnamed sections apart."""
        return keys_in(paths) - (self.sections(CHAPTER, NUMBERED) - self.keys)

    def knows(self, rule: str) -> bool:
        """Whether this cites keys, or a section of the text by its number."""
        number = re.fullmatch(r"§ ?(\d\.\d+(?:\.\w)?)", rule)
        if number is not None:
            return number[1] in NUMBERED.findall(self.text)
        known = self.keys | self.sections(CHAPTER)
        return bool(KEY.match(rule)) and set(KEY.findall(rule)) <= known

    def cites(self, *keys: str) -> Callable[[Test], Test]:
        """Mark a test with the rule keys it shows; each of them is a key."""
        for key in keys:
            assert self.knows(key) or key in self.examples, (
                f"{key} is no key of the rules of record"
            )
        return lambda test: test


def keys_in(paths: Iterable[Path]) -> set[str]:
    """All rule keys that these files cite."""
    return {key for path in paths for key in KEY.findall(path.read_text("utf-8"))}

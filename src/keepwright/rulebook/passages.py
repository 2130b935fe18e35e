"""Passages: the rules of record by their keys: sections, decisions, rulings, worked examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, final

from keepwright.homes import PACKAGE, at_home

_HEADING: Final = re.compile(r"^(#+) (.*)$")
_NUMBER: Final = re.compile(r"^(\d+(?:\.\d+)*)\.? ")
_SECTION: Final = re.compile(r"\(§ ([^),;]+)[^)]*\)")
_RULING: Final = re.compile(r"^\| (R-\d+) \|(.*)\|$", re.M)
_EXAMPLE: Final = re.compile(r"^(?:- )?\*\*([A-Z]\w*-\d+)\b(?: \(§ ?([^),;]+)[^)]*\))?")
_DECISION: Final = re.compile(r"(?:\*\*|\()(?:[Dd]ecisions? )?(D-[A-Z-]+|D\d+)(?:\*\*|\))")
_ASKED: Final = re.compile(r"^\| (D\d+) \|(.*)\|$", re.M)
_CATALOGUE: Final = "Decision catalogue"
_CATALOGUED: Final = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \|(.*)\|$", re.M)
_PART: Final = re.compile(r"^\*\*[^*]+\*\* \(§ ([^),;]+)\)")
_PHASE: Final = re.compile(r"^(Phase \d+) — (.*)$")
_NUMBERED: Final = re.compile(r"^\*\*(\d+\.\d+\.(\w)) ", re.M)
_STEP: Final = re.compile(r"^\d+\. \*\*([^*(]+?)(?: \(([a-z])\))?\.?\*\*", re.M)


def rules_file(game_id: str) -> Path:
    """The text of a game's rules: at its home, or beside the sources (docs/decisions/0004)."""
    inside = at_home("rules", f"{game_id}.md")
    beside = PACKAGE.parent.parent / "rules" / f"{game_id}.md"
    return beside if beside.is_file() and not inside.is_file() else inside


def as_key(topic: str) -> str:
    """A topic as keys are compared: without §, quotes of code, case and needless spaces.

    >>> as_key("§Phase  2"), as_key("r-7")
    ('phase 2', 'r-07')
    """
    words = " ".join(re.sub("[§`]", " ", topic).casefold().split())
    number = re.fullmatch(r"([a-z]+|[a-z]\d+(?=-))-?(\d)", words)
    return f"{number.group(1)}-0{number.group(2)}" if number else words


def line_of(text: str, place: int) -> int:
    """The number of the line, from 0, in which this place of a text lies."""
    return text.count("\n", 0, place)


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """The paragraphs, and entries of lists that begin in bold, each with its line."""
    line = 0
    for piece in re.split(r"(\n\n|\n(?=- \*\*|\*\*))", text):
        yield line, piece
        line += piece.count("\n")


@final
class Passage:
    """A piece of the rules: its key as the rules write it, its text in Markdown, and its line."""

    def __init__(self, key: str, text: str, line: int) -> None:
        self.key: Final = key
        self.text: Final = text
        self.line: Final = line


@final
class Rules:
    """The rules of record of one game.

    `mentioned` is what has no section of its own: a step of a phase, or what an example is about.
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.passages: Final[dict[str, Passage]] = {}
        self.rulings: Final[dict[str, Passage]] = {}
        self.mentioned: Final[dict[str, Passage]] = {}
        self._read_sections(text)
        self._read_rulings(text)
        self._read_decisions(text)
        self._read_examples(text)

    def passage(self, topic: str) -> Passage | None:
        """The passage under this key, if there is one."""
        return self.passages.get(as_key(topic))

    def _read_sections(self, text: str) -> None:
        lines = text.splitlines()
        headings = [
            (place, len(found.group(1)), found.group(2))
            for place, line in enumerate(lines)
            if (found := _HEADING.match(line))
        ]
        for number, (place, level, title) in enumerate(headings):
            ends = [other for other, deeper, _ in headings[number + 1 :] if deeper <= level]
            end = ends[0] if ends else len(lines)
            body = "\n".join(lines[place:end]).strip()
            first = next((line for line in lines[place + 1 : end] if line.strip()), "")
            found = _SECTION.search(title) or _SECTION.match(first)
            number_of_section = _NUMBER.match(title)
            name = _SECTION.sub("", _NUMBER.sub("", title)).strip()
            key = f"§ {found.group(1)}" if found else name
            if number_of_section:
                self._add(Passage(f"§ {number_of_section.group(1)}", body, place))
            phase = _PHASE.match(name)
            if phase and not found:
                key, name = f"§ {phase.group(1).casefold()}", phase.group(2)
                self._read_parts(key, body, place)
            self._add(Passage(key, body, place))
            for other in (name, title):
                self.passages.setdefault(as_key(other), Passage(key, body, place))
            if level > 2 or found:
                for decision in _DECISION.findall(body):
                    self._add(Passage(decision, body, place))

    def _read_parts(self, phase: str, text: str, line: int) -> None:
        """The parts of a phase, by their letter or by their name."""
        for place, paragraph in paragraphs(text):
            numbered = _NUMBERED.match(paragraph)
            if numbered:
                self._add(Passage(f"{phase}{numbered.group(2)}", paragraph, line + place))
        for place, row in enumerate(text.splitlines(), line):
            step = _STEP.match(row)
            if step:
                key = f"{phase}{step.group(2)}" if step.group(2) else f"§ {step.group(1)}"
                self.mentioned.setdefault(as_key(step.group(1)), Passage(key, row, place))
                self.mentioned.setdefault(as_key(key), Passage(key, row, place))

    def _read_rulings(self, text: str) -> None:
        for found in _RULING.finditer(text):
            question, ruling, reason, *_ = (part.strip() for part in found.group(2).split(" | "))
            body = f"### {found.group(1)}\n\n*{question}*\n\n{ruling}\n\n{reason}"
            passage = Passage(found.group(1), body, line_of(text, found.start()))
            self._add(passage)
            self.rulings[found.group(1)] = passage

    def _read_decisions(self, text: str) -> None:
        """The rows of a table of decisions, for those that no section names."""
        for found in _ASKED.finditer(text):
            cells = [f"### {found.group(1)}", *(c.strip() for c in found.group(2).split(" | "))]
            line = line_of(text, found.start())
            self._add(Passage(found.group(1), "\n\n".join(cells), line))
        catalogue = self.passage(_CATALOGUE)
        for found in _CATALOGUED.finditer(catalogue.text if catalogue else ""):
            assert catalogue is not None
            cells = [f"### {found.group(1)}", *(c.strip() for c in found.group(2).split(" | "))]
            line = catalogue.line + line_of(catalogue.text, found.start())
            for id in re.findall(r"\w+", found.group(1)):
                self.mentioned.setdefault(as_key(id), Passage(id, "\n\n".join(cells), line))

    def _read_examples(self, text: str) -> None:
        """Examples, lettered and numbered parts of a section: paragraphs, or entries of a list."""
        for line, paragraph in paragraphs(text):
            found = _EXAMPLE.match(paragraph)
            if found:
                passage = Passage(found.group(1), paragraph, line)
                self._add(passage)
                if found.group(1).startswith("R-"):
                    self.rulings.setdefault(found.group(1), passage)
                if found.group(2):
                    self.mentioned.setdefault(as_key(found.group(2)), passage)
            numbered = _NUMBERED.match(paragraph)
            if numbered:
                self._add(Passage(f"§ {numbered.group(1)}", paragraph, line))
            part = _PART.match(paragraph)
            if part:
                self._add(Passage(f"§ {part.group(1)}", paragraph, line))

    def _add(self, passage: Passage) -> None:
        self.passages.setdefault(as_key(passage.key), passage)


@cache
def rules_of(game_id: str) -> Rules:
    """The rules of record of this game."""
    return Rules(rules_file(game_id).read_text(encoding="utf-8"))

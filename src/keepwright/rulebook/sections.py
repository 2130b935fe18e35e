"""Sections: the rules of record cut up, each piece found by every key that leads to it."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache
from typing import Any, Final, final

from keepwright.rulebook.passages import Rules, rules_of

# What begins a section: a heading, a row of the rulings, a line in bold, or a part that begins
# with its name in bold ("A) `draw_card`" (§ phase 2 A), "4.1.a Place on a building", "CAY-05").
_HEADING: Final = re.compile(r"^(#+) (.*)$")
_RULING: Final = re.compile(r"^\| (R-\d+) \| (.*) \|$")
_PART: Final = re.compile(
    r"^(?:- )?\*\*("
    r"[A-Z]\w*-\d+\b[^*]*"  # an example, or a ruling
    r"|\d+\.\d+\.\w [^*]*"  # a numbered part
    r"|[^*]+(?=\*\* \(§ |\*\*$)"  # a part that names its key behind its title, or has none
    r")\*\*"
)
_KEY: Final = re.compile(r"\s*\(§ [^)]*\)")
_RULER: Final = "---"
RULING_CELLS: Final = 3  # question, ruling, reason; who is how sure is for those who keep them


@final
class Section:
    """A piece of the rules under its own title; `level` is how deep it lies.

    A part has no heading of its own in the text of the rules.
    """

    def __init__(self, title: str, level: int, line: int, part: str | None = None) -> None:
        self.title: Final = title
        self.level: Final = level
        self.line: Final = line
        self.is_part: Final = part is not None
        self.lines: Final = [part or ""]
        self.keys: Final[list[str]] = []

    def to_json(self) -> dict[str, Any]:
        """As it goes out; the first of its keys is its own."""
        return {
            "key": self.keys[0],
            "keys": self.keys,
            "title": self.title,
            "level": self.level,
            "text": "\n".join(self.lines).strip(),
        }


@cache
def rulebook(game_id: str) -> list[dict[str, Any]]:
    """The rules of a game in their order: nothing is left out and nothing stands twice."""
    rules = rules_of(game_id)
    found = cut(rules.text)
    give_keys(found, rules)
    return [section.to_json() for section in found]


def cut(text: str) -> list[Section]:
    """The sections of the rules, one behind the other.

    >>> [(one.title, one.level) for one in cut("# A game\\n## 1. Play (§ play)\\n**R-01** Why?")]
    [('A game', 1), ('1. Play', 2), ('R-01', 3)]
    """
    found: list[Section] = []
    depth = 0
    for number, line in enumerate(text.splitlines()):
        if heading := _HEADING.match(line):
            depth = len(heading.group(1))
            found.append(Section(_KEY.sub("", heading.group(2)), depth, number))
        elif ruling := _RULING.match(line):
            drop_table_head(found[-1])
            question, *answer = ruling.group(2).split(" | ")[:RULING_CELLS]
            said = "\n\n".join([f"*{question.strip()}*", *answer])
            found.append(Section(ruling.group(1), depth + 1, number, said))
        elif part := _PART.match(line):
            said = line[part.end() :].lstrip(" .")
            found.append(Section(part.group(1).rstrip("."), depth + 1, number, said))
        elif line != _RULER:
            found[-1].lines.append(line)
    return found


def drop_table_head(section: Section) -> None:
    """Rulings stand by themselves: what was the head of their table goes."""
    while section.lines and section.lines[-1].startswith("|"):
        section.lines.pop()


def give_keys(sections: list[Section], rules: Rules) -> None:
    """Every key of the rules leads to the section in which it stands; each section has one."""
    lines = [section.line for section in sections]
    mentioned = {k: one for k, one in rules.mentioned.items() if k not in rules.passages}
    taken: set[str] = set()
    for passage in (*rules.passages.values(), *mentioned.values()):
        section = sections[bisect_right(lines, passage.line) - 1]
        for key in spellings(passage.key):
            if key not in taken:
                section.keys.append(key)
                taken.add(key)
    above = ""
    for section in sections:
        if not section.keys:
            section.keys.append(f"{above}, {section.title}")
        if not section.is_part:
            above = section.keys[0]


def spellings(key: str) -> tuple[str, ...]:
    """How a key is written: with a blank behind the sign, or without.

    >>> spellings("§ 4.1"), spellings("R-07")
    (('§ 4.1', '§4.1'), ('R-07',))
    """
    return (key, f"§{key[2:]}") if key.startswith("§ ") else (key,)

"""Records: headers and every decision and chance outcome in order. One played game, whole."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final, final

from keepwright.engine.errors import BadRecord, BadState, KeepwrightError
from keepwright.engine.event import Event
from keepwright.engine.game import Game, OptionValue, load, option_text
from keepwright.engine.notation import CHANCE, Line, play_line, read_line, without_remark
from keepwright.engine.play import score_sheet
from keepwright.engine.showing import drawn
from keepwright.engine.state import State
from keepwright.engine.wrong_type import not_as_wanted

FORMAT: Final = "1"
# What is written otherwise between the quotes of a header; the backslash comes first.
ESCAPES: Final = {"\\": "\\", '"': '"', "\n": "n", "\r": "r"}
POSITION: Final = "Position"  # the header of a record that begins with a position of its own
_HEADER: Final = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*')


@final
class Record:
    """A game as text: it is the truth, a position is a cache of it.

    >>> record = Record.new("caylus", ["blue", "red"], seed="")
    >>> record.lines.append(read_line("* turn_order red blue"))
    >>> print(record.write())
    [Format "1"]
    [Game "caylus"]
    [Rules "r1"]
    [Seats "blue red"]
    <BLANKLINE>
    * turn_order red blue
    <BLANKLINE>
    """

    def __init__(self, headers: dict[str, str], lines: list[Line], remarks: list[str]) -> None:
        self.headers: Final = headers
        self.lines: Final = lines
        self.remarks: Final = remarks

    @staticmethod
    def new(
        game: Game | str,
        seats: int | Sequence[str],
        options: Mapping[str, OptionValue] | None = None,
        seed: str = "",
    ) -> Record:
        """The record of a game that has not begun; seats are colours, or how many there are."""
        rules = load(game) if isinstance(game, str) else game
        colours = rules.colours_of(seats)
        headers = {
            "Format": FORMAT,
            "Game": rules.id,
            "Rules": rules.rules,
            "Seats": " ".join(colours),
        }
        chosen = rules.check_options({} if options is None else options)
        changed = [o.id for o in rules.options if chosen[o.id] != o.default]
        rules.check_table(colours, chosen)
        if changed:
            headers["Options"] = " ".join(f"{id}={option_text(chosen[id])}" for id in changed)
        headers.update(rules.headers(colours, chosen))
        if seed:
            headers["Seed"] = seed
        return Record(headers, [], [])

    @staticmethod
    def from_position(state: State) -> Record:
        """The record of a game that goes on from a position, whatever led there.

        >>> from keepwright.engine.play import new_game
        >>> state = new_game("caylus", seats=3, seed=1)
        >>> Record.from_position(state).replay().digest() == state.digest()
        True
        """
        record = Record.new(state.game, list(state.seats), state.options)
        record.headers[POSITION] = json.dumps(state.to_json(), separators=(",", ":"))
        return record

    @staticmethod
    def read(text: str) -> Record:
        """The record this text writes; BadRecord with the number of the line if it writes none."""
        headers: dict[str, str] = {}
        lines: list[Line] = []
        remarks: list[str] = []
        for number, written in enumerate(re.split("\r\n|\r|\n", text), 1):
            if written.strip().startswith("["):
                if lines:
                    raise BadRecord(line=number, why="late_header", text=written.strip())
                _read_headers(written.strip(), number, headers)
                continue
            if written.strip().startswith("#") and not lines:
                remarks.append(written.strip()[1:].strip())
            if not without_remark(written):
                continue
            try:
                lines.append(read_line(written))
            except KeepwrightError:
                raise BadRecord(line=number, why="unreadable", text=written.strip()) from None
        for name in ("Format", "Game", "Rules", "Seats"):
            if name not in headers:
                raise BadRecord(line=1, why="missing_header", header=name)
        if headers["Format"] != FORMAT:
            raise BadRecord(line=1, why="other_format", text=headers["Format"])
        return Record(headers, lines, remarks)

    @staticmethod
    def load(path: Path | str) -> Record:
        """The record in a file."""
        try:
            return Record.read(path_of(path).read_text(encoding="utf-8-sig"))
        except UnicodeDecodeError:
            raise BadRecord(line=1, why="not_text") from None

    def save(self, path: Path | str) -> None:
        """Write the record into a file, for `load`."""
        path_of(path).write_text(self.write(), encoding="utf-8")

    @property
    def game(self) -> Game:
        """The game that was played."""
        return load(self.headers["Game"])

    @property
    def seats(self) -> tuple[str, ...]:
        """The colours at the table, by seat."""
        return self.game.check_seats(tuple(self.headers["Seats"].split()))

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options of the game as they were chosen."""
        given: dict[str, Any] = {}
        for part in self.headers.get("Options", "").split():
            name, _, value = part.partition("=")
            given[name] = {"true": True, "false": False}.get(value, value)
        return self.game.check_options(given)

    def write(self) -> str:
        """The record as text."""
        headers = [f'[{name} "{_escape(value)}"]' for name, value in self.headers.items()]
        remarks = [f"# {line}" for remark in self.remarks for line in remark.splitlines() or [""]]
        return "\n".join([*headers, *remarks, "", *(line.text for line in self.lines), ""])

    def start(self) -> State:
        """The position before the first line."""
        game = self.game
        if self.headers["Rules"] != game.rules:
            raise BadRecord(
                line=1, why="other_rules", given=self.headers["Rules"], known=game.rules
            )
        if POSITION not in self.headers:
            return game.new_state(self.seats, self.options)
        try:
            state = game.state_from_json(json.loads(self.headers[POSITION]))
        except (ValueError, RecursionError, BadState) as error:
            raise BadRecord(line=1, why="bad_position", text=str(error)) from error
        if state.seats != self.seats or state.options != self.options:
            raise BadRecord(line=1, why="other_position", text=self.headers["Seats"])
        return state

    def replay(self, upto: int | None = None, heard: list[Event] | None = None) -> State:
        """The position after all lines (or the first `upto` of them)."""
        state = self.start()
        for number, line in enumerate(self.lines[:upto], 1):
            try:
                state = play_line(state, line.text, heard)
            except KeepwrightError as refusal:
                raise bad_line(number, line, refusal) from refusal
        return state

    def positions(self) -> list[State]:
        """Every position of the game, the one before the first line included."""
        found = [self.start()]
        for number in range(len(self.lines)):
            found.append(play_line(found[number], self.lines[number].text))
        return found

    def close(self, state: State) -> None:
        """Write the result of a finished game in the headers."""
        sheet = score_sheet(state)
        pairs = [*zip(sheet.seats, sheet.totals, strict=True)]
        pairs += [(name, int(tally.total)) for name, tally in sheet.rivals.items()]
        self.headers["Result"] = " ".join(f"{name}={total}" for name, total in pairs)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return False
        return (
            self.headers == other.headers
            and self.lines == other.lines
            and self.remarks == other.remarks
        )

    def __repr__(self) -> str:
        return f"<Record of {self.headers['Game']}, {len(self.lines)} lines>"

    def _repr_svg_(self) -> str | None:
        """The position that the record leads to as a picture, for notebooks."""
        return drawn(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Record.read, (self.write(),)


def replay(record: Record | str) -> State:
    """The position a record (or its text) leads to. Chance that is due then is still to be dealt.

    >>> from keepwright import Sitting
    >>> replay(Sitting.begin("caylus", seats=3, seed=7).record.write())  # doctest: +ELLIPSIS
    <caylus: round 1, placement; ...; green to decide place_or_pass>
    """
    return (Record.read(record) if isinstance(record, str) else record).replay()


def path_of(given: object) -> Path:
    """Where a file is; TypeError if that is no path."""
    if not isinstance(given, str | PathLike):
        raise not_as_wanted("path", "a path or its text", given)
    return Path(given)


def bad_line(number: int, line: Line, refusal: KeepwrightError) -> BadRecord:
    """The error of a record whose line with this number was refused; the refusal is its cause."""
    error = BadRecord(move=number, why=refusal.code, text=line.text, detail=str(refusal))
    error.__cause__ = refusal  # compiled by mypyc, `raise … from` does not set it
    return error


def seats_of(lines: list[Line]) -> list[str]:
    """Who acted in each line that is not chance."""
    return [line.who for line in lines if line.who != CHANCE]


def _escape(value: str) -> str:
    for plain, written in ESCAPES.items():
        value = value.replace(plain, f"\\{written}")
    return value


def _unescape(found: re.Match[str]) -> str:
    letter = found.group(1)
    return next((plain for plain, written in ESCAPES.items() if written == letter), letter)


def _read_headers(written: str, number: int, headers: dict[str, str]) -> None:
    rest = written
    while rest and not rest.startswith("#"):
        found = _HEADER.match(rest)
        if found is None:
            raise BadRecord(line=number, why="bad_header", text=written)
        name = found.group(1)
        if name in headers:
            raise BadRecord(line=number, why="header_twice", header=name)
        headers[name] = re.sub(r"\\(.)", _unescape, found.group(2))
        rest = rest[found.end() :]

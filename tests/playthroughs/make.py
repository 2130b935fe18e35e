"""Writes the playthroughs anew: `python tests/playthroughs/make.py`. Then read the diff.

A playthrough shows a record of the corpus line by line: what was played, what happened, and where a
phase ends, or something else that parts the game, how all stand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import keepwright as kw  # noqa: E402 - the path comes first
from tests.records.make import every_kind, record_path  # noqa: E402

FOLDER = Path(__file__).parent
PARTING = ("phase_began", "reset_began", "final_round_began")


def shown() -> Iterator[Path]:
    """The records that are shown: of each game, size of table and set of rules the first.

    Options that are only switched on or off add little to read, and are left at their default.
    """
    for id in kw.game_ids():
        game = kw.load(id)
        seen = set()
        for seats, options, end in every_kind(game):
            switched = any(options[o.id] != o.default for o in game.options if o.default is False)
            kind = (seats, *options.values())
            if not switched and kind not in seen:
                seen.add(kind)
                yield record_path(game, seats, options, end)


SHOWN = list(shown())


def event_text(event: kw.Event) -> str:
    """An event as one line: its code and its facts, those in brackets that one seat is told."""
    facts = [f"{name}={value_text(value)}" for name, value in event.facts.items()]
    secret = [f"({name}={value_text(value)})" for name, value in event.secret.items()]
    return " ".join([event.code, *facts, *secret])


def value_text(value: object) -> str:
    """A fact in as few signs as can be read."""
    if isinstance(value, dict):
        return "".join(f"{n:+d} {kind}" for kind, n in value.items()).removeprefix("+") or "-"
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return str(value)


def transcript(record: kw.Record) -> str:
    """A whole game to be read."""
    state = record.start()
    names = ("Game", "Rules", "Seats", "Options", "Schemes", "Result")
    shown = [f"{name}: {record.headers[name]}" for name in names if name in record.headers]
    for number, line in enumerate(record.lines, 1):
        heard: list[kw.Event] = []
        state = kw.play_line(state, line.text, heard)
        shown += ["", f"{number}. {line.text}"]
        for event in heard:
            shown.append(f"    {event_text(event)}")
        if any(event.code in PARTING for event in heard) or state.over:
            shown += ["", f"  = {state!r}"]
    shown += ["", repr(kw.score_sheet(state)), ""]
    return "\n".join(shown)


def transcript_path(record: Path) -> Path:
    """Where the playthrough of a record is kept."""
    return FOLDER / record.parent.name / f"{record.stem}.txt"


def main() -> None:
    for path in SHOWN:
        written = transcript_path(path)
        written.parent.mkdir(exist_ok=True)
        written.write_text(transcript(kw.Record.load(path)), encoding="utf-8")
        print(written.relative_to(ROOT))


if __name__ == "__main__":
    main()

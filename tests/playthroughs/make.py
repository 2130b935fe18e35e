"""Writes the playthroughs anew: `python tests/playthroughs/make.py`. Then read the diff.

A playthrough shows a record of the corpus line by line: what was played, what happened, and at the
end of every phase how all stand.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import keepwright as kw  # noqa: E402 - the path comes first

FOLDER = Path(__file__).parent
SHOWN = [ROOT / "tests" / "records" / "caylus" / f"{seats}-bailiff.record" for seats in range(2, 6)]


def event_text(event: kw.Event) -> str:
    """An event as one line: its code and its facts."""
    facts = [f"{name}={value_text(value)}" for name, value in event.facts.items()]
    return " ".join([event.code, *facts])


def value_text(value: object) -> str:
    """A fact in as few signs as can be read."""
    if isinstance(value, dict):
        return "+".join(f"{n} {kind}" for kind, n in value.items()) or "-"
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return str(value)


def transcript(record: kw.Record) -> str:
    """A whole game to be read."""
    state = record.start()
    shown = [f"{name}: {record.headers[name]}" for name in ("Game", "Rules", "Seats", "Result")]
    for number, line in enumerate(record.lines, 1):
        heard: list[kw.Event] = []
        state = kw.play_line(state, line.text, heard)
        shown += ["", f"{number}. {line.text}"]
        for event in heard:
            shown.append(f"    {event_text(event)}")
        if any(event.code == "phase_began" for event in heard) or state.over:
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

"""`keepwright picture`: a position as a picture, SVG or PNG."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

from keepwright.cli.arguments import numbered_file, read_text
from keepwright.cli.calling import Argument, Option
from keepwright.cli.saving import write_bytes
from keepwright.cli.speaking import REFUSED, WRONG_CALL, Lang, Spoken, Stop, err, words
from keepwright.documents import read_document
from keepwright.engine.record import Record
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.state import State
from keepwright.picture import DAY, THEMES, NoPng, picture_of, png_of

STANDARD_INPUT: Final = "-"
SPECTATOR_NAME: Final = "spectator"
SVG, PNG = ".svg", ".png"


def document_in(file: Path) -> Record:
    """The record in a file or on standard input, or of the position that stands there."""
    path, number = numbered_file(file)
    text = sys.stdin.read() if str(path) == STANDARD_INPUT else read_text(path)
    record = read_document(text, number)
    Spoken.game_id = record.headers["Game"]
    return record


def eyes_of(state: State, seat: str | None) -> int | None:
    """Whose eyes are meant: a seat's, a spectator's, or those that see everything."""
    if seat is None:
        return None
    if seat == SPECTATOR_NAME:
        return SPECTATOR
    if seat not in state.seats:
        seats = ", ".join((*state.seats, SPECTATOR_NAME))
        raise Stop("cli-picture-bad_seat", WRONG_CALL, seat=seat, seats=seats)
    return state.seats.index(seat)


def picture(
    file: Annotated[
        Path,
        Argument(
            metavar="FILE",
            help="A record, a position as JSON, or a scenario as YAML (FILE#2: the second in a "
            "file); - reads standard input.",
        ),
    ],
    at: Annotated[
        int | None,
        Option("--at", metavar="N", help="The position after N lines. Default: the last."),
    ] = None,
    seat: Annotated[
        str | None,
        Option(
            "--seat",
            metavar="COLOUR",
            help="Show what this seat may know, or a spectator. Default: everything.",
        ),
    ] = None,
    theme: Annotated[
        str,
        Option(
            "--theme",
            metavar="THEME",
            help=f"One of {', '.join(THEMES)}.",
            words=lambda: THEMES,
        ),
    ] = DAY,
    output: Annotated[
        Path | None,
        Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Where to write it; .png makes it a PNG. Default: SVG on standard output.",
        ),
    ] = None,
    zoom: Annotated[
        float,
        Option("--zoom", metavar="N", help="How many times as large a PNG is.", min=0.1, max=8),
    ] = 2.0,
    lang: Lang = None,
) -> None:
    """Draw a position as a picture.

    Exit codes: 0 done, 1 the file is bad or PNG cannot be made here, 2 wrong call.
    """
    if theme not in THEMES:
        raise Stop("cli-picture-bad_theme", WRONG_CALL, theme=theme, themes=", ".join(THEMES))
    ending = SVG if output is None else output.suffix.lower()
    if ending not in (SVG, PNG):
        raise Stop("cli-picture-bad_ending", WRONG_CALL, file=str(output))
    record = document_in(file)
    moves = len(record.lines)
    last = moves if at is None else at
    if not 0 <= last <= moves:
        raise Stop("cli-replay-beyond", WRONG_CALL, moves=moves, given=last)
    state = record.replay(last)
    drawn = picture_of(state, seat=eyes_of(state, seat), theme=theme, language=Spoken.lang)
    if output is None:
        sys.stdout.write(drawn)
        return
    write_bytes(output, drawn.encode() if ending == SVG else as_png(drawn, zoom))
    err().print(words().text("cli-picture-written", file=str(output)), soft_wrap=True)


def as_png(drawn: str, zoom: float) -> bytes:
    """The picture as PNG; a sentence says what is missing where that cannot be."""
    try:
        return png_of(drawn, zoom)
    except NoPng:
        raise Stop("cli-picture-no_png", REFUSED) from None

"""What commands are asked with: options of a game, seats, bots, numbers, files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from keepwright.bots.people import LEVELS, PEOPLE
from keepwright.bots.registry import BOTS, check_bot
from keepwright.cli.calling import Argument, Option
from keepwright.cli.speaking import REFUSED, WRONG_CALL, Spoken, Stop
from keepwright.engine.errors import BadSeats
from keepwright.engine.game import Game, OptionValue, game_ids, load
from keepwright.engine.record import Record

VALUES: Final = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
USUAL_SEATS: Final = 3

GameId = Annotated[
    str, Argument(metavar="GAME", help="Id of the game, e.g. caylus.", words=game_ids)
]
Options = Annotated[
    list[str] | None,
    Option(
        "--option",
        metavar="NAME=VALUE",
        help="Choose an option of the game: on, off, or one of its words. Repeatable.",
        words=lambda: dict.fromkeys(f"{o.id}=" for id in game_ids() for o in load(id).options),
    ),
]
Seats = Annotated[
    int | None, Option("--seats", metavar="N", help="Number of players.", show_default="3")
]
Seed = Annotated[
    str | None,
    Option("--seed", metavar="N", help="A number or word; the same seed deals the same."),
]
Bots = Annotated[
    str | None,
    Option(
        "--bots",
        metavar="A,B,…",
        help=f"Bots by seat, or one for all: somebody (kuno), a level ({', '.join(LEVELS)}), a bot "
        f"({', '.join(BOTS)}) with parameters as name:key=value, or your own as module:Class.",
        words=lambda: [*BOTS, *LEVELS, *(one.id for one in PEOPLE)],
    ),
]
RecordFile = Annotated[Path, Argument(metavar="FILE", help="A record of a game.")]


def read_options(given: list[str] | None) -> dict[str, OptionValue]:
    """The options that `name=value` texts name; which there are, the game will say.

    >>> read_options(["jeweller=on", "level=standard"])
    {'jeweller': True, 'level': 'standard'}
    """
    found: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise Stop("cli-bad_option_form", WRONG_CALL, given=text)
        found[name] = VALUES.get(value.lower(), value)
    return found


def read_bots(given: str | None, default: str) -> list[str]:
    """The bots that a comma-separated text names; each must exist."""
    bots = [name.strip() for name in (given or default).split(",") if name.strip()]
    for name in bots:
        check_bot(name)
    return bots


def seats_for(game: Game, seats: int | None, bots: list[str], humans: int = 0) -> int:
    """The number of players that was asked for, or that the list of bots makes."""
    if seats is None:
        seats = len(bots) + humans if len(bots) > 1 else min(USUAL_SEATS, game.most_seats)
    if not game.least_seats <= seats <= game.most_seats:
        raise BadSeats(game=game.id, given=seats, least=game.least_seats, most=game.most_seats)
    return seats


def one_for_each(bots: list[str], seats: int) -> list[str]:
    """One bot for each of these seats; a single bot plays them all."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Stop("cli-bad_bot_count", WRONG_CALL, seats=seats, bots=len(bots))
    return bots


def at_least(name: str, given: int, least: int) -> int:
    """The number, if it is not too small."""
    if given < least:
        raise Stop("cli-bad_number", WRONG_CALL, name=name, given=given, least=least)
    return given


def read_text(path: Path) -> str:
    """The text in a file; a sentence if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Stop("cli-file_missing", WRONG_CALL, file=str(path)) from None
    except UnicodeDecodeError:
        raise Stop("cli-file_not_text", REFUSED, file=str(path)) from None
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Stop("cli-file_unreadable", REFUSED, file=str(path), reason=reason) from None


def numbered_file(path: Path) -> tuple[Path, int | None]:
    """A file and the number of a scenario in it, where one is named behind `#`.

    >>> file, number = numbered_file(Path("gold.yaml#2"))
    >>> file.name, number
    ('gold.yaml', 2)
    """
    name, mark, number = str(path).rpartition("#")
    if mark and number.isdecimal() and not path.exists():
        return Path(name), int(number)
    return path, None


def load_record(path: Path) -> Record:
    """The record in a file."""
    record = Record.read(read_text(path))
    Spoken.game_id = record.headers["Game"]
    Spoken.record = record
    return record

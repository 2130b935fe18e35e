"""Makes the corpus of records anew: `python tests/records/make.py [GAME]`.

With `--digests` only the digests of the last positions are, for when the form of JSON has changed.

For every game, seat count and combination of options one game for each way to end; where those are
too many, the game says which. What was once made by a revision of the rules is sealed: a record is
made anew only when the revision goes up; otherwise the records stay, and the tests replay them.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import keepwright as kw  # noqa: E402 - the path comes first
from tests.records.ways import of_game  # noqa: E402

RECORDS = Path(__file__).parent
SEALS = RECORDS / "sealed.txt"
TRIES = 200
RAISE_THE_REVISION = """
This would break a record that somebody has kept. If the change of the rules is meant:
1. raise the revision (`rules=` in the game's game.py),
2. move the old records to tests/records/GAME/REVISION/,
3. write the script that brings old records along, and its test with those records,
4. make the new ones: python tests/records/make.py GAME.
See docs/decisions/0011-a-revision-of-the-rules-is-sealed.md.
"""


def every_kind(game: kw.Game) -> Iterator[tuple[int, dict[str, Any], str]]:
    """Seat counts × options × ways to end, or those of them that the game names (`KINDS`)."""
    usual: dict[str, Any] = {option.id: option.default for option in game.options}
    for seats, options, end in getattr(of_game(game.id), "KINDS", None) or all_kinds(game):
        yield seats, usual | options, end


def all_kinds(game: kw.Game) -> Iterator[tuple[int, dict[str, Any], str]]:
    """Seat counts × options × ways to end, all of them."""
    names = [option.id for option in game.options]
    for seats in range(game.least_seats, game.most_seats + 1):
        for values in product(*(option.values for option in game.options)):
            options: dict[str, Any] = dict(zip(names, values, strict=True))
            for end in of_game(game.id).ends(options):
                yield seats, options, end


def chosen_words(game: kw.Game, options: dict[str, Any]) -> list[str]:
    """What is not as usual: options that are on by their id, others by their value."""
    unusual = [option for option in game.options if options[option.id] != option.default]
    return [option.id if options[option.id] is True else options[option.id] for option in unusual]


def record_path(game: kw.Game, seats: int, options: dict[str, Any], end: str) -> Path:
    """Where the record of such a game is kept."""
    words = [str(seats), *chosen_words(game, options), end]
    return RECORDS / game.id / f"{'-'.join(words)}.record"


def played(game: kw.Game, seats: int, options: dict[str, Any], end: str, number: int) -> kw.Sitting:
    """Game number so many of this kind."""
    seed = f"{seats} {options} {end} {number}"
    sitting = kw.Sitting.begin(game, list(game.colours[:seats]), options, seed=seed)
    choosers = of_game(game.id).choosers(game, seats, end, number, seed)
    while not (state := sitting.state).over:
        assert state.seat is not None
        action = choosers[state.seat].choose(state, kw.legal_actions(state))
        sitting.play(f"{state.seats[state.seat]}: {action.text}")
    return sitting


def sealed() -> dict[str, str]:
    """The seals of all records that were ever kept, by game, revision of the rules and name."""
    lines = SEALS.read_text(encoding="utf-8").splitlines() if SEALS.exists() else []
    return dict(line.rsplit(" ", 1) for line in lines)


def name_of(path: Path, revision: str) -> str:
    """Under which name the seal of a record is kept.

    >>> name_of(Path("caylus/2-winner.record"), "r1")
    'caylus r1 2-winner'
    """
    return f"{path.parent.name} {revision} {path.stem}"


def seal(record: kw.Record) -> str:
    """What stays the same as long as the revision does: the table, all lines, and the result."""
    headers = ("Game", "Rules", "Seats", "Options", "Result")
    kept = [record.headers.get(name, "") for name in headers]
    text = "\n".join([*kept, *(line.text for line in record.lines)])
    return hashlib.sha256(text.encode()).hexdigest()


def keep(record: kw.Record, path: Path) -> None:
    """Write a record and its seal, unless the revision has another one under this name."""
    seals = sealed()
    if seals.setdefault(name_of(path, record.headers["Rules"]), seal(record)) != seal(record):
        raise SystemExit(
            f"{path.name}: another record of this revision is sealed.\n{RAISE_THE_REVISION}"
        )
    path.parent.mkdir(exist_ok=True)
    path.write_text(record.write(), encoding="utf-8")
    SEALS.write_text("".join(f"{name} {one}\n" for name, one in sorted(seals.items())), "utf-8")


def make(game: kw.Game, seats: int, options: dict[str, Any], end: str) -> None:
    """Write the record of the first game of this kind that ends in this way."""
    ways = of_game(game.id)
    for number in range(TRIES):
        sitting = played(game, seats, options, end, number)
        if ways.way_to_end(sitting) == end and ways.is_worth_keeping(sitting):
            break
    else:
        raise SystemExit(f"no game of {seats} seats with {options} ends like that: {end}")
    words = chosen_words(game, options)
    record = sitting.record
    record.headers["Digest"] = sitting.state.digest()
    with_options = f" with {' and '.join(words)}" if words else ""
    record.remarks.insert(0, f"{seats} seats{with_options}: {ways.ends(options)[end]}.")
    path = record_path(game, seats, options, end)
    keep(record, path)
    print(f"{path.name}: game {number}, {len(record.lines)} lines, {record.headers['Result']}")


def renew_digest(path: Path) -> None:
    """Write the digest of the position that a record leads to anew; its seal stays as it is."""
    record = kw.Record.load(path)
    record.headers["Digest"] = record.replay().digest()
    keep(record, path)


def main() -> None:
    games = [word for word in sys.argv[1:] if word != "--digests"]
    for id in games or kw.game_ids():
        game = kw.load(id)
        if "--digests" in sys.argv:
            for path in sorted((RECORDS / id).glob("*.record")):
                renew_digest(path)
            continue
        for seats, options, end in every_kind(game):
            make(game, seats, options, end)


if __name__ == "__main__":
    main()

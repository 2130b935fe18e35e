"""`keepwright play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

from keepwright.bots.arena import HUMAN, PLAYERS
from keepwright.bots.people import USUAL, sit_down
from keepwright.bots.registry import GREEDY, check_bot
from keepwright.cli.arguments import (
    Bots,
    GameId,
    Options,
    Seats,
    Seed,
    load_record,
    read_options,
    seats_for,
)
from keepwright.cli.calling import Option
from keepwright.cli.saving import keep_seed, new_file, read_seed
from keepwright.cli.speaking import WRONG_CALL, Lang, Stop, out, words
from keepwright.cli.terminal import Terminal
from keepwright.engine.chance import SeedDealer, seed_bytes
from keepwright.engine.game import Game, OptionValue, load
from keepwright.engine.record import Record
from keepwright.engine.sitting import Sitting

SEED_BYTES: Final = 32


def players_for(game: Game, seats: int | None, bots: str | None, hot_seat: bool) -> list[str]:
    """Who plays each seat: `human`, or a bot, most often as somebody with a name.

    A list of bots leaves the first seat to a human.
    """
    if hot_seat:
        return [HUMAN] * seats_for(game, seats, [])
    named = [name.strip() for name in (bots or USUAL).split(",") if name.strip()]
    for name in named:
        if name != HUMAN:
            check_bot(name)
    if HUMAN in named or (bots and len(named) == seats):
        count = seats_for(game, seats or len(named), named)
    else:
        count = seats_for(game, seats, named, humans=1)
        named = [HUMAN, *(named * (count - 1) if len(named) == 1 else named)]
    if len(named) != count:
        raise Stop("cli-bad_bot_count", WRONG_CALL, seats=count, bots=len(named))
    seated = sit_down([None if name == HUMAN else name for name in named])
    return [bot or HUMAN for bot in seated]


def begin(
    game: Game, players: list[str], options: dict[str, OptionValue], seed: str | None, file: Path
) -> Sitting:
    """A new game, dealt from the seed given or from a secret one that is kept beside the file."""
    chosen = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
    record = Record.new(game, list(game.colours[: len(players)]), options)
    record.headers[PLAYERS] = " ".join(players)
    keep_seed(file, chosen)
    return Sitting(record, SeedDealer(chosen))


def resume_game(file: Path) -> Sitting:
    """The game in a file, with the dealer it began with if his seed is still kept."""
    record = load_record(file)
    seed = read_seed(file) or secrets.token_bytes(SEED_BYTES)
    return Sitting(record, SeedDealer(seed))


def players_in(record: Record) -> list[str]:
    """Who plays each seat of a saved game; where the record does not say, a human against bots."""
    named = record.headers.get(PLAYERS, "").split()
    if len(named) != len(record.seats):
        return [HUMAN, *([GREEDY] * (len(record.seats) - 1))]
    for name in named:
        if name != HUMAN:
            check_bot(name)
    return named


def play(
    game: GameId = "caylus",
    seats: Seats = None,
    bots: Bots = None,
    hot_seat: Annotated[
        bool, Option("--hot-seat", help="People play all seats at this terminal.")
    ] = False,
    option: Options = None,
    seed: Seed = None,
    save: Annotated[
        Path | None,
        Option(
            "--save",
            metavar="FILE",
            help="Where the game is kept; it is written after every decision. "
            "Default: a new file in the user's data folder.",
        ),
    ] = None,
    resume: Annotated[
        Path | None, Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: you have the first seat, bots the others.

    Choose by number, or type a move in the notation ("place mason"). `help` lists the commands,
    `?` shows the rules. Everything is saved after every decision: Ctrl-C loses nothing.
    """
    if resume is not None:
        sitting = resume_game(resume)
        people = players_in(sitting.record)
        if hot_seat:
            people = [HUMAN] * len(people)
        Terminal(sitting, people, save or resume).play()
        return
    rules = load(game)
    people = players_for(rules, seats, bots, hot_seat)
    options = rules.check_options(read_options(option))
    if save is not None and save.exists():
        raise Stop("cli-file_exists", WRONG_CALL, file=str(save))
    file = save or new_file(rules.id)
    if rules.unconfirmed:
        out().print(words(rules.id).unconfirmed(rules.unconfirmed), soft_wrap=True)
    Terminal(begin(rules, people, options, seed, file), people, file).play()

"""`keepwright games`: which games there are."""

from __future__ import annotations

import json
from typing import Final

from rich.table import Table

from keepwright.cli.speaking import Json, Lang, out, words
from keepwright.engine.game import Game, Option, game_ids, load
from keepwright.locales import Words

WIDEST_TITLE: Final = 18


def facts_of(game: Game) -> dict[str, object]:
    """What a program may want to know about a game."""
    speaker = words(game.id)
    return {
        "id": game.id,
        "title": game.title,
        "edition": game.edition,
        "rules": game.rules,
        "seats": {"min": game.least_seats, "max": game.most_seats},
        "colours": list(game.colours),
        "options": [
            {
                "id": option.id,
                "default": option.default,
                "values": list(option.values),
                "title": speaker.text(f"option-{option.id}"),
                "description": speaker.text(f"option-{option.id}.description"),
            }
            for option in game.options
        ],
        "status": game.status,
        "unconfirmed": game.unconfirmed,
    }


def option_line(own: Words, option: Option) -> str:
    """An option with what it does; where it is no switch, also with the words it takes."""
    values = [value for value in option.values if isinstance(value, str)]
    takes = f" ({', '.join(values)})" if values else ""
    return f"{option.id}{takes}: {own.text(f'option-{option.id}.description')}"


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games, with the number of players, their options and how complete they are."""
    found = [load(id) for id in game_ids()]
    if as_json:
        print(json.dumps([facts_of(game) for game in found], ensure_ascii=False, indent=2))
        return
    speaker = words()
    table = Table(box=None, pad_edge=False)
    longest = max(len(option.id) for game in found for option in game.options)
    for column in ("id", "title", "seats", "options", "status"):
        table.add_column(
            speaker.text(f"cli-games-{column}"),
            min_width=longest + 1 if column == "options" else None,
            max_width=WIDEST_TITLE if column == "title" else None,
            no_wrap=column in ("id", "seats", "status"),
        )
    for game in found:
        own = words(game.id)
        options = "\n".join(option_line(own, option) for option in game.options)
        seats = f"{game.least_seats}–{game.most_seats}"
        if game.unconfirmed:
            options += f"\n{own.unconfirmed(game.unconfirmed)}"
        title = own.text(f"game-{game.id}")
        table.add_row(game.id, title, seats, options, own.text(f"status-{game.status}"))
    out().print(table)

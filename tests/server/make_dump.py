"""Writes `dumps/<revision>.jsonl.gz`: a database of this release with people and games in it.

Run once for every release that has a new schema, before the next one changes it again; the
migrations are tested on all of them:

    python -m tests.server.make_dump
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import keepwright as kw
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.store.backups import write_backup
from keepwright.server.store.migrating import newest
from tests.server.sinks import Browser

DUMPS = Path(__file__).with_name("dumps")
PASSWORD = "correct horse battery"


def play(house: House, table_id: str, person_id: str, most: int, dice: random.Random) -> None:
    """So many random decisions of one person who has all seats."""
    for _ in range(most):
        position = house.seeing.position(table_id, person_id)
        if position["over"]:
            return
        colour = position["due"][0]["seat"]
        asked = house.seeing.position(table_id, person_id, colour)["decision"]
        move = dice.choice([option["move"] for option in asked["options"] if option["legal"]])
        key = f"{position['seq']}"
        house.moves.decide(table_id, person_id, colour, move, position["seq"], key)


def lay(house: House, host_id: str, game: str, seats: int, pace: dict[str, Any]) -> str:
    """A table where one person has all seats."""
    places = [{"kind": "me"}] * seats
    return house.lobby.create(host_id, game, {}, places, pace, public=True)


def furnish(house: House, dice: random.Random) -> None:
    """Somebody for every table of the database, and games at every stage."""
    ida, _ = house.people.new_guest("de", "a browser")
    house.people.claim(ida, "Ida", PASSWORD, "")
    house.people.change(ida, {"mail": "ida@example.org", "mail_notices": True})
    house.people.new_token(ida, "a program")
    bob, _ = house.people.new_guest("en", "a browser")
    house.people.invite("for Carla")
    house.talk.mute(ida, bob, True)
    house.pushes.subscribe(ida, "https://push.example.org/ida", **Browser().keys)
    assert house.pushes.public_key
    for game in kw.game_ids():
        finished = lay(house, ida, game, 2, {"kind": "none"})
        house.lobby.start(ida, finished)
        play(house, finished, ida, 100_000, dice)
        house.lobby.rematch(ida, finished)
        running = lay(house, ida, game, 3, {"kind": "days", "days": 3})
        house.lobby.start(ida, running)
        play(house, running, ida, 40, dice)
        colour = house.seeing.position(running, ida)["table"]["seats"][0]["colour"]
        house.moves.hand_over(running, ida, colour)
        house.moves.take_back(running, ida, colour)
        seq = house.lobby.describe_table(ida, running)["seq"]
        house.moves.ask_takeback(running, ida, colour, seq)
        house.talk.say(running, ida, "Good luck! – Sok szerencsét!")
        house.talk.write_note(running, ida, "The castle first.")
    with_bob = house.lobby.create(
        ida,
        "caylus",
        {"jeweller": True},
        [{"kind": "me"}, {"kind": "open"}],
        {"kind": "none"},
        True,
    )
    house.lobby.join(bob, with_bob, None, "")
    house.census.count()


def main() -> None:
    """Make the dump of the schema there is."""
    DUMPS.mkdir(exist_ok=True)
    file = DUMPS / f"{newest()}.jsonl.gz"
    if file.exists():
        sys.exit(f"{file} is there already; a released schema does not change")
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=Path(folder)))
        furnish(house, random.Random(1303))
        write_backup(house.store, file, lambda done, total: None)
        house.store.close()
    print(file)


if __name__ == "__main__":
    main()

"""A first bot: plays on a keepwright server, and builds whenever it may.

    python examples/first_bot.py http://127.0.0.1:8303 TOKEN

Without a token it comes as a guest, lays a table of Caylus against a bot of the house and plays it.
"""

from __future__ import annotations

import random
import sys

from keepwright.client import BotPlayer, Client, Lost, Refused, Turn

LIKED = ("build", "hand_in", "transform", "place")  # verbs of Caylus, the best first


class FirstBot(BotPlayer):
    """Does what it likes best, else anything."""

    def choose(self, turn: Turn) -> str:
        """The first liked kind of move that is legal; chance decides among several."""
        for liked in LIKED:
            found = [move for move in turn.moves if move.split()[0] == liked]
            if found:
                return random.choice(found)
        return random.choice(turn.moves)


def main(address: str, token: str = "") -> None:
    """Play: with a token at all tables of its person, else one game as a guest."""
    if token:
        FirstBot(Client.with_token(address, token)).play()
        return
    client = Client.as_guest(address, "first bot")
    table = client.lay("caylus", [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}])
    client.start(table.id)
    FirstBot(client).play(games=1)
    print(client.table(table.id).result)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(f"usage: python {sys.argv[0]} ADDRESS [TOKEN]")
    try:
        main(*sys.argv[1:])
    except (Lost, Refused) as trouble:
        sys.exit(str(trouble))

"""Draws docs/pictures/terminal.svg: the terminal table in the middle of a game between bots.

Run it from the top of the tree: `python docs/make_picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from keepwright.bots.registry import make_bot
from keepwright.cli.choices import ways_to_list
from keepwright.cli.tables import board_of
from keepwright.cli.tables.cards import what_it_does
from keepwright.cli.tables.log import log_lines
from keepwright.engine.chance import Dice
from keepwright.engine.game import load
from keepwright.engine.play import due_decision, legal_actions
from keepwright.engine.sitting import Sitting
from keepwright.engine.view import view
from keepwright.locales import Words

PICTURE: Final = Path(__file__).parent / "pictures" / "terminal.svg"
GAME: Final = load("caylus")
SEED, ROUND, WIDTH, ROWS = 7, 9, 128, 34


def middle_of_a_game() -> Sitting:
    """A game of three bots, up to the middle of placing workers in some round."""
    sitting = Sitting.begin(GAME, list(GAME.colours[:3]), seed=SEED)
    bots = [make_bot("greedy", GAME, Dice(seat)) for seat in range(3)]
    while (seat := sitting.state.seat) is not None:
        facts = sitting.state.to_json()
        placed = len(facts["workers"]) + len(facts["castle"])
        if facts["round"] == ROUND and facts["phase"] == "placement" and placed >= 7 and seat == 0:
            break
        action = bots[seat].choose(view(sitting.state, seat), legal_actions(sitting.state))
        sitting.play(f"{sitting.state.seats[seat]}: {action.text}")
    return sitting


def draw() -> None:
    """Write the picture."""
    sitting, words, board = middle_of_a_game(), Words("en", GAME.id), board_of(GAME.id)
    state = sitting.state
    assert state.seat is not None
    name = state.seats[state.seat]
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    events = [event for heard in sitting.events for event in heard]
    log = log_lines(events, words, short=True)
    facts = view(state, state.seat).facts
    console.print(board.draw(facts, words, log, WIDTH, ROWS))
    prompt = Text(words.text("terminal-your_turn", seat=words.seat(name)), style="bold")
    prompt.append(f" {words.prompt(due_decision(state), name)}", style="not bold")
    prompt.append(f" {board.note(state, words)}", style="not bold dim")
    console.print(prompt)
    legal = legal_actions(state)
    names = [board.choice(state, words, action) for action in legal]
    effects = [what_it_does(words, action, facts) for action in legal]
    console.print(ways_to_list(names, effects, WIDTH)[1])
    console.print(f"{words.text('terminal-prompt')} > place castle")
    drawn = console.export_svg(title="keepwright play", unique_id="keepwright")
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(without_foreign_fonts(drawn), encoding="utf-8")


def without_foreign_fonts(svg: str) -> str:
    """The picture with the reader's own monospaced font, and nothing to load."""
    own = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.S)
    return re.sub(r"\n\s*<!-- Generated.*?-->", "", own)


if __name__ == "__main__":
    draw()

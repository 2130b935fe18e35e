"""A position in a terminal: the table, what is due, and all choices with their obstacles."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from keepwright.cli.speaking import out, words
from keepwright.cli.tables import board_of
from keepwright.engine.agenda import Chance, Decision
from keepwright.engine.play import candidates, decisions_due
from keepwright.engine.saving import task_to_json
from keepwright.engine.state import State


def position_facts(state: State) -> dict[str, object]:
    """The position for programs, with what is due and all choices."""
    due = state.due
    return {
        "position": state.to_json(),
        "due": None if due is None else task_to_json(due, state.seats),
        "options": [
            {
                "move": f"{state.seats[decision.seat]}: {choice.action.text}",
                "obstacles": [obstacle.to_json() for obstacle in choice.obstacles],
            }
            for decision in decisions_waiting(state)
            for choice in candidates(state, int(decision.seat))
        ],
    }


def show_position(state: State) -> None:
    """The position for people."""
    console, speaker = out(), words(state.game.id)
    board = board_of(state.game.id)
    console.print(board.draw(state.to_json(), speaker, [], console.width, console.height))
    due = state.due
    if due is None:
        console.print(speaker.text("error-over"))
    elif isinstance(due, Chance):
        drawn = due.text(state, due.pool(state)[: due.count(state)])
        console.print(speaker.text("cli-scenario-chance", line=f"* {drawn}"), soft_wrap=True)
    elif not decisions_waiting(state):
        console.print(speaker.text("cli-scenario-next", task=due.name), soft_wrap=True)
    for decision in decisions_waiting(state):
        show_choices(state, decision)


def decisions_waiting(state: State) -> list[Decision[State]]:
    """The decisions that wait for an answer; none where a scenario has stopped before."""
    return decisions_due(state) if state.choices else []


def show_choices(state: State, decision: Decision[State]) -> None:
    """What one seat is asked: the legal moves, then the others with every reason and its code."""
    console, speaker = out(), words(state.game.id)
    seat = state.seats[decision.seat]
    line = Text(f"{speaker.seat(seat)}: {speaker.prompt(decision, seat)}", style="bold")
    line.append(f" ({decision.name})", style="not bold dim")
    console.print(line, soft_wrap=True)
    table = Table(box=None, pad_edge=False, show_header=False)
    choices = candidates(state, int(decision.seat))
    for choice in sorted(choices, key=lambda choice: not choice.legal):
        reasons = [f"{o.code}: {speaker.obstacle(o)}" for o in choice.obstacles]
        style = "" if choice.legal else "dim"
        move = Text(f"{seat}: {choice.action.text}", style=style, no_wrap=True)
        table.add_row(move, Text("\n".join(reasons), style=style))
    console.print(table)

"""Where a scenario can begin: at any task, with what follows it in the course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import bit, numbers
from keepwright.games.architects.cards import DrawCards, FromPile
from keepwright.games.architects.components import APPRENTICE_IDS, CHARACTERS
from keepwright.games.architects.course import Course, followed, seat_of
from keepwright.games.architects.final_scoring import FINAL_SCORING, LAST_VIRTUE
from keepwright.games.architects.setup import OPENING, cards_dealt, turn_order_from
from keepwright.games.architects.state import (
    NO_CARD,
    NO_CHARACTER,
    NO_FINAL_ROUND,
    NOBODY,
    Architects,
    Player,
)
from keepwright.games.architects.turn import TURN, is_guildhall_full

# Before these tasks nobody knows who plays first.
BEFORE_TURN_ORDER: Final = (
    *(task.name for task in OPENING[:4]),
    "choose_character",
    "deal_character",
    "character",
    "deal_cards",
    "deal",
    "draft_pick",
    "pass_cards",
    "find_first_player",
    "first_player",
)
# Tasks of the set-up for which the cards of the draft lie ready.
DRAFTING: Final = ("draft_pick", "pass_cards")
# Tasks that can be another player's than the active one's.
OFF_TURN: Final = ("destroy_debt", "avoid_debt", "reset_ability", "release_count")
SCORING: Final = ("last_virtue", "endgame_order", "last_gains", "last_loss", "final_scoring")
AUTOMA_TASKS: Final = ("automa_turn", "scheme", "end_automa_turn")


def begin_phase(state: Architects, name: str) -> Course:
    """The tasks from a part of the game on; none if there is no such part."""
    if name == "turn":
        prepare(state, TURN[0])
        return [TURN[state.turn_order[0]]]
    if name == "scoring":
        prepare(state, FINAL_SCORING)
        order = [player for player in state.turn_order if not state.is_automa(player)]
        return [*[LAST_VIRTUE[player] for player in order], FINAL_SCORING]
    return []


def resume(state: Architects, task: Task[Any]) -> Course:
    """The task and what follows it in a game; alone if no game has it now."""
    prepare(state, task)
    return followed(state, task, None) or [task]


def prepare(state: Architects, task: Task[Any]) -> None:
    """The position is one in which the task can be due."""
    if task.name in BEFORE_TURN_ORDER:
        take_back_set_up(state, task)
        return
    if not state.turn_order:
        state.turn_order = turn_order_from(state, 0)
    hand_out_characters(state)
    for seat, player in enumerate(state.players):
        if task.name != "keep_building" or seat != seat_of(task):
            give_back(state, player, 0)
    if task.name == "reveal" and NO_CARD not in state.display:
        state.apprentice_pile |= bit(state.display[-1])
        state.display = state.display[:-1] + (NO_CARD,)
    if task.name in AUTOMA_TASKS and state.has_automa:
        state.active = state.automa_player
    elif seat_of(task) != NOBODY and (task.name not in OFF_TURN or state.active == NOBODY):
        state.active = seat_of(task)
    elif state.active == NOBODY:
        state.active = state.turn_order[0]
    if task.name in SCORING:
        state.final_turns = 0
    elif is_guildhall_full(state) and state.final_turns == NO_FINAL_ROUND:
        state.final_turns = len(state.players)


def hand_out_characters(state: Architects) -> None:
    """Who is not said to have a character has that of his colour."""
    for seat, name in enumerate(state.seats):
        me = state.players[seat]
        if state.boards_vary and me.character == NO_CHARACTER:
            colours = [character.colour for character in CHARACTERS]
            me.character = colours.index(name)


def take_back_set_up(state: Architects, task: Task[Any]) -> None:
    """What this task of the set-up and those behind it bring is not there yet."""
    state.turn_order = ()
    state.active = NOBODY
    if task.name not in DRAFTING:
        for seat, player in enumerate(state.players):
            give_back(state, player, cards_before(state, task, seat))
    if task is OPENING[0]:
        state.small_face = NO_CARD
    if task in OPENING[:2]:
        for card in state.display:
            if card != NO_CARD:
                state.apprentice_pile |= bit(card)
        state.display = (NO_CARD,) * len(state.display)


def cards_before(state: Architects, task: Task[Any], seat: int) -> int:
    """How many cards of the draft a seat has when a task deals on (§ 3.1 step 7)."""
    if not isinstance(task, FromPile | DrawCards) or seat > task.seat:
        return 0
    dealt = cards_dealt(state)
    if seat < task.seat:
        return dealt
    return dealt - (int(task.cards) if isinstance(task, DrawCards) else 1)


def give_back(state: Architects, player: Player, kept: int) -> None:
    """The cards to choose from go back to the pile but for so many, picks as well."""
    state.building_pile |= player.pick
    player.pick = 0
    for card in numbers(player.offered)[kept:]:
        state.building_pile |= bit(card)
        player.offered &= ~bit(card)


# ---------------------------------------------------------------- what a scenario is given

CARD_LISTS: Final = ("hand", "offered", "pick", "put_under", "buildings")


def make_room(facts: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Cards that the given facts name lie nowhere else any more; others fill the Workshop.

    The automa's supply is worked out anew, as that of the players is.
    """
    named = set(texts_in(given))
    for player in facts["players"].values():
        for key in CARD_LISTS:
            player[key] = [id for id in player[key] if id not in named]
    used = named | set(facts["workshop"].values())
    free = [id for id in APPRENTICE_IDS if id not in used]
    rows = given.get("workshop")
    places = rows if isinstance(rows, Mapping) else {}
    for place, id in facts["workshop"].items():
        if id in named and place not in places and free:
            facts["workshop"][place] = free.pop(0)
    if facts["automa"] is not None:
        del facts["automa"]["supply"]


def texts_in(given: Any) -> list[str]:
    """All texts in nested maps and lists."""
    if isinstance(given, Mapping):
        return [text for value in given.values() for text in texts_in(value)]
    if isinstance(given, list):
        return [text for value in given for text in texts_in(value)]
    return [given] if isinstance(given, str) else []

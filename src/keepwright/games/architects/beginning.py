"""Where a scenario can begin: at any task, in a position in which it can be due."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import choices_of, numbers
from keepwright.games.architects.cards import FromPile
from keepwright.games.architects.components import (
    ALL_APPRENTICES,
    APPRENTICE_IDS,
    BASE_APPRENTICES,
    CHARACTER_IDS,
    CHARACTERS,
    DRAFT_KEEP,
    VIRTUE_AT_START,
)
from keepwright.games.architects.final_scoring import humans
from keepwright.games.architects.pieces import GOODS
from keepwright.games.architects.position import (
    ACT,
    AUTOMAS,
    MOMENTS,
    PLACE,
    RESET,
    SCORE,
    SET_UP,
)
from keepwright.games.architects.reset import BLACK_MARKET_RESET, TOP_CARD, TOP_FACE
from keepwright.games.architects.setup import (
    CHARACTER_BY_LOT,
    CHOOSE_CHARACTER,
    DRAFT_PICK,
    STARTING_APPRENTICE,
    cards_dealt,
    free_characters,
    turn_order_from,
)
from keepwright.games.architects.state import (
    ACTING,
    NO_CARD,
    NO_CHARACTER,
    NO_FINAL_ROUND,
    NOBODY,
    PLACING,
    RESET_AHEAD,
    RESETTING,
    Architects,
)
from keepwright.games.architects.turn import is_guildhall_full

# Begun with in the set-up, though it comes in turns as well.
SET_UP_FIRST: Final = "deal"


def enter(state: Architects, task: Task[Any]) -> None:
    """The position is one in which the task can be due."""
    when = MOMENTS.get(task.name, (ACT,))
    if when == (SET_UP,) or task.name == SET_UP_FIRST:
        take_back_set_up(state, task)
        return
    if not state.turn_order:
        state.turn_order = turn_order_from(state, 0)
    hand_out_characters(state)
    seat = seat_of(task)
    for place, player in enumerate(state.players):
        player.pick = 0
        if task.name != "keep_building" or place != seat:
            player.offered = 0
    if task.name == "reveal" and NO_CARD not in state.display:
        state.display = state.display[:-1] + (NO_CARD,)
    if task.name in AUTOMAS and state.has_automa:
        state.active = state.automa_player
    elif seat != NOBODY and (when in ((ACT,), (PLACE,)) or state.active == NOBODY):
        state.active = seat
    elif state.active == NOBODY:
        state.active = state.turn_order[0]
    if when == (SCORE,):
        state.final_turns = 0
    elif is_guildhall_full(state) and state.final_turns == NO_FINAL_ROUND:
        state.final_turns = len(state.players)
    state.done = done_before(state, task)


def seat_of(task: Task[Any]) -> int:
    """The seat a task is about, or NOBODY."""
    return int(task.fields().get("seat", NOBODY))


def done_before(state: Architects, task: Task[Any]) -> int:
    """How far the turn, the reset or the scoring has come when this task is due."""
    when, seat = MOMENTS.get(task.name, (ACT,)), seat_of(task)
    if when == (SCORE,):
        order = humans(state)
        return order.index(seat) + 1 if seat in order else 0
    if when == (PLACE,):
        return PLACING
    if task is TOP_CARD or task is TOP_FACE:
        return RESETTING + 1
    if when == (RESET,):
        order = state.clockwise_from(state.active)
        return RESETTING + 2 + (order.index(seat) if seat in order else 0)
    is_ahead = task is BLACK_MARKET_RESET or NOBODY not in state.spaces
    return RESET_AHEAD if is_ahead else ACTING


def hand_out_characters(state: Architects) -> None:
    """Who is not said to have a character has that of his colour, with what it starts with."""
    for seat, name in enumerate(state.seats):
        me = state.players[seat]
        if not state.boards_vary or me.character != NO_CHARACTER:
            continue
        me.character = own_first(numbers(free_characters(state)), name)[0]
        board = CHARACTERS[me.character]
        me.silver = me.silver or board.silver
        me.goods = me.goods or board.goods
        me.prison = me.prison or board.prison
        me.unpaid_debts = me.unpaid_debts or board.debts
        if me.virtue == VIRTUE_AT_START:
            me.virtue = board.virtue


def own_first(characters: list[int], colour: str) -> list[int]:
    """These characters, those of a colour before the others."""
    return sorted(characters, key=lambda number: CHARACTERS[number].colour != colour)


def take_back_set_up(state: Architects, task: Task[Any]) -> None:
    """What this task of the set-up and those behind it bring is not there yet."""
    seat = seat_of(task)
    state.active, state.done = NOBODY, 0
    is_last = task in STARTING_APPRENTICE
    if not is_last:
        state.turn_order = ()
    elif not state.turn_order:
        state.turn_order = turn_order_from(state, (seat + 1) % len(state.seats))
    if is_last:
        hand_out_characters(state)
    for place, player in enumerate(state.players):
        if task in CHOOSE_CHARACTER or task is CHARACTER_BY_LOT:
            player.offered = 0
            if place >= seat:
                player.character = NO_CHARACTER
        elif isinstance(task, FromPile):
            kept = cards_dealt(state) - (place == seat) if place <= seat else 0
            player.offered = choices_of(numbers(player.offered)[:kept])
        elif task not in DRAFT_PICK:
            player.hand = player.hand or choices_of(numbers(player.offered)[:DRAFT_KEEP])
            player.offered = 0


# ---------------------------------------------------------------- what a scenario is given

CARD_LISTS: Final = ("hand", "offered", "pick", "put_under", "buildings")


def make_room(facts: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Cards that the given facts name lie nowhere else any more; others fill the Workshop.

    Who is given a character has what it starts with. The automa's supply is worked out anew, as
    that of the players is.
    """
    named = set(texts_in(given))
    for player in facts["players"].values():
        for key in CARD_LISTS:
            player[key] = [id for id in player[key] if id not in named]
    used = named | set(facts["workshop"].values())
    cards = ALL_APPRENTICES if facts["options"]["promo_cards"] else BASE_APPRENTICES
    free = [id for id in [APPRENTICE_IDS[n] for n in numbers(cards)] if id not in used]
    rows = given.get("workshop")
    places = rows if isinstance(rows, Mapping) else {}
    for place, id in facts["workshop"].items():
        if id in named and place not in places and free:
            facts["workshop"][place] = free.pop(0)
    if facts["automa"] is not None:
        del facts["automa"]["supply"]
    change_characters(facts, given)


def change_characters(facts: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Who is given a character has it instead of his own; the others have boards of other colours.

    A character comes with what it starts with (§ 3.2).
    """
    players = given.get("players")
    parts = players if isinstance(players, Mapping) else {}
    wanted = {
        name: part["character"]
        for name, part in parts.items()
        if isinstance(part, Mapping) and part.get("character") in CHARACTER_IDS
    }
    taken = {CHARACTERS[CHARACTER_IDS.index(id)].colour for id in wanted.values()}
    for name, player in facts["players"].items():
        id = wanted.get(name, player["character"])
        if id is None:
            continue
        board = CHARACTERS[CHARACTER_IDS.index(id)]
        if name not in wanted and board.colour in taken:
            board = next(one for one in CHARACTERS if one.colour not in taken)
        taken.add(board.colour)
        if board.id != player["character"]:
            player["character"] = board.id
            player["silver"], player["virtue"] = int(board.silver), int(board.virtue)
            player["prison"], player["unpaid_debts"] = int(board.prison), int(board.debts)
            player.update(GOODS.unpack(int(board.goods)))


def texts_in(given: Any) -> list[str]:
    """All texts in nested maps and lists."""
    if isinstance(given, Mapping):
        return [text for value in given.values() for text in texts_in(value)]
    if isinstance(given, list):
        return [text for value in given for text in texts_in(value)]
    return [given] if isinstance(given, str) else []

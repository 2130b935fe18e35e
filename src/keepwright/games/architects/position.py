"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import bit, choices_of, count, numbers
from keepwright.engine.errors import BadState
from keepwright.games.architects.black_market import KEEP_BUILDING
from keepwright.games.architects.cards import DEAL_ONE
from keepwright.games.architects.components import (
    ALL_FUTURE,
    ALL_MARKET_CARDS,
    APPRENTICE_IDS,
    BUILDING_IDS,
    CATHEDRAL,
    DRAFT_KEEP,
    FACE_IDS,
    LOCATIONS,
    MARKET_IDS,
    PLACE_IDS,
    REWARD_IDS,
    REWARDS,
    SCHEME_IDS,
    SCHEMES,
    WORKERS,
)
from keepwright.games.architects.hire import REFILL, REVEAL, apprentice_limit, has_gaps
from keepwright.games.architects.reset import TOP_CARD, faces, parts_of_reset
from keepwright.games.architects.setup import (
    cards_dealt,
    has_drafted,
    is_dealt,
    is_in_game,
    next_without_character,
    turn_order_from,
)
from keepwright.games.architects.state import (
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


def complete(state: Architects, facts: Mapping[str, Any]) -> None:
    """Work out the piles and the workers in supply; check the rest."""
    work_out_buildings(state, facts)
    work_out_apprentices(state, facts)
    work_out_market(state, facts)
    work_out_workers(state, facts)
    work_out_rewards(state, facts)
    check_characters(state)
    check_cathedral(state)
    check_schemes(state)
    check_turn_order(state)
    check_course(state)


def names_of(state: Architects) -> list[str]:
    """The path of every player's part."""
    seats = [f"players.{name}" for name in state.seats]
    return [*seats, "automa"] if state.has_automa else seats


# ---------------------------------------------------------------- cards


def partition(parts: dict[str, int], whole: int, ids: tuple[str, ...]) -> int:
    """The things in all parts, each of which is in the game and in one part only."""
    seen = 0
    for path, things in parts.items():
        for thing in numbers(things & ~whole):
            raise BadState(path=path, why="not_in_this_game", given=ids[thing])
        for thing in numbers(things & seen):
            raise BadState(path=path, why="stands_twice", given=ids[thing])
        seen |= things
    return seen


def work_out_buildings(state: Architects, facts: Mapping[str, Any]) -> None:
    """Every building card is in a hand, built, looked at, or in the pile, once (§ 7)."""
    parts: dict[str, int] = {}
    for name, player in zip(state.seats, state.players, strict=False):
        path = f"players.{name}"
        parts[f"{path}.buildings"] = int(player.buildings)
        parts[f"{path}.hand"] = int(player.hand)
        parts[f"{path}.offered"] = int(player.offered)
        parts[f"{path}.pick"] = int(player.pick)
        parts[f"{path}.put_under"] = choices_of(list(player.put_under))
    whole = int(state.all_buildings)
    seen = partition(parts, whole, BUILDING_IDS)
    if "building_pile" in facts and int(state.building_pile) != whole & ~seen:
        raise BadState(path="building_pile", why="missing")
    state.building_pile = whole & ~seen
    sort_batches(state)


def sort_batches(state: Architects) -> None:
    """The cards under the pile are those that were put there; in a batch they have no order."""
    starts = [0] * len(state.seats)
    for seat, size in state.beneath:
        put = state.players[seat].put_under
        first, starts[seat] = starts[seat], starts[seat] + size
        batch = tuple(sorted(put[first : starts[seat]]))
        state.players[seat].put_under = put[:first] + batch + put[starts[seat] :]
    for seat, name in enumerate(state.seats):
        if len(state.players[seat].put_under) != starts[seat]:
            raise BadState(path=f"players.{name}.put_under", why="missing")


def work_out_apprentices(state: Architects, facts: Mapping[str, Any]) -> None:
    """Every apprentice is hired, face up, or in the pile, once; nobody has too many (§ 4.13)."""
    parts: dict[str, int] = {}
    for seat, name in enumerate(state.seats):
        player, path = state.players[seat], f"players.{name}.apprentices"
        parts[path] = int(player.apprentices)
        most = int(apprentice_limit(state, seat).total)
        if count(player.apprentices) > most:
            raise BadState(path=path, why="out_of_range", least=0, most=most)
    for place, card in enumerate(state.display):
        path = f"workshop.{PLACE_IDS[place]}"
        if card != NO_CARD:
            parts[path] = int(bit(card))
        elif state.display_silver[place]:
            raise BadState(path=f"workshop_silver.{PLACE_IDS[place]}", why="nobody_there")
    parts["apprentices_beneath"] = choices_of(list(state.apprentices_beneath))
    whole = int(state.all_apprentices)
    seen = partition(parts, whole, APPRENTICE_IDS)
    if "apprentice_pile" in facts and int(state.apprentice_pile) != whole & ~seen:
        raise BadState(path="apprentice_pile", why="missing")
    state.apprentice_pile = whole & ~seen


def work_out_market(state: Architects, facts: Mapping[str, Any]) -> None:
    """Every market card is in one of the piles; a space needs no more than a colour."""
    whole = int(ALL_MARKET_CARDS)
    seen = partition({"large_pile": choices_of(list(state.large_pile))}, whole, MARKET_IDS)
    if "small_pile" in facts and int(state.small_pile) != whole & ~seen:
        raise BadState(path="small_pile", why="missing")
    state.small_pile = whole & ~seen
    if state.small_face != NO_CARD and int(state.small_face) not in faces(state):
        raise BadState(path="small_face", why="not_in_this_game", given=FACE_IDS[state.small_face])


def check_cathedral(state: Architects) -> None:
    """No level has more markers than spaces (§ 2)."""
    for level, row in enumerate(CATHEDRAL):
        there = [n for n, one in enumerate(state.players) if one.cathedral == level]
        if len(there) > row.spaces:
            path = f"{names_of(state)[there[-1]]}.cathedral"
            raise BadState(path=path, why="level_full", given=str(level))


def work_out_rewards(state: Architects, facts: Mapping[str, Any]) -> None:
    """What is gone and what is left are all the rewards of the table (§ 3.1)."""
    for kind, reward in enumerate(REWARDS):
        if state.rewards_gone[kind] > reward.copies:
            path = f"rewards_gone.{REWARD_IDS[kind]}"
            raise BadState(path=path, why="out_of_range", least=0, most=reward.copies)
    most = int(state.table.rewards)
    left = most - sum(state.rewards_gone)
    if left < 0 or ("rewards" in facts and state.rewards != left):
        raise BadState(path="rewards", why="not_all_rewards", most=most)
    state.rewards = left


def check_schemes(state: Architects) -> None:
    """Every scheme is in one place; only future ones are unseen (§ 5.9)."""
    if not state.has_automa:
        return
    parts = {
        "automa.schemes": int(state.scheme_pile),
        "automa.discarded": int(state.scheme_discard),
        "automa.future": int(state.scheme_future),
    }
    whole = int(bit(len(SCHEMES))) - 1
    seen = partition(parts, whole, SCHEME_IDS)
    for scheme in numbers(whole & ~seen):
        raise BadState(path="automa.schemes", why="missing", given=SCHEME_IDS[scheme])
    for scheme in numbers(state.scheme_future & ~ALL_FUTURE):
        raise BadState(path="automa.future", why="wrong_space", given=SCHEME_IDS[scheme])
    most = int(count(state.scheme_future))
    if state.scheme_mixed > most:
        raise BadState(path="automa.mixed_in", why="out_of_range", least=0, most=most)


# ---------------------------------------------------------------- players


def work_out_workers(state: Architects, facts: Mapping[str, Any]) -> None:
    """Each player's twenty workers are somewhere; who is nowhere else is in supply (§ 2)."""
    for number, player in enumerate(state.players):
        path = names_of(state)[number]
        if player.captured_of(number):
            name = state.names[number]
            raise BadState(path=f"{path}.captured", why="own_worker", given=name)
        out = int(player.prison + state.workers_on_boards(number))
        out += sum(int(player.workers_at(place)) for place in range(len(LOCATIONS)))
        out += state.guildhall.count(number) + state.spaces.count(number)
        part = facts["automa"] if path == "automa" else facts["players"][state.seats[number]]
        if out > WORKERS:
            raise BadState(path=f"{path}.supply", why="too_many_workers", most=WORKERS)
        if "supply" in part and player.supply != WORKERS - out:
            raise BadState(path=f"{path}.supply", why="not_all_workers", most=WORKERS)
        player.supply = WORKERS - out


def check_characters(state: Architects) -> None:
    """Characters belong to the variable side; no two are of one colour (§ 3.2, § 5.8)."""
    colours: set[str] = set()
    for name, player in zip(state.seats, state.players, strict=False):
        board = player.board()
        if board is None:
            continue
        path = f"players.{name}.character"
        if not state.boards_vary or not is_in_game(state, player.character):
            raise BadState(path=path, why="not_in_this_game", given=board.id)
        if board.colour in colours:
            raise BadState(path=path, why="stands_twice", given=board.id)
        colours.add(board.colour)


def check_turn_order(state: Architects) -> None:
    """Clockwise from the first player, the automa last (§ 3.1 step 8, R-31)."""
    order = state.turn_order
    if order and order not in [turn_order_from(state, seat) for seat in range(len(state.seats))]:
        raise BadState(path="turn_order", why="not_clockwise")
    if state.active != NOBODY and state.active not in order:
        raise BadState(path="active", why="not_set_up")


# ---------------------------------------------------------------- what is due, and when

# When tasks can be due: before the first turn, while a worker is to be placed, in his action, in a
# reset, when points are counted. Where nothing is said: in an action.
SET_UP: Final = "set_up"
PLACE: Final = "placing"
ACT: Final = "acting"
RESET: Final = "resetting"
SCORE: Final = "scoring"
MOMENTS: Final = {
    "choose_character": (SET_UP,),
    "character": (SET_UP,),
    "draft_pick": (SET_UP,),
    "first_player": (SET_UP,),
    "starting_apprentice": (SET_UP,),
    "small_market": (SET_UP, RESET),
    "refill": (SET_UP, ACT),
    "reveal": (SET_UP, ACT),
    "deal": (SET_UP, ACT),
    "draw": (SET_UP, ACT, RESET),
    "draw_cards": (SET_UP, ACT, RESET),
    "destroy_debt": (SET_UP, ACT, RESET, SCORE),
    "avoid_debt": (SET_UP, ACT, RESET, SCORE),
    "turn": (PLACE,),
    "place_worker": (PLACE,),
    "recall_worker": (PLACE,),
    "automa_turn": (PLACE,),
    "scheme": (PLACE,),
    "hand_limit": (ACT, RESET),
    "large_market": (RESET,),
    "reset_ability": (RESET,),
    "release_count": (RESET,),
    "scoring": (SCORE,),
    "last_virtue": (SCORE,),
    "endgame_order": (SCORE,),
    "last_gains": (SCORE,),
    "last_loss": (SCORE,),
}
# What comes to every player in somebody's turn.
ANYBODYS: Final = ("destroy_debt", "avoid_debt")
AUTOMAS: Final = ("automa_turn", "scheme")
# What is decided for the sake of something, which waits beneath.
FOR: Final = {
    "pay": ("gain",),
    "cathedral_payment": ("cathedral_discard", "rise"),
    "deal_cards": ("keep_building",),
}


def moment(state: Architects) -> str:
    """The part of the game that the position is in."""
    if state.active == NOBODY:
        return SET_UP
    if state.final_turns == 0:
        return SCORE
    if state.done == PLACING:
        return PLACE
    return ACT if state.done < RESETTING else RESET


def check_course(state: Architects) -> None:
    """The game has come as far as the position says, and what is due can be due then."""
    check_done(state)
    check_turns(state)
    check_characters_handed_out(state)
    check_cards(state)
    check_board(state)
    agenda = state.agenda[::-1]
    for place, task in enumerate(agenda):
        beneath = agenda[place + 1].name if place + 1 < len(agenda) else ""
        if not is_asked_now(state, task) or beneath not in FOR.get(task.name, (beneath,)):
            raise BadState(path=f"agenda.{place}", why="cannot_be_done", given=task.name)


def is_asked_now(state: Architects, task: Task[Any]) -> bool:
    """Whether a task belongs to this part of the game, and to whose turn it is."""
    now, seat = moment(state), int(task.fields().get("seat", NOBODY))
    if now not in MOMENTS.get(task.name, (ACT,)) or seat >= len(state.seats):
        return False
    if task.name in AUTOMAS:
        return state.is_automa(state.active)
    is_own = seat in (NOBODY, state.active) or task.name in ANYBODYS
    return is_own or now in (SET_UP, RESET, SCORE)


def check_done(state: Architects) -> None:
    """No more is done than there is to do; the game is over when everything is."""
    most = {SET_UP: 0, SCORE: len(state.seats)}.get(
        moment(state), int(RESETTING + parts_of_reset(state))
    )
    if state.done > most:
        raise BadState(
            path="done", why="out_of_range", given=str(int(state.done)), least=0, most=most
        )
    if state.over and (moment(state) != SCORE or state.done != most):
        raise BadState(path="over", why="cannot_be", given="true")


def check_turns(state: Architects) -> None:
    """The final round begins with a full Guildhall, and a reset has its cause (§ 4.11, § 4.14)."""
    is_full, is_final = is_guildhall_full(state), state.final_turns != NO_FINAL_ROUND
    if is_full and not is_final and moment(state) == PLACE:
        raise BadState(path="final_turns", why="missing")
    if state.final_turns > (len(state.players) if is_full else 0):
        raise BadState(path="final_turns", why="guildhall_not_full")
    is_market_full = NOBODY not in state.spaces
    if is_market_full and state.done != RESET_AHEAD:
        raise BadState(path="black_market", why="not_reset")
    laid, rows = len(state.guildhall), state.table.resets
    is_row_begun = laid in rows or laid - 1 in rows
    if moment(state) == ACT and state.done == RESET_AHEAD and not (is_market_full or is_row_begun):
        raise BadState(path="done", why="no_reset_ahead")


def check_characters_handed_out(state: Architects) -> None:
    """In seat order, and all of them before anything else (§ 3.2)."""
    first = next_without_character(state)
    if first == NOBODY:
        return
    for seat in range(len(state.seats)):
        me = state.players[seat]
        has_cards = me.hand | me.offered | me.pick != 0
        is_early = seat > first and me.character != NO_CHARACTER
        if moment(state) != SET_UP or state.turn_order or has_cards or is_early:
            raise BadState(path=f"players.{state.seats[first]}.character", why="not_set_up")


def check_cards(state: Architects) -> None:
    """Nothing is built before the first turn; cards lie open to nobody without cause (§ 3.1)."""
    is_begun = moment(state) != SET_UP
    is_drafting = not is_begun and not state.turn_order and not has_drafted(state)
    for seat, name in enumerate(state.seats):
        me, path = state.players[seat], f"players.{name}"
        if me.buildings and not is_begun:
            raise BadState(path=f"{path}.buildings", why="not_set_up")
        if me.apprentices and not state.turn_order:
            raise BadState(path=f"{path}.apprentices", why="not_set_up")
        if me.put_under and is_drafting:
            raise BadState(path=f"{path}.put_under", why="not_set_up")
        if me.pick and not is_drafting:
            raise BadState(path=f"{path}.pick", why="not_set_up")
        if me.offered and not is_drafting and KEEP_BUILDING[seat] not in state.agenda:
            raise BadState(path=f"{path}.offered", why="not_set_up")
    if not state.turn_order:
        check_draft(state)


def check_draft(state: Architects) -> None:
    """What was picked and what is looked at are the cards dealt, less those passed on (§ 3.1)."""
    lacking = [seat for seat in range(len(state.seats)) if not is_dealt(state, seat)]
    first = lacking[0] if lacking else NOBODY
    is_begun = any(me.hand | me.offered | me.pick for me in state.players)
    for seat, name in enumerate(state.seats):
        me, path = state.players[seat], f"players.{name}"
        kept, seen = int(count(me.hand)), int(count(me.offered | me.pick))
        if kept != count(state.players[0].hand) or kept > DRAFT_KEEP:
            raise BadState(path=f"{path}.hand", why="not_set_up")
        if count(me.pick) > 1:
            raise BadState(path=f"{path}.pick", why="not_set_up")
        is_dealing = not state.agenda or state.due is DEAL_ONE[seat]
        if seat == first and is_begun and not is_dealing:
            raise BadState(path=f"{path}.offered", why="not_set_up")
        if seat > first and seat in lacking and seen:
            raise BadState(path=f"{path}.offered", why="not_set_up")
        if seat not in lacking and kept < DRAFT_KEEP and seen + kept != cards_dealt(state):
            raise BadState(path=f"{path}.offered", why="not_set_up")


def check_board(state: Architects) -> None:
    """Gaps in the rows and a pile without a face belong to certain moments only."""
    now, due = moment(state), state.due
    is_untouched = now == SET_UP and not state.turn_order and not any_cards(state)
    is_agreed = state.options["aoa_starting_apprentice"] is True
    is_hired = now == SET_UP and is_agreed and bool(state.turn_order)
    is_refilled = REFILL in state.agenda or due is REVEAL
    if has_gaps(state) and not (is_untouched or is_hired or is_refilled):
        raise BadState(path="workshop", why="missing")
    is_turned = now == RESET and state.done <= RESETTING + 1
    if state.small_face == NO_CARD and state.small_pile and not (is_untouched or is_turned):
        raise BadState(path="small_face", why="missing")
    if due is TOP_CARD and state.done != RESETTING + 1:
        raise BadState(path="done", why="cannot_be_done", given=TOP_CARD.name)


def any_cards(state: Architects) -> bool:
    """Whether somebody has a character or a building card."""
    for me in state.players:
        if me.character != NO_CHARACTER or me.hand | me.offered | me.pick:
            return True
    return False

"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Chance, Decision, Task
from keepwright.engine.choices import bit, choices_of, count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.trade import PayGoods
from keepwright.games.architects.automa import REVEAL_SCHEME
from keepwright.games.architects.black_market import (
    KeepBuilding,
    MarketGains,
    offers_something,
)
from keepwright.games.architects.cards import DrawCards, FromPile
from keepwright.games.architects.cathedral import (
    REVEAL_REWARD,
    TOP_LEVEL,
    Rise,
    has_room,
    level_price,
)
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
    MOST_VIRTUE,
    PLACE_IDS,
    REWARD_IDS,
    REWARDS,
    SCHEME_IDS,
    SCHEMES,
    WORKERS,
)
from keepwright.games.architects.course import Course, followed, has_character, seat_of
from keepwright.games.architects.final_scoring import (
    FINAL_SCORING,
    EndgameOrder,
    gains_of_virtue,
    loss_of_virtue,
)
from keepwright.games.architects.guildhall import ChooseDiscount
from keepwright.games.architects.hire import (
    REFILL,
    REVEAL,
    TakeApprentice,
    apprentice_limit,
    face_up,
)
from keepwright.games.architects.payments import builds_cheaper
from keepwright.games.architects.placement import PlaceWorker, RecallWorker
from keepwright.games.architects.reset import (
    BLACK_MARKET_RESET,
    SHOW_TOP,
    TOP_CARD,
    TOP_FACE,
    faces,
)
from keepwright.games.architects.setup import (
    CHARACTER_BY_LOT,
    DRAFT_PICK,
    DRAFT_STEP,
    FIND_FIRST_PLAYER,
    FIRST_PLAYER_BY_LOT,
    HAND_OUT_BOARDS,
    PASS_CARDS,
    ChooseStartingApprentice,
    DraftPick,
    cards_dealt,
    is_in_game,
    turn_order_from,
)
from keepwright.games.architects.state import (
    NO_CARD,
    NO_CHARACTER,
    NO_FINAL_ROUND,
    NOBODY,
    Architects,
)
from keepwright.games.architects.town_centre import Capture
from keepwright.games.architects.turn import (
    DiscardToLimit,
    is_guildhall_full,
    is_over_hand_limit,
)
from keepwright.games.architects.virtue import AvoidADebt, DestroyDebt, price_of_debt

# Tasks by which a seat gets its character.
BOARD_TASKS: Final = ("choose_character", "deal_character")
# Tasks during which a player looks at cards of the Black Market.
LOOKING: Final = ("deal", "deal_cards", "keep_building")
# Tasks with which a turn begins.
BEGINNING: Final = ("turn", "place_worker", "recall_worker", "automa_turn", "scheme")


def complete(state: Architects, facts: Mapping[str, Any]) -> None:
    """Work out the piles and the workers in supply; check the rest."""
    work_out_buildings(state, facts)
    work_out_apprentices(state, facts)
    work_out_market(state, facts)
    work_out_workers(state, facts)
    check_characters(state)
    check_cathedral(state)
    check_rewards(state)
    check_schemes(state)
    check_turn_order(state)


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


def check_rewards(state: Architects) -> None:
    """What is gone and what is left are all the rewards of the table (§ 3.1)."""
    for kind, reward in enumerate(REWARDS):
        if state.rewards_gone[kind] > reward.copies:
            path = f"rewards_gone.{REWARD_IDS[kind]}"
            raise BadState(path=path, why="out_of_range", least=0, most=reward.copies)
    left = int(state.table.rewards) - sum(state.rewards_gone)
    if state.rewards != left:
        given = str(state.rewards)
        raise BadState(path="rewards", why="out_of_range", given=given, least=left, most=left)


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
        if out > WORKERS or ("supply" in part and player.supply != WORKERS - out):
            raise BadState(path=f"{path}.supply", why="too_many_workers", most=WORKERS)
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
    if not order and state.active != NOBODY:
        raise BadState(path="active", why="not_set_up")


# ---------------------------------------------------------------- the agenda


def check_agenda(state: Architects) -> None:
    """What is still asked for is the course of a game, and can be carried out."""
    tasks: Course = state.agenda[::-1]
    if not tasks:
        return
    wanted = followed(state, tasks[0], tasks[1:])
    if wanted is None:
        raise BadState(path="agenda.0", why="cannot_be_done", given=tasks[0].name)
    for place in range(max(len(tasks), len(wanted))):
        if place >= min(len(tasks), len(wanted)) or tasks[place] is not wanted[place]:
            raise BadState(path=f"agenda.{place}", why="not_the_course_of_a_game")
    names = [task.name for task in tasks]
    check_set_up(state, tasks, names)
    check_board(state, tasks, names)
    for place, task in enumerate(tasks):
        if not can_be_done(state, task, tasks[:place], tasks[place + 1 :]):
            raise BadState(path=f"agenda.{place}", why="cannot_be_done", given=task.name)


def check_set_up(state: Architects, tasks: Course, names: list[str]) -> None:
    """Till the draft is over nothing was built or hired; cards lie open to nobody without cause."""
    is_drafting = PASS_CARDS in tasks
    awaiting = seats_without_board(state, tasks, names)
    for seat, name in enumerate(state.seats):
        player, path = state.players[seat], f"players.{name}"
        has_cards = player.buildings | player.apprentices != 0 or len(player.put_under) > 0
        if has_cards and (is_drafting or DRAFT_STEP in tasks):
            raise BadState(path=f"{path}.buildings", why="not_set_up")
        if is_drafting:
            check_draft(state, seat, tasks)
        elif player.pick or (DRAFT_STEP in tasks and player.hand):
            raise BadState(path=f"{path}.hand", why="not_set_up")
        elif player.offered and (names[0] not in LOOKING or seat_of(tasks[0]) != seat):
            raise BadState(path=f"{path}.offered", why="not_set_up")
        if (player.character == NO_CHARACTER) != (seat in awaiting or not state.boards_vary):
            raise BadState(path=f"{path}.character", why="not_set_up")


def seats_without_board(state: Architects, tasks: Course, names: list[str]) -> list[int]:
    """The seats whose character is still to come (§ 3.2)."""
    if HAND_OUT_BOARDS in tasks:
        return list(range(len(state.seats)))
    found = [seat_of(task) for task in tasks if task.name in BOARD_TASKS]
    if CHARACTER_BY_LOT in tasks:
        found += [s for s in range(len(state.seats)) if not has_character(state, s)][:1]
    return found


def check_draft(state: Architects, seat: int, tasks: Course) -> None:
    """What was picked and what is looked at are the cards dealt, less those passed on (§ 3.1)."""
    player, path = state.players[seat], f"players.{state.seats[seat]}"
    awaited = sum(cards_for(task, seat) for task in tasks)
    if bool(player.pick) != (DRAFT_PICK[seat] not in tasks):
        raise BadState(path=f"{path}.pick", why="not_set_up")
    kept, seen = int(count(player.hand)), int(count(player.offered | player.pick))
    if kept != count(state.players[0].hand) or count(player.pick) > 1:
        raise BadState(path=f"{path}.hand", why="not_set_up")
    if kept >= DRAFT_KEEP or (awaited and kept) or seen + awaited + kept != cards_dealt(state):
        raise BadState(path=f"{path}.offered", why="not_set_up")


def cards_for(task: Task[Any], seat: int) -> int:
    """How many cards to choose from a task brings a seat."""
    if isinstance(task, FromPile) and task.seat == seat:
        return 1
    if isinstance(task, DrawCards) and task.seat == seat and not task.to_hand:
        return int(task.cards)
    return 0


def check_board(state: Architects, tasks: Course, names: list[str]) -> None:
    """Full markets, gaps in the rows and piles without a face belong to certain moments only."""
    if NOBODY not in state.spaces and BLACK_MARKET_RESET not in tasks:
        raise BadState(path="black_market", why="not_reset")
    left = state.apprentice_pile != 0 or len(state.apprentices_beneath) > 0
    if NO_CARD in state.display and REFILL not in tasks and left:
        raise BadState(path="workshop", why="missing")
    is_turned = SHOW_TOP in tasks or TOP_FACE in tasks
    has_no_face = not state.small_pile or (is_turned and TOP_CARD not in tasks)
    if (state.small_face == NO_CARD) != has_no_face:
        raise BadState(path="small_face", why="missing")
    if bool(state.turn_order) == (FIND_FIRST_PLAYER in tasks or FIRST_PLAYER_BY_LOT in tasks):
        raise BadState(path="turn_order", why="missing")
    if (FINAL_SCORING in tasks) != (state.final_turns == 0):
        raise BadState(path="final_turns", why="not_the_course_of_a_game")
    is_begun = state.final_turns != NO_FINAL_ROUND
    if names[0] in BEGINNING and is_guildhall_full(state) and not is_begun:
        raise BadState(path="final_turns", why="missing")


def can_be_done(state: Architects, task: Task[Any], above: Course, below: Course) -> bool:
    """Whether a task has what it needs when it comes up."""
    seat = seat_of(task)
    if seat >= len(state.seats):
        return False
    me = state.players[max(seat, 0)]
    if isinstance(task, DestroyDebt):
        asked = sum(one is task for one in above) + 1
        return me.virtue == MOST_VIRTUE and me.unpaid_debts >= asked
    if isinstance(task, AvoidADebt):
        return price_of_debt(me) > 0
    if isinstance(task, MarketGains):
        return offers_something(state, task.space)
    if isinstance(task, PlaceWorker):
        return me.supply > 0
    if isinstance(task, RecallWorker):
        return me.supply == 0 and task.legal(state) != 0
    if isinstance(task, DiscardToLimit):
        follows = bool(state.beneath_by) and state.beneath_by[-1] == seat
        return is_over_hand_limit(state, seat) and (task.also == 0 or follows)
    if isinstance(task, Capture):
        return count(task.used) <= state.table.locations
    if isinstance(task, TakeApprentice):
        leaving = 1 if above else 0
        return face_up(state) & bit(task.card) != 0 and has_room_for_one(state, seat, leaving)
    if isinstance(task, Rise):
        level = me.cathedral + 1
        return level <= TOP_LEVEL and has_room(state, level)
    if isinstance(task, ChooseStartingApprentice):
        return count(face_up(state)) >= len(below) and has_room_for_one(state, seat, 0)
    if isinstance(task, EndgameOrder):
        return loss_of_virtue(state, seat) > 0 and gains_of_virtue(state, seat).total > 0
    if task is BLACK_MARKET_RESET:
        return is_reset_due(state)
    if isinstance(task, Chance):
        return can_come_up(state, task, above)
    if isinstance(task, PayGoods) and task.name == "cathedral_payment":
        level = min(int(me.cathedral) + 1, TOP_LEVEL)
        price = level_price(state, seat, level)
        return task.price.text == price.text and task.legal(state) != 0
    return is_built(state, task) and (
        not isinstance(task, Decision) or waits_for_cards(task, above) or task.legal(state) != 0
    )


def has_room_for_one(state: Architects, seat: int, leaving: int) -> bool:
    """Whether a player can have one more apprentice when so many leave him first."""
    limit = apprentice_limit(state, seat).total
    return count(state.players[seat].apprentices) - leaving < limit


def can_come_up(state: Architects, chance: Chance[Any], above: Course) -> bool:
    """Whether there is something to draw, and it is a matter of chance."""
    if above:
        return False
    if chance is REVEAL_REWARD and not state.rewards:
        return False
    if chance is REVEAL_SCHEME and not state.players[state.automa_player].supply:
        return False
    if chance is TOP_CARD and state.small_face == NO_CARD:
        return False
    if chance is REVEAL and NO_CARD not in state.display:
        return False
    pool = chance.pool(state)
    return len(set(pool)) > 1 and 0 < chance.count(state) <= len(pool)


def waits_for_cards(task: Decision[Any], above: Course) -> bool:
    """Whether the cards to choose from are still to be drawn."""
    return isinstance(task, KeepBuilding | DraftPick) and bool(above)


def is_built(state: Architects, task: Task[Any]) -> bool:
    """Whether the building that a task is about stands before its builder."""
    fields = task.fields()
    id = str(fields.get("building", fields.get("card", fields.get("at", ""))))
    if id not in BUILDING_IDS:
        return True
    me = state.players[seat_of(task)]
    if isinstance(task, ChooseDiscount) and not builds_cheaper(me):
        return False
    return me.buildings & bit(BUILDING_IDS.index(id)) != 0


def is_reset_due(state: Architects) -> bool:
    """Whether a reset was brought on: by a full market, or the first space of a row (§ 4.11)."""
    laid, rows = len(state.guildhall), state.table.resets
    return NOBODY not in state.spaces or laid in rows or laid - 1 in rows

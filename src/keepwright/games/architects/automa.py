"""Constantine and Helena: an opponent that follows scheme cards (§ 4.15, § 5.9).

The scheme cards of the published game are not known to us. The deck is our own stand-in (R-30).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Chance, Step, Task
from keepwright.engine.choices import bit, numbers
from keepwright.games.architects import events
from keepwright.games.architects.actions import TASKS
from keepwright.games.architects.black_market import is_free, occupy
from keepwright.games.architects.cathedral import GAIN_REWARD, TOP_LEVEL, go_up, has_room
from keepwright.games.architects.components import (
    AUTOMA_FROM,
    BLACK_MARKET,
    BM_RIGHT,
    COLUMNS,
    GUILDHALL,
    LOCATIONS,
    SCHEME_IDS,
    SCHEMES,
    SPACE_IDS,
    STEALING_VIRTUE,
)
from keepwright.games.architects.gains import receive
from keepwright.games.architects.guardhouse import (
    imprison_captured,
    release_captured,
    release_prisoners,
)
from keepwright.games.architects.guildhall import lay_worker, sweep_if_agreed
from keepwright.games.architects.hire import REFILL, sweep
from keepwright.games.architects.pieces import (
    CaptureLargest,
    EmptyTaxStand,
    FreeSpace,
    Gain,
    MarbleIfThree,
    OneVirtue,
    Scheme,
    SchemeEffect,
    SellAndRelease,
    SilverToTaxStand,
    SweepRow,
    gain,
)
from keepwright.games.architects.reset import mix_in_future
from keepwright.games.architects.state import ACTING, NOBODY, Architects
from keepwright.games.architects.town_centre import capture_group, locations_left
from keepwright.games.architects.virtue import gain_virtue, lose_virtue, take_debts

ONE_MARBLE: Final[Gain] = gain(marble=1)
TWO_MARBLE: Final[Gain] = gain(marble=2)

# ---------------------------------------------------------------- the deck


def shuffle_discards(state: Architects) -> None:
    """The discards join the draw pile, and two future schemes with them (§ 5.9)."""
    state.scheme_pile |= state.scheme_discard
    state.scheme_discard = 0
    events.schemes_shuffled(state)
    mix_in_future(state)


@final
class AutomaTurn(Step[Architects]):
    """Reveal a scheme; without a worker, gather all there are (§ 4.15)."""

    def run(self, state: Architects) -> None:
        if not state.players[state.automa_player].supply:
            state.done = ACTING
            gather_workers(state)
            shuffle_discards(state)
            return
        if not state.scheme_pile and not state.scheme_mixed:
            shuffle_discards(state)
        cards = schemes_ahead(state)
        if cards[0] != cards[-1]:
            state.next(REVEAL_SCHEME)
        else:
            carry_out(state, cards[0])


def gather_workers(state: Architects) -> None:
    """All its workers return but those in the Guildhall and on the Black Market (§ 4.15)."""
    player = state.automa_player
    me = state.players[player]
    found: i64 = me.prison
    me.prison = 0
    place: i64
    for place in range(len(LOCATIONS)):
        found += me.take_workers(place)
    for other in state.players:
        found += other.captured_of(player)
        other.capture(player, -other.captured_of(player))
    state.send_home(player, found)
    events.automa_gathered(state, player, found)


def schemes_ahead(state: Architects) -> list[int]:
    """What the next scheme can be, as often as it is likely.

    Each known card of the pile is as likely as each of those that were mixed in unseen; and those
    can be any of the future ones that nobody has seen.
    """
    future = numbers(state.scheme_future)
    known = numbers(state.scheme_pile)
    if not state.scheme_mixed:
        return known
    return [card for card in known for _ in future] + [
        card for card in future for _ in range(state.scheme_mixed)
    ]


@final
class RevealScheme(Chance[Architects]):
    """The top scheme of the draw pile (§ 4.15)."""

    name = "scheme"

    def things(self, state: Architects) -> tuple[str, ...]:
        return SCHEME_IDS

    def pool(self, state: Architects) -> list[int]:
        return schemes_ahead(state)

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        carry_out(state, drawn[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return super().fits(state, above) and state.players[state.automa_player].supply > 0


def carry_out(state: Architects, number: int) -> None:
    """The scheme is discarded, and a worker goes where it says (§ 4.15, § 5.9)."""
    state.done = ACTING
    if state.scheme_future & bit(number):
        state.scheme_future &= ~bit(number)
        state.scheme_mixed -= 1
    state.scheme_pile &= ~bit(number)
    state.scheme_discard |= bit(number)
    state.players[state.automa_player].supply -= 1
    place_by(state, SCHEMES[number])


# ---------------------------------------------------------------- what the automa does


def place_by(state: Architects, scheme: Scheme) -> None:
    """The worker goes to the location of the scheme, and its effect follows (§ 5.9)."""
    player = state.automa_player
    effect: SchemeEffect = scheme.effect
    if scheme.location == GUILDHALL:
        lay_worker(state, player)
        events.scheme_revealed(state, player, scheme)
        work_in_guildhall(state, player)
    elif scheme.location == BLACK_MARKET:
        assert isinstance(effect, FreeSpace)
        space: i64 = free_space(state, effect)
        occupy(state, player, space)
        events.scheme_revealed(state, player, scheme)
        use_space(state, player, space)
    else:
        place: i64 = LOCATIONS.index(scheme.location)
        state.players[player].put_worker(place)
        events.scheme_revealed(state, player, scheme)
        act(state, player, place, effect)


def act(state: Architects, player: i64, place: i64, effect: SchemeEffect) -> None:
    """What the automa does at a large circle (§ 5.9)."""
    workers = state.players[player].workers_at(place)
    if isinstance(effect, MarbleIfThree):
        if workers >= AUTOMA_FROM:
            receive(state, player, ONE_MARBLE, LOCATIONS[place])
    elif isinstance(effect, SilverToTaxStand):
        state.add_tax(1)
        events.tax_added(state, 1)
    elif isinstance(effect, OneVirtue):
        gain_virtue(state, player, 1)
    elif isinstance(effect, SweepRow):
        sweep(state, effect.row * COLUMNS)
        state.next(REFILL)
    elif isinstance(effect, CaptureLargest):
        capture_largest(state, player, workers)
    elif isinstance(effect, SellAndRelease):
        sell_and_release(state, player)
    else:
        assert isinstance(effect, EmptyTaxStand)
        empty_tax_stand(state, player)


def capture_largest(state: Architects, captor: i64, captures: i64) -> None:
    """The largest human groups, for free; ties by location, then by turn order (§ 5.9)."""
    used: i64 = 0
    for _ in range(captures):
        allowed = locations_left(state, used)
        largest: i64 = 0
        best_place: i64 = 0
        best_player: i64 = NOBODY
        place: i64
        for place in range(len(LOCATIONS)):
            for player in state.turn_order:
                size = state.players[player].workers_at(place)
                if allowed & bit(place) and player != captor and size > largest:
                    largest, best_place, best_player = size, place, player
        if best_player == NOBODY:
            return
        capture_group(state, captor, best_place, best_player)
        used |= bit(best_place)


def sell_and_release(state: Architects, player: i64) -> None:
    """Captured to Prison for 1 marble, own ones out of it, or a ransom by debt (§ 5.9)."""
    me = state.players[player]
    if not me.held and not me.prison:
        if state.workers_on_boards(player):
            take_debts(state, player, 1)
            lose_virtue(state, player, 1)
            release_captured(state, player)
        return
    if me.held:
        sent = imprison_captured(state, player)
        events.captured_sold(state, player, sent, 0)
        receive(state, player, ONE_MARBLE, "guardhouse")
    if me.prison:
        release_prisoners(state, player, me.prison)


def empty_tax_stand(state: Architects, player: i64) -> None:
    """All silver there to the supply, 2 virtue lost, 1 marble; without silver nothing (§ 5.9)."""
    if not state.tax_stand:
        return
    silver: i64 = state.tax_stand
    state.tax_stand = 0
    events.tax_stand_emptied(state, player, silver)
    receive(state, player, ONE_MARBLE, "tax_stand")
    lose_virtue(state, player, STEALING_VIRTUE)


def free_space(state: Architects, effect: FreeSpace) -> i64:
    """The first free space from one side (§ 5.9); a full Black Market is reset before."""
    for space in effect.order:
        if is_free(state, space):
            return space
    raise AssertionError("no space of the Black Market is free")


def use_space(state: Architects, player: i64, space: i64) -> None:
    """Marble for virtue, whatever the virtue (§ 5.9)."""
    receive(state, player, TWO_MARBLE if space == BM_RIGHT else ONE_MARBLE, SPACE_IDS[space])
    lose_virtue(state, player, 1)


def work_in_guildhall(state: Architects, player: i64) -> None:
    """A level of the Cathedral if there is room on the next, else 1 virtue (§ 5.9)."""
    level: i64 = state.players[player].cathedral + 1
    if level <= TOP_LEVEL and has_room(state, level):
        go_up(state, player)
        state.next(GAIN_REWARD)
    else:
        gain_virtue(state, player, 1)
    sweep_if_agreed(state)


AUTOMA_TURN: Final = TASKS.add(AutomaTurn())
REVEAL_SCHEME: Final = TASKS.add(RevealScheme())

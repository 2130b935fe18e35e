"""The Black Market Reset: Prison, new goods, abilities, penalties (§ 4.11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Fields, Step, Task
from keepwright.engine.choices import bit, choices_of, numbers
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects import events
from keepwright.games.architects.actions import (
    RELEASE,
    RESET,
    RESET_APPRENTICES,
    RESET_CHARACTERS,
    RESET_IDS,
    STOP,
    TASKS,
)
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import (
    ALL_FUTURE,
    APPRENTICES,
    CHARACTERS,
    FACE_IDS,
    FACE_OF,
    FUTURE_CARDS,
    MARKET_IDS,
    PRISON_LOSS_FROM,
)
from keepwright.games.architects.gains import receive
from keepwright.games.architects.guardhouse import release_prisoners
from keepwright.games.architects.pieces import AtReset
from keepwright.games.architects.state import NO_CARD, NOBODY, RESETTING, Architects
from keepwright.games.architects.virtue import lose_virtue, take_debts

# ---------------------------------------------------------------- the piles of the market


def tops(state: Architects) -> list[int]:
    """The cards that the top of the left pile can be: those with the small side that is seen."""
    return [card for card in numbers(state.small_pile) if FACE_OF[card] == state.small_face]


def faces(state: Architects) -> list[int]:
    """The small sides in the left pile, once for each card."""
    return [FACE_OF[card] for card in numbers(state.small_pile)]


def turn_over(state: Architects, card: i64) -> None:
    """The top card of the left pile lies large side up on the right pile (§ 4.11 step 2)."""
    state.small_pile &= ~bit(card)
    state.small_face = NO_CARD
    state.large_pile = state.large_pile + (int(card),)
    events.market_turned(state, MARKET_IDS[card])


def show_face(state: Architects, face: i64) -> None:
    """The small side of the new top card is seen."""
    state.small_face = face
    events.market_shown(state, FACE_IDS[face])


def show_top(state: Architects) -> None:
    """The top card of the left pile shows its small side (§ 3.1, § 4.11)."""
    found = sorted(set(faces(state)))
    if len(found) > 1:
        state.next(TOP_FACE)
    else:
        show_face(state, found[0])


@final
class TopFace(Chance[Architects]):
    """Which small side comes up: more is not seen of the top card (§ 7)."""

    name = "small_market"

    def things(self, state: Architects) -> tuple[str, ...]:
        return FACE_IDS

    def pool(self, state: Architects) -> list[int]:
        return faces(state)

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        show_face(state, drawn[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and state.small_face == NO_CARD and len(set(self.pool(state))) > 1


def turn_top(state: Architects) -> None:
    """The top card of the left pile is turned over (§ 4.11 step 2)."""
    found = tops(state)
    if len(found) > 1:
        state.next(TOP_CARD)
    else:
        turn_over(state, found[0])


def shuffle_market(state: Architects) -> None:
    """A left pile that is used up is shuffled anew (§ 4.11, R-15)."""
    state.small_pile = choices_of(list(state.large_pile))
    state.large_pile = ()
    events.market_shuffled(state)


@final
class TopCard(Chance[Architects]):
    """Which of the cards with the small side that was seen it is (§ 7)."""

    name = "large_market"

    def things(self, state: Architects) -> tuple[str, ...]:
        return MARKET_IDS

    def pool(self, state: Architects) -> list[int]:
        return tops(state)

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        turn_over(state, drawn[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and len(self.pool(state)) > 1


# ---------------------------------------------------------------- the reset


@final
class BlackMarketReset(Step[Architects]):
    """Workers to Prison, a card turned, abilities from the active player on, penalties (§ 4.11).

    All steps are done even with an empty Black Market (R-29).
    """

    def run(self, state: Architects) -> None:
        events.reset_began(state)
        space: i64
        for space in range(len(state.spaces)):
            player = state.spaces[space]
            if player != NOBODY:
                state.put_on_space(space, NOBODY)
                state.players[player].prison += 1
                events.worker_imprisoned(state, player)
        state.done = RESETTING


def parts_of_reset(state: Architects) -> i64:
    """The card, the abilities of each player, losses, debts, and the automa's deck if it plays."""
    return len(state.players) + (4 if state.has_automa else 3)


def goes_on_resetting(state: Architects) -> bool:
    """The next part of the reset; False when all are done (§ 4.11)."""
    part: i64 = state.done - RESETTING
    players: i64 = len(state.players)
    if part == parts_of_reset(state):
        return False
    if part == 0 and not state.small_pile:
        shuffle_market(state)
    if part <= 1 and state.small_face == NO_CARD and state.small_pile:
        show_top(state)
        return True
    state.done += 1
    if part == 0:
        turn_top(state)
    elif part <= players:
        player = state.player_behind(state.active, part - 1)
        if own_abilities(state, player):
            state.next(RESET_ABILITY[0][player])
    elif part == players + 1:
        lose_virtue_in_prison(state)
    elif part == players + 2:
        take_debts_in_prison(state)
    else:
        mix_in_future(state)
    return True


def is_resetting(state: Architects, seat: i64) -> bool:
    """Whether it is this player's turn to use abilities at a reset (§ 4.11 step 3)."""
    place = state.done - RESETTING - 2
    return 0 <= place < len(state.players) and state.player_behind(state.active, place) == seat


def lose_virtue_in_prison(state: Architects) -> None:
    """Who has 3 or more workers in Prison loses 1 virtue (§ 4.11 step 4)."""
    for player in state.clockwise_from(state.active):
        prisoners = state.players[player].prison
        if prisoners:
            events.prison_counted(state, player, prisoners)
        if prisoners >= PRISON_LOSS_FROM:
            lose_virtue(state, player, 1)


def take_debts_in_prison(state: Architects) -> None:
    """Who has the most workers in Prison, ties all of them, takes a debt (§ 4.11 step 5, R-13)."""
    most: i64 = 1
    for one in state.players:
        if one.prison > most:
            most = one.prison
    for player in state.clockwise_from(state.active):
        if state.players[player].prison == most:
            take_debts(state, player, 1)


def mix_in_future(state: Architects) -> None:
    """The top two future schemes, fewer if fewer are left, join the draw pile unseen (§ 5.9)."""
    unseen: i64 = len(numbers(state.scheme_future & ALL_FUTURE))
    left = unseen - state.scheme_mixed
    added: i64 = left if left < FUTURE_CARDS else FUTURE_CARDS
    state.scheme_mixed += added
    if added:
        events.future_mixed_in(state, added)


# ---------------------------------------------------------------- abilities (step 3)


def _ability(number: int) -> AtReset:
    """The ability with this number among those that can be used at a reset."""
    if number < len(RESET_APPRENTICES):
        ability = APPRENTICES[RESET_APPRENTICES[number]].ability
    else:
        character = CHARACTERS[RESET_CHARACTERS[number - len(RESET_APPRENTICES)]]
        ability = next(one for one in character.abilities if isinstance(one, AtReset))
    assert isinstance(ability, AtReset)
    return ability


ABILITIES: Final = [_ability(number) for number in range(len(RESET_IDS))]


GATEKEEPERS: Final[i64] = choices_of([n for n, one in enumerate(ABILITIES) if one.release > 1])


def has_ability(state: Architects, player: i64, number: i64) -> bool:
    """Whether a player has the apprentice or the character with this ability."""
    me = state.players[player]
    if number < len(RESET_APPRENTICES):
        return me.apprentices & bit(RESET_APPRENTICES[number]) != 0
    return me.character == RESET_CHARACTERS[number - len(RESET_APPRENTICES)]


def own_abilities(state: Architects, player: i64) -> i64:
    """What a player can use at a reset, as bits."""
    found: i64 = 0
    number: i64
    for number in range(len(ABILITIES)):
        if has_ability(state, player, number):
            found |= bit(number)
    return found


def is_of_use(state: Architects, player: i64, number: i64) -> bool:
    """A Squire needs an empty Prison at the moment of use, a release needs prisoners (§ 4.11)."""
    ability, prisoners = ABILITIES[number], state.players[player].prison
    if ability.release:
        return prisoners > 0
    return prisoners == 0 or not ability.needs_empty_prison


@final
class UseResetAbility(Decision[Architects]):
    """Own reset abilities in an order of choice, each once at most, or stop (§ 4.11, R-12)."""

    name = "reset_ability"
    candidates = RESET

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final[i64] = used

    def fields(self) -> Fields:
        used = [RESET_IDS[number] for number in numbers(self.used)]
        return {"seat": int(self.seat), "used": " ".join(used)}

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is STOP:
            return
        number = action.target
        if not has_ability(state, self.seat, number):
            yield Obstacle("not_your_ability", rule="§ 4.11", card=action.argument)
        if self.used & bit(number):
            yield Obstacle("already_used", rule="§ 4.11", card=action.argument)
        if not is_of_use(state, self.seat, number):
            if ABILITIES[number].release:
                yield Obstacle("nobody_in_prison", rule="§ 4.11")
            else:
                prisoners = int(state.players[self.seat].prison)
                yield Obstacle("workers_in_prison", rule="§ 4.11", count=prisoners)

    def perform(self, state: Architects, action: Action) -> None:
        if action is STOP:
            return
        number = action.target
        ability = ABILITIES[number]
        used: i64 = self.used | bit(number)
        if own_abilities(state, self.seat) & ~used:
            state.next(RESET_ABILITY[int(used)][self.seat])
        events.ability_used(state, self.seat, action.argument)
        if ability.release > 1:
            state.next(RELEASE_COUNT[self.seat])
        elif ability.release:
            release_prisoners(state, self.seat, 1)
        else:
            receive(state, self.seat, ability.gain, action.argument)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return (
            is_resetting(state, self.seat)
            and own_abilities(state, self.seat) & ~self.used != 0
            and not self.used & ~own_abilities(state, self.seat)
            and comes_between(above, "release_count")
        )


@final
class ReleaseCount(Decision[Architects]):
    """The Gatekeeper releases one or two own workers (§ 5.2, R-38)."""

    candidates = RELEASE

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        prisoners = state.players[self.seat].prison
        if prisoners < action.target:
            yield Obstacle("too_few_prisoners", rule="R-38", count=int(prisoners))

    def perform(self, state: Architects, action: Action) -> None:
        release_prisoners(state, self.seat, action.target)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        gatekeeper = own_abilities(state, self.seat) & GATEKEEPERS
        return super().fits(state, above) and gatekeeper != 0 and is_resetting(state, self.seat)


TOP_FACE: Final = TASKS.add(TopFace())
TOP_CARD: Final = TASKS.add(TopCard())
BLACK_MARKET_RESET: Final = TASKS.add(BlackMarketReset())
# By the set of abilities that were used.
RESET_ABILITY: Final = {
    used: TASKS.per_seat(UseResetAbility, used)
    for used in [
        choices_of(list(numbers))
        for size in range(len(RESET_IDS))
        for numbers in combinations(range(len(RESET_IDS)), size)
    ]
}
RELEASE_COUNT: Final = TASKS.per_seat(ReleaseCount)

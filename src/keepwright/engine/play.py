"""Playing: new games, what is legal and why not, one decision after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, cast, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Together
from keepwright.engine.chance import Dealer, Dice, SeedDealer, many_dice, seed_bytes
from keepwright.engine.choices import CHUNK_MASK, MEMBERS, bit, count, nth
from keepwright.engine.errors import NotAskedFor, NotYourSeat, Obstructed, Over, Unreadable
from keepwright.engine.event import Event
from keepwright.engine.game import Game, load
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.seats import Seat, eyes_of, seat_number
from keepwright.engine.state import State
from keepwright.engine.wrong_type import check_list, not_as_wanted, wrong_type

S = TypeVar("S", bound=State)

LONGEST_LIKENESS: Final = 200


@final
class Candidate:
    """An action that a decision asks about, and the obstacles in its way (none: it is legal)."""

    def __init__(self, action: Action, obstacles: list[Obstacle]) -> None:
        self.action: Final = action
        self.obstacles: Final = obstacles

    @property
    def legal(self) -> bool:
        """Whether nothing is in the way."""
        return not self.obstacles

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Candidate):
            return False
        return self.action is other.action and self.obstacles == other.obstacles

    def __hash__(self) -> int:
        return hash(self.action.text)

    def __repr__(self) -> str:
        codes = [obstacle.code for obstacle in self.obstacles]
        return f"<{self.action.text}: {', '.join(codes) or 'legal'}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Candidate, (self.action, self.obstacles)


def new_game(
    game: Game | str,
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> State:
    """A new game, set up by the dealer (or by one made from the seed), which deals it to its end.

    Seats are colours, or how many there are.

    >>> state = new_game("magna_carta", seats=3, seed=7)
    >>> while not state.over:
    ...     state = play(state, legal_actions(state)[0])
    >>> score_sheet(state).winners
    ['red']
    >>> new_game("caylus", seats=["red", "blue"], options={"jeweller": True}).seats
    ('red', 'blue')
    """
    rules = load(game) if isinstance(game, str) else game
    state = rules.new_state(seats, {} if options is None else options)
    state.dealer = dealer or SeedDealer(seed_bytes(seed))
    deal_in_place(state, state.dealer)
    return state


def due_decision(state: State, seat: Seat | None = None) -> Decision[Any]:
    """The decision that waits for this seat, or for any if none is named."""
    due = state.due
    if due is None:
        raise Over()
    if not isinstance(due, Decision):
        raise NotAskedFor(chance=due.name)
    if seat is None:
        return due
    number = seat_number(state.seats, seat)
    for decision in decisions_due(state):
        if decision.seat == number:
            return decision
    raise NotYourSeat(seat=state.seats[number], due=state.seats[due.seat])


def decisions_due(state: State) -> list[Decision[Any]]:
    """The decisions that wait now: one, or several that are made together."""
    found: list[Decision[Any]] = []
    for task in state.agenda[::-1]:
        if isinstance(task, Together) or (isinstance(task, Decision) and not found):
            found.append(task)
        if not isinstance(task, Together):
            break
    return found


def seats_due(state: State) -> list[int]:
    """The seats that have something to decide now.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> seats_due(state) == [state.seat]
    True
    """
    return [int(decision.seat) for decision in decisions_due(state)]


def turn_to(state: State, seat: Seat) -> None:
    """Of several decisions that are made together, put this seat's on top."""
    decision = due_decision(state, seat)
    if decision is not state.due:
        state.agenda = [task for task in state.agenda if task is not decision]
        state.ask(decision, decision.legal(state))


def check_seat(state: State, seat: Seat | None) -> None:
    """UnknownSeat where one is named that does not exist."""
    if seat is not None:
        seat_number(state.seats, seat)


def legal_actions(state: State, seat: Seat | None = None) -> list[Action]:
    """The actions that are allowed now; none when the game is over or chance is due.

    Where several seats decide together, `seat` (its number or colour) says whose are meant;
    otherwise they are those of the first that is asked.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> [action.text for action in legal_actions(state)][:3]
    ['pass', 'place gate', 'place trading_post']
    """
    asked = state.asked
    if asked is None:
        check_seat(state, seat)
        return []
    decision = asked if seat is None else due_decision(state, seat)
    if decision is asked:
        return asked.candidates.chosen(state.choices)
    return decision.candidates.chosen(decision.legal(state))


def candidates(state: State, seat: Seat | None = None) -> list[Candidate]:
    """Every action that the due decision asks about, allowed or not, with its obstacles.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> [one for one in candidates(state) if one.action.text == "place stables"]
    [<place stables: closed_for_two>]
    """
    if not state.choices:
        check_seat(state, seat)
        return []
    decision = due_decision(state, seat)
    return [
        Candidate(action, list(decision.obstacles(state, action)))
        for action in decision.candidates.actions
    ]


def action_named(game: Game, text: str) -> Action:
    """The action with this notation; Unreadable if there is none."""
    words = " ".join(text.split())
    action = game.actions.by_text.get(words)
    if action is None:
        raise Unreadable(text=words, near=near(words, list(game.actions.by_text)))
    return action


def near(text: str, known: list[str]) -> list[str]:
    """The known texts that look most like this one; nothing looks like a text of great length."""
    from difflib import get_close_matches

    if len(text) > LONGEST_LIKENESS:
        return []
    return get_close_matches(text, known, n=3)


def as_action(state: State, action: object) -> Action:
    """The action itself, or the one of this notation."""
    if isinstance(action, Action):
        return action
    if isinstance(action, str):
        return action_named(state.game, action)
    raise wrong_type("action", "Action or str", action)


def why_not(state: State, action: Action | str, seat: Seat | None = None) -> list[Obstacle]:
    """All reasons against an action that the due decision asks about; none if it is legal.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> [obstacle.code for obstacle in why_not(state, "place stables")]
    ['closed_for_two']
    """
    decision = due_decision(state, seat)
    wanted = as_action(state, action)
    if decision.candidates.number(wanted) < 0:
        raise NotAskedFor(action=wanted.text, due=decision.name)
    return list(decision.obstacles(state, wanted))


def decide(state: State, action: Action) -> None:
    """Answer the due decision with a legal action, before anything follows from it."""
    decision = state.asked
    if decision is None:
        decision = due_decision(state)
    number: i64 = decision.candidates.number(action)
    if number < 0 or not state.choices & bit(number):
        obstacles = why_not(state, action)
        raise Obstructed(obstacles, action=action.text)
    state.drop()
    if state.heard is not None and isinstance(decision, Together):
        seat = decision.seat
        state.tell_owner(seat, "sealed", {"action": action.text}, seat=state.seats[seat])
    decision.perform(state, action)


def play_in_place(
    state: State,
    action: Action | str,
    seat: Seat | None = None,
    dealer: Dealer | None = None,
) -> None:
    """Play a legal action on this very state, for search and self-play.

    Chance that follows is left open, unless a dealer is given that decides it.

    >>> dice = Dice(7)
    >>> state = new_game("magna_carta", seats=2, dealer=dice)
    >>> while not state.over:
    ...     play_in_place(state, legal_actions(state)[0], dealer=dice)
    """
    if seat is not None:
        turn_to(state, seat)
    decide(state, as_action(state, action))
    state.settle()
    if dealer is not None:
        deal_in_place(state, dealer)


def answer(
    state: S,
    action: Action | str,
    heard: list[Event] | None = None,
    seat: Seat | None = None,
) -> S:
    """The position after an action as `play` has it, but for chance: it is left open.

    >>> state = new_game("architects", seats=2, seed=1)
    >>> while state.seat is not None:
    ...     state = answer(state, legal_actions(state)[0])
    >>> state.due, deal(state).seat is None
    (<first_player>, False)
    """
    after = twin_of(state)
    after.heard = heard
    play_in_place(after, action, seat)
    after.heard = None
    return after


def play(
    state: S,
    action: Action | str,
    heard: list[Event] | None = None,
    seat: Seat | None = None,
    dealer: Dealer | None = None,
) -> S:
    """The position after an action; the old one is untouched. What happens is told to `heard`.

    Where several seats decide together, `seat` (its number or colour) says who acts; otherwise it
    is the one whose turn it is. Chance that follows is decided by the dealer, or else by the one
    that dealt the game so far.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> events: list[Event] = []
    >>> play(state, "place gate", events).seat == state.seat
    False
    >>> [event.code for event in events]
    ['worker_placed']
    """
    after = answer(state, action, heard, seat)
    if isinstance(after.due, Chance):
        by = dealer or dealer_of(state)
        after.dealer = state.dealer
        after.heard = heard
        deal_in_place(after, by)
        after.heard = None
    return after


def deal(
    state: S,
    by: Dealer | Sequence[int] | Sequence[str] | None = None,
    heard: list[Event] | None = None,
) -> S:
    """The position after chance that is due: dealt by this dealer, until somebody must decide.

    Instead of a dealer, `by` can be the one outcome that comes up: the things drawn, by name or by
    number.

    >>> state = load("caylus").new_state(["blue", "red"], {})
    >>> deal(state, Dice(7)).seat is None
    False
    >>> deal(deal(state, state.due.pool(state)), ["red", "blue"]).turn_order
    (1, 0)
    """
    if by is None:
        by = dealer_of(state)
    after = twin_of(state)
    after.heard = heard
    if isinstance(by, Dealer):
        deal_in_place(after, by)
    else:
        named = by.split() if isinstance(by, str) else by
        check_list("by", object, "a Dealer, or a list of what is drawn", named)
        _carry_out(after, drawn_by(state, named))
    after.heard = None
    return after


def twin_of(state: S) -> S:
    """A copy that the same dealer deals."""
    twin = state.copy()
    twin.dealer = state.dealer
    return cast("S", twin)


def dealer_of(state: State) -> Dealer:
    """Who has dealt the game; for a position that came from elsewhere, dice that it makes itself.

    They are kept, so that what is tried again and again from a position comes out differently.
    """
    if state.dealer is None:
        state.dealer = Dice(state.digest())
    return state.dealer


def drawn_by(state: State, given: Sequence[object]) -> list[int]:
    """The numbers of the things drawn by the chance that is due; refused if they cannot come up."""
    due = state.due
    if not isinstance(due, Chance):
        raise NotAskedFor(action=" ".join(map(str, given)), due=due_decision(state).name)
    things = due.things(state)
    rest = list(due.pool(state))
    drawn: list[int] = []
    for one in given:
        number = things.index(one) if isinstance(one, str) and one in things else one
        if not isinstance(number, int) or number not in rest:
            known = [things[n] for n in rest]
            raise Unreadable(text=f"{due.name} {one}", near=near(str(one), known) or known)
        rest.remove(number)
        drawn.append(number)
    if len(drawn) != due.count(state):
        text = " ".join([due.name, *(things[number] for number in drawn)])
        raise Unreadable(text=text, near=[], count=due.count(state))
    return drawn


def _carry_out(state: State, drawn: list[int]) -> None:
    due = state.due
    assert isinstance(due, Chance)
    state.drop()
    due.perform(state, drawn)
    state.settle()


def deal_in_place(state: State, dealer: Dealer) -> None:
    """Let the dealer decide every chance that is due, on this very state.

    >>> state = load("caylus").new_state(2, {})
    >>> deal_in_place(state, Dice(7))
    >>> state.seat is None
    False
    """
    chance = state.chance
    while chance is not None:
        state.drop()
        chance.deal(state, dealer)
        state.settle()
        chance = state.chance


def totals(state: State) -> list[int]:
    """Every seat's points as if the game ended now, without their sources: quicker than a sheet.

    >>> totals(new_game("caylus", seats=2, seed=1))
    [2, 2]
    """
    return state.game.score_sheet(state, explained=False).totals


def winners(state: State) -> list[str]:
    """The seats that win if the game ends now: those with the most points, after ties.

    >>> winners(new_game("caylus", seats=2, seed=1))
    ['blue', 'red']
    """
    return state.game.score_sheet(state, explained=False).winners


def score_sheet(state: State, eyes: Seat | None = None) -> ScoreSheet:
    """Every seat's points with their sources, as if the game ended now.

    With `eyes`, those that this seat may know (SPECTATOR: anybody); the others are left out.

    >>> score_sheet(new_game("caylus", seats=2, seed=1)).totals
    [2, 2]
    """
    sheet = state.game.score_sheet(state)
    if eyes is None or not state.hides_points():
        return sheet
    number = eyes_of(state.seats, eyes)
    known = [seat for seat in range(len(sheet.seats)) if seat == number]
    return ScoreSheet(
        tuple(sheet.seats[seat] for seat in known), [sheet.tallies[seat] for seat in known]
    )


def playout(state: State, dice: list[Dice], dealer: Dealer) -> int:
    """Play random legal actions to the end, each seat with its own dice; how many were decided.

    >>> from keepwright.engine.chance import Dice
    >>> state = new_game("caylus", seats=2, seed=1)
    >>> decisions = playout(state, [Dice(1), Dice(2)], Dice(3))
    >>> state.over and decisions > 50
    True
    """
    check_dice(dice, len(state.seats))
    decisions: i64 = 0
    while state.due is not None:
        decision = state.asked
        if decision is not None:
            choices = state.choices
            one = dice[decision.seat]
            if choices <= CHUNK_MASK:  # as `count` and `nth` do, in one look-up
                members = MEMBERS[choices]
                number: i64 = members[one.below(len(members))]
            else:
                number = nth(choices, one.below(count(choices)))
            if state.later is None:  # as `drop` does; a call more would be felt here
                state.due = None
            else:
                state.drop()
            decision.perform(state, decision.candidates.actions[number])
            decisions += 1
            state.settle()
        else:
            deal_in_place(state, dealer)
    return decisions


def check_dice(dice: list[Any], seats: int) -> None:
    """TypeError where not each of so many seats has dice."""
    if len(dice) < seats:
        raise not_as_wanted("dice", "a list with Dice for each seat", dice)
    for one in dice:
        if not isinstance(one, Dice):
            raise not_as_wanted("dice", "a list with Dice for each seat", dice)


def random_game(start: State, seed: int | str) -> tuple[State, int]:
    """A game of random legal actions: its end, and how many decisions it took.

    It begins at `start`, which stays as it is: for a series, make `game.new_state(seats, options)`
    once. Chance is dealt as well. Every seat and then the dealer have dice of their own, as
    `many_dice` makes them of the seed; so the same start and seed give the same game in both forms.

    >>> start = load("caylus").new_state(3, {})
    >>> end, decisions = random_game(start, "a seed")
    >>> end.over, end.key() == random_game(start, "a seed")[0].key()
    (True, True)
    """
    state = start.copy()
    dice = many_dice(seed, len(state.seats) + 1)
    return state, playout(state, dice, dice[-1])

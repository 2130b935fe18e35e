"""Playing: new games, what is legal and why not, one decision after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Together
from keepwright.engine.chance import Dealer, Dice, SeedDealer, many_dice, seed_bytes
from keepwright.engine.choices import bit, count, lowest, nth
from keepwright.engine.errors import NotAskedFor, NotYourSeat, Obstructed, Over, Unreadable
from keepwright.engine.event import Event
from keepwright.engine.game import Game, load
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.state import State

LONGEST_LIKENESS: Final = 200


@final
class Choice:
    """A candidate of the due decision, and the obstacles in its way (none: it is legal)."""

    def __init__(self, action: Action, obstacles: list[Obstacle]) -> None:
        self.action: Final = action
        self.obstacles: Final = obstacles

    @property
    def legal(self) -> bool:
        """Whether nothing is in the way."""
        return not self.obstacles

    def __repr__(self) -> str:
        codes = [obstacle.code for obstacle in self.obstacles]
        return f"<{self.action.text}: {', '.join(codes) or 'legal'}>"


def new_game(
    game: Game | str,
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> State:
    """A new game, set up by the dealer (or by one made from the seed).

    >>> new_game("caylus", seats=3, options={"jeweller": True}, seed=7).over
    False
    """
    rules = load(game) if isinstance(game, str) else game
    colours = seats if isinstance(seats, int) else tuple(seats)
    state = rules.new_state(colours, options or {})
    deal_in_place(state, dealer or SeedDealer(seed_bytes(seed)))
    return state


def due_decision(state: State, seat: int | None = None) -> Decision[Any]:
    """The decision that waits for this seat, or for any if none is named."""
    due = state.due
    if due is None:
        raise Over()
    if not isinstance(due, Decision):
        raise NotAskedFor(due=due.name)
    if seat is None:
        return due
    for decision in decisions_due(state):
        if decision.seat == seat:
            return decision
    raise NotYourSeat(seat=state.seats[seat], due=state.seats[due.seat])


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


def turn_to(state: State, seat: int) -> None:
    """Of several decisions that are made together, put this seat's on top."""
    decision = due_decision(state, seat)
    if decision is not state.due:
        state.agenda = [task for task in state.agenda if task is not decision]
        state.ask(decision, decision.legal(state))


def legal_actions(state: State, seat: int | None = None) -> list[Action]:
    """The actions the seat to decide may choose from; none when the game is over.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> [action.text for action in legal_actions(state)][:3]
    ['pass', 'place gate', 'place trading_post']
    """
    asked = state.asked
    if asked is None:
        return []
    decision = asked if seat is None else due_decision(state, seat)
    rest: i64 = state.choices if decision is asked else decision.legal(state)
    actions = decision.candidates.actions
    found: list[Action] = []
    while rest:
        found.append(actions[lowest(rest)])
        rest &= rest - 1
    return found


def options(state: State, seat: int | None = None) -> list[Choice]:
    """Every candidate of the due decision with its obstacles.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> [choice for choice in options(state) if choice.action.text == "place stables"]
    [<place stables: closed_for_two>]
    """
    if not state.choices:
        return []
    decision = due_decision(state, seat)
    return [
        Choice(action, list(decision.obstacles(state, action)))
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


def as_action(state: State, action: Action | str) -> Action:
    """The action itself, or the one of this notation."""
    return action_named(state.game, action) if isinstance(action, str) else action


def why_not(state: State, action: Action | str, seat: int | None = None) -> list[Obstacle]:
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
    if isinstance(decision, Together) and state.heard is not None:
        seat = decision.seat
        state.tell_owner(seat, "sealed", {"action": action.text}, seat=state.seats[seat])
    decision.perform(state, action)


def play_in_place(state: State, action: Action) -> None:
    """Play a legal action on this very state, for search and self-play."""
    decide(state, action)
    state.settle()


def play(
    state: State,
    action: Action | str,
    heard: list[Event] | None = None,
    seat: int | None = None,
) -> State:
    """The position after an action; the old one is untouched. What happens is told to `heard`.

    Where several seats decide together, `seat` says who acts; otherwise it is the one whose turn
    it is.

    >>> state = new_game("caylus", seats=2, seed=1)
    >>> events: list[Event] = []
    >>> play(state, "place gate", events).seat == state.seat
    False
    >>> [event.code for event in events]
    ['worker_placed']
    """
    wanted = as_action(state, action)
    after = state.copy()
    after.heard = heard
    if seat is not None:
        turn_to(after, seat)
    play_in_place(after, wanted)
    after.heard = None
    return after


def deal(state: State, drawn: list[int], heard: list[Event] | None = None) -> State:
    """The position after this outcome of the chance that is due."""
    after = state.copy()
    after.heard = heard
    _carry_out(after, drawn)
    after.heard = None
    return after


def _carry_out(state: State, drawn: list[int]) -> None:
    due = state.due
    assert isinstance(due, Chance)
    state.drop()
    due.perform(state, drawn)
    state.settle()


def deal_in_place(state: State, dealer: Dealer) -> None:
    """Let the dealer decide every chance that is due, on this very state."""
    while state.asked is None:
        due = state.due
        if not isinstance(due, Chance):
            return
        state.drop()
        due.deal(state, dealer)
        state.settle()


def totals(state: State) -> list[int]:
    """Every seat's points as if the game ended now, without their sources: quicker than a sheet.

    >>> totals(new_game("caylus", seats=2, seed=1))
    [2, 2]
    """
    return state.game.score_sheet(state, explained=False).totals


def winners(state: State) -> list[str]:
    """The seats that win if the game ends now: those with the most points, after ties.

    >>> winners(new_game("caylus", seats=2, seed=1))
    ['blue', 'green']
    """
    return state.game.score_sheet(state, explained=False).winners


def score_sheet(state: State, eyes: int | None = None) -> ScoreSheet:
    """Every seat's points with their sources, as if the game ended now.

    With `eyes`, those that this seat may know (-1: a spectator); the others are left out.

    >>> score_sheet(new_game("caylus", seats=2, seed=1)).totals
    [2, 2]
    """
    sheet = state.game.score_sheet(state)
    if eyes is None or not state.hides_points():
        return sheet
    known = [seat for seat in range(len(sheet.seats)) if seat == eyes]
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
    decisions = 0
    while state.due is not None:
        decision = state.asked
        if decision is not None:
            choices = state.choices
            number = nth(choices, dice[decision.seat].below(count(choices)))
            state.drop()
            decision.perform(state, decision.candidates.actions[number])
            decisions += 1
            state.settle()
        else:
            deal_in_place(state, dealer)
    return decisions


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

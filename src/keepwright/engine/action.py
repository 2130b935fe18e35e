"""Actions: one interned object for each thing a player of a game can ever decide."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import MOST_CANDIDATES, count


@final
class Action:
    """One decision as plain data: a verb, and the printed thing or number it is about.

    There is one object for each action of a game, so actions are compared by identity. `index` is
    stable for the game, `text` is its notation, `target` the number of the thing it names.
    """

    def __init__(
        self, game: str, index: int, verb: str, what: str, argument: str, target: int
    ) -> None:
        self.game: Final = game
        self.index: Final = index
        self.verb: Final = verb
        self.what: Final = what
        self.argument: Final = argument
        self.target: Final[i64] = target
        self.text: Final = f"{verb} {argument}" if argument else verb

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return action_of, (self.game, self.text)


def action_of(game_id: str, text: str) -> Action:
    """The action with this notation in this game."""
    from keepwright.engine.game import load

    return load(game_id).actions.by_text[text]


@final
class Actions:
    """All the actions of one game, in the order they were made, found by their notation."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.all: Final[list[Action]] = []
        self.by_text: Final[dict[str, Action]] = {}

    def make(self, verb: str, what: str = "", argument: str = "", target: int = 0) -> Action:
        """The action with this verb and argument; made at the first call, found afterwards."""
        action = Action(self.game, len(self.all), verb, what, argument, target)
        known = self.by_text.get(action.text)
        if known is not None:
            return known
        self.all.append(action)
        self.by_text[action.text] = action
        return action


_NO_NUMBER: Final = 0xFF


@final
class Candidates:
    """The numbered actions worth naming at one kind of decision, legal or not."""

    def __init__(self, actions: list[Action]) -> None:
        if len(actions) > MOST_CANDIDATES:
            raise ValueError(f"{len(actions)} candidates; a decision has at most {MOST_CANDIDATES}")
        self.actions: Final = actions
        numbers = bytearray([_NO_NUMBER]) * (
            1 + max([action.index for action in actions], default=0)
        )
        for number, action in enumerate(actions):
            numbers[action.index] = number
        self.numbers: Final = bytes(numbers)  # by the index of the action

    def number(self, action: Action) -> int:
        """The number of this action here, or -1 if it is not a candidate."""
        if action.index >= len(self.numbers):
            return -1
        number = self.numbers[action.index]
        return number if number != _NO_NUMBER and self.actions[number] is action else -1

    def chosen(self, choices: i64) -> list[Action]:
        """The actions whose numbers are in the set, in their order."""
        actions = self.actions
        found = actions[: count(choices)]  # as long as it has to be
        rest: i64 = choices
        number: i64 = 0
        place: i64 = 0
        while rest:
            if rest & 1:
                found[place] = actions[number]
                place += 1
            rest = rest >> 1
            number += 1
        return found

"""A sitting: a game being played by whoever holds this object; its record and where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Together
from keepwright.engine.chance import Dealer, SeedDealer, seed_bytes
from keepwright.engine.errors import KeepwrightError, NothingToUndo, Stale
from keepwright.engine.event import Event
from keepwright.engine.game import Game, load
from keepwright.engine.notation import CHANCE, Line, action_of_line, play_line, read_line
from keepwright.engine.play import answer, as_action, due_decision
from keepwright.engine.record import Record, bad_line
from keepwright.engine.seats import Seat, seat_number
from keepwright.engine.state import State


@final
class Sitting:
    """A record that grows, with the position it leads to and the events on the way.

    >>> sitting = Sitting.begin("caylus", ["blue", "red"], seed=1)
    >>> who = sitting.state.seats[sitting.state.seat]
    >>> sitting.play(f"{who}: place gate")
    >>> sitting.record.lines[-1].what
    'place gate'
    """

    def __init__(self, record: Record, dealer: Dealer) -> None:
        self.record: Final = record
        self.dealer: Final = dealer
        self.events: list[list[Event]] = []
        self.state: State = record.start()
        if isinstance(dealer, SeedDealer) and not record.lines:
            record.headers["Commitment"] = dealer.commitment
        self._replay()
        self._deal()
        self._close()

    @staticmethod
    def begin(
        game: Game | str,
        seats: int | Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: int | str = 0,
    ) -> Sitting:
        """A new game, dealt from a seed; seats are colours, or how many there are."""
        rules = load(game) if isinstance(game, str) else game
        record = Record.new(rules, seats, rules.check_options({} if options is None else options))
        return Sitting(record, SeedDealer(seed_bytes(seed)))

    def _replay(self) -> None:
        """Go through the record from the start, and keep a dealer with a seed in step with it."""
        self.events = []
        self.state = self.record.start()
        if isinstance(self.dealer, SeedDealer):
            self.dealer.counter = 0
        for number, line in enumerate(self.record.lines, 1):
            due = self.state.due
            if isinstance(self.dealer, SeedDealer) and isinstance(due, Chance):
                self.dealer.draw(due.pool(self.state), due.count(self.state))
            try:
                self._advance(line)
            except KeepwrightError as refusal:
                raise bad_line(number, line, refusal) from refusal

    def _advance(self, line: Line) -> None:
        heard: list[Event] = []
        self.state = play_line(self.state, line.text, heard)
        self.events.append(heard)

    def _close(self) -> None:
        """A finished game has its result in the headers, and the seed that was promised."""
        if not self.state.over:
            return
        self.record.close(self.state)
        dealer = self.dealer
        promised = self.record.headers.get("Commitment")
        if isinstance(dealer, SeedDealer) and promised == dealer.commitment:
            self.record.headers["Seed"] = dealer.seed.hex()

    def _deal(self) -> None:
        while isinstance(due := self.state.due, Chance):
            drawn = self.dealer.draw(due.pool(self.state), due.count(self.state))
            line = Line(CHANCE, due.text(self.state, drawn))
            self._advance(line)
            self.record.lines.append(line)

    def play(
        self, move: Action | str, expected: int | None = None, seat: Seat | None = None
    ) -> None:
        """Play an action, its notation or a whole line (`red: pass`); chance is dealt at once.

        With `expected`, refuse as stale unless the record has that length. Where several seats
        decide together, an action alone is that of `seat`.
        """
        if expected is not None and expected != len(self.record.lines):
            raise Stale(expected=expected, length=len(self.record.lines))
        line = self._line(move, seat)
        heard: list[Event] = []
        self.state = answer(self.state, action_of_line(self.state, line), heard, line.who)
        self.events.append(heard)
        self.record.lines.append(line)
        self._deal()
        self._close()

    def _line(self, move: Action | str, seat: Seat | None) -> Line:
        if isinstance(move, str) and (":" in move or move.strip().startswith(CHANCE)):
            return read_line(move)
        action = as_action(self.state, move)
        return Line(self.state.seats[due_decision(self.state, seat).seat], action.text)

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat's last decision can be taken back: nobody and no chance acted since.

        An answer that was sealed stays once all of them were opened.
        """
        lines = self.record.lines
        if not lines or lines[-1].who != self._colour(seat):
            return False
        sealed = any(event.code == "sealed" for event in self.events[-1])
        return not sealed or isinstance(self.state.due, Together)

    def _colour(self, seat: Seat) -> str:
        seats = self.state.seats
        return seats[seat_number(seats, seat)]

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last decision: the record gets shorter."""
        if not self.can_undo(seat):
            raise NothingToUndo(seat=self._colour(seat))
        self.cut(len(self.record.lines) - 1)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sitting):
            return False
        return self.record == other.record and self.dealer == other.dealer

    def __repr__(self) -> str:
        return f"<Sitting: {self.record!r}, {self.state!r}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Sitting, (self.record, self.dealer)

    def cut(self, length: int) -> None:
        """Shorten the record to this many lines."""
        del self.record.lines[length:]
        self.record.headers.pop("Result", None)
        self.record.headers.pop("Seed", None)
        self._replay()

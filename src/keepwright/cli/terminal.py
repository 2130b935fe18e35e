"""The terminal: asks the people at a sitting, and lets bots answer for their seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from keepwright.bots.arena import HUMAN
from keepwright.bots.people import person_named
from keepwright.bots.registry import make_bot
from keepwright.catalogue import catalogue
from keepwright.catalogue.plans import plans
from keepwright.cli.calling import Exit
from keepwright.cli.explain import explanation_of, near_topics, pieces_by_name, rules_here
from keepwright.cli.saving import forget_seed, save
from keepwright.cli.score import show_score
from keepwright.cli.screen import Leaving, Screen
from keepwright.cli.speaking import INTERRUPTED, Stop, out
from keepwright.cli.tables.cards import card_lines, piece_of, what_it_does
from keepwright.cli.tables.log import log_lines
from keepwright.engine.chance import Dice
from keepwright.engine.errors import KeepwrightError, Obstructed
from keepwright.engine.fields import Mark
from keepwright.engine.notation import CHANCE
from keepwright.engine.play import (
    candidates,
    due_decision,
    legal_actions,
    score_sheet,
    why_not,
)
from keepwright.engine.record import Record
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.engine.view import has_secrets, view
from keepwright.rulebook import as_key

HELP: Final = (
    *("number", "move", "all", "buildings", "rules", "why"),
    *("table", "since", "undo", "save", "quit"),
)


@final
class Terminal(Screen):
    """One sitting at one terminal: its course, and the commands that can be typed."""

    def __init__(self, sitting: Sitting, players: list[str], file: Path) -> None:
        super().__init__(sitting)
        self.players: Final = players
        self.file: Final = file
        people = [seat for seat, player in enumerate(players) if player == HUMAN]
        self.is_alone: Final = len(people) == 1
        self.must_hand_over: Final = len(people) > 1 and has_secrets(sitting.state)
        if self.is_alone:
            self.voice = self.words.among({}, sitting.state.seats[people[0]])
        self.eyes = people[0] if self.is_alone else SPECTATOR
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self._help,
            "all": self._all,
            "buildings": self._buildings,
            "undo": self._undo,
            "?": self._rules,
            "why": self._why,
            "table": self._table,
            "since": self._since,
            "log": self._log,
            "score": self._score,
            "save": self._save,
            "quit": self._quit,
        }

    # ------------------------------------------------------------ the course of the sitting

    def play(self) -> None:
        """Play on to the end, or until somebody leaves; what was decided is always in the file."""
        self._keep()
        self._introduce()
        try:
            if self.is_person:
                self._prepare_typing()
            while not self.sitting.state.over:
                seat = self.sitting.state.seat
                assert seat is not None
                if self.players[seat] == HUMAN:
                    self._ask(seat)
                else:
                    self._let_bot_decide(seat)
            self._finish()
        except Leaving:
            self._say("terminal-left", file=str(self.file))
        except KeyboardInterrupt:
            self._print("")
            self._say("terminal-interrupted", file=str(self.file))
            raise Exit(INTERRUPTED) from None

    def _introduce(self) -> None:
        """Who sits where, if anybody has a name."""
        seated = zip(self.sitting.state.seats, map(person_named, self.players), strict=True)
        sitting = [
            self.words.text(
                "terminal-sits",
                seat=self.words.seat(colour),
                name=self.words.bot_person(somebody.name, somebody.is_junior),
                level=self.words.text(f"level-{somebody.level}"),
            )
            for colour, somebody in seated
            if somebody is not None
        ]
        if sitting:
            self._print(", ".join(sitting))

    def _keep(self) -> None:
        save(self.sitting.record, self.file)

    def _let_bot_decide(self, seat: int) -> None:
        """A bot's dice depend on the game and the line, so a resumed game goes on the same."""
        state, record = self.sitting.state, self.sitting.record
        dice = Dice(f"{record.headers.get('Commitment', '')} {seat} {len(record.lines)}")
        bot = make_bot(self.players[seat], state.game, dice)
        action = bot.choose(view(state, seat), legal_actions(state))
        self.sitting.play(f"{state.seats[seat]}: {action.text}")
        self._keep()

    def _ask(self, seat: int) -> None:
        """One decision of a person: the table, the choices, and input until something is played."""
        if self.must_hand_over and self.eyes != seat:
            self._hand_over(seat)
        self.eyes = seat
        self._draw_and_ask(seat)
        length = len(self.sitting.record.lines)
        while len(self.sitting.record.lines) == length:
            text = self._read(self.words.text("terminal-prompt"))
            if text:
                self._carry_out(text, seat)
            if self.sitting.state.seat != seat:
                return

    def _hand_over(self, seat: int) -> None:
        """Nothing is on the screen until the person of this seat sits before it."""
        if self.is_person:
            out().clear()
        self._say("terminal-hand_over", seat=self.words.seat(self.sitting.state.seats[seat]))
        self._read("")

    def _carry_out(self, text: str, seat: int) -> None:
        """A command, a number, or a move."""
        name, _, rest = text.partition(" ")
        if text.startswith("?"):
            name, rest = "?", text[1:]
        command = self.commands.get(name.casefold())
        if command is not None and not (name == "save" and not rest.strip()):
            command(rest.strip())
        elif name.casefold() == "save":
            self._keep()
            self._say("terminal-saved", file=str(self.file))
        elif text.isdecimal():
            self._choose(int(text))
        else:
            self._play(text if ":" in text else f"{self.sitting.state.seats[seat]}: {text}")

    def _choose(self, number: int) -> None:
        legal = self._offered()
        if not 1 <= number <= len(legal):
            self._say("terminal-no_number", most=len(legal))
            return
        seat = self.sitting.state.seat
        assert seat is not None
        self._play(f"{self.sitting.state.seats[seat]}: {legal[number - 1].text}")

    def _play(self, line: str) -> None:
        try:
            self.sitting.play(line)
        except Obstructed as refusal:
            self._say("terminal-why_not")
            self._reasons(refusal.obstacles)
        except KeepwrightError as refusal:
            self._print(self.words.error(refusal))
        else:
            self._keep()

    def _finish(self) -> None:
        self._draw([])
        self._score("")
        sheet = score_sheet(self.sitting.state)
        winners = self.words.seats(sheet.winners)
        self._print(
            Text(
                self.words.text("terminal-winners", count=len(sheet.winners), winners=winners),
                style="bold",
            )
        )
        self._keep()
        if "Seed" in self.sitting.record.headers:
            forget_seed(self.file)
        self._say("terminal-saved", file=str(self.file))

    # ------------------------------------------------------------ what can be typed

    def _prepare_typing(self) -> None:
        """Line editing, history, and completion of moves and commands, where there is readline."""
        try:
            import readline
        except ImportError:
            return

        def complete(text: str, number: int) -> str | None:
            state = self.sitting.state
            known = [action.text for action in legal_actions(state)] + list(self.commands)
            start = readline.get_line_buffer()[: readline.get_begidx()]
            typed = start + text
            found = [entry[len(start) :] for entry in known if entry.startswith(typed)]
            return found[number] if number < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")

    def _help(self, rest: str) -> None:
        move, piece = self._offered()[-1].text, catalogue(self.sitting.state.game.id).pieces[0].id
        table = Table.grid(padding=(0, 1))
        for line in HELP:
            name = "undo_alone" if line == "undo" and self.is_alone else line
            told = self.words.text(f"terminal-help-{name}", move=move, piece=piece)
            table.add_row("·", told)
        self._show(table, Padding(self.board.legend(self.words), (0, 2)))

    def _all(self, rest: str) -> None:
        """Every candidate of the decision, with its number or its obstacles."""
        table = Table(box=None, pad_edge=False)
        offered = self._offered()
        facts = self._facts()
        for number, action in enumerate(offered, 1):
            does = what_it_does(self.words, action, facts)
            table.add_row(Text(f"{number:>2}", style="bold"), self._choice(action), does)
        for choice in candidates(self.sitting.state):
            if not choice.legal:
                reasons = " ".join(self.words.obstacle(reason) for reason in choice.obstacles)
                name = Text(self._choice(choice.action), style="dim")
                table.add_row("", name, Text(reasons, style="dim"))
        self._show(table)

    def _buildings(self, rest: str) -> None:
        """All that can still be built: for what, and what it does; a sign at what could be now."""
        state, game = self.sitting.state, catalogue(self.sitting.state.game.id)
        seat, facts = self.sitting.state.seat or 0, self._facts()
        table = Table(box=None, pad_edge=False, show_header=False)
        group = ""
        for choice in plans(state, seat):
            piece = piece_of(game, choice.action.argument)
            if piece is None:
                continue
            if piece.group != group:
                group = piece.group
                table.add_row(Text(self.words.name("class", group), style="bold"))
            price = f"{self.words.goods(piece.cost)} → {self._gain({**piece.gain, **piece.at_end})}"
            name = f"{'✓' if choice.legal else ' '} {self.words.name(piece.sort, piece.id)}"
            table.add_row(name, price, what_it_does(self.words, choice.action, facts))
        if table.row_count:
            self._show(Text(self.words.text("terminal-buildings"), style="dim"), table)
        else:
            self._say("terminal-no_buildings")

    def _gain(self, amounts: dict[str, int]) -> str:
        """What a building gives, points in short."""
        points = amounts.pop("prestige", 0)
        told = [self.words.text("terminal-points", count=points)] if points else []
        return ", ".join([*told, *([self.words.goods(amounts)] if amounts else [])])

    def _undo(self, rest: str) -> None:
        """Back before a decision: against bots one's own last, at other tables the last of all."""
        if self.is_alone:
            self._go_back()
            return
        last = self.sitting.record.lines[-1] if self.sitting.record.lines else None
        people = [
            name
            for name, player in zip(self.sitting.state.seats, self.players, strict=True)
            if player == HUMAN
        ]
        deciding = self.sitting.state.seats[self.sitting.state.seat or 0]
        seat = last.who if last is not None and last.who in people else deciding
        try:
            self.sitting.undo(seat)
        except KeepwrightError as refusal:
            self._print(self.words.error(refusal))
            return
        self._keep()
        self.told = min(self.told, len(self.sitting.events))
        if last is not None:
            self.notice = self.words.text("terminal-undone", move=last.text)

    def _go_back(self) -> None:
        """Back to the person's last decision; a remark in the record tells what was seen since."""
        sitting, lines = self.sitting, self.sitting.record.lines
        if not self._own_lines():
            self._say("terminal-nothing_to_undo")
            return
        number = self._since_own()
        move, later = lines[number].text, [line.who for line in lines[number + 1 :]]
        seen = CHANCE in later or (bool(later) and has_hidden_cards(sitting.state))
        sitting.cut(number)
        if seen:
            remark = self.words.text("terminal-undo_remark", line=number + 1, move=move)
            sitting.record.remarks.append(remark)
        self._keep()
        self.told = min(self.told, len(sitting.events))
        told = "terminal-undone-seen" if seen else "terminal-undone"
        self.notice = self.words.text(told, move=move)

    def _rules(self, topic: str) -> None:
        """The rules of the decision that is due, or all about a topic."""
        state = self.sitting.state
        game_id = state.game.id
        if not topic:
            due = due_decision(state)
            usual = catalogue(game_id).rules[f"decision-{due.name}"]
            # A trade cites the rule of the work that trades.
            rule = str(getattr(due, "rule", usual))
            passage = rules_here(game_id).passage(rule)
            if passage is not None:
                self._show(Markdown(passage.text))
            return
        piece = pieces_by_name(game_id).get(as_key(topic))
        if piece is not None:
            name, *lines = card_lines(self.words, piece, self._facts())
            self._show(Text(name, style="bold"), *(f"  {line}" for line in lines))
            return
        found = explanation_of(game_id, topic)
        if found is not None:
            self._show(Markdown(found.text))
            return
        near = near_topics(game_id, topic)
        message = "terminal-no_topic-near" if near else "terminal-no_topic"
        self._say(message, topic=topic, near=", ".join(near))

    def _why(self, move: str) -> None:
        """Whether a move is possible now, and if not, every reason."""
        state = self.sitting.state
        try:
            obstacles = why_not(state, move.partition(":")[2] if ":" in move else move)
        except KeepwrightError as refusal:
            self._print(self.words.error(refusal))
            return
        if not obstacles:
            self._say("terminal-possible")
            return
        self._say("terminal-why_not")
        self._reasons(obstacles)

    def _table(self, rest: str) -> None:
        seat = self.sitting.state.seat
        if seat is not None:
            self._draw_and_ask(seat)

    def _log(self, rest: str) -> None:
        self._show(*log_lines(self._events(), self.voice, short=False))

    def _since(self, rest: str) -> None:
        self._show(*log_lines(self._events(self._since_own()), self.words, short=False))

    def _score(self, rest: str) -> None:
        parts: list[RenderableType] = []
        show_score(self.sitting, self.eyes, parts.append)
        self._show(*parts)

    def _save(self, name: str) -> None:
        """A copy in another file; what follows still goes into this game's own file."""
        path = Path(name).expanduser()
        try:
            save(Record.read(self.sitting.record.write()), path)
        except Stop as problem:
            self._say(problem.message, **problem.facts)
            return
        self._say("terminal-saved", file=str(path))

    def _quit(self, rest: str) -> None:
        raise Leaving


def has_hidden_cards(state: State) -> bool:
    """Whether cards lie hidden, which others show by playing them."""
    fields = (*state.game.state_fields, *state.game.player_fields)
    return any(field.mark is Mark.COUNT_ONLY for field in fields)

"""The terminal and games with hidden information: nobody sees more than his seat may know."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from keepwright.bots.arena import HUMAN
from keepwright.cli.play import begin
from keepwright.cli.speaking import start_speaking
from keepwright.cli.tables import board_of
from keepwright.cli.terminal import Terminal
from keepwright.engine.chance import Dice
from keepwright.engine.game import Game, load
from keepwright.engine.guess import guess
from keepwright.engine.play import due_decision, legal_actions
from keepwright.engine.record import Record
from keepwright.engine.view import has_secrets, view
from keepwright.locales import Words
from tests.cli.calls import Caller
from tests.cli.conftest import played_out

MAGNA_CARTA = load("magna_carta")
SMALL = ("--seed", "5", "--seats", "2")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_hand_and_what_is_drawn_are_shown_to_their_owner_only(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "keep", "draw_card", "draw_card", "pass", "log", "table", "? market", "all")
    out = call("play", "magna_carta", *SMALL, "--save", tmp_path / "game.record").out
    assert re.search(r"You draw 1 card: \w+", out)
    assert re.search(r"You draw 3 cards: \w+", out)
    assert "Green draws 3 cards." in out
    assert not re.search(r"Green draws \d cards?:", out)
    assert "Hand R" in out
    assert "Hand G" not in out


def test_people_at_one_terminal_hand_the_keyboard_over(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "", "keep", "", "keep", "", "pass", "log")
    file = tmp_path / "game.record"
    out = call("play", "magna_carta", *SMALL, "--hot-seat", "--save", file).out
    red, green, *_ = re.split(r"The keyboard goes to \w+\.", out)[1:]
    assert "Hand R" in red
    assert "Hand G" not in red
    assert not re.search("Green draws 3 cards:", red)
    assert "Hand G" in green
    assert "Hand R" not in green
    assert not re.search("Red draws 3 cards:", green)
    decided = [line.what for line in Record.load(file).lines if line.who != "*"]
    assert decided == ["keep", "keep", "pass"]


def test_where_nothing_is_secret_nothing_is_handed_over(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: Game
) -> None:
    typed(monkeypatch, "1", "1")
    out = call("play", game.id, *SMALL, "--hot-seat", "--save", tmp_path / "game.record").out
    assert ("The keyboard goes to" in out) == has_secrets(game.new_state(2, {}))


def test_the_table_shows_the_same_whatever_the_seat_may_not_know(
    game: Game, tmp_path: Path
) -> None:
    """A position, and another that only looks the same from this seat, are drawn the same."""

    def drawn(facts: object) -> str:
        console = Console(width=140, height=50, file=io.StringIO(), color_system=None)
        board = board_of(game.id)
        assert isinstance(facts, dict)
        console.print(board.draw(facts, Words("en", game.id), [], 140, 50))
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    start_speaking()
    sitting = begin(game, [HUMAN, HUMAN], {}, "3", tmp_path / "game.record")
    state = played_out(sitting, 60).state
    for seat in range(2):
        seen = view(state, seat)
        other = guess(seen, Dice(9))
        assert drawn(view(other, seat).facts) == drawn(seen.facts)


def test_the_proposed_payment_is_the_first_choice(tmp_path: Path) -> None:
    start_speaking()
    checked = 0
    for seed in range(12):
        file = tmp_path / f"{seed}.record"
        sitting = begin(MAGNA_CARTA, [HUMAN, HUMAN], {}, str(seed), file)
        dice = Dice(seed)
        while not sitting.state.over:
            state = sitting.state
            decision, legal = due_decision(state), legal_actions(state)
            proposed = decision.default(state)
            if proposed is not None:
                terminal = Terminal(sitting, [HUMAN, HUMAN], file)
                assert terminal._offered()[0] is proposed
                assert set(terminal._offered()) == set(legal)
                checked += 1
            action = legal[dice.below(len(legal))]
            sitting.play(f"{state.seats[decision.seat]}: {action.text}")
    assert checked > 5


@pytest.mark.parametrize("ruleset", ["beginner", "standard"])
def test_both_rule_sets_are_played(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ruleset: str
) -> None:
    typed(monkeypatch, *["3", "2", "1"] * 300)
    file = tmp_path / "game.record"
    arguments = ("magna_carta", *SMALL, "--option", f"ruleset={ruleset}")
    answer = call("play", *arguments, "--save", file)
    assert answer.code == 0
    record = Record.load(file)
    assert record.options == {"ruleset": ruleset}
    assert record.replay().over
    assert ("◆" in answer.out) == (ruleset == "standard")
    assert call("verify", file).code == 0

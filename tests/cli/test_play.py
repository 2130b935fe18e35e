"""`keepwright play`: typed at a pipe, saved, resumed, interrupted and killed."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from keepwright.cli.play import begin, players_for
from keepwright.cli.speaking import Stop, start_speaking
from keepwright.cli.tables import board_of
from keepwright.cli.tables.parts import letters_for, short_name
from keepwright.engine.game import Game, load
from keepwright.engine.record import Record
from keepwright.engine.scenario import Scenario
from keepwright.locales import LANGUAGES, Words
from tests.cli.calls import Answer, Caller, start
from tests.sample import each_one_way, sample

GAME = load("caylus")
SIZES = [(80, 24), (100, 30), (140, 45), (200, 60)]


class Table:
    """Plays at the terminal with lines typed beforehand."""

    def __init__(self, call: Caller, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
        self.call = call
        self.monkeypatch = monkeypatch
        self.file = file

    def __call__(self, *typed: str, arguments: tuple[str, ...] = ()) -> Answer:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        if not arguments:
            arguments = ("--seed", "5", "--seats", "2")
        where = ("--resume",) if self.file.exists() else ("--save",)
        return self.call("play", *arguments, *where, self.file)

    @property
    def record(self) -> Record:
        return Record.load(self.file)


@pytest.fixture
def table(call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    return Table(call, monkeypatch, tmp_path / "game.record")


def test_the_end_of_input_names_the_saved_game(table: Table) -> None:
    answer = table()
    assert answer.code == 0
    assert f"keepwright play --resume {table.file}" in answer.out
    assert table.record.headers["Players"] == "human ivo"
    assert "Red: Ivo (Steady)" in answer.out
    assert "Commitment" in table.record.headers
    assert "Seed" not in table.record.headers


def test_numbers_moves_and_whole_lines_are_understood(table: Table) -> None:
    table("place trading_post", "2", "blue: place gold_mine")
    mine = [line.what for line in table.record.lines if line.who == "blue"]
    assert mine[0] == "place trading_post"
    assert len(mine) == 3


def test_refused_input_comes_with_every_reason_and_changes_nothing(table: Table) -> None:
    answer = table("place stables", "place mason", "red: pass", "gibberish", "take 1 food", "99")
    assert answer.code == 0
    assert "With two players it is closed: Stables. (§ 2 players)" in answer.out
    assert "It does not stand on the road: Mason. (§ phase 2)" in answer.out
    assert "Red is not to decide now" in answer.out
    assert "gibberish" in answer.out
    assert "The choices are numbered from 1 to" in answer.out
    assert all(line.who != "blue" for line in table.record.lines)


def test_commands_explain(table: Table) -> None:
    out = table(
        "help", "?", "? mason", "? R-14", "? nothing", "why place gate", "why place mason",
        "why nonsense", "all", "log", "score", "table",
    ).out  # fmt: skip
    for part in (
        "a number chooses from the list",
        "placing workers (§ phase 2)",
        "Build: Stone building",
        "May gold be fed to the alchemist",
        "Nothing is known about “nothing”",
        "This is possible now.",
        "Not possible:",
        "is not a move of this game",
        "Round 1 begins.",
        "Score sheet",
    ):
        assert part in out


def test_undo_takes_the_own_last_decision_back(table: Table) -> None:
    arguments = ("--seed", "5", "--seats", "2", "--hot-seat")
    out = table("place gate", "undo", "place inn", arguments=arguments).out
    assert "Taken back" in out
    decided = [line.what for line in table.record.lines if line.who != "*"]
    assert decided == ["place inn"]


def test_among_people_undo_is_refused_once_somebody_else_has_acted(table: Table) -> None:
    arguments = ("--seed", "5", "--bots", "human,human,greedy")
    typed = ["place gate", "place inn", "undo"]
    out = table(*typed, arguments=arguments).out
    assert "Taken back" not in out
    assert "cannot take anything back" in out


def mine(record: Record) -> list[str]:
    """What the first seat has decided."""
    return [line.what for line in record.lines if line.who == record.seats[0]]


def test_against_bots_undo_goes_back_to_the_own_last_decision(table: Table) -> None:
    out = table("undo", "place gate", "place inn", "undo", "undo", "place castle").out
    assert "You have not decided anything yet." in out
    assert out.count("Taken back: blue: place") == 2
    assert mine(table.record) == ["place castle"]
    assert table.record.remarks == []


def test_bots_answer_the_same_move_in_the_same_way(
    table: Table, call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table("place gate", "place inn", "undo", "place inn")
    straight = Table(call, monkeypatch, tmp_path / "straight.record")
    straight("place gate", "place inn")
    assert table.record.write() == straight.record.write()


def test_undo_after_something_hidden_was_seen_leaves_a_remark(table: Table) -> None:
    out = table("1", "1", "1", "undo", "1", arguments=("magna_carta", "--seed", "5")).out
    assert "the record has a remark" in " ".join(out.split())
    (remark,) = table.record.remarks
    assert "was taken back after cards or answers had been seen" in remark
    assert table.record.replay().seat is not None


def test_undo_in_sight_of_everything_leaves_none(table: Table) -> None:
    out = table("1", "2", "2", "undo", arguments=("caylus_1303", "--seed", "9")).out
    assert "Taken back: blue: " in out
    assert table.record.remarks == []


def test_since_tells_what_happened_since_the_own_last_decision(table: Table) -> None:
    out = table("place gate", "place inn", "since", "quit").out.rpartition("> since")[2]
    assert "Blue places a worker" in out.splitlines()[1]
    assert "Inn" in out.splitlines()[1]
    assert "Gate" not in out
    assert "Red places a worker" in out


def test_what_can_still_be_built_is_told_with_what_it_costs_and_does(table: Table) -> None:
    out = table("buildings", "quit").out.rpartition("> buildings")[2]
    row = next(line for line in out.splitlines() if "Mason" in line)
    assert row.split("  ")[0].strip() == "✓ Mason"
    assert "1 Wood, 1 Food → 4 points" in row
    assert "Build: Stone" in row
    assert "Wood building" in out
    assert "  Cathedral" in out


@pytest.mark.parametrize("lang", ["en", "de", "hu", "it"])
def test_every_game_tells_what_can_be_built(table: Table, game: Game, lang: str) -> None:
    arguments = (game.id, "--lang", lang, "--seed", "5", "--seats", "2")
    assert table(*["1"] * 6, "buildings", arguments=arguments).code == 0


class Seat:
    """Plays at the terminal as a person who sits before it: what is typed, and each prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
        self.typed = typed
        self.asked: list[str] = []
        keyboard = io.StringIO()
        monkeypatch.setattr(keyboard, "isatty", lambda: True, raising=False)
        monkeypatch.setattr("sys.stdin", keyboard)
        monkeypatch.setattr("builtins.input", self.read)

    def read(self, prompt: str) -> str:
        self.asked.append(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


def test_long_texts_come_a_screen_at_a_time(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat = Seat(monkeypatch, ["? phase 5", "", "q", "? mason", "? phase 5", ""])
    out = call("play", "--seed", "5", "--save", tmp_path / "paged.record").out
    asked = ["more" if "more lines" in prompt else "move" for prompt in seat.asked]
    assert asked[:6] == ["move", "more", "more", "move", "move", "more"]
    assert out.count("Phase 5 — buildings") == 2


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_table_of_a_person_shows_what_is_new(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))
    Seat(monkeypatch, ["place gate", "place inn"])
    out = call("play", "--seed", "5", "--save", tmp_path / "new.record").out
    last = out.rpartition("Round 1 · ")[2]
    assert "Green places a worker" in last
    assert ("What happened" in last) == (size[0] > 116)
    assert ("1 Cube of any kind → 4 Deniers" in last) == (size[0] > 116)


def test_a_copy_can_be_saved_elsewhere(table: Table, tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    typed = (f"save {other}", "save", f"save {tmp_path}/no\0file", f"save {tmp_path}/new/copy")
    out = table("place gate", *typed, "quit").out
    assert f"The game is saved: {other}" in out
    assert Record.load(other).lines
    assert f"There is no folder {tmp_path}/new" in out
    assert not (tmp_path / "new").exists()


def test_a_game_goes_on_where_it_was_left_just_as_if_it_had_not_been(
    table: Table, call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table("1", "1")
    table("1", "1")
    whole = Table(call, monkeypatch, tmp_path / "whole.record")
    whole("1", "1", "1", "1")
    assert table.record.write() == whole.record.write()


@pytest.mark.parametrize("lang", sample(LANGUAGES, 4, __name__))
def test_a_whole_game_in_every_language(table: Table, call: Caller, game: Game, lang: str) -> None:
    arguments = (game.id, "--lang", lang, "--seed", "1", "--seats", "3")
    answer = table(*["2", "1"] * 400, arguments=arguments)
    assert answer.code == 0
    assert table.record.replay().over
    assert "Result" in table.record.headers
    assert call("verify", table.file).code == 0
    assert not table.file.with_name("game.record.seed").exists()


def test_bots_alone_play_to_the_end(table: Table) -> None:
    answer = table(arguments=("--bots", "random,random", "--seats", "2", "--option", "jeweller=on"))
    assert answer.code == 0
    assert "winner" in answer.out or "shared" in answer.out
    assert table.record.options["jeweller"] is True


def test_own_bots_play_and_are_kept_in_the_record(table: Table) -> None:
    own = "tests.bots.own_bots:First"
    assert table(arguments=("--bots", f"{own},random", "--seats", "2")).code == 0
    assert table.record.headers["Players"] == f"{own} random"
    assert table.record.replay().over


def test_the_rule_of_a_trade_is_that_of_the_work_that_trades(table: Table) -> None:
    joust = Scenario(
        {
            "id": "joust",
            "game": "caylus",
            "seats": ["blue", "red"],
            "start": {"trade": {"seat": "blue", "place": "joust_field"}},
            "given": {"players": {"blue": {"cloth": 1}}},
        }
    )
    table.file.write_text(Record.from_position(joust.position()).write(), encoding="utf-8")
    out = table("?", "quit").out
    assert "Phase 3 — special buildings" in out
    assert "Phase 5 — buildings" not in out


@pytest.mark.parametrize(("game_id", "unsure"), [("caylus", False), ("caylus_1303", True)])
def test_a_new_table_tells_what_is_not_confirmed(table: Table, game_id: str, unsure: bool) -> None:
    out = table("quit", arguments=(game_id, "--seats", "2")).out
    assert ("Not confirmed: what many tiles cost and score, the starting goods" in out) == unsure


def test_a_file_that_is_there_is_not_written_over(call: Caller, unfinished: Path) -> None:
    before = unfinished.read_text(encoding="utf-8")
    assert call("play", "--save", unfinished).code == 2
    assert unfinished.read_text(encoding="utf-8") == before


def test_a_place_that_cannot_be_written_is_named(call: Caller, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = call("play", "--save", tmp_path / "file" / "game.record")
    assert answer.code == 1
    assert "cannot be written" in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["--seats", "7"],
        ["--bots", "clever"],
        ["--bots", "greedy,greedy", "--seats", "5"],
        ["--resume", "/nowhere/at.all"],
        ["--option", "hats=on"],
    ],
)
def test_what_cannot_be_played_is_a_wrong_call(call: Caller, arguments: list[str]) -> None:
    assert call("play", *arguments).code == 2


def test_who_plays() -> None:
    assert players_for(GAME, None, None, False) == ["human", "ivo", "garin"]
    assert players_for(GAME, 2, None, False) == ["human", "ivo"]
    assert players_for(GAME, None, "random,greedy", False) == ["human", "random", "greedy"]
    assert players_for(GAME, 2, "random,greedy", False) == ["random", "greedy"]
    assert players_for(GAME, None, "greedy,human", False) == ["greedy", "human"]
    assert players_for(GAME, 4, None, True) == ["human"] * 4
    assert players_for(load("architects"), 1, None, False) == ["human"]
    assert players_for(load("architects"), 1, "greedy", False) == ["greedy"]
    with pytest.raises(Stop):
        players_for(GAME, 5, "random,greedy", False)


def started(home: Path, file: Path) -> subprocess.Popen[str]:
    """A game in another process that has had its first decision and waits for the next."""
    process = start("play", "--save", file, "--seed", "5", home=home)
    assert process.stdin is not None
    process.stdin.write("place gate\n")
    process.stdin.flush()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if file.exists() and "place gate" in file.read_text(encoding="utf-8"):
            return process
        time.sleep(0.05)
    raise AssertionError("the game did not begin")


def test_a_killed_game_can_be_resumed(tmp_path: Path, table: Table) -> None:
    process = started(tmp_path, table.file)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert "blue: place gate" in [line.text for line in table.record.lines]
    table("place inn")
    assert "blue: place inn" in [line.text for line in table.record.lines]


def test_an_interruption_saves_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    process = started(tmp_path, file)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert f"Interrupted. The game is saved: {file}" in out
    assert "Traceback" not in err
    assert Record.load(file).replay().seat is not None


def test_the_default_file_is_in_the_data_folder(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    out = call("play", "--seats", "2").out
    files = list((tmp_path / "home" / "keepwright" / "games").glob("caylus-*.record"))
    assert len(files) == 1
    assert files[0].name in re.sub(r"\s", "", out)


@pytest.mark.parametrize(("size", "lang"), each_one_way(SIZES, LANGUAGES, __name__))
def test_the_table_keeps_within_the_terminal(
    finished: Path, size: tuple[int, int], lang: str
) -> None:
    from rich.console import Console

    record = Record.load(finished)
    game_id = record.game.id
    board, words = board_of(game_id), Words(lang, game_id)
    for moves in range(12, len(record.lines), 25):
        console = Console(width=size[0], height=size[1], file=io.StringIO(), color_system=None)
        facts = record.replay(moves).to_json()
        drawn = board.draw(facts, words, ["a line"] * 99, size[0], size[1] - 6)
        lines = console.render_lines(drawn, pad=False)
        assert len(lines) <= size[1]


@pytest.mark.parametrize("lang", ["en", "de", "hu", "it"])
def test_seats_have_letters_that_differ(game: Game, lang: str) -> None:
    letters = letters_for(list(game.colours), Words(lang, game.id))
    assert len(set(letters.values())) == len(game.colours)


def test_long_names_are_shortened() -> None:
    assert short_name("Farm (wood, food)", 12) == "Farm (wo,fo)"
    assert short_name("Trading post", 12) == "Trading post"
    assert short_name("Venditore ambulante", 12) == "Venditore a…"


def test_the_seed_is_secret_until_the_end(tmp_path: Path) -> None:
    start_speaking()
    file = tmp_path / "secret.record"
    one = begin(GAME, ["human", "greedy"], {}, None, file)
    two = begin(GAME, ["human", "greedy"], {}, None, tmp_path / "other.record")
    assert one.record.headers["Commitment"] != two.record.headers["Commitment"]
    assert "Seed" not in one.record.headers
    kept = file.with_name("secret.record.seed")
    assert kept.stat().st_mode & 0o077 == 0

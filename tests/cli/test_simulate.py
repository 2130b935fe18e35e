"""`keepwright simulate` and `keepwright perft`."""

from __future__ import annotations

import csv
import json
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from keepwright.engine.game import Game
from keepwright.engine.record import Record
from keepwright.statistics.census import Census
from tests.cli.calls import Caller, start

OWN = "tests.bots.own_bots"
MANY = "10000000"
PATIENCE = 120  # seconds that a busy machine may take


def test_the_answer_for_programs(call: Caller, game: Game) -> None:
    answer = call("simulate", game.id, "--seats", "3", "--games", "5", "--seed", "1", "--json")
    assert answer.code == 0
    facts = answer.json
    assert facts["game"] == game.id
    assert (facts["seats"], facts["games"], facts["wanted"], facts["seed"]) == (3, 5, 5, "1")
    assert facts["decisions"] > 300
    assert facts["seconds"] > 0
    assert set(facts["scores"]) == set(facts["shares"]) == set(game.colours[:3])
    points, share = facts["scores"][game.colours[0]], facts["shares"][game.colours[0]]
    assert set(points) == {"mean", "interval", "deviation", "min", "max"}
    assert points["interval"][0] <= points["mean"] <= points["interval"][1]
    assert share["interval"][0] <= share["share"] <= share["interval"][1]
    assert sum(facts["wins"].values()) == pytest.approx(5)
    assert facts["by_bot"]["random"]["seats"] == 3
    assert facts["by_bot"]["random"]["wins"] == pytest.approx(5)
    assert len(facts["digest"]) == 64
    assert answer.err == ""


def test_the_digest_depends_on_what_is_played_only(call: Caller) -> None:
    def digest(*arguments: str) -> str:
        return str(call("simulate", "--games", "4", "--json", *arguments).json["digest"])

    plain = digest("--seed", "1")
    assert digest("--seed", "1", "--jobs", "1") == plain
    assert digest("--seed", "1", "--bots", "random,random,random") == plain
    assert digest("--seed", "1", "--seats", "3") == plain
    own = digest("--seed", "1", "--bots", f"{OWN}:First,random,random", "--jobs", "1")
    assert digest("--seed", "1", "--bots", f"{OWN}:First,random,random", "--jobs", "2") == own
    others = {
        own,
        digest("--seed", "2"),
        digest("--seed", "1", "--seats", "2"),
        digest("--seed", "1", "--option", "jeweller=on"),
        digest("--seed", "1", "--bots", f"{OWN}:First,random,random", "--rotate"),
    }
    assert plain not in others
    assert len(others) == 5


def test_the_answer_for_people(call: Caller) -> None:
    answer = call("simulate", "--games", "2", "--bots", "greedy,random")
    assert answer.code == 0
    assert "2 games of Caylus" in answer.out
    assert "greedy" in answer.out
    assert "Digest" in answer.out
    assert answer.err == ""


def test_bots_that_change_seats_have_a_table_of_their_own(call: Caller) -> None:
    answer = call("simulate", "--games", "4", "--rotate", "--bots", f"{OWN}:First,random,random")
    by_bot, _, by_seat = answer.out.partition("\n\n")
    assert f"{OWN}:First" in by_bot
    assert "Blue" in by_seat
    assert f"{OWN}:First" not in by_seat


@pytest.mark.parametrize(
    ("lang", "comma", "point", "percent"),
    [
        ("en", ",", ".", "%"),
        ("de", ".", ",", "\xa0%"),
        ("it", ".", ",", "%"),
        ("hu", "\xa0", ",", "%"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    call: Caller, lang: str, comma: str, point: str, percent: str
) -> None:
    """Twelve games of two take some 1,500 decisions."""
    answer = call("simulate", "--games", "12", "--seats", "2", "--lang", lang).out
    first, _, blue = answer.splitlines()[:3]
    assert re.search(rf"\b1{re.escape(comma)}\d\d\d ", first)
    assert re.search(rf" \d+{re.escape(point)}\d\d s", first)
    assert re.search(rf" \d+{re.escape(point)}\d{percent} \(\d+–\d+\) ", blue)
    assert re.search(rf" \d+{re.escape(point)}\d ± \d+{re.escape(point)}\d ", blue)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "There is no game “chess”"),
        (["--seats", "6"], "2 to 5 players"),
        (["--bots", "clever"], "There is no bot “clever”"),
        (["--bots", "greedy:depth=3"], "no parameter “depth”"),
        (["--bots", "no.such:Bot"], "There is no module “no.such”"),
        (["--bots", f"{OWN}:Missing"], "has no class “Missing”"),
        (["--bots", f"{OWN}:Silent"], "not a class with a method “choose”"),
        (["--bots", f"{OWN}:Picky", "--jobs", "1"], "missing 1 required"),
        (["--bots", "random,random", "--seats", "3"], "3 seats but 2 bots"),
        (["--option", "jeweller"], "name=true"),
        (["--option", "jeweller=often"], "can be: false, true"),
        (["--option", "hats=on"], "no option “hats”"),
        (["--games", "0"], "at least 1"),
        (["--jobs", "0"], "at least 1"),
        (["--out", "rows.txt"], ".csv or .jsonl"),
    ],
)
def test_what_cannot_be_played_is_a_wrong_call(
    call: Caller, arguments: list[str], part: str
) -> None:
    answer = call("simulate", *arguments)
    assert answer.code == 2
    assert part in answer.err


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_every_game_has_a_row(call: Caller, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"rows.{ending}"
    arguments = ("--games", "5", "--seed", "7", "--seats", "2", "--rotate")
    bots = ("--bots", f"{OWN}:First,random", "--json", "--out", str(file))
    facts = call("simulate", *arguments, *bots).json
    text = file.read_text(encoding="utf-8")
    if ending == "csv":
        rows: list[dict[str, Any]] = [*csv.DictReader(text.splitlines())]
        points = {name: [int(row[f"points_{name}"]) for row in rows] for name in ("blue", "red")}
        first = [row["bot_blue"] for row in rows]
        assert set(rows[0]["winners"].split()) <= {"blue", "red"}
    else:
        rows = [json.loads(line) for line in text.splitlines()]
        points = {name: [row["points"][name] for row in rows] for name in ("blue", "red")}
        first = [row["bots"]["blue"] for row in rows]
        assert set(rows[0]["winners"]) <= {"blue", "red"}
    assert [int(row["number"]) for row in rows] == [*range(5)]
    assert {row["seed"] for row in rows} == {"7"}
    assert first == [f"{OWN}:First", "random", f"{OWN}:First", "random", f"{OWN}:First"]
    for name, column in points.items():
        assert facts["scores"][name]["mean"] == pytest.approx(sum(column) / 5)
    assert sum(int(row["decisions"]) for row in rows) == facts["decisions"]
    assert all(int(row["rounds"]) > 3 and float(row["seconds"]) > 0 for row in rows)
    assert len({row["digest"] for row in rows}) == 5


@pytest.mark.parametrize("option", ["--out", "--statistics", "--records"])
def test_what_cannot_be_kept_is_refused_before_play(
    call: Caller, tmp_path: Path, option: str
) -> None:
    answer = call("simulate", "--games", MANY, option, tmp_path / "none" / "rows.csv")
    assert answer.code == 1
    assert "There is no folder" in answer.err


def test_records_of_all_games_are_kept(call: Caller, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    bots = ("--bots", f"{OWN}:First,random", "--records", str(folder))
    facts = call("simulate", "--games", "3", *bots, "--json").json
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"caylus-00000{n}.record" for n in range(3)]
    assert all(Record.load(file).replay().over for file in files)
    assert call("verify", files[0]).code == 0
    assert call("simulate", "--games", "3", *bots[:2], "--json").json["digest"] == facts["digest"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_breaks_is_told_with_its_traceback(call: Caller, jobs: str) -> None:
    arguments = ("simulate", "--bots", f"random,{OWN}:Raises", "--jobs", jobs)
    answer = call(*arguments)
    assert answer.code == 1
    assert f"The bot {OWN}:Raises broke in game" in answer.err
    assert "ZeroDivisionError: too clever" in answer.err
    assert 'own_bots.py", line' in answer.err
    facts = call(*arguments, "--json").json
    assert (facts["games"], facts["error"]["code"]) == (0, "bot_broke")


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; fail after a time that no machine should take."""
    patience = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.05)


def processes_of(home: Path) -> list[int]:
    """The processes that live with this data folder in their environment (on Linux)."""
    mark, found = f"XDG_DATA_HOME={home}\0".encode(), []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:  # it has just ended, or is somebody else's
            continue
    return found


def playing(home: Path, *arguments: str) -> tuple[subprocess.Popen[str], Path]:
    """A series without end, some of whose games are done, and the file of their rows."""
    rows = home / "rows.jsonl"
    process = start("simulate", "--games", MANY, "--out", rows, "--json", *arguments, home=home)
    wait_until(lambda: rows.exists() and rows.read_text(encoding="utf-8").count("\n") > 10)
    return process, rows


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("bots", ["random", f"{OWN}:First"])
def test_an_interruption_loses_nothing_that_is_done(tmp_path: Path, bots: str, jobs: str) -> None:
    process, rows = playing(tmp_path, "--jobs", jobs, "--bots", bots)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    facts = json.loads(out)
    assert facts["interrupted"] is True
    assert 10 < facts["games"] < facts["wanted"] == int(MANY)
    assert "Interrupted after" in err
    assert "Traceback" not in err
    numbers = [json.loads(line)["number"] for line in rows.read_text("utf-8").splitlines()]
    assert len(numbers) == facts["games"]
    assert numbers == sorted(set(numbers))
    wait_until(lambda: processes_of(tmp_path) == [])


def test_a_second_interruption_does_not_wait_for_a_bot(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    bots = f"{OWN}:Hangs:mark={mark},random"
    process = start("simulate", "--bots", bots, "--jobs", "1", home=tmp_path)
    wait_until(mark.exists)
    process.send_signal(signal.SIGINT)
    time.sleep(1)  # two signals that come at once are one
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "Interrupted after 0 of 100 games" in err
    assert "Traceback" not in err


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs Linux' /proc")
@pytest.mark.parametrize("bots", ["random", f"random,{OWN}:Hangs"])
def test_no_process_outlives_a_series_that_is_killed(tmp_path: Path, bots: str) -> None:
    arguments = ("simulate", "--games", MANY, "--jobs", "2", "--bots", bots)
    process = start(*arguments, home=tmp_path)
    wait_until(lambda: len(processes_of(tmp_path)) > 2)
    process.kill()
    process.communicate(timeout=PATIENCE)
    wait_until(lambda: processes_of(tmp_path) == [])


def test_an_option_takes_one_of_its_words(call: Caller) -> None:
    def digest(command: str, ruleset: str, *more: str) -> object:
        option = f"ruleset={ruleset}"
        facts = call(command, "magna_carta", "--option", option, "--json", *more).json
        assert facts["options"] == {"ruleset": ruleset}
        return facts.get("digest") or facts["lines"]

    standard = digest("simulate", "standard", "--games", "2")
    assert digest("simulate", "beginner", "--games", "2") != standard
    assert digest("perft", "beginner", "--depth", "3") == 2**3
    refused = call("simulate", "magna_carta", "--option", "ruleset=expert")
    assert refused.code == 2
    assert "can be: beginner, standard" in refused.err


def test_perft_counts_the_lines_of_play(call: Caller, game: Game) -> None:
    facts = call("perft", game.id, "--seats", "2", "--depth", "2", "--json").json
    assert facts["depth"] == 2
    assert facts["lines"] == facts["by_depth"]["2"] > facts["by_depth"]["1"] > 1
    assert "Depth" in call("perft", "--seats", "2", "--depth", "1").out
    assert call("perft", "--depth", "-1").code == 2


def test_statistics_are_kept_beside_those_of_other_numbers_of_seats(
    call: Caller, tmp_path: Path
) -> None:
    file = tmp_path / "caylus.json"

    def simulate(seats: int, games: int, *more: str) -> Census:
        answer = call(
            *("simulate", "caylus", "--seats", str(seats), "--games", str(games)),
            *("--seed", "1", "--statistics", str(file), *more),
        )
        assert answer.code == 0, answer.err
        return Census.read(file.read_text(encoding="utf-8"))

    first = simulate(2, 3)
    assert (first.game, first.rules, first.games) == ("caylus", "r1", 3)
    assert first.made["bots"] == "random"
    both = simulate(3, 2, "--jobs", "2")
    assert {seats: count.games for seats, count in both.by_seats.items()} == {2: 3, 3: 2}
    # the same games are not counted twice
    assert simulate(2, 3).to_json() == both.to_json()

    refused = call("simulate", "caylus", "--bots", "greedy", "--statistics", str(file))
    assert (refused.code, "made otherwise" in refused.err) == (1, True)
    file.write_text("[]")
    refused = call("simulate", "caylus", "--statistics", str(file))
    assert (refused.code, str(file.name) in refused.err) == (1, True)

"""`keepwright simulate` and `keepwright perft`."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest

from keepwright.engine.game import Game
from keepwright.statistics.census import Census
from tests.cli.calls import Caller, start


def test_the_answer_for_programs(call: Caller, game: Game) -> None:
    answer = call("simulate", game.id, "--seats", "3", "--games", "5", "--seed", "1", "--json")
    assert answer.code == 0
    facts = answer.json
    assert facts["game"] == game.id
    assert (facts["seats"], facts["games"], facts["seed"]) == (3, 5, "1")
    assert facts["decisions"] > 300
    assert facts["seconds"] > 0
    assert set(facts["scores"]) == set(game.colours[:3])
    assert set(facts["scores"][game.colours[0]]) == {"mean", "min", "max"}
    assert sum(facts["wins"].values()) == pytest.approx(5)
    assert len(facts["digest"]) == 64
    assert answer.err == ""


def test_the_digest_depends_on_what_is_played_only(call: Caller) -> None:
    def digest(*arguments: str) -> str:
        return str(call("simulate", "--games", "4", "--json", *arguments).json["digest"])

    plain = digest("--seed", "1")
    assert digest("--seed", "1", "--jobs", "2") == plain
    assert digest("--seed", "1", "--bots", "random,random,random") == plain
    assert digest("--seed", "1", "--seats", "3") == plain
    others = {
        digest("--seed", "2"),
        digest("--seed", "1", "--seats", "2"),
        digest("--seed", "1", "--option", "jeweller=on"),
        digest("--seed", "1", "--bots", "greedy,random,random"),
    }
    assert plain not in others
    assert len(others) == 4


def test_the_answer_for_people(call: Caller) -> None:
    answer = call("simulate", "--games", "2", "--bots", "greedy,random")
    assert answer.code == 0
    assert "2 games of Caylus" in answer.out
    assert "greedy" in answer.out
    assert "Digest" in answer.out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "There is no game “chess”"),
        (["--seats", "6"], "2 to 5 players"),
        (["--bots", "clever"], "There is no bot “clever”"),
        (["--bots", "greedy:depth=3"], "no parameter “depth”"),
        (["--bots", "random,random", "--seats", "3"], "3 seats but 2 bots"),
        (["--option", "jeweller"], "name=true"),
        (["--option", "jeweller=often"], "can be: false, true"),
        (["--option", "hats=on"], "no option “hats”"),
        (["--games", "0"], "at least 1"),
        (["--jobs", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_played_is_a_wrong_call(
    call: Caller, arguments: list[str], part: str
) -> None:
    answer = call("simulate", *arguments)
    assert answer.code == 2
    assert part in answer.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_shows_what_is_done(tmp_path: Path, jobs: str) -> None:
    arguments = ("simulate", "--games", "10000000", "--jobs", jobs, "--json")
    process = start(*arguments, home=tmp_path)
    time.sleep(2.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    facts = json.loads(out)
    assert facts["interrupted"] is True
    assert facts["games"] < 10_000_000
    assert "Interrupted" in err
    assert "Traceback" not in err


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
    file = tmp_path / "deep" / "caylus.json"

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

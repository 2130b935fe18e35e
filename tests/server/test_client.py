"""The client, and bots that play through it on a real server."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import keepwright as kw
from keepwright.client import BotPlayer, Client, Link, Lost, Refused, Turn
from keepwright.wire.play import PositionOut
from tests.server.serving import Server, free_port

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"


class Eager(BotPlayer):
    """Does anything it may, and remembers which games ended."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.dice = kw.Dice(1)
        self.over: list[PositionOut] = []

    def choose(self, turn: Turn) -> str:
        return turn.moves[self.dice.below(len(turn.moves))]

    def ended(self, position: PositionOut) -> None:
        self.over.append(position)


@pytest.fixture
def example() -> Any:
    """The bot that is shown to newcomers."""
    spec = importlib.util.spec_from_file_location("first_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_likes_what_there_is(example: Any) -> None:
    actions = kw.load("caylus").actions.by_text.values()
    assert set(example.LIKED) <= {action.verb for action in actions}


def test_the_example_finishes_a_game(
    server: Server, example: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    example.main(server.address)
    assert "blue" in capsys.readouterr().out


def call(*arguments: str) -> str:
    """What the example says when it cannot play."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    return done.stderr


def test_the_example_says_what_is_wrong(server: Server) -> None:
    assert call() == f"usage: python {EXAMPLE} ADDRESS [TOKEN]\n"
    nowhere = f"http://127.0.0.1:{free_port()}"
    assert call(nowhere).startswith(f"{nowhere} does not answer: ")
    assert "does not know this token" in call(server.address, "a-wrong-token")


@pytest.mark.parametrize("game", kw.game_ids())
def test_two_programs_play_each_other(server: Server, game: str) -> None:
    host, rival = server.guest(), server.guest()
    table = host.lay(game, [{"kind": "me"}, {"kind": "open"}])
    rival.join(table.id)
    host.start(table.id)
    bots = [Eager(host), Eager(rival)]
    threads = [threading.Thread(target=bot.play, args=(1,)) for bot in bots]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
    assert [[end.table.id for end in bot.over] for bot in bots] == [[table.id]] * 2
    record = kw.Record.read(host.record(table.id))
    state = record.replay()
    assert state.over
    assert host.table(table.id).result == dict(
        zip(state.seats, kw.score_sheet(state).totals, strict=True)
    )


def test_a_refusal_has_a_code_and_a_sentence(server: Server) -> None:
    client = server.guest()
    with pytest.raises(Refused, match="not_found: ") as refused:
        client.position("nowhere")
    assert refused.value.problem.status == 404


def test_a_server_that_is_not_there_is_lost() -> None:
    with pytest.raises(Lost):
        Link(f"http://127.0.0.1:{free_port()}").ask("GET", "/games")


def test_a_program_comes_back_by_its_account(server: Server) -> None:
    link = Link(server.address)
    me = link.ask("POST", "/people/guest")["id"]
    link.ask("POST", "/people/claim", {"name": "Programmer", "password": "a long password"})
    assert Client.log_in(server.address, "programmer", "a long password").me().id == me

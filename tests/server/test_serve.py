"""`keepwright serve` as a host starts it: a process that says where it is, logs, and stops well."""

from __future__ import annotations

import http.client
import json
import logging
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from keepwright.cli import run
from keepwright.cli.serve import WITH_WINDOWS, open_browser
from keepwright.client import Client
from tests.cli.calls import environment
from tests.server.serving import free_port
from tests.server.tables import ME, play_one, until

Host = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Starts `keepwright serve`; what is still running at the end of the test is killed."""
    started: list[subprocess.Popen[str]] = []

    def host(*arguments: str) -> subprocess.Popen[str]:
        log = (tmp_path / f"{len(started)}.log").open("w", encoding="utf-8")
        with log:
            process = subprocess.Popen(
                [sys.executable, "-m", "keepwright", "serve", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
                env=environment(tmp_path / "home"),
            )
        started.append(process)
        return process

    yield host
    for process in started:
        if process.poll() is None:
            process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def address_of(process: subprocess.Popen[str]) -> str:
    """What a server says about where it is."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+:\d+", line)
    assert found, line
    return found.group()


def log_of(tmp_path: Path, number: int = 0) -> list[dict[str, object]]:
    """The log, each line of which is JSON."""
    text = (tmp_path / f"{number}.log").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_one_command_serves_and_nothing_is_lost_when_it_stops(host: Host, tmp_path: Path) -> None:
    process = host("--port", "0")
    address = address_of(process)
    port = urlsplit(address).port
    ida = Client.as_guest(address)
    table_id = ida.lay("caylus", [ME, ME]).id
    ida.start(table_id)
    position = ida.position(table_id, ida.position(table_id).due[0].seat)
    assert position.decision is not None
    move = next(option.move for option in position.decision.options if option.legal)
    seq = ida.decide(table_id, position.decision.seat, move, position.seq)
    process.send_signal(signal.SIGTERM)
    assert process.wait(20) == 0
    assert process.stdout is not None
    assert "everything is kept" in process.stdout.read()
    assert (tmp_path / "home" / "keepwright" / "server" / "keepwright.db").is_file()

    again = host("--port", str(port))
    assert address_of(again) == address
    assert ida.position(table_id).seq == seq
    again.send_signal(signal.SIGINT)
    assert again.wait(20) == 0


def test_the_log_is_lines_of_json_without_secrets(host: Host, tmp_path: Path) -> None:
    process = host("--port", "0")
    address = address_of(process)
    ida = Client.as_guest(address)
    ida.link.ask("POST", "/people/claim", {"name": "Ida", "password": "correct horse battery"})
    table = ida.lay("caylus", [ME, {"kind": "invited"}], public=False)
    ida.link.ask("GET", f"/tables/{table.id}", query={"invite": table.invite})
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    lines = log_of(tmp_path)
    requests = [line for line in lines if line["event"] == "request"]
    assert {"time", "level", "part", "id", "method", "route", "status", "ms"} <= set(requests[-1])
    text = (tmp_path / "0.log").read_text(encoding="utf-8")
    for secret in ("correct horse", str(table.invite), ida.link.token, "Ida"):
        assert secret not in text


def test_the_log_tells_as_much_as_is_wanted(host: Host, tmp_path: Path) -> None:
    process = host("--port", "0", "--log-level", "warning")
    Client.as_guest(address_of(process))
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    assert log_of(tmp_path) == []


def test_open_connections_do_not_hold_it(host: Host) -> None:
    process = host("--port", "0")
    address = address_of(process)
    ida = Client.as_guest(address)
    where = urlsplit(address)
    stream = http.client.HTTPConnection(str(where.hostname), where.port)
    stream.request(
        "GET", "/api/v1/bot/stream", headers={"Authorization": f"Bearer {ida.link.token}"}
    )
    assert stream.getresponse().status == 200
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0
    assert time.monotonic() - began < 15
    stream.close()


def test_only_guests_with_an_invitation_make_accounts_if_the_host_says_so(host: Host) -> None:
    process = host("--port", "0", "--accounts", "invited", "--behind-proxy", "--bot-workers", "1")
    ida = Client.as_guest(address_of(process))
    with pytest.raises(Exception, match="invite_needed"):
        ida.link.ask("POST", "/people/claim", {"name": "Ida", "password": "correct horse battery"})


def test_a_bot_plays_on_the_server_a_host_starts(host: Host) -> None:
    ida = Client.as_guest(address_of(host("--port", "0")))
    table = ida.lay("caylus", [ME, {"kind": "bot", "level": "journeyman"}])
    ida.start(table.id)
    dice = random.Random(1)
    for _ in range(3):
        until(lambda: ida.position(table.id).decision, 30)
        play_one(table.id, [ida], dice)
    where = ida.link.address
    asked = http.client.HTTPConnection(str(where.hostname), where.port)
    asked.request("GET", "/metrics")
    figures = asked.getresponse().read().decode()
    asked.close()
    assert 'keepwright_decisions_total{by="person",game="caylus"} 3.0' in figures
    bots = re.search(r'keepwright_decisions_total{by="bot",game="caylus"} (\d+)', figures)
    assert bots
    assert int(bots.group(1)) > 0


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["--lang", "en", "serve", "--port", str(port)]) == 1
    assert f"port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--mail-host", "mail.example.org"], 2),
        (["--public-url", "play.example.org"], 2),
        (["--records-from", "https://a.example; script-src *"], 2),
        (["--accounts", "closed"], 2),
        (["--port", "99999"], 2),
        (["--database", "mysteries://here"], 2),
        (["--database", "postgresql://nobody@127.0.0.1:1/nothing"], 1),
        (["--host", "no.such.host.invalid"], 1),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    code: int,
) -> None:
    monkeypatch.setenv("KEEPWRIGHT_DATA", str(tmp_path))
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # the log is the server's now
    assert run(["serve", "--port", str(free_port()), *arguments]) == code
    told = capsys.readouterr().err
    assert told.strip()
    assert "Traceback" not in told


def test_the_environment_says_what_the_call_does_not(host: Host, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KEEPWRIGHT_DATA", str(folder))
        patch.setenv("KEEPWRIGHT_PORT", "0")
        address_of(host())
    assert (folder / "keepwright.db").is_file()


def test_the_page_is_opened_if_wanted(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    address = address_of(host("--port", "0", "--open"))
    until(opened.is_file)
    assert opened.read_text() == address


def test_no_browser_takes_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in WITH_WINDOWS:
        monkeypatch.delenv(name, raising=False)
    open_browser("http://127.0.0.1:1")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    open_browser("http://127.0.0.1:2")
    until(lambda: opened)
    assert opened == ["http://127.0.0.1:2"]

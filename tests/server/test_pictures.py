"""Pictures of tables: whoever looks sees what he may, as SVG and as PNG."""

from __future__ import annotations

import random
import re
import sys
from typing import Any

import httpx
import pytest

from keepwright.client import Client
from keepwright.locales import Words
from keepwright.server.picturing import png
from keepwright.server.problems import Problem
from tests.server.serving import Server
from tests.server.tables import play_one, seated


def picture(
    server: Server, table_id: str, client: Client | None, form: str = "svg", **asked: Any
) -> httpx.Response:
    """What the server answers to who asks for a picture."""
    headers = {} if client is None else {"authorization": f"Bearer {client.link.token}"}
    headers |= asked.pop("headers", {})
    address = f"{server.address}/api/v1/tables/{table_id}/picture.{form}"
    return httpx.get(address, params=asked, headers=headers, timeout=30)


def hands_in(text: str) -> int:
    """How many hands are drawn."""
    return text.count(">Hand</text>")


def test_a_table_is_drawn_for_those_eyes_that_ask(server: Server) -> None:
    table_id, clients, colours = seated(server, "magna_carta", public=True)
    dice = random.Random(5)
    for _ in range(8):
        play_one(table_id, clients, dice)
    mine, other = (picture(server, table_id, client) for client in clients)
    outside = picture(server, table_id, None)
    assert {mine.status_code, other.status_code, outside.status_code} == {200}
    assert mine.headers["content-type"].startswith("image/svg+xml")
    assert mine.headers["cache-control"].startswith("private")
    assert "style-src 'self'" in mine.headers["content-security-policy"]
    assert [hands_in(one.text) for one in (mine, other, outside)] == [1, 1, 0]
    assert mine.text != other.text
    assert picture(server, table_id, clients[0], seat=colours[0]).text == mine.text
    assert picture(server, table_id, clients[0], seat=colours[1]).status_code == 403
    assert picture(server, table_id, clients[0], seat="all").status_code == 403


def test_the_past_the_night_and_other_languages(server: Server) -> None:
    table_id, clients, _ = seated(server)
    seqs = [play_one(table_id, clients, random.Random(n)) for n in range(4)]
    now = picture(server, table_id, clients[0])
    assert picture(server, table_id, clients[0], at=seqs[-1]).text == now.text
    assert picture(server, table_id, clients[0], at=seqs[0]).text != now.text
    night = picture(server, table_id, clients[0], theme="night", language="hu")
    assert Words("hu", "caylus").name("board", "bridge") in night.text
    german = picture(server, table_id, clients[0], headers={"accept-language": "de"})
    assert 'xml:lang="de"' in german.text
    for asked in ({"theme": "dusk"}, {"language": "fr"}, {"at": -1}):
        assert picture(server, table_id, clients[0], **asked).status_code == 422


def test_the_same_picture_is_not_sent_twice(server: Server) -> None:
    table_id, clients, _ = seated(server)
    first = picture(server, table_id, clients[0])
    again = {"if-none-match": first.headers["etag"]}
    same = picture(server, table_id, clients[0], headers=again)
    assert (same.status_code, same.content) == (304, b"")
    play_one(table_id, clients, random.Random(1))
    assert picture(server, table_id, clients[0], headers=again).status_code == 200


def test_a_private_table_is_not_shown_to_strangers(server: Server) -> None:
    table_id, clients, _ = seated(server, public=False)
    for form in ("svg", "png"):
        assert picture(server, table_id, server.guest(), form).status_code == 404
        assert picture(server, table_id, None, form).status_code == 404
    laid = clients[0].lay("caylus", [{"kind": "me"}, {"kind": "open"}])
    assert picture(server, laid.id, clients[0]).status_code == 409


def test_a_png_is_drawn_and_people_are_named(server: Server) -> None:
    table_id, clients, _ = seated(server)
    png = picture(server, table_id, clients[0], "png")
    assert png.headers["content-type"] == "image/png"
    assert png.content.startswith(b"\x89PNG")
    names = [seat.name for seat in clients[0].position(table_id).table.seats]
    text = picture(server, table_id, clients[0]).text
    assert all(re.search(rf">{re.escape(str(name))}</text>", text) for name in names)


def test_a_server_without_resvg_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(Problem) as refused:
        png("<svg/>")
    assert (refused.value.code, refused.value.status) == ("no_png", 501)

"""Studies: any game can be looked at, played on and set up, and no table knows of it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import keepwright as kw
from keepwright.client.link import Refused
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.sitting import Sitting
from keepwright.engine.view import view
from keepwright.server import setting_up, study
from tests.server.serving import Server
from tests.server.tables import play_one, seated, whose_turn

EXAMPLES = Path(__file__).parents[1] / "games" / "caylus" / "examples"


def ask(server: Server, path: str, status: int = 200, **said: Any) -> Any:
    answer = httpx.post(f"{server.address}/api/v1/study/{path}", json=said, timeout=30)
    assert answer.status_code == status, answer.text
    return answer.json()


def begun(server: Server, game: str, seats: int = 3, seed: str = "s") -> str:
    colours = list(kw.load(game).colours[:seats])
    return str(ask(server, "begin", game=game, seats=colours, seed=seed)["record"])


def further(server: Server, record: str, decisions: int) -> str:
    for _ in range(decisions):
        record += "\n".join(
            ask(server, "bot", record=record, level="apprentice", seed="s")["lines"]
        )
        record += "\n"
    return record


@pytest.mark.parametrize("game", kw.game_ids())
def test_a_study_is_played_by_all_seats_and_bots(server: Server, game: str) -> None:
    record = further(server, begun(server, game), 12)
    found = ask(server, "position", record=record)
    move = next(one["move"] for one in found["decision"]["options"] if one["legal"])
    seat = found["decision"]["seat"]
    assert found["seat"] == seat
    assert move in ask(server, "foresight", record=record, seat=seat)["choices"]
    ask(server, "preview", record=record, seat=seat, move=move)
    lines = ask(server, "play", record=record, seat=seat, move=move)["lines"]
    assert lines[0] == f"{seat}: {move}"
    after = ask(server, "position", record=record + "\n".join(lines))
    assert after["seq"] == found["seq"] + len(lines)
    assert after["events"][-1]["text"] == lines[-1] or after["events"][-1]["text"] is None


@pytest.mark.parametrize("game", kw.game_ids())
def test_eyes_see_what_they_may(server: Server, game: str) -> None:
    record = further(server, begun(server, game), 8)
    state = kw.Record.read(record).replay()
    for number, colour in enumerate(state.seats):
        found = ask(server, "position", record=record, seat=colour)
        assert found["view"] == json.loads(json.dumps(view(state, number).facts))
    nobody = ask(server, "position", record=record, seat="")
    assert nobody["view"] == json.loads(json.dumps(view(state, SPECTATOR).facts))
    assert nobody["decision"] is None
    whole = ask(server, "position", record=record, seat="all")
    assert whole["view"] == json.loads(json.dumps(state.to_json()))
    assert whole["decision"] is not None
    ask(server, "position", 403, record=record, seat="mauve")


def test_from_a_seed_everything_is_the_same(server: Server) -> None:
    one, two = (further(server, begun(server, "magna_carta"), 10) for _ in range(2))
    assert one == two
    assert begun(server, "magna_carta", seed="") != begun(server, "magna_carta", seed="")


def test_the_past_is_a_prefix(server: Server) -> None:
    record = further(server, begun(server, "caylus"), 10)
    found = ask(server, "position", record=record, at=5, since=3)
    assert (found["at"], [event["seq"] for event in found["events"]]) == (5, [4, 5])
    assert found["view"] == json.loads(json.dumps(view_of_due(kw.Record.read(record).replay(5))))


def view_of_due(state: kw.State) -> dict[str, Any]:
    return view(state, SPECTATOR if state.seat is None else state.seat).facts


def test_a_position_is_set_up(server: Server) -> None:
    record = begun(server, "caylus")
    colour = kw.Record.read(record).seats[0]
    given = {"players": {colour: {"gold": 7, "deniers": 20}}}
    changed = ask(server, "set-up", record=record, given=given)["record"]
    facts = ask(server, "facts", record=changed)
    assert facts["players"][colour]["gold"] == 7
    assert ask(server, "position", record=changed)["decision"] is not None
    wrong = ask(server, "set-up", 422, record=record, given={"players": {colour: {"gold": "x"}}})
    assert wrong["code"] == "bad_state"
    assert wrong["facts"]["path"] == f"players.{colour}.gold"
    assert wrong["facts"]["path"] in wrong["detail"]


def test_what_is_given_stands_instead(server: Server) -> None:
    record = begun(server, "caylus")
    colours = kw.Record.read(record).seats
    owned = {"owners": {"mason": colours[0], "wood_market": colours[1]}}
    built = ask(server, "set-up", record=record, given=owned)["record"]
    road = ask(server, "facts", record=built)["road"]
    less = {"owners": {"wood_market": colours[1]}, "road": {**road}}
    del less["road"][next(place for place, id in road.items() if id == "mason")]
    facts = ask(server, "facts", record=ask(server, "set-up", record=built, given=less)["record"])
    assert facts["owners"] == {"wood_market": colours[1]}
    for given, path in (
        ({"players": {"mauve": {}}}, "players.mauve"),
        ({"players": {colours[0]: 7}}, f"players.{colours[0]}"),
        ({"players": 7}, "players"),
    ):
        wrong = ask(server, "set-up", 422, record=record, given=given)
        assert wrong["facts"]["path"] == path


@pytest.mark.parametrize("game", kw.game_ids())
def test_a_game_goes_on_with_whatever_it_could(game: str) -> None:
    sitting = Sitting.begin(game, list(kw.load(game).colours[:3]), seed=1)
    choice = random.Random(1)
    for _ in range(25):
        state = sitting.state
        assert state.seat is not None
        sitting.play(f"{state.seats[state.seat]}: {choice.choice(kw.legal_actions(state)).text}")
    record = sitting.record.write()
    starts = setting_up.starts(record, None, {})
    asked = [start["start"] for start in starts if isinstance(start["start"], dict)]
    seats = {fields["seat"] for start in asked for fields in start.values()}
    assert seats == set(sitting.state.seats)
    assert any(start.get("phase") for start in starts) == (game != "architects")
    for start in one_of_each(starts):
        found = setting_up.set_up(record, None, {}, start, "s").replay()
        assert found.over or study.waiting(found)
    with pytest.raises(kw.BadState, match="path='start'"):
        setting_up.set_up(record, None, {}, "fly", "s")


def one_of_each(starts: list[dict[str, Any]]) -> list[Any]:
    """The phases, and each decision with its fields for one seat."""
    found: dict[tuple[str, ...], Any] = {}
    for one in starts:
        start = one["start"]
        name, fields = (start, {}) if isinstance(start, str) else next(iter(start.items()))
        found.setdefault((name, *sorted(fields)), start)
    return list(found.values())


def test_starts_follow_from_what_is_given(server: Server) -> None:
    record = begun(server, "caylus", seats=2)
    one, other = kw.Record.read(record).seats
    pays = {"pay": {"seat": one, "price": "2 any_not_gold"}}
    gate = {"leave_gate": {"seat": other}}
    before = [start["start"] for start in ask(server, "starts", record=record)["starts"]]
    assert {"build": {"seat": one, "group": "wood"}} in before
    assert gate not in before
    for given, start in (
        ({"workers": {"gate": other}}, gate),
        ({"players": {one: {"food": 4, "stone": 3}}}, pays),
    ):
        after = ask(server, "starts", record=record, given=given)["starts"]
        assert start in [found["start"] for found in after]
    wrong = ask(server, "starts", 422, record=record, given={"players": {one: {"food": "x"}}})
    assert wrong["facts"]["path"] == f"players.{one}.food"


def test_a_decision_that_remembers_begins_with_nothing() -> None:
    record = Sitting.begin("architects", ["blue", "green"], seed=1).record.write()
    turn = setting_up.set_up(record, None, {}, {"place_worker": {"seat": "blue"}}, "s").write()
    hired = {"blue": {"apprentices": ["gatekeeper"]}, "green": {"apprentices": ["squire_gold"]}}
    starts = [start["start"] for start in setting_up.starts(turn, None, {"players": hired})]
    assert [start for start in starts if "reset_ability" in start] == [
        {"reset_ability": {"seat": colour, "used": ""}} for colour in ("blue", "green")
    ]


def test_starts_are_told(server: Server) -> None:
    record = begun(server, "caylus")
    seat = kw.Record.read(record).seats[1]
    starts = ask(server, "starts", record=record)["starts"]
    assert {"start": {"choose_favour": {"seat": seat}}, "phase": ""} in starts
    assert {"start": "castle", "phase": "6"} in starts
    favour = ask(server, "set-up", record=record, start={"choose_favour": {"seat": seat}})
    assert ask(server, "position", record=favour["record"])["decision"]["seat"] == seat


def test_chance_decides_where_it_is_due(server: Server) -> None:
    headers, lines = begun(server, "magna_carta").split("\n\n")
    first = ask(server, "deal", record=headers, seed="s")["lines"]
    assert first == [line for line in lines.splitlines() if line]
    assert ask(server, "deal", record=f"{headers}\n\n{lines}", seed="s")["lines"] == []


def test_a_position_is_written_as_a_scenario(server: Server) -> None:
    record = further(server, begun(server, "caylus"), 6)
    text = ask(server, "scenario", record=record, at=5)["scenario"]
    again = ask(server, "open", text=text)["record"]
    assert ask(server, "facts", record=again) == ask(server, "facts", record=record, at=5)


@pytest.mark.parametrize("kind", ["record", "position", "scenario"])
def test_any_document_is_opened(server: Server, kind: str) -> None:
    record = further(server, begun(server, "caylus"), 4)
    texts = {
        "record": record,
        "position": json.dumps(kw.Record.read(record).replay().to_json()),
        "scenario": (EXAMPLES / "CAY-05.yaml").read_text().split("---")[0],
    }
    opened = ask(server, "open", text=texts[kind])["record"]
    assert ask(server, "position", record=opened)["table"]["game"] == "caylus"


def test_of_several_scenarios_none_is_opened_unasked(server: Server) -> None:
    refused = ask(server, "open", 422, text=(EXAMPLES / "CAY-05.yaml").read_text())
    assert refused["facts"] == {"why": "several", "count": 2}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_record"),
        ("[1]", "bad_record"),
        ("{", "bad_state"),
        ('{"game": "chess"}', "unknown_game"),
        ("a: [", "bad_scenario"),
        ("just words", "bad_scenario"),
        ('[Format "1"][Game "caylus"][Rules "r1"][Seats "blue red"]\nred: fly', "bad_record"),
    ],
)
def test_what_is_no_document_is_told(server: Server, text: str, code: str) -> None:
    refused = ask(server, "open", 422, text=text)
    assert refused["code"] == code
    assert refused["detail"]


def test_a_text_that_stands_for_billions_is_refused_at_once_everywhere(server: Server) -> None:
    levels = [f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    text = "\n".join(["game: caylus", f"a0: &a0 [{','.join('x' * 9)}]", *levels, "given: *a8"])
    rest: dict[str, Any] = {"seat": "blue", "move": "pass", "level": "apprentice"}
    rest |= {"step": 0, "is_shown": True, "since": 0}
    known = httpx.get(f"{server.address}/api/v1/openapi.json", timeout=30).json()
    asked = []
    for path, route in known["paths"].items():
        if path.startswith("/api/v1/study/"):
            body = route["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            fields = set(known["components"]["schemas"][body.rpartition("/")[2]]["properties"])
            if texts := fields & {"text", "record"}:
                said = {name: rest[name] for name in fields & set(rest)} | {texts.pop(): text}
                answer = httpx.post(server.address + path, json=said, timeout=10)
                assert answer.json()["code"] == "bad_scenario", path
                assert answer.json()["facts"]["why"] == "alias"
                asked.append(path)
    assert len(asked) > 10


def test_what_is_too_long_is_refused(server: Server) -> None:
    ask(server, "open", 413, text="#" * 600_000)
    ask(server, "open", 422, text="#" * 450_000)


def test_a_bot_needs_a_turn_and_a_level(server: Server) -> None:
    record = begun(server, "caylus")
    assert ask(server, "bot", 422, record=record, level="emperor")["code"] == "bad_bot"
    assert ask(server, "bot", record=record, level="journeyman", seed="s")["lines"]


def test_a_table_is_studied_as_one_may_know_it(server: Server) -> None:
    table_id, clients, _ = seated(server, "magna_carta")
    known = clients[0].position(table_id)
    assert known.view is not None
    record = kw.Record.read(clients[0].study(table_id))
    found = view(record.replay(), record.seats.index(str(known.seat))).facts
    assert record.lines == []
    assert found["players"] == known.view["players"]
    dice = random.Random(1)
    while not clients[0].position(table_id).over:
        play_one(table_id, clients, dice)
    whole = kw.Record.read(clients[1].study(table_id))
    assert whole.lines
    assert whole.replay().over


def test_a_finished_table_is_studied_from_any_moment(server: Server) -> None:
    table_id, clients, _ = seated(server, "magna_carta")
    dice = random.Random(3)
    while not clients[0].position(table_id).over:
        client, found = whose_turn(table_id, clients)
        seat = str(found.seat)
        play_one(table_id, clients, dice)
        after = client.position(table_id)
        if after.can_undo and dice.random() < 0.2:
            client.undo(table_id, seat, after.seq)
    last = clients[0].position(table_id)
    for seq in (last.seq // 3, last.seq // 2, last.seq):
        told = clients[0].link.ask("GET", f"/tables/{table_id}/study?at={seq}")
        state = kw.Record.read(told["record"]).replay(told["at"])
        seen = clients[0].position(table_id, seat="all", at=seq).view
        assert json.loads(json.dumps(state.to_json())) == seen


def test_a_finished_table_is_seen_through_any_eyes(server: Server) -> None:
    table_id, clients, colours = seated(server, "magna_carta")
    begun = clients[0].position(table_id)
    for colour in (*colours[1:], "all", ""):
        with pytest.raises(Refused):
            clients[0].position(table_id, seat=colour, at=begun.seq)
    dice = random.Random(2)
    while not clients[0].position(table_id).over:
        play_one(table_id, clients, dice)
    states = {}
    for colour in (*colours, "all", ""):
        found = clients[0].position(table_id, seat=colour, at=begun.seq)
        assert found.view is not None
        states[colour] = {
            one: isinstance(player["hand"], list) for one, player in found.view["players"].items()
        }
    for colour in colours:
        assert states[colour] == {one: one == colour for one in colours}
    assert all(states["all"].values())
    assert not any(states[""].values())


def test_a_study_has_a_picture(server: Server) -> None:
    record = further(server, begun(server, "magna_carta"), 6)
    address = f"{server.address}/api/v1/study/picture"
    pictures = {
        seat: httpx.post(f"{address}.svg", json={"record": record, "seat": seat}).text
        for seat in ("all", "", *kw.Record.read(record).seats)
    }
    assert all(picture.startswith("<svg") for picture in pictures.values())
    assert len(set(pictures.values())) == len(pictures)
    said = {"record": record, "at": 2, "theme": "night", "language": "hu"}
    answer = httpx.post(f"{address}.png", json=said, timeout=30)
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")

"""Pictures: whole, well-formed and self-contained, of every game, theme and language."""

from __future__ import annotations

import re
from collections import Counter
from itertools import cycle, islice, product
from xml.etree import ElementTree

import pytest

import keepwright as kw
from keepwright.engine.view import has_secrets
from keepwright.locales import LANGUAGES
from keepwright.picture import THEMES, picture_of
from tests.contract.tables import TABLES, Table, decisions, moments, spread
from tests.contract.test_secrets import twins
from tests.contract.test_views import eyes_of

SVG = "{http://www.w3.org/2000/svg}"
READERS = cycle(product(THEMES, LANGUAGES))


def some_tables() -> list[Table]:
    """Of every game the fewest and the most players, and a few choices of options between them."""
    chosen: list[Table] = []
    for game in kw.game_ids():
        tables = [table for table in TABLES if table.game == game]
        chosen += spread(tables, 3)
    return chosen


some = pytest.mark.parametrize("table", some_tables(), ids=repr)


def positions(table: Table, seed: str, most: int) -> list[kw.State]:
    """Some positions of a plain game and of a rich one, the first and the last among them."""
    plain = [moment.after for moment in moments(table, seed)]
    rich = [moment.after for moment in moments(table, seed, rich=True)]
    return [table.before_set_up(), *spread(plain, most), *spread(rich, most)]


def drawn(state: kw.State, seat: int | str | None = None) -> ElementTree.Element:
    """A picture, read."""
    return ElementTree.fromstring(picture_of(state, seat=seat))


def pieces(picture: ElementTree.Element) -> Counter[str]:
    """How many pieces of each kind and colour are drawn."""
    return Counter(
        str(group.get("class")) for group in picture.iter(f"{SVG}g") if group.get("class")
    )


def texts(picture: ElementTree.Element) -> list[str]:
    """All texts that are drawn."""
    return [str(text.text) for text in picture.iter(f"{SVG}text")]


@some
def test_a_picture_is_whole_and_needs_nothing_else(table: Table) -> None:
    for state in positions(table, "whole", 4):
        theme, language = next(READERS)
        text = picture_of(state, theme=theme, language=language)
        root = ElementTree.fromstring(text)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        ids = {str(one.get("id")) for one in root.iter() if one.get("id")}
        assert {str(use.get("href"))[1:] for use in root.iter(f"{SVG}use")} <= ids
        assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= ids
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"<(style|script|image|foreignObject)|NaN|None", text)
        title, about = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert about is not None
        assert title.text
        assert str(title.text).startswith(state.game.title)
        assert about.text
        width, height = (float(n) for n in str(root.get("viewBox")).split()[2:])
        assert (width, float(str(root.get("height")))) == (1366, height)
        for one in root.iter(f"{SVG}text"):
            assert 0 <= float(str(one.get("x"))) <= width
            assert 0 <= float(str(one.get("y"))) <= height


@pytest.mark.parametrize("game", ["magna_carta", "caylus_1303", "architects"])
def test_nothing_shows_that_a_seat_may_not_know(game: str) -> None:
    """Positions that differ only in what is hidden from some eyes are the same picture to them."""
    table = next(t for t in TABLES if t.game == game and t.seats == 2 and has_secrets(t.begin(1)))
    differing = 0
    for moment, eyes, twin in islice(twins(table, "pictured", 4), 4, None, 3):
        assert picture_of(twin, seat=eyes) == picture_of(moment.before, seat=eyes)
        differing += picture_of(twin) != picture_of(moment.before)
    assert differing


@some
def test_eyes_without_secrets_see_the_same_pieces(table: Table) -> None:
    state = spread(decisions(table, "eyes"), 3)[1]
    for eyes in eyes_of(table):
        whole, seen = pieces(drawn(state)), pieces(drawn(state, eyes))
        figures = [name for name in whole if name.split()[0] in ("worker", "house", "part")]
        assert {name: whole[name] for name in figures} == {name: seen[name] for name in figures}


# ---------------------------------------------------------------- every piece


def rich_states(game: str, seats: int) -> list[kw.State]:
    """Positions of a rich game with much on the table."""
    table = next(t for t in TABLES if t.game == game and t.seats == seats)
    return spread([moment.after for moment in moments(table, "pieces", rich=True)], 8)


def test_every_piece_of_caylus_is_drawn() -> None:
    for state in rich_states("caylus", 4):
        facts, found = state.to_json(), pieces(drawn(state))
        for colour in state.seats:
            me = facts["players"][colour]
            standing = [*facts["workers"].values(), *facts["castle"], *facts["stables"]]
            standing += [facts["inn_left"], facts["inn_right"], colour]
            assert found[f"worker {colour}"] == standing.count(colour)
            built = [owner for id, owner in facts["owners"].items() if id in on_road(facts)]
            built += facts["residences"].values()
            assert found[f"house {colour}"] == built.count(colour)
            assert found[f"part {colour}"] == sum(me["houses"].values())
            assert found[f"disc {colour}"] == 4 + facts["passed"].count(colour)
        assert found["provost"] == found["bailiff"] == 1


def on_road(facts: dict[str, dict[str, str]]) -> set[str]:
    """The buildings that stand on the road, not under a residence."""
    return {id for space, id in facts["road"].items() if space not in facts["residences"]}


def test_every_piece_of_magna_carta_is_drawn() -> None:
    for state in rich_states("magna_carta", 4):
        facts, found = state.to_json(), pieces(drawn(state, kw.SPECTATOR))
        for colour in state.seats:
            mine = [place for place in facts["road"] if place.startswith(f"{colour}_")]
            me = facts["players"][colour]
            assert found[f"house {colour}"] == len(mine) + len(me["prestige"])
            workers = list(facts["workers"].values()).count(colour)
            assert found[f"worker {colour}"] == workers + 1


def test_every_piece_of_caylus_1303_is_drawn() -> None:
    for state in rich_states("caylus_1303", 4):
        facts, found = state.to_json(), pieces(drawn(state))
        for colour in state.seats:
            standing = [*facts["workers"].values(), *facts["second_workers"].values()]
            standing += [*facts["site"], colour, colour]  # in the camp and in the panel
            assert found[f"worker {colour}"] == standing.count(colour)
            houses = [*facts["owners"].values(), *facts["passed"]]
            if facts["players"][colour]["bundles"]:
                houses.append(colour)
            assert found[f"house {colour}"] >= houses.count(colour)
        assert found["provost"] == 1


def test_every_piece_of_architects_is_drawn() -> None:
    for state in rich_states("architects", 4):
        facts, root = state.to_json(), drawn(state, kw.SPECTATOR)
        found, told = pieces(root), texts(root)
        for colour in state.seats:
            me = facts["players"][colour]
            groups = sum(n > 0 for n in me["workers"].values()) + (me["prison"] > 0) + 1
            groups += sum(bool(facts["players"][c]["captured"].get(colour)) for c in state.seats)
            groups += facts["guildhall"].count(colour)
            groups += list(facts["black_market"].values()).count(colour)
            assert found[f"worker {colour}"] == groups
            assert found[f"disc {colour}"] == 1 + (me["cathedral"] > 0)
            for count in me["workers"].values():
                assert not count or str(count) in told


# ---------------------------------------------------------------- who looks


def test_a_seat_sees_its_hand_and_no_other() -> None:
    state = kw.new_game("magna_carta", 3, seed=4)
    whole, seen, outside = drawn(state), drawn(state, "green"), drawn(state, kw.SPECTATOR)
    hands = [texts(picture).count("Hand") for picture in (whole, seen, outside)]
    assert hands == [3, 1, 0]


def test_points_that_are_hidden_are_a_question() -> None:
    state = kw.new_game("caylus_1303", 3, seed=4)
    assert [texts(drawn(state, eyes)).count("?") for eyes in (None, 0, kw.SPECTATOR)] == [0, 2, 3]


def test_names_of_people_are_written_as_they_are() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    text = picture_of(state, names={"blue": "<Anna & Ő>", "red": "B" * 200})
    assert "&lt;Anna &amp; Ő&gt;" in text
    assert any("…" in one for one in texts(ElementTree.fromstring(text)))


def test_a_view_and_a_record_are_drawn_as_well() -> None:
    record = kw.Sitting.begin("magna_carta", ["red", "green"], seed=3).record
    state = record.replay()
    assert picture_of(record) == picture_of(state)
    seen = picture_of(kw.view(state, 1))
    assert texts(ElementTree.fromstring(seen)).count("Hand") == 1


def test_the_end_tells_who_wins() -> None:
    table = next(t for t in TABLES if t.game == "caylus" and t.seats == 2)
    *_, last = moments(table, "end")
    winner = kw.score_sheet(last.after).winners[0]
    assert f"The winner is {winner.capitalize()}." in texts(drawn(last.after))


def test_what_is_no_seat_theme_or_language_is_refused() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    for seat in ("pink", 2, -2):
        with pytest.raises(kw.UnknownSeat):
            picture_of(state, seat=seat)
    with pytest.raises(ValueError, match="no theme 'dusk'"):
        picture_of(state, theme="dusk")
    with pytest.raises(ValueError, match="no language 'fr'"):
        picture_of(state, language="fr")


# ---------------------------------------------------------------- notebooks


def test_notebooks_are_shown_pictures() -> None:
    record = kw.Sitting.begin("caylus", ["red", "blue"], seed=3).record
    state = record.replay()
    assert state._repr_svg_() == picture_of(state)
    assert kw.view(state, 0)._repr_svg_() == picture_of(kw.view(state, 0))
    assert record._repr_svg_() == picture_of(state)

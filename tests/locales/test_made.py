"""Texts whose ids the page puts together while it runs: each id that can arise is there.

Every place in the browser's side that fills a gap in an id, and does not look first whether there
is such a text, is named here together with all that can stand in the gap.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

import pytest

import keepwright as kw
from keepwright.bots.people import LEVELS
from keepwright.catalogue import catalogue
from keepwright.catalogue.pieces import Piece
from keepwright.engine.agenda import Decision
from keepwright.engine.game import load
from keepwright.forecast import Going
from keepwright.locales import LANGUAGES
from keepwright.server import tables
from keepwright.tutorial import tutorial
from keepwright.wire.statistics import LengthOut
from tests.locales.messages import files_of, patterns
from tests.locales.test_web import WEB

Ids = list[str]
GAP = re.compile(r"\$\{[^{}]*\}")
CALL = re.compile(r"\b(?:say|text|tell)\((?:\w+ \? )?\s*`([^`]*\$\{[^`]*)`")
LOOKED_UP = re.compile(r"\bhas\(\s*`([^`]*)`")
NAMED = re.compile(r"\bname\(\s*'(\w+)',\s*'(\w+)'")
GAP_OF = re.compile(r"\bname\(\s*'(\w+)',\s*[^'\s]")
GAMES: Ids = list(kw.game_ids())
SPEAKING = WEB / "lib" / "words"


# ---------------------------------------------------------------- what stands in the gaps


def listed(file: str, name: str) -> Ids:
    """The words in a list, or a type of several words, that a file of the page declares."""
    source = (WEB / file).read_text(encoding="utf-8")
    found = re.search(rf"\b{name}\b[^=;]*=\s*(\[[^\]]*\]|[^;]*;)", source)
    assert found, f"{file} has no {name}"
    return [word for word in re.findall(r"'(\w*)'", found.group(1)) if word]


def tabs(game: str) -> Ids:
    """The sheets of a game's kit, those of every table and those of a study."""
    kit = (WEB / "lib" / "boards" / game / "index.ts").read_text(encoding="utf-8")
    own = re.findall(r"id: '(\w+)', icon: '[\w-]+', Panel", kit)
    assert own
    shared = (WEB / "lib" / "table" / "Tabs.svelte").read_text(encoding="utf-8")
    study = (WEB / "lib" / "study" / "StudyTable.svelte").read_text(encoding="utf-8")
    more = re.findall(r"id: '(\w+)', icon", shared + study)
    assert {"log", "notes"} <= {*more}
    return [*own, *more]


def there(game: str) -> set[str]:
    """The texts that are read together to speak about a game."""
    return {id for file in files_of(game) for id in patterns("en", file)}


def pieces(game: str, sort: str = "") -> list[Piece]:
    """The pieces of a game, or those of a sort."""
    return [piece for piece in catalogue(game).pieces if sort in ("", piece.sort)]


def deeds(game: str) -> set[str]:
    """What pieces of a game do."""
    found = [[*one.effects, *one.owner_effects, *one.setup_effects] for one in pieces(game)]
    return {effect.does for effects in found for effect in effects}


def last_deeds(game: str) -> Ids:
    """What buildings without an example of their own do last, be it nothing."""
    own = {id.rpartition("-")[2] for id in there(game) if "-example-" in id}
    found = [one for one in pieces(game, "building") if one.id not in own]
    return [one.effects[-1].does if one.effects else "none" for one in found]


def option_values(game: str) -> Ids:
    """Options with the values that have names."""
    found = load(game).options
    return [f"{one.id}.{value}" for one in found for value in one.values if isinstance(value, str)]


def phases(game: str) -> Ids:
    """The phases of a round; where rules differ in them, those of all."""
    found = board(game).get("phases", [])
    lists = found.values() if isinstance(found, dict) else [found]
    return [str(phase) for phases in lists for phase in phases]


def board(game: str) -> Mapping[str, Any]:
    """What the catalogue tells of the board."""
    return catalogue(game).board


def ids_in(game: str, *path: str) -> Ids:
    """The ids of a part of the board, as the catalogue tells it."""
    found: Any = board(game)
    for step in path:
        found = found[step]
    return [one.get("id") or one["row"] if isinstance(one, dict) else str(one) for one in found]


def every_game(find: Callable[[str], Ids | set[str]]) -> dict[str, Ids]:
    """What is found for each game."""
    return {game: [*find(game)] for game in GAMES}


def everywhere(*ids: str) -> dict[str, Ids]:
    """The same in every game."""
    return {game: [*ids] for game in GAMES}


def only(game: str, ids: Ids) -> dict[str, Ids]:
    """In one game alone."""
    return {game: ids}


def counted(game: str) -> set[str]:
    """What prices, gains and effects of pieces are counted in, where they are told in words."""
    found: set[str] = set()
    for one in pieces(game):
        found |= {*one.cost, *one.gain}
        for effect in [*one.effects, *one.owner_effects, *one.setup_effects]:
            found |= {*effect.pay, *(kind for gain in effect.gains for kind in gain)}
            found |= {*effect.less} if effect.group else set()
    return found


def free_goods(game: str) -> set[str]:
    """The goods among which one can choose freely."""
    return {good for goods in board(game).get("wild", {}).values() for good in goods}


def decisions(game: str) -> Ids:
    """All that somebody can be asked."""
    tasks = load(game).tasks.by_key.values()
    return sorted({task.name for task in tasks if isinstance(task, Decision)})


SETTINGS = "lib/table/Settings.svelte"
PREFS = "lib/prefs.svelte.ts"
SETTING = [
    *(f"theme_{one}" for one in listed(SETTINGS, "THEMES")),
    *(f"motion_{one}" for one in listed(SETTINGS, "MOTIONS")),
    *(f"confirm_{one}" for one in listed(SETTINGS, "CONFIRMS")),
    *(f"speed_{one}" for one in listed(PREFS, "SPEEDS")),
    *(f"switch_{one}" for one in listed(SETTINGS, "SWITCH")),
]
ACTS = listed(SETTINGS, "Act")
PLACES = [*ids_in("architects", "locations"), "prison", "guildhall", "cathedral", "black_market"]
SPACES = ids_in("architects", "black_market", "spaces")
ASIDES = (
    tables.HANDED_OVER,
    tables.TAKEN_BACK,
    tables.RESIGNED,
    tables.TIMED_OUT,
    tables.BOT_REPLACED,
    tables.ASKED,
    tables.AGREED,
    tables.REFUSED,
)
BOTS = [value for one in load("architects").options if one.id == "bot" for value in one.values]

# What can stand in the gap of each id, for each game in which it can arise.
MADE: dict[str, dict[str, Ids]] = {
    "game-*": every_game(lambda game: [game]),
    "level-*": everywhere(*LEVELS),
    "lay-seat_*": everywhere("open", "invited"),
    "lay-seat_*.description": everywhere("open", "invited"),
    "lay-pace_*": everywhere(*listed("lib/lobby/PaceFields.svelte", "KINDS")),
    "lay-pace_*.description": everywhere(*listed("lib/lobby/PaceFields.svelte", "KINDS")),
    "lobby-only_*": everywhere(*listed("lib/lobby/PaceChips.svelte", "KINDS")),
    "lobby-*": everywhere(*listed("pages/Tables.svelte", "SCOPES")),
    "lobby-none_*": everywhere(*listed("pages/Tables.svelte", "SCOPES")),
    "lobby-none_*.hint": everywhere(*listed("pages/Tables.svelte", "SCOPES")),
    "option-*": every_game(lambda game: [one.id for one in load(game).options]),
    "option-*.description": every_game(lambda game: [one.id for one in load(game).options]),
    "option-*.*": every_game(option_values),
    "forecast-going_*": everywhere(*get_args(Going)),
    "forecast-if_*": everywhere("back", "stays", "on"),  # courses of which only some may come
    "forecast-unless_*": everywhere("back", "stays", "on"),
    "forecast-scoring_*": everywhere("castle", "black_market"),  # what is no section
    "bar-language_*": everywhere(*LANGUAGES),
    "bar-*": everywhere(*listed("lib/wire/live.ts", "Connection")),
    "stat-by_*": everywhere(*listed("lib/statistics/fares.ts", "COLUMNS")),
    "stat-source_*": everywhere(*listed("pages/StatisticsPage.svelte", "SOURCES")),
    "stat-length_*": everywhere(*get_args(LengthOut.model_fields["unit"].annotation)),
    "stat-col_*s": everywhere(*get_args(LengthOut.model_fields["unit"].annotation)),
    "stat-col_*": everywhere(
        *listed("lib/statistics/PointsBySeat.svelte", "heads"),
        *listed("lib/statistics/WinsBySeat.svelte", "heads"),
        *listed("lib/statistics/PointsBySource.svelte", "heads"),
    ),
    "tutorial-*": every_game(lambda game: [step.id for step in tutorial(game).steps]),
    "note-*": everywhere(*listed("lib/table/log/Notes.svelte", "progress")),
    "phase-*": every_game(phases),
    "aside-*": everywhere(*ASIDES),
    "tab-*": every_game(tabs),
    "settings-*_*": everywhere(*SETTING),
    "settings-speed_*": everywhere(*listed(PREFS, "SPEEDS")),
    "settings-*_*_hint": everywhere(*(f"confirm_{one}" for one in listed(SETTINGS, "CONFIRMS"))),
    "dialog-*": everywhere(*ACTS),
    "dialog-*_text": everywhere(*ACTS),
    "settings-*": everywhere(*ACTS),
    "panel-more-*": everywhere("score", "chat", "rules", "share", "settings"),
    "score-*": everywhere("then", "now"),
    "problem-*": everywhere(*listed("lib/frame/Lost.svelte", "TOLD")),
    "catalogue-does_*": every_game(deeds),
    "panel-field-*": only("architects", ["character", "apprentices", "buildings"]),
    "west-*": only("architects", ["offered", "kept", "hand"]),
    "west-strength_*": only("architects", [str(one) for one in BOTS]),
    "*-*.*": only(
        "architects",
        [
            f"{one.sort}-{one.id}.{'effect' if one.sort == 'building' else 'power'}"
            for one in pieces("architects")
        ],
    ),
    "arch-about-*": only("architects", PLACES + SPACES),
    "arch-times-*": only("architects", listed("lib/boards/architects/places.ts", "VISITS")),
    "magna-example-*": only(
        "magna_carta", [one.group for one in pieces("magna_carta") if not one.effects]
    ),
    "letter-*": every_game(free_goods),
    "c1303-power-*": only("caylus_1303", ids_in("caylus_1303", "characters")),
    "character-*.power": only("caylus_1303", ids_in("caylus_1303", "characters")),
    "c1303-example-*": only("caylus_1303", last_deeds("caylus_1303")),
    "caylus-example-*": only("caylus", last_deeds("caylus")),
    "caylus-row_*": only(
        "caylus", [row.removeprefix("favour_") for row in ids_in("caylus", "favours")]
    ),
    "position-*": everywhere(*listed("lib/share/position.ts", "FORMS")),
    "study-unkept_*": everywhere(*listed("lib/study/collection.ts", "Refusal")),
    "setup-*": everywhere("top", "bottom", "standin"),
}
ELSEWHERE = {
    "why-*",  # codes: tests/locales/test_codes.py
    "alert-*",  # the page has looked for it under another name
}

# What can be named, by its kind.
THINGS: dict[str, dict[str, Ids]] = {
    "board": only("caylus_1303", ["camp", "construction_site", "guilds_bridge"]),
    "bot": only("architects", [str(one) for one in BOTS]),
    "building": every_game(lambda game: [one.id for one in pieces(game, "building")]),
    "character": every_game(lambda game: [one.id for one in pieces(game, "character")]),
    "class": every_game(lambda game: sorted({one.group for one in pieces(game)})),
    "colour": every_game(lambda game: [*load(game).colours]),
    "location": only("architects", PLACES + SPACES),
    "row": only("caylus", ids_in("caylus", "favours")),
    "section": {game: ids_in(game, "sections") for game in ("caylus", "magna_carta")},
    "skill": only("architects", ids_in("architects", "skills")),
    "task": every_game(decisions),
    "term": {
        "magna_carta": ["draw_pile", "discard_pile"],
        "architects": ["building_card", "apprentice_card", "variable_side"],
    },
    "amount": every_game(lambda game: sorted(counted(game))),
}
# Here the page looks first whether there is such a name.
LOOKED_FOR = {"good", "phase"}


# ---------------------------------------------------------------- where ids are made


def sources() -> Iterator[str]:
    """What is written on the browser's side, but for what puts any id together."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and SPEAKING not in path.parents:
            yield path.read_text(encoding="utf-8")


def made() -> set[str]:
    """The ids that are put together, their gaps as stars, where nobody has looked for them."""
    found: set[str] = set()
    for source in sources():
        looked_up = set(LOOKED_UP.findall(source))
        found |= {GAP.sub("*", id) for id in CALL.findall(source) if id not in looked_up}
    return found


def test_it_is_known_what_can_stand_in_every_gap() -> None:
    assert made() - ELSEWHERE == set(MADE)


def test_it_is_known_what_can_be_named() -> None:
    named = {kind for source in sources() for kind in GAP_OF.findall(source)}
    assert named - LOOKED_FOR == set(THINGS) - {"amount"}


@pytest.mark.parametrize("game", GAMES)
def test_every_id_that_is_put_together_is_there(game: str) -> None:
    """Languages have the same ids: tests/locales/test_files.py."""
    wanted = {filled(id, gap) for id, gaps in MADE.items() for gap in gaps.get(game, [])}
    wanted |= {f"{kind}-{id}" for kind, ids in THINGS.items() for id in ids.get(game, [])}
    assert len(wanted) > 100
    assert wanted - there(game) == set()


def test_every_name_that_is_written_out_is_there() -> None:
    """A board names its things by hand as well."""
    for game in GAMES:
        folder = WEB / "lib" / "boards" / game
        files = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
        text = "\n".join(path.read_text(encoding="utf-8") for path in files)
        assert {"-".join(one) for one in NAMED.findall(text)} - there(game) == set()


def filled(id: str, gap: str) -> str:
    """An id with its gap filled; what fills several gaps names them all."""
    head, tail = id.split("*", 1)[0], id.rsplit("*", 1)[1]
    return f"{head}{gap}{tail}"

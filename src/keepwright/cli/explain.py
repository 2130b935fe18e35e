"""`keepwright explain`: the rules of record, a building, or what a refusal means."""

from __future__ import annotations

import json
import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Final, final

import typer
from rich.markdown import Markdown

import keepwright
import keepwright.games
from keepwright.cli.asked import GameId
from keepwright.cli.rules_text import as_key, rules_of
from keepwright.cli.speaking import Json, Lang, Spoken, Stop, err, out, words
from keepwright.cli.tables import board_of
from keepwright.engine.game import load
from keepwright.locales import LANGUAGES, Words

MOST_NEAR: Final = 6
# Facts of obstacles are known only in a game; here each is a gap in the sentence.
FACTS: Final = "place card cost held goods left space row column reached".split()
GAPS: Final = dict.fromkeys(FACTS, "…")
_OBSTACLE: Final = re.compile(r'Obstacle\(\s*"(\w+)",\s*rule="([^"]+)"')
_ANY_OBSTACLE: Final = re.compile(r'Obstacle\(\s*"(\w+)"')
# What games with goods share: functions that make an obstacle, and a chapter's call of one.
_MAKER: Final = re.compile(r'def (\w+)\([^)]*\) -> Obstacle:\n(?:.*\n){1,3}?.*Obstacle\("(\w+)"')
_CALL: Final = re.compile(r'(\w+)\(\s*state,\s*[\w.]+,\s*"([^"]+)"')


@final
class Explanation:
    """What is known about a topic: which kind of thing it is, its key, and a text in Markdown."""

    def __init__(self, kind: str, key: str, text: str) -> None:
        self.kind: Final = kind
        self.key: Final = key
        self.text: Final = text


@cache
def pieces_by_name(game_id: str) -> dict[str, str]:
    """The pieces of a game by their ids and their names in every language."""
    found: dict[str, str] = {}
    for id in board_of(game_id).pieces():
        found.setdefault(as_key(id), id)
        found.setdefault(as_key(id.replace("_", " ")), id)
        for lang in LANGUAGES:
            found.setdefault(as_key(Words(lang, game_id).name("building", id)), id)
    return found


@cache
def obstacle_rules(game_id: str) -> dict[str, list[str]]:
    """The codes of all obstacles of a game, with the rule keys its chapters cite for them."""
    shared = (Path(keepwright.__file__).parent / "engine" / "trade.py").read_text("utf-8")
    makers = dict(_MAKER.findall(shared))
    found: dict[str, list[str]] = {code: [] for code in _ANY_OBSTACLE.findall(shared)}
    for package in keepwright.games.__path__:
        for chapter in sorted((Path(package) / game_id).glob("*.py")):
            text = chapter.read_text(encoding="utf-8")
            for code in _ANY_OBSTACLE.findall(text):
                found.setdefault(code, [])
            cited = _OBSTACLE.findall(text)
            cited += [(makers[name], rule) for name, rule in _CALL.findall(text) if name in makers]
            for code, rule in cited:
                if rule not in found[code]:
                    found[code].append(rule)
    return found


def explanation_of(game_id: str, topic: str) -> Explanation | None:
    """What is known about a topic of a game."""
    rules = rules_of(game_id)
    passage = rules.passage(topic)
    if passage is not None:
        return Explanation("rule", passage.key, passage.text)
    piece = pieces_by_name(game_id).get(as_key(topic))
    if piece is not None:
        return Explanation("building", piece, card_of(game_id, piece))
    code = topic.strip().casefold().removeprefix("obstacle-")
    if code in obstacle_rules(game_id):
        return Explanation("obstacle", code, obstacle_text(game_id, code))
    return None


def card_of(game_id: str, piece: str) -> str:
    """The card of a building, and the rulings that speak about it."""
    name, *lines = board_of(game_id).card(words(game_id), piece, None)
    text = f"### {name}\n\n" + "\n".join(f"* {line}" for line in lines)
    english = Words("en", game_id).name("building", piece).split(" (")[0].casefold()
    about = re.compile(rf"\b{re.escape(english)}\b")
    for ruling in rules_of(game_id).rulings.values():
        if about.search(ruling.text.casefold()):
            text += f"\n\n{ruling.text}"
    return text


def obstacle_text(game_id: str, code: str) -> str:
    """The sentence of an obstacle with gaps for its facts, and the rules behind it."""
    speaker = words(game_id)
    title = speaker.text("cli-explain-obstacle", code=code)
    lines = [f"### {title}", speaker.text(f"obstacle-{code}", **GAPS)]
    for rule in obstacle_rules(game_id)[code]:
        lines.append(speaker.text("terminal-card-rule", rule=rule))
    return "\n\n".join(lines)


def near_topics(game_id: str, topic: str) -> list[str]:
    """Topics that look like this one, or that contain it."""
    known = [passage.key for passage in rules_of(game_id).passages.values()]
    known += list(pieces_by_name(game_id).values()) + list(obstacle_rules(game_id))
    names = {**pieces_by_name(game_id), **{as_key(key): key for key in known}}
    key = as_key(topic)
    found = [names[name] for name in names if len(key) > 2 and key in name]
    found += [names[name] for name in get_close_matches(key, list(names), n=MOST_NEAR)]
    return list(dict.fromkeys(found))[:MOST_NEAR]


def explain(
    game: GameId,
    topic: Annotated[
        list[str],
        typer.Argument(
            metavar="TOPIC",
            help="A section (phase 2), ruling (R-14), example (CAY-05, MC-07), "
            "decision (D-PLACE, D1), building (id, or name in any language) "
            "or obstacle (place_full).",
        ),
    ],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a section of the rules of record, a building, or what a refusal means."""
    rules = load(game)
    wanted = " ".join(topic)
    found = explanation_of(rules.id, wanted)
    if found is None:
        near = near_topics(rules.id, wanted)
        message = "cli-explain-unknown-near" if near else "cli-explain-unknown"
        raise Stop(message, topic=wanted, near=", ".join(near))
    if as_json:
        facts = {"game": rules.id, "kind": found.kind, "key": found.key, "text": found.text}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    out().print(Markdown(found.text))
    if found.kind == "rule" and Spoken.lang != "en":
        err().print(words().text("cli-explain-language"), style="dim")

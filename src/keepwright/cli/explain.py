"""`keepwright explain`: the rules of record, a building, a refusal, or the words of a game."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Final, final

from rich.markdown import Markdown

from keepwright.catalogue import catalogue
from keepwright.cli.arguments import GameId
from keepwright.cli.calling import Argument
from keepwright.cli.speaking import Json, Lang, Spoken, Stop, err, out, print_json, words
from keepwright.cli.tables.cards import card_lines
from keepwright.engine.game import load
from keepwright.locales import LANGUAGES, Words
from keepwright.rulebook import Rules, as_key, rules_of
from keepwright.vocabulary import asked_in, asking, vocabulary
from keepwright.vocabulary.refusals import obstacle_rules, obstacle_sentence

DECISIONS, TOPICS = "decisions", "topics"
SECTION: Final = re.compile(r"^#+ (.*)$", re.M)
NUMBERED: Final = re.compile(r"[A-Z]\w*-\d+$")
MOST_NEAR: Final = 6


@final
class Explanation:
    """What is known about a topic: which kind of thing it is, its key, and a text in Markdown."""

    def __init__(self, kind: str, key: str, text: str) -> None:
        self.kind: Final = kind
        self.key: Final = key
        self.text: Final = text


def rules_here(game_id: str) -> Rules:
    """The rules of record of a game, if they were installed."""
    try:
        return rules_of(game_id)
    except FileNotFoundError as missing:
        raise Stop("cli-explain-no_rules", file=str(missing.filename)) from None


@cache
def pieces_by_name(game_id: str) -> dict[str, str]:
    """The pieces of a game by their ids and their names in every language.

    The copies of a card, which are numbered, are also found by the name that they share.
    """
    found: dict[str, str] = {}
    for piece in catalogue(game_id).pieces:
        id = piece.id
        found.setdefault(as_key(id), id)
        found.setdefault(as_key(id.replace("_", " ")), id)
        for lang in LANGUAGES:
            name = Words(lang, game_id).name(piece.sort, id)
            found.setdefault(as_key(name), id)
            card, _, copy = name.partition(" (")
            if copy.rstrip(")").isdecimal():
                found.setdefault(as_key(card), id)
    return found


def explanation_of(game_id: str, topic: str) -> Explanation | None:
    """What is known about a topic of a game."""
    if as_key(topic) == DECISIONS:
        return Explanation(DECISIONS, DECISIONS, vocabulary(game_id, words(game_id)))
    if as_key(topic) == TOPICS:
        return Explanation(TOPICS, TOPICS, topics_text(game_id))
    rules = rules_here(game_id)
    passage = rules.passage(topic)
    if passage is not None:
        return Explanation("rule", passage.key, passage.text + doubt_about(game_id, passage.key))
    piece = pieces_by_name(game_id).get(as_key(topic))
    if piece is not None:
        return Explanation(catalogue(game_id).by_id[piece].sort, piece, card_of(game_id, piece))
    code = topic.strip().casefold().removeprefix("obstacle-")
    if code in obstacle_rules(game_id):
        return Explanation("obstacle", code, obstacle_text(game_id, code))
    about = rules.mentioned.get(as_key(topic))
    if about is not None:
        return Explanation("rule", about.key, about.text)
    found = asking(game_id, code)
    text = "\n\n".join(asked.text(words(game_id)) for asked in found)
    return Explanation("decision", code, text) if found else None


def doubt_about(game_id: str, ruling: str) -> str:
    """Which figures that rest on thin evidence a ruling settles, as a paragraph; empty if none."""
    figures = [figure for figure, key in load(game_id).unconfirmed.items() if key == ruling]
    return f"\n\n{words(game_id).unconfirmed(figures)}" if figures else ""


def card_of(game_id: str, piece: str) -> str:
    """The card of a piece, and the rulings that speak about it."""
    name, *lines = card_lines(words(game_id), piece)
    sort = catalogue(game_id).by_id[piece].sort
    text = f"### {name}\n\n" + "\n".join(f"* {line}" for line in lines)
    english = Words("en", game_id).name(sort, piece).split(" (")[0].casefold()
    about = re.compile(rf"\b{re.escape(english)}\b")
    for ruling in rules_here(game_id).rulings.values():
        if about.search(ruling.text.casefold()):
            text += f"\n\n{ruling.text}"
    return text


def obstacle_text(game_id: str, code: str) -> str:
    """The sentence of an obstacle with gaps for its facts, and the rules behind it."""
    speaker = words(game_id)
    title = speaker.text("cli-explain-obstacle", code=code)
    lines = [f"### {title}", obstacle_sentence(speaker, code)]
    for rule in obstacle_rules(game_id)[code]:
        lines.append(speaker.text("terminal-card-rule", rule=rule))
    return "\n\n".join(lines)


def topics_of(game_id: str) -> dict[str, list[str]]:
    """The topics of a game by their sort; the pieces by their class."""
    rules = rules_here(game_id)
    keys = dict.fromkeys(passage.key for passage in rules.passages.values())
    found = {
        "sections": SECTION.findall(rules.text)[1:],
        "rulings": list(rules.rulings),
        "examples": [key for key in keys if NUMBERED.match(key) and key not in rules.rulings],
        "decisions": [asked.name for asked in asked_in(game_id)],
        "refusals": list(obstacle_rules(game_id)),
    }
    for piece in catalogue(game_id).pieces:
        found.setdefault(piece.group, []).append(piece.id)
    return found


def topics_text(game_id: str) -> str:
    """All topics in Markdown: pieces by their names, of what is numbered the first and the last."""
    speaker, pieces = words(game_id), catalogue(game_id).by_id
    lines = [f"### {speaker.text('cli-topics', game=speaker.text(f'game-{game_id}'))}"]
    for sort, keys in topics_of(game_id).items():
        if keys[0] in pieces:
            heading = speaker.name("class", sort)
            keys = [speaker.name(pieces[id].sort, id) for id in keys]
        else:
            heading = speaker.text(f"cli-topics-{sort}")
        shown = [keys[0], "…", keys[-1]] if NUMBERED.match(keys[0]) else keys
        lines.append(f"**{heading}:** {' · '.join(shown)}")
    return "\n\n".join(lines)


def near_topics(game_id: str, topic: str) -> list[str]:
    """Topics that look like this one, or that contain it."""
    known = [passage.key for passage in rules_here(game_id).passages.values()]
    known += list(pieces_by_name(game_id).values()) + list(obstacle_rules(game_id))
    known += [asked.name for asked in asked_in(game_id)]
    names = {**pieces_by_name(game_id), **{as_key(key): key for key in known}}
    key = as_key(topic)
    found = [names[name] for name in names if len(key) > 2 and key in name]
    found += [names[name] for name in get_close_matches(key, list(names), n=MOST_NEAR)]
    return list(dict.fromkeys(found))[:MOST_NEAR]


def explain(
    game: GameId,
    topic: Annotated[
        list[str] | None,
        Argument(
            metavar="TOPIC",
            help="A section (phase 2), ruling (R-14), example (CAY-05, MC-07), "
            "decision (D-PLACE, D1, place_or_pass), building or character (id, or name in any "
            "language), obstacle (place_full); or decisions: all words of the game. "
            "Default: topics, a list of all that can be asked for.",
        ),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a section of the rules of record, a building, what a refusal means, or all decisions."""
    rules = load(game)
    wanted = " ".join(topic or [TOPICS])
    found = explanation_of(rules.id, wanted)
    if found is None:
        near = near_topics(rules.id, wanted)
        message = "cli-explain-unknown-near" if near else "cli-explain-unknown"
        raise Stop(message, topic=wanted, near=", ".join(near))
    if as_json:
        facts: dict[str, object] = {"game": rules.id, "kind": found.kind, "key": found.key}
        facts["text"] = found.text
        if found.kind == DECISIONS:
            facts[DECISIONS] = [asked.to_json() for asked in asked_in(rules.id)]
        elif found.kind == TOPICS:
            facts[TOPICS] = topics_of(rules.id)
        print_json(facts)
        return
    out().print(Markdown(found.text))
    if found.kind == "rule" and Spoken.lang != "en":
        err().print(words().text("cli-explain-language"), style="dim")

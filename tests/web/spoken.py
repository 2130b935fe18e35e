"""What Python says, as samples that the browser's Words must say alike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import keepwright as kw
from keepwright.engine.game import load
from keepwright.engine.play import due_decision
from keepwright.locales import LANGUAGES, Words
from tests.contract.tables import TABLES
from tests.locales.messages import files_of, patterns

Sample = dict[str, Any]
NUMBERS = (0, 1, 2, 5, 21, 987)
TEXT = "Ida"
NAMES = {"red": "Ida", "blue": "Kuno"}  # others are called by their colours
MOST_EVENTS = 1_500  # of a game, spread over all that is told


def samples() -> Iterator[Sample]:
    """Every message with sample arguments, and sentences about real games, in every language."""
    for game in kw.game_ids():
        told = list(heard_in(game))
        for lang in LANGUAGES:
            words = Words(lang, game)
            yield from messages(words)
            for sample in told:
                yield {**sample, "lang": lang, "text": spoken(words, sample)}


def messages(words: Words) -> Iterator[Sample]:
    """Each message and attribute, with numbers and with a text in place of its variables."""
    for name in files_of(words.game_id):
        for id, mentioned in patterns(words.lang, name).items():
            for value in (*NUMBERS, TEXT) if mentioned.variables else (0,):
                facts = dict.fromkeys(sorted(mentioned.variables), value)
                yield {
                    "says": "text",
                    "game": words.game_id,
                    "lang": words.lang,
                    "id": id,
                    "facts": facts,
                    "text": words.text(id, **facts),
                }


@cache
def heard_in(game: str) -> tuple[Sample, ...]:
    """Events, prompts, obstacles and actions of random games at every kind of table."""
    found: dict[str, Sample] = {}

    def keep(says: str, facts: Sample) -> None:
        found.setdefault(f"{says} {facts}", {"says": says, "game": game, **facts})

    for number, table in enumerate(table for table in TABLES if table.game == game):
        state = table.begin(number)
        state.heard = []
        dice = kw.Dice(number)
        while not state.over:
            if state.seat is None:
                kw.deal_in_place(state, dice)
                continue
            due = due_decision(state)
            facts = {**due.fields(), "seat": state.seats[state.seat]}
            keep("prompt", {"id": due.name, "facts": facts})
            for choice in kw.candidates(state):
                for obstacle in choice.obstacles:
                    keep("obstacle", obstacle.to_json())
            legal = kw.legal_actions(state)
            kw.play_in_place(state, legal[dice.below(len(legal))])
        for event in state.heard:
            seen = event.seen_by(event.seat).to_json()
            keep("event", {**seen, "names": {}, "me": None})
            keep("event", {**seen, "names": NAMES, "me": state.seats[0]})
    for action in load(game).actions.by_text.values():
        keep("action", {"verb": action.verb, "what": action.what, "argument": action.argument})
        keep("move", {"argument": action.text})
    told = list(found.values())
    step = max(1, len(told) // MOST_EVENTS)
    return tuple(told[::step])


def spoken(words: Words, sample: Sample) -> str:
    """What Python says of a sample."""
    actions = load(words.game_id).actions.by_text
    match sample["says"]:
        case "event":
            reasons = [obstacle_of(reason) for reason in sample.get("reasons", [])]
            event = kw.Event(sample["code"], sample["facts"], reasons=reasons)
            return words.among(sample["names"], sample["me"]).event(event)
        case "obstacle":
            return words.obstacle(obstacle_of(sample))
        case "prompt":
            return words._tell(f"decision-{sample['id']}", sample["facts"])
        case "move":
            return words.action(actions[sample["argument"]])
        case _:
            text = f"{sample['verb']} {sample['argument']}".strip()
            return words.action(actions[text])


def obstacle_of(told: Sample) -> kw.Obstacle:
    """An obstacle from its JSON."""
    return kw.Obstacle(told["code"], told["rule"], **told["facts"])

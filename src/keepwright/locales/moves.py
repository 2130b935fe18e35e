"""What the moves of a game are about, by their texts: how a page reads a move that it is told."""

from __future__ import annotations

from collections import Counter

from keepwright.engine.game import load


def verbs_of(game_id: str) -> dict[str, str]:
    """What the arguments of most actions with a verb are about; empty where they have none.

    >>> verbs_of("caylus")["place"]
    'place'
    """
    found: dict[str, Counter[str]] = {}
    for action in load(game_id).actions.all:
        found.setdefault(action.verb, Counter())[action.what] += 1
    return {verb: about.most_common(1)[0][0] for verb, about in found.items()}


def moves_of(game_id: str) -> dict[str, str]:
    """The actions, by their text, that are about something else than most with their verb."""
    usual = verbs_of(game_id)
    actions = load(game_id).actions.all
    return {one.text: one.what for one in actions if one.what != usual[one.verb]}

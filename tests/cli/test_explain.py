"""`keepwright explain`."""

from __future__ import annotations

import pytest

from keepwright.cli.explain import obstacle_rules
from keepwright.cli.rules_text import rules_of
from tests.cli.calls import Caller


@pytest.mark.parametrize(
    ("topic", "kind", "key"),
    [
        ("§ phase 2", "rule", "§ phase 2"),
        ("phase 2", "rule", "§ phase 2"),
        ("set-up", "rule", "§ set-up"),
        ("end", "rule", "§ end"),
        ("2 players", "rule", "§ 2 players"),
        ("Royal favours", "rule", "§ favours"),
        ("r-14", "rule", "R-14"),
        ("R-7", "rule", "R-07"),
        ("CAY-05", "rule", "CAY-05"),
        ("D-PLACE", "rule", "D-PLACE"),
        ("mason", "building", "mason"),
        ("Maurer", "building", "mason"),
        ("kőműves", "building", "mason"),
        ("trading post", "building", "trading_post"),
        ("place_full", "obstacle", "place_full"),
    ],
)
def test_topics_are_found_by_key_id_and_name(call: Caller, topic: str, kind: str, key: str) -> None:
    answer = call("explain", "caylus", topic, "--json")
    assert answer.code == 0
    assert (answer.json["kind"], answer.json["key"]) == (kind, key)
    assert answer.json["text"]


def test_a_topic_of_several_words_needs_no_quotes(call: Caller) -> None:
    assert "income" in call("explain", "caylus", "phase", "1").out


def test_a_building_s_card_is_in_the_language_asked_for(call: Caller) -> None:
    assert "Cost: 1 Wood, 1 Food" in call("explain", "caylus", "mason").out
    assert "Kosten: 1 Holz, 1 Nahrung" in call("--lang", "de", "explain", "caylus", "mason").out


def test_an_obstacle_names_its_rules(call: Caller) -> None:
    out = call("explain", "caylus", "too_few_deniers").out
    assert "§ phase 2" in out
    assert "§ phase 4" in out


def test_every_obstacle_and_every_rule_key_can_be_explained(call: Caller) -> None:
    rules = rules_of("caylus")
    for code, keys in obstacle_rules("caylus").items():
        assert call("explain", "caylus", code).code == 0
        for key in keys:
            assert rules.passage(key) is not None


def test_an_unknown_topic_is_refused_with_suggestions(call: Caller) -> None:
    answer = call("explain", "caylus", "carpenter")
    assert answer.code == 1
    assert "neutral_carpenter" in answer.err
    assert call("explain", "caylus", "xyzzy").code == 1
    assert call("explain", "chess", "mason").code == 2

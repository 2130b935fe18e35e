"""`keepwright explain`."""

from __future__ import annotations

import pytest

from keepwright.catalogue import catalogue
from keepwright.engine.game import Game
from keepwright.rulebook import rules_of
from keepwright.vocabulary.refusals import obstacle_rules
from tests.cli.calls import Caller


@pytest.mark.parametrize(
    ("game", "topic", "kind", "key"),
    [
        ("caylus", "§ phase 2", "rule", "§ phase 2"),
        ("caylus", "phase 2", "rule", "§ phase 2"),
        ("caylus", "set-up", "rule", "§ set-up"),
        ("caylus", "end", "rule", "§ end"),
        ("caylus", "2 players", "rule", "§ 2 players"),
        ("caylus", "Royal favours", "rule", "§ favours"),
        ("caylus", "r-14", "rule", "R-14"),
        ("caylus", "R-7", "rule", "R-07"),
        ("caylus", "CAY-05", "rule", "CAY-05"),
        ("caylus", "D-PLACE", "rule", "D-PLACE"),
        ("caylus", "mason", "building", "mason"),
        ("caylus", "Maurer", "building", "mason"),
        ("caylus", "kőműves", "building", "mason"),
        ("caylus", "trading post", "building", "trading_post"),
        ("caylus", "place_full", "obstacle", "place_full"),
        ("magna_carta", "phase 3", "rule", "§ phase 3"),
        ("magna_carta", "phase 2 C", "rule", "§ phase 2 C"),
        ("magna_carta", "5.4", "rule", "§ 5.4"),
        ("magna_carta", "set-up", "rule", "§ setup"),
        ("magna_carta", "R-9", "rule", "R-09"),
        ("magna_carta", "MC-20", "rule", "MC-20"),
        ("magna_carta", "D4", "rule", "D4"),
        ("magna_carta", "Kis fűrészmalom", "building", "small_sawmill"),
        ("magna_carta", "Notar", "building", "lawyer"),
        ("magna_carta", "too_few_tokens_left", "obstacle", "too_few_tokens_left"),
        ("caylus_1303", "phase 1", "rule", "§ phase 1"),
        ("caylus_1303", "Stewardship", "rule", "§ phase 4"),
        ("caylus_1303", "§4.0.6", "rule", "§ 4.0.6"),
        ("caylus_1303", "4.1.a", "rule", "§ 4.1.a"),
        ("caylus_1303", "phase 1c", "rule", "§ phase 1c"),
        ("caylus_1303", "§ phase 2e", "rule", "§ phase 2e"),
        ("caylus_1303", "recruiting", "rule", "§ Recruiting"),
        ("caylus_1303", "Provost limits", "rule", "C13-11"),
        ("caylus_1303", "c13-5", "rule", "C13-05"),
        ("caylus_1303", "D13", "rule", "D13"),
        ("caylus_1303", "slot_closed", "obstacle", "slot_closed"),
        ("architects", "4.6", "rule", "§ 4.6"),
        ("architects", "§ 5.9", "rule", "§ 5.9"),
        ("architects", "Town Centre", "rule", "Town Centre"),
        ("architects", "R-8", "rule", "R-08"),
        ("architects", "arc-13", "rule", "ARC-13"),
        ("architects", "ransom_payment", "rule", "ransom_payment"),
        ("architects", "Bergfried", "building", "keep"),
        ("architects", "Kapuőr", "apprentice", "gatekeeper"),
        ("architects", "Karoline", "character", "caroline"),
        ("architects", "too_few_silver", "obstacle", "too_few_silver"),
    ],
)
def test_topics_are_found_by_key_id_and_name(
    call: Caller, game: str, topic: str, kind: str, key: str
) -> None:
    answer = call("explain", game, topic, "--json")
    assert answer.code == 0
    assert (answer.json["kind"], answer.json["key"]) == (kind, key)
    assert answer.json["text"]


def test_a_topic_of_several_words_needs_no_quotes(call: Caller) -> None:
    assert "income" in call("explain", "caylus", "phase", "1").out


def test_a_building_s_card_is_in_the_language_asked_for(call: Caller) -> None:
    assert "Cost: 1 Wood, 1 Food" in call("explain", "caylus", "mason").out
    assert "Kosten: 1 Holz, 1 Nahrung" in call("--lang", "de", "explain", "caylus", "mason").out


def test_a_ruling_tells_which_figures_it_settles_on_thin_evidence(call: Caller) -> None:
    assert "Not confirmed: the length of the road." in call("explain", "caylus_1303", "R-02").out
    assert "Not confirmed" not in call("explain", "caylus_1303", "R-04").out


def test_every_piece_has_a_card(call: Caller, game: Game) -> None:
    for piece in catalogue(game.id).by_id:
        answer = call("explain", game.id, piece)
        assert answer.code == 0
        assert "Rules:" in answer.out


def test_a_card_of_magna_carta_tells_both_effects(call: Caller) -> None:
    out = call("explain", "magna_carta", "bank").out
    assert "Cost: 1 Wood, 2 Stone" in out
    assert "At the end: 3 Prestige points" in out
    assert "For a worker: Pay 1 Denier for 1 Gold. Pay 3 Deniers for 2 Gold." in out
    assert "For the owner: Pay 2 Deniers for 1 Gold." in out


def test_an_obstacle_names_its_rules(call: Caller) -> None:
    out = call("explain", "caylus", "too_few_deniers").out
    assert "§ phase 2" in out
    assert "§ phase 4" in out


def test_rules_are_found_behind_functions_that_several_decisions_share(call: Caller) -> None:
    out = call("explain", "caylus_1303", "too_few_workers").out
    assert "It costs … workers; you have …." in out
    assert [f"Rules: {key}" in out for key in ("§4.1", "§4.2", "§4.0.2")] == [True] * 3
    assert obstacle_rules("caylus_1303")["not_in_stock"] == ["§4.0.6", "§4.4"]
    assert obstacle_rules("caylus")["not_in_stock"] == ["§ phase 5", "§ favours"]
    assert obstacle_rules("magna_carta")["more_jokers_than_needed"] == ["R-04"]


def test_every_obstacle_and_every_rule_key_can_be_explained(call: Caller, game: Game) -> None:
    rules = rules_of(game.id)
    for code, keys in obstacle_rules(game.id).items():
        assert call("explain", game.id, code).code == 0
        for key in keys:
            assert rules.passage(key) is not None


def test_without_a_topic_all_topics_are_listed(call: Caller, game: Game) -> None:
    answer = call("explain", game.id)
    assert answer.code == 0
    assert "R-01 · … · R-" in answer.out
    assert "Worked examples: " in answer.out
    topics = call("explain", game.id, "--json").json["topics"]
    assert {piece for group in topics.values() for piece in group} >= {*catalogue(game.id).by_id}
    for keys in topics.values():
        assert call("explain", game.id, keys[-1]).code == 0


def test_an_unknown_topic_is_refused_with_suggestions(call: Caller) -> None:
    answer = call("explain", "caylus", "carpenter")
    assert answer.code == 1
    assert "neutral_carpenter" in answer.err
    assert call("explain", "caylus", "xyzzy").code == 1
    assert call("explain", "chess", "mason").code == 2

"""What the catalogues say of pieces holds for whoever draws, counts and names them."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.engine.agenda import Decision
from keepwright.picture import picture_of
from keepwright.picture.places import ICONS
from keepwright.rulebook import rulebook

every_game = pytest.mark.parametrize("game", kw.game_ids())


@every_game
def test_every_piece_has_a_drawing(game: str) -> None:
    drawn = {file.stem for file in ICONS.glob("*.svg")}
    assert [piece.id for piece in catalogue(game).pieces if piece.glyph not in drawn] == []


@every_game
def test_hardly_any_piece_is_a_plain_house(game: str) -> None:
    plain = [piece.id for piece in catalogue(game).pieces if piece.glyph == "house"]
    assert len(plain) <= 2


def test_a_picture_draws_the_glyphs_of_the_catalogue() -> None:
    """All building cards that are seen, each as on the page."""
    state = kw.new_game("architects", seats=3, seed=1)
    dice = kw.Dice("a draft")
    while not state.to_json()["turn_order"]:
        choices = kw.legal_actions(state)
        kw.play_in_place(state, choices[dice.below(len(choices))])
        kw.deal_in_place(state, dice)
    pieces, picture = catalogue("architects").by_id, picture_of(state)
    hands = [id for player in state.to_json()["players"].values() for id in player["hand"]]
    assert len({pieces[id].glyph for id in hands}) > 3
    assert [id for id in hands if f'"#kw-{pieces[id].glyph}"' not in picture] == []


@every_game
def test_every_piece_leads_to_a_section(game: str) -> None:
    keys = {key for section in rulebook(game) for key in section["keys"]}
    assert [piece.id for piece in catalogue(game).pieces if piece.rule not in keys] == []


@every_game
def test_classes_decisions_and_steps_that_are_named_are_those_of_the_game(game: str) -> None:
    told, tasks = catalogue(game), kw.load(game).tasks.by_key
    assert set(told.taken) <= {piece.group for piece in told.pieces}
    decisions = {task.name for task in tasks.values() if isinstance(task, Decision)}
    assert set(told.builds) <= decisions
    assert set(told.income) <= set(tasks)
    assert told.builds

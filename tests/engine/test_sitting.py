"""Sittings: a record that grows and can be shortened by who wrote its last line."""

from __future__ import annotations

import pytest

import keepwright as kw


def sitting(*moves: str) -> kw.Sitting:
    """Red begins, then blue."""
    for seed in range(20):
        begun = kw.Sitting.begin("caylus", ["blue", "red"], seed=seed)
        if begun.record.lines[-1].what == "turn_order red blue":
            for move in moves:
                begun.play(move)
            return begun
    raise AssertionError("red never begins")


def test_a_sitting_begins_with_its_chance_decided() -> None:
    begun = sitting()
    assert [line.who for line in begun.record.lines] == ["*", "*"]
    assert begun.state.seat == 1
    assert len(begun.events) == 2
    assert begun.record.replay().digest() == begun.state.digest()


def test_every_line_has_its_events() -> None:
    played = sitting("red: place gate", "blue: pass")
    assert len(played.events) == len(played.record.lines) == 4
    assert [event.code for event in played.events[2]] == ["worker_placed"]
    assert [event.code for event in played.events[3]] == ["passed"]


def test_a_refused_line_changes_nothing() -> None:
    played = sitting("red: place gate")
    digest = played.state.digest()
    for move in ("blue: place gate", "red: pass", "blue: juggle", "blue: keep", "* road", "x"):
        with pytest.raises(kw.Refusal):
            played.play(move)
    assert played.state.digest() == digest
    assert len(played.events) == len(played.record.lines) == 3


def test_only_the_last_decision_can_be_taken_back_and_only_by_who_took_it() -> None:
    played = sitting("red: place gate", "blue: place inn")
    assert played.can_undo("blue")
    assert not played.can_undo("red")
    with pytest.raises(kw.NothingToUndo):
        played.undo("red")
    played.undo("blue")
    assert played.record.lines[-1].text == "red: place gate"
    assert played.state.digest() == played.record.replay().digest()
    assert len(played.events) == 3
    played.undo("red")
    assert played.state.digest() == sitting().state.digest()


def test_chance_cannot_be_taken_back() -> None:
    begun = sitting()
    for who in ("red", 0, "blue", 1):
        assert not begun.can_undo(who)
        with pytest.raises(kw.NothingToUndo):
            begun.undo(who)
    for nobody in ("*", "", 2, -1):
        with pytest.raises(kw.UnknownSeat):
            begun.undo(nobody)


def test_several_own_decisions_are_taken_back_one_by_one() -> None:
    played = sitting("red: pass", "blue: place gate", "blue: place inn")
    played.undo("blue")
    played.undo("blue")
    assert not played.can_undo("blue")
    assert played.can_undo("red")


def test_a_stale_decision_is_refused() -> None:
    played = sitting("red: place gate")
    with pytest.raises(kw.Stale) as refused:
        played.play("blue: pass", expected=2)
    assert refused.value.facts == {"expected": 2, "length": 3}
    played.play("blue: pass", expected=3)


def played_out() -> kw.Sitting:
    """A whole game in which everybody does the first thing he may."""
    game = sitting()
    while not game.state.over:
        assert game.state.seat is not None
        who = game.state.seats[game.state.seat]
        game.play(f"{who}: {kw.legal_actions(game.state)[0].text}")
    return game


def test_the_end_is_written_with_the_result() -> None:
    game = played_out()
    assert "Result" in game.record.headers
    again = kw.Record.read(game.record.write())
    assert again.replay().digest() == game.state.digest()
    with pytest.raises(kw.Over):
        game.play("red: pass")
    last = game.record.lines[-1].who
    game.undo(last)
    assert "Result" not in game.record.headers
    assert not game.state.over


def test_a_kept_record_is_taken_up_where_it_ended() -> None:
    game = sitting("red: place gate", "blue: place inn")
    record = kw.Record.read(game.record.write())
    again = kw.Sitting(record, kw.Dice(1))
    assert again.state.digest() == game.state.digest()
    assert len(again.events) == len(record.lines)
    again.play("red: pass")
    assert again.can_undo("red")


def test_the_seed_is_promised_at_the_start_and_told_at_the_end() -> None:
    begun = sitting()
    assert "Seed" not in begun.record.headers
    promise = begun.record.headers["Commitment"]
    game = played_out()
    seed = bytes.fromhex(game.record.headers["Seed"])
    assert kw.SeedDealer(seed).commitment == promise


def test_a_sealed_answer_is_taken_back_until_all_are_opened() -> None:
    begun = kw.Sitting.begin("magna_carta", ["blue", "red"], seed=1)
    begun.play("red: keep")
    assert begun.can_undo("red")
    begun.undo("red")
    begun.play("red: keep")
    begun.play("blue: keep")
    while begun.record.lines[-1].who == "*":  # who begins is drawn; without that it is as well
        begun.cut(len(begun.record.lines) - 1)
    assert begun.record.lines[-1].who == "blue"
    assert not begun.can_undo("blue")

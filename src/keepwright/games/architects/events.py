"""Everything that can happen in a game: the code of each event, its facts, and its telling.

Telling costs nothing when nobody listens: the facts are put together only for somebody who does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import count, numbers
from keepwright.engine.tally import Tally
from keepwright.engine.trade import Amounts
from keepwright.games.architects.components import APPRENTICE_IDS, BUILDING_IDS
from keepwright.games.architects.pieces import Scheme
from keepwright.games.architects.state import Architects

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "market_shown": ("face",),
    "apprentices_revealed": ("cards",),
    "character_taken": ("seat", "character"),
    "card_picked": ("seat", "cards"),
    "cards_passed": ("count",),
    "turn_order_set": ("order",),
    "turn_began": ("seat",),
    "worker_placed": ("seat", "place"),
    "worker_recalled": ("seat", "place"),
    "worker_let_go": ("seat", "place"),
    "turn_skipped": ("seat",),
    "final_round_began": (),
    "stopped": ("seat", "decision"),
    "declined": ("seat", "place"),
    "produced": ("seat", "place", "goods", "parts"),
    "gained": ("seat", "source", "goods"),
    "silver_paid": ("seat", "cost", "tax", "parts"),
    "cubes_paid": ("seat", "goods"),
    "offer_taken": ("seat", "goods"),
    "offer_gained": ("seat", "goods"),
    "virtue_gained": ("seat", "virtue", "level"),
    "virtue_lost": ("seat", "virtue", "level", "parts"),
    "debt_taken": ("seat", "count"),
    "debt_destroyed": ("seat",),
    "debt_kept": ("seat",),
    "debt_paid_off": ("seat",),
    "cards_drawn": ("seat", "count", "cards"),
    "cards_put_under": ("seat", "count", "cards"),
    "batch_reached": ("seat", "count"),
    "pile_empty": ("seat", "count"),
    "cards_skipped": ("seat", "cost"),
    "apprentice_hired": ("seat", "card", "silver"),
    "apprentice_discarded": ("seat", "card"),
    "apprentice_swept": ("card", "silver"),
    "workers_captured": ("seat", "place", "colour", "count"),
    "taxes_stolen": ("seat", "silver"),
    "captured_sold": ("seat", "count", "owners", "silver"),
    "prisoners_released": ("seat", "count"),
    "captured_released": ("seat", "count", "holders"),
    "reset_began": (),
    "worker_imprisoned": ("seat",),
    "market_turned": ("card",),
    "market_shuffled": (),
    "ability_used": ("seat", "card"),
    "prison_counted": ("seat", "count"),
    "building_constructed": ("seat", "card"),
    "level_reached": ("seat", "level"),
    "reward_revealed": ("seat", "reward"),
    "no_reward_left": ("seat",),
    "scheme_revealed": ("seat", "scheme", "place"),
    "schemes_shuffled": (),
    "future_mixed_in": ("count",),
    "automa_gathered": ("seat", "count"),
    "tax_added": ("silver",),
    "tax_stand_emptied": ("seat", "silver"),
    "last_virtue_gained": ("seat", "parts"),
    "points_counted": ("seat", "points", "parts"),
    "automa_counted": ("bot", "points", "parts"),
    "game_ended": ("winners", "points"),
}


def schemes_shuffled(state: Architects) -> None:
    """The discarded schemes were shuffled into the draw pile."""
    if state.heard is not None:
        state.tell("schemes_shuffled")


def automa_gathered(state: Architects, seat: i64, count: i64) -> None:
    """The automa took back all its workers but those in Guildhall and Black Market."""
    if state.heard is not None:
        state.tell("automa_gathered", seat=state.names[seat], count=int(count))


def tax_added(state: Architects, silver: i64) -> None:
    """Silver was laid on the Tax Stand."""
    if state.heard is not None:
        state.tell("tax_added", silver=int(silver))


def captured_sold(state: Architects, seat: i64, owners: dict[str, int], silver: i64) -> None:
    """A seat sent its captured workers, so many of each owner, to Prison, for so much silver."""
    if state.heard is not None:
        state.tell(
            "captured_sold",
            seat=state.names[seat],
            count=sum(owners.values()),
            owners=owners,
            silver=int(silver),
        )


def batch_reached(state: Architects, seat: i64, count: i64) -> None:
    """The pile is used up; the cards that this seat put under it are the pile now."""
    if state.heard is not None:
        state.tell("batch_reached", seat=state.seats[seat], count=int(count))


def pile_empty(state: Architects, seat: i64, count: i64) -> None:
    """So many building cards could not be drawn: there are none left."""
    if state.heard is not None:
        state.tell("pile_empty", seat=state.seats[seat], count=int(count))


def level_reached(state: Architects, seat: i64, level: i64) -> None:
    """A seat's marker reached this level of the Cathedral."""
    if state.heard is not None:
        state.tell("level_reached", seat=state.names[seat], level=int(level))


def reward_revealed(state: Architects, seat: i64, reward: str) -> None:
    """The top reward was revealed and is gone."""
    if state.heard is not None:
        state.tell("reward_revealed", seat=state.names[seat], reward=reward)


def no_reward_left(state: Architects, seat: i64) -> None:
    """There is no reward left."""
    if state.heard is not None:
        state.tell("no_reward_left", seat=state.names[seat])


def prisoners_released(state: Architects, seat: i64, count: i64) -> None:
    """A seat's workers left the Prison."""
    if state.heard is not None:
        state.tell("prisoners_released", seat=state.names[seat], count=int(count))


def captured_released(state: Architects, seat: i64, holders: dict[str, int]) -> None:
    """A seat's workers returned from other boards, so many from each."""
    if state.heard is not None:
        count = sum(holders.values())
        state.tell("captured_released", seat=state.names[seat], count=count, holders=holders)


def debt_paid_off(state: Architects, seat: i64) -> None:
    """A seat paid off a debt."""
    if state.heard is not None:
        state.tell("debt_paid_off", seat=state.seats[seat])


def building_constructed(state: Architects, seat: i64, card: str) -> None:
    """A seat constructed a building."""
    if state.heard is not None:
        state.tell("building_constructed", seat=state.seats[seat], card=card)


def worker_placed(state: Architects, seat: i64, place: str) -> None:
    """A worker was placed."""
    if state.heard is not None:
        state.tell("worker_placed", seat=state.seats[seat], place=place)


def apprentice_swept(state: Architects, card: str, silver: i64) -> None:
    """A face-up apprentice went under the pile, the silver on the card to the supply."""
    if state.heard is not None:
        state.tell("apprentice_swept", card=card, silver=int(silver))


def apprentices_revealed(state: Architects, cards: Sequence[int]) -> None:
    """Apprentices were laid face up in the empty places, in this order."""
    if state.heard is not None:
        state.tell("apprentices_revealed", cards=[APPRENTICE_IDS[number] for number in cards])


def cards_skipped(state: Architects, seat: i64, cost: i64) -> None:
    """A seat laid silver on the cards it skipped."""
    if state.heard is not None:
        state.tell("cards_skipped", seat=state.seats[seat], cost=int(cost))


def apprentice_discarded(state: Architects, seat: i64, card: str) -> None:
    """A seat's apprentice went under the pile."""
    if state.heard is not None:
        state.tell("apprentice_discarded", seat=state.seats[seat], card=card)


def declined(state: Architects, seat: i64, place: str) -> None:
    """Something offered was not used."""
    if state.heard is not None:
        state.tell("declined", seat=state.seats[seat], place=place)


def market_turned(state: Architects, card: str) -> None:
    """The top card of the left pile now lies on the right one."""
    if state.heard is not None:
        state.tell("market_turned", card=card)


def market_shown(state: Architects, face: str) -> None:
    """The small side of the card on top of the left market pile."""
    if state.heard is not None:
        state.tell("market_shown", face=face)


def market_shuffled(state: Architects) -> None:
    """The right pile was shuffled and became the left one."""
    if state.heard is not None:
        state.tell("market_shuffled")


def reset_began(state: Architects) -> None:
    """A reset begins."""
    if state.heard is not None:
        state.tell("reset_began")


def worker_imprisoned(state: Architects, seat: i64) -> None:
    """A worker went from the Black Market to Prison."""
    if state.heard is not None:
        state.tell("worker_imprisoned", seat=state.names[seat])


def future_mixed_in(state: Architects, count: i64) -> None:
    """So many future schemes were mixed into the draw pile."""
    if state.heard is not None:
        state.tell("future_mixed_in", count=int(count))


def ability_used(state: Architects, seat: i64, card: str) -> None:
    """A reset ability was used."""
    if state.heard is not None:
        state.tell("ability_used", seat=state.seats[seat], card=card)


def character_taken(state: Architects, seat: i64, character: str) -> None:
    """A seat has the board of this character."""
    if state.heard is not None:
        state.tell("character_taken", seat=state.seats[seat], character=character)


def cards_passed(state: Architects, count: i64) -> None:
    """Everybody passed so many cards to the left."""
    if state.heard is not None:
        state.tell("cards_passed", count=int(count))


def stopped(state: Architects, seat: i64, decision: str) -> None:
    """A seat made no more use of a visit."""
    if state.heard is not None:
        state.tell("stopped", seat=state.seats[seat], decision=decision)


def taxes_stolen(state: Architects, seat: i64, silver: i64) -> None:
    """A seat took all silver of the Tax Stand."""
    if state.heard is not None:
        state.tell("taxes_stolen", seat=state.seats[seat], silver=int(silver))


def workers_captured(state: Architects, seat: i64, place: str, colour: i64, count: i64) -> None:
    """A seat captured a group of this colour, or took its own home."""
    if state.heard is not None:
        state.tell(
            "workers_captured",
            seat=state.names[seat],
            place=place,
            colour=state.names[colour],
            count=int(count),
        )


def turn_began(state: Architects, seat: i64) -> None:
    """A seat's turn begins."""
    if state.heard is not None:
        state.tell("turn_began", seat=state.seats[seat])


def turn_skipped(state: Architects, seat: i64) -> None:
    """A seat has no worker that it could take back, not even by the house rule (R-03)."""
    if state.heard is not None:
        state.tell("turn_skipped", seat=state.seats[seat])


def final_round_began(state: Architects) -> None:
    """The Guildhall is full: everybody has one more turn."""
    if state.heard is not None:
        state.tell("final_round_began")


def virtue_gained(state: Architects, seat: i64, virtue: i64, level: i64) -> None:
    """Virtue went up by so many points to this level."""
    if state.heard is not None:
        state.tell("virtue_gained", seat=state.names[seat], virtue=int(virtue), level=int(level))


def virtue_lost(state: Architects, seat: i64, virtue: i64, level: i64, parts: Tally | None) -> None:
    """Virtue went down by so many points to this level; its parts where something changes them."""
    if state.heard is not None:
        state.tell(
            "virtue_lost",
            seat=state.names[seat],
            virtue=int(virtue),
            level=int(level),
            parts={} if parts is None else dict(parts.parts),
        )


def debt_taken(state: Architects, seat: i64, count: i64) -> None:
    """A seat took unpaid debts."""
    if state.heard is not None:
        state.tell("debt_taken", seat=state.names[seat], count=int(count))


def debt_destroyed(state: Architects, seat: i64) -> None:
    """A seat destroyed an unpaid debt."""
    if state.heard is not None:
        state.tell("debt_destroyed", seat=state.names[seat])


def debt_kept(state: Architects, seat: i64) -> None:
    """A seat did not destroy a debt with virtue above the track."""
    if state.heard is not None:
        state.tell("debt_kept", seat=state.seats[seat])


def apprentice_hired(state: Architects, seat: i64, card: i64, silver: i64) -> None:
    """A seat took an apprentice, and the silver on the card."""
    if state.heard is not None:
        name, id = state.seats[seat], APPRENTICE_IDS[card]
        state.tell("apprentice_hired", seat=name, card=id, silver=int(silver))


def card_picked(state: Architects, seat: i64, card: i64) -> None:
    """A seat keeps the card it picked; nobody else is told which."""
    if state.heard is not None:
        state.tell_owner(seat, "card_picked", {"cards": _cards(card)}, seat=state.seats[seat])


def cards_drawn(state: Architects, seat: i64, cards: i64) -> None:
    """A seat drew building cards; nobody else is told which."""
    if state.heard is not None:
        name, number = state.seats[seat], int(count(cards))
        state.tell_owner(seat, "cards_drawn", {"cards": _cards(cards)}, seat=name, count=number)


def cards_put_under(state: Architects, seat: i64, cards: i64) -> None:
    """A seat put building cards under the pile; nobody else is told which."""
    if state.heard is not None:
        name, number = state.seats[seat], int(count(cards))
        state.tell_owner(seat, "cards_put_under", {"cards": _cards(cards)}, seat=name, count=number)


def _cards(cards: i64) -> list[str]:
    return [BUILDING_IDS[card] for card in numbers(cards)]


def turn_order_set(state: Architects) -> None:
    """Who plays after whom."""
    if state.heard is not None:
        state.tell("turn_order_set", order=[state.names[player] for player in state.turn_order])


def gained(state: Architects, seat: i64, source: str, goods: Amounts, times: i64 = 1) -> None:
    """A seat gained these goods, so many times, from this source."""
    if state.heard is not None:
        total = {kind: n * int(times) for kind, n in goods.items()}
        state.tell("gained", seat=state.names[seat], source=source, goods=total)


def produced(state: Architects, seat: i64, place: str, kind: str, amount: Tally) -> None:
    """A location gave so much of this kind, its parts by source."""
    if state.heard is not None:
        state.tell(
            "produced",
            seat=state.seats[seat],
            place=place,
            goods={kind: int(amount.total)},
            parts=dict(amount.parts),
        )


def silver_paid(state: Architects, seat: i64, silver: Tally, tax: Tally) -> None:
    """A seat paid silver and tax, their parts by source."""
    if state.heard is not None:
        state.tell(
            "silver_paid",
            seat=state.seats[seat],
            cost=int(silver.total + tax.total),
            tax=int(tax.total),
            parts={**dict(silver.parts), **dict(tax.parts)},
        )


def worker_recalled(state: Architects, seat: i64, place: str) -> None:
    """A seat took a worker back from a location."""
    if state.heard is not None:
        state.tell("worker_recalled", seat=state.seats[seat], place=place)


def worker_let_go(state: Architects, seat: i64, place: str) -> None:
    """A seat took a worker back from Prison or from another board, by the house rule (R-03)."""
    if state.heard is not None:
        state.tell("worker_let_go", seat=state.seats[seat], place=place)


def prison_counted(state: Architects, seat: i64, count: i64) -> None:
    """So many workers of a seat are in Prison."""
    if state.heard is not None:
        state.tell("prison_counted", seat=state.names[seat], count=int(count))


def scheme_revealed(state: Architects, seat: i64, scheme: Scheme) -> None:
    """The automa's scheme, and where its worker goes."""
    if state.heard is not None:
        name = state.names[seat]
        state.tell("scheme_revealed", seat=name, scheme=scheme.id, place=scheme.location)


def tax_stand_emptied(state: Architects, seat: i64, silver: i64) -> None:
    """The automa took this silver from the Tax Stand to the supply."""
    if state.heard is not None:
        state.tell("tax_stand_emptied", seat=state.names[seat], silver=int(silver))


def last_virtue_gained(state: Architects, seat: i64, gains: Tally) -> None:
    """What gives a seat virtue at the end."""
    if state.heard is not None:
        state.tell("last_virtue_gained", seat=state.seats[seat], parts=dict(gains.parts))


def game_ended(state: Architects) -> None:
    """The game is over: everybody's points, their parts by source, and who won."""
    if state.heard is not None:
        sheet = state.game.score_sheet(state)
        for name, tally in zip(sheet.seats, sheet.tallies, strict=True):
            parts = dict(tally.parts)
            state.tell("points_counted", seat=name, points=int(tally.total), parts=parts)
        for rival, tally in sheet.rivals.items():
            parts = dict(tally.parts)
            state.tell("automa_counted", bot=rival, points=int(tally.total), parts=parts)
        state.tell("game_ended", winners=sheet.winners, points=max(sheet.totals))

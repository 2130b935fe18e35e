"""The Black Market and its reset (§§ 4.10, 4.11)."""

from __future__ import annotations

from tests.games.architects.model.locations import release
from tests.games.architects.model.numbers import CARDS, CHARACTERS
from tests.games.architects.model.shared import (
    a_debt_for_each,
    a_point_for_each,
    abilities,
    change_virtue,
    draw,
    gain,
    hire,
    put_beneath,
)
from tests.games.architects.model.table import MARKET, SPACES, Player, Table, drawn, face_of
from tests.games.architects.table import RECORD
from tests.games.side_by_side import Course, Question

MOST_VIRTUE: int = RECORD["black_market"]["requires_virtue_at_most"]
OFFER = 5
CROWD = 3


def price(me: Player, space: str) -> int:
    """The silver of a space."""
    own = abilities(me, "black_market_action")
    less = sum(ability.get("discount", {}).get("silver", 0) for ability in own)
    return int(max(SPACES[space]["cost"]["silver"] - less, 0))


def open_spaces(t: Table, me: Player) -> list[str]:
    """Where a worker can go; the middle must have something to give."""
    if me.virtue > MOST_VIRTUE:
        return []
    found = [s for s in SPACES if s not in t.spaces and price(me, s) <= me.held["silver"]]
    if not (t.plans or t.batches or t.face_up()):
        found = [space for space in found if space != "bm_middle"]
    return found


def visit(t: Table, me: Player, space: str) -> Course:
    """Pay, lose virtue, gain; only apprentices owned now count (R-42)."""
    own = abilities(me, "black_market_action")
    me.pay({"silver": price(me, space)})
    occupy(t, me, space)
    if not any("virtue_loss" in ability for ability in own):
        yield from change_virtue(t, me, SPACES[space]["cost"]["virtue"])
    for ability in own:
        yield from gain(t, me, ability.get("gain", {}))
    if space == "bm_middle":
        yield from middle(t, me)
    elif space == "bm_left":
        card = next((c for c in t.small if face_of(c) == t.face), None)
        printed = SPACES[space]["printed_if_no_card"]
        t.note("small card" if card else "printed small offer")
        me.held.update(MARKET[card]["small"] if card else printed)
    else:
        printed = SPACES[space]["printed_if_no_card"]
        t.note("large card" if t.large else "printed large offer")
        me.held.update(MARKET[t.large[-1]]["large"] if t.large else printed)
    yield from gain(t, me, me.ability("on_black_market_action").get("gain", {}))


def occupy(t: Table, me: Player, space: str) -> None:
    """A worker on a space; the third one causes a reset."""
    me.supply -= 1
    t.spaces[space] = me.colour
    if len(t.spaces) == len(SPACES):
        t.reset_due = True


def middle(t: Table, me: Player) -> Course:
    """Any apprentice, or one of five building cards."""
    modes = ["hire"] if t.face_up() else []
    modes += ["plans"] if t.plans or t.batches else []
    if (yield Question(me.colour, modes)) == "hire":
        answers = [f"hire {card}" for card in t.face_up()]
        answer = yield Question(me.colour, answers)
        yield from hire(t, me, answer.split()[1])
        return
    me.offered = yield from draw(t, OFFER, "deal")
    answer = yield Question(me.colour, [f"keep {card}" for card in me.offered], True)
    kept = answer.split()[1]
    me.hand.append(kept)
    put_beneath(t, me, [card for card in me.offered if card != kept])
    me.offered = []


# ---------------------------------------------------------------- § 4.11


def reset(t: Table) -> Course:
    """Workers to prison, a card turned, abilities, losses and debts for the crowd in Prison."""
    t.reset_due = False
    t.note("reset" if t.spaces else "reset of an empty market")
    for colour in t.spaces.values():
        t.players[colour].prison += 1
    t.spaces = {}
    yield from turn_card(t)
    around = t.clockwise(t.active)
    for player in around:
        yield from use_abilities(t, player)
    crowds = [player for player in around if player.prison >= CROWD]
    yield from a_point_for_each(t, crowds, -1)
    most = max(player.prison for player in around)
    if most:
        yield from a_debt_for_each(t, [player for player in around if player.prison == most])
    else:
        t.note("reset with an empty Prison")


def turn_card(t: Table) -> Course:
    """The top small card becomes the top large one (R-15)."""
    if not t.small:
        t.note("the market is rebuilt")
        t.small, t.large = t.large, []
        yield from show_small(t)
    turned = yield from drawn("large_market", [c for c in t.small if face_of(c) == t.face])
    t.small.remove(turned)
    t.large.append(turned)
    yield from show_small(t)


def show_small(t: Table) -> Course:
    """The face that lies on top now."""
    t.face = None
    if t.small:
        t.face = yield from drawn("small_market", [face_of(card) for card in t.small])


def use_abilities(t: Table, me: Player) -> Course:
    """Own abilities, each at most once, in any order."""
    mine = {c: CARDS[c]["ability"] for c in me.apprentices}
    mine = {c: ability for c, ability in mine.items() if ability["trigger"] == "black_market_reset"}
    if me.character and me.ability("on_black_market_reset"):
        mine[me.character] = CHARACTERS[me.character]["ability"]
    while True:
        ready = [
            who
            for who, ability in mine.items()
            if ("condition" not in ability or me.prison == 0)
            and ("release_own_from_prison" not in ability or me.prison > 0)
        ]
        answers = [*(f"use {who}" for who in ready), "stop"]
        answer = yield Question(me.colour, answers)
        if answer == "stop":
            return
        who = answer.split()[1]
        ability = mine.pop(who)
        if "release_own_from_prison" in ability:
            counts = range(1, min(ability["release_own_from_prison"], me.prison) + 1)
            answer = yield Question(me.colour, [f"release {n}" for n in counts])
            release(me, int(answer.split()[1]))
        yield from gain(t, me, ability.get("gain", {}))

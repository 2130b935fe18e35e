"""The Guildhall (§ 4.12): constructing with the immediate effects (§ 5.3), and the Cathedral."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Any

from tests.games.architects.model.locations import bring_home, capture, release
from tests.games.architects.model.numbers import BUILDINGS, CARDS, REWARDS
from tests.games.architects.model.shared import (
    a_point_for_each,
    change_virtue,
    discard_apprentice,
    discard_first,
    gain,
    gain_all,
    hire,
    mixes,
    put_beneath,
    take_debt,
)
from tests.games.architects.model.table import ROWS, Player, Table, drawn, text_of
from tests.games.architects.table import RECORD
from tests.games.side_by_side import Course, Draw, Question

CATHEDRAL = {row["level"]: row for row in RECORD["cathedral"]["levels"]}
LEAST_VIRTUE: int = RECORD["cathedral"]["requires_virtue_at_least"]
SWEPT_SPACE, SWEPT_ROWS = 3, 3
REWARD_CARDS = [row["id"] for row in RECORD["reward_cards"] for _ in range(row["copies"])]


def lay_worker(t: Table, me: Player) -> Course:
    """On the next space, for good; when the hall is full, beside it, and nothing is triggered."""
    me.supply -= 1
    t.guildhall.append(me.colour)
    number = len(t.guildhall)
    if number > t.row["guildhall_spaces"]:
        t.note("a worker beside the Guildhall")
        return
    if number in t.row["reset_on_placements"]:
        t.note("a row begins")
        t.reset_due = True
    row, column = divmod(number - 1, t.row["guildhall_columns"])
    if t.options["aoa_apprentice_sweep"] and column + 1 == SWEPT_SPACE and row < SWEPT_ROWS:
        t.note("sweep")
        for shown in ROWS:
            yield from discard_first(t, shown)


def visit(t: Table, me: Player) -> Course:
    """A building or a level of the Cathedral."""
    yield from lay_worker(t, me)
    answer = yield Question(me.colour, possible(t, me), True)
    if answer == "advance":
        yield from advance(t, me)
    else:
        yield from construct(t, me, answer.split()[1])


def possible(t: Table, me: Player) -> list[str]:
    """What could be done in the Guildhall now, all of it payable."""
    shown = {skill for card in me.apprentices for skill in CARDS[card]["skills"]}
    found = [
        f"build {card}"
        for card in me.hand
        if shown >= set(BUILDINGS[card]["skills"]) and costs(me, card)
    ]
    return [*found, *(["advance"] if can_advance(t, me) else [])]


# ---------------------------------------------------------------- a building


def costs(me: Player, card: str) -> dict[str, dict[str, int]]:
    """What a building can cost, if it is payable: Lothaire spares one wood or one stone."""
    printed: dict[str, int] = BUILDINGS[card]["cost"]
    spared = [kind for kind in me.ability("build_discount").get("one_of", []) if kind in printed]
    ways = {f"spare {kind}": {**printed, kind: printed[kind] - 1} for kind in spared}
    return {text: way for text, way in (ways or {"": printed}).items() if me.can_pay(way)}


def construct(t: Table, me: Player, card: str) -> Course:
    """Pay, the card's virtue, what it does at once."""
    ways = costs(me, card)
    me.hand.remove(card)
    me.buildings.append(card)
    way = next(iter(ways))
    if len(ways) > 1:
        way = yield Question(me.colour, list(ways))
    me.pay(ways[way])
    yield from change_virtue(t, me, BUILDINGS[card]["virtue"])
    yield from gain(t, me, me.ability("on_construct_building").get("gain", {}))
    if BUILDINGS[card]["timing"] == "immediate":
        yield from effect_of(t, me, BUILDINGS[card]["effect"])


def effect_of(t: Table, me: Player, effect: Mapping[str, Any]) -> Course:
    """An immediate effect; those that one may decline are asked about (R-14)."""
    kind = effect["type"]
    if kind == "gain":
        yield from gain(t, me, effect["gain"])
    elif kind == "gain_per":
        for _ in range(me.virtue // effect["every"]):
            yield from gain(t, me, effect["gain"])
    elif kind == "choose_gain":
        offers = {f"take {text_of(offer)}": offer for offer in effect["options"]}
        yield from gain(t, me, offers[(yield Question(me.colour, list(offers)))])
    elif kind == "capture":
        yield from capture(t, me, [{}] * effect["captures"], effect["captures"])
    elif kind == "choose":
        yield from release_or_capture(t, me)
    elif kind == "take_debt":
        yield from take_debt(t, me)
    elif kind == "destroy_debt":
        can = ["destroy_debt"] if me.unpaid else []
        answer = yield Question(me.colour, [*can, "decline"])
        if answer == "destroy_debt":
            t.note("the Church destroys a debt")
            me.unpaid -= 1
    elif kind == "release_own_from_prison":
        release(me, me.prison)
    elif kind == "discard_building_for":
        cards = [f"discard {card}" for card in me.hand]
        answer = yield Question(me.colour, [*cards, "decline"], True)
        if answer != "decline":
            t.note("a card for the Library")
            me.hand.remove(answer.split()[1])
            put_beneath(t, me, [answer.split()[1]])
            yield from gain(t, me, effect["gain"])
    elif kind == "all_players_virtue":
        yield from a_point_for_each(t, t.clockwise(me.colour), effect["virtue"])
    elif kind == "prison_virtue_loss":
        crowds = [p for p in t.clockwise(me.colour) if p.prison >= effect["threshold"]]
        yield from a_point_for_each(t, crowds, effect["virtue"])
    elif kind == "hire_any_face_up":
        cards = [f"hire {card}" for card in t.face_up()]
        answer = yield Question(me.colour, [*cards, "decline"])
        t.note("the Tavern is declined" if answer == "decline" else "hired in the Tavern")
        if answer != "decline":
            yield from hire(t, me, answer.split()[1])
    elif kind == "place_extra_guildhall_worker":
        can = ["place guildhall"] if me.supply and possible(t, me) else []
        answer = yield Question(me.colour, [*can, "decline"], True)
        if answer != "decline":
            t.note("a second worker in the Guildhall")
            yield from visit(t, me)
    else:
        assert kind == "discard_own_apprentice", kind
        yield from discard_apprentice(t, me)


def release_or_capture(t: Table, me: Player) -> Course:
    """Barracks: workers home from other boards, or a capture."""
    ways = {
        "release_captured": any(player.captured[me.colour] for player in t.others(me)),
        "capture": any(player.at.total() for player in t.players.values()),
        "decline": True,
    }
    answer = yield Question(me.colour, [way for way, can in ways.items() if can])
    if answer == "release_captured":
        bring_home(t, me)
    elif answer == "capture":
        yield from capture(t, me, [{}], 1)


# ---------------------------------------------------------------- the Cathedral


def has_room(t: Table, level: int) -> bool:
    """Whether a marker fits on a level."""
    there = sum(player.level == level for player in t.players.values())
    return there < int(CATHEDRAL[level]["spaces"])


def ways_up(me: Player) -> list[dict[str, int]]:
    """All payments of the next level that are held."""
    row = CATHEDRAL[me.level + 1]
    if "cost" in row:
        return [row["cost"]] if me.can_pay(row["cost"]) else []
    kinds: list[str] = row["cost_any"]["of"]
    spared = me.ability("build_discount")
    less = spared["count"] if spared else 0
    return mixes(me, kinds, row["cost_any"]["count"] - less)


def can_advance(t: Table, me: Player) -> bool:
    """Level, virtue, room, goods and a building card (§ 4.12)."""
    return (
        me.level + 1 in CATHEDRAL
        and me.virtue >= LEAST_VIRTUE
        and has_room(t, me.level + 1)
        and bool(ways_up(me))
        and bool(me.hand or me.ability("no_cathedral_discard"))
    )


def advance(t: Table, me: Player) -> Course:
    """Goods, a building card, the marker, the reward, Acolytes."""
    ways = {f"pay {text_of(way)}": way for way in ways_up(me)}
    me.pay(ways[(yield Question(me.colour, list(ways)))])
    if not me.ability("no_cathedral_discard"):
        answers = [f"discard {card}" for card in me.hand]
        card = (yield Question(me.colour, answers, True)).split()[1]
        me.hand.remove(card)
        put_beneath(t, me, [card])
    me.level += 1
    t.note(f"Cathedral level {me.level}")
    reward = yield from take_reward(t)
    yield from gain(t, me, reward)
    yield from gain_all(t, me, "cathedral_advance")


def take_reward(t: Table) -> Generator[Draw, list[str], Mapping[str, int]]:
    """Reveal the top reward, which leaves the game; without one, a virtue."""
    if not t.rewards:
        t.note("no reward is left")
        return {"virtue": 1}
    revealed = yield from drawn("reward", list((Counter(REWARD_CARDS) - t.rewards_gone).elements()))
    t.rewards -= 1
    t.rewards_gone[revealed] += 1
    reward: Mapping[str, int] = REWARDS[revealed]
    return reward

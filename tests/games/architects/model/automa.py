"""The bot (§ 4.15) and its stand-in Scheme deck (§ 5.9)."""

from __future__ import annotations

from tests.games.architects.model.guildhall import CATHEDRAL, has_room, lay_worker, take_reward
from tests.games.architects.model.locations import bring_home, release, send_captured, take_group
from tests.games.architects.model.market import occupy
from tests.games.architects.model.shared import change_virtue, discard_first, take_debt
from tests.games.architects.model.table import CIRCLES, ROWS, SCHEMES, SPACES, Player, Table, drawn
from tests.games.side_by_side import Course

ENTER = 2


def turn(t: Table, bot: Player) -> Course:
    """A scheme and what it says; without workers all come home instead."""
    if not bot.supply:
        t.note("the bot takes its workers back")
        bot.supply += bot.at.total()
        bot.at.clear()
        release(bot, bot.prison)
        bring_home(t, bot)
        reshuffle(t)
        return
    if not t.schemes and not t.mixed_in:
        t.note("the schemes are shuffled again")
        reshuffle(t)
    id = yield from drawn("scheme", likely_schemes(t))
    if id in t.schemes:
        t.schemes.remove(id)
    else:
        t.future.remove(id)
        t.mixed_in -= 1
    yield from follow(t, bot, SCHEMES[id]["location"], SCHEMES[id]["effect"])
    t.discarded.append(id)


def likely_schemes(t: Table) -> list[str]:
    """Every card of the pile is as likely; of the Future ones in it nobody knows which they are."""
    if not t.mixed_in:
        return t.schemes
    return t.schemes * len(t.future) + t.future * t.mixed_in


def reshuffle(t: Table) -> None:
    """The discards into the pile, and Future cards with them."""
    t.schemes += t.discarded
    t.discarded = []
    mix_in_future(t)


def mix_in_future(t: Table) -> None:
    """The top two Future cards, or as many as there are."""
    t.mixed_in = min(t.mixed_in + ENTER, len(t.future))


def follow(t: Table, bot: Player, place: str, effect: str) -> Course:
    """One worker on the location, then the action there."""
    t.note(f"scheme: {place}")
    if place == "black_market":
        free = [space for space in SPACES if space not in t.spaces]
        space = free[0] if effect == "leftmost_free_space" else free[-1]
        occupy(t, bot, space)
        yield from change_virtue(t, bot, -1)
        bot.held["marble"] += 2 if space == "bm_right" else 1
        return
    if place == "guildhall":
        yield from lay_worker(t, bot)
        yield from advance(t, bot)
        return
    bot.supply -= 1
    bot.at[place] += 1
    if place in ("quarry", "forest", "mines"):
        bot.held["marble"] += bot.at[place] >= 3
    elif place == "silversmith":
        t.tax_stand += 1
    elif place == "kings_storehouse":
        yield from change_virtue(t, bot, 1)
    elif place == "workshop":
        row = next(row for row in ROWS if f"_{row}_row_" in effect)
        yield from discard_first(t, row)
    elif place == "town_centre":
        capture(t, bot)
    elif place == "guardhouse":
        yield from guardhouse(t, bot)
    elif t.tax_stand:
        t.tax_stand = 0
        yield from change_virtue(t, bot, -2)
        bot.held["marble"] += 1


def capture(t: Table, bot: Player) -> None:
    """The largest groups within the limit of locations."""
    taken: set[str] = set()
    for _ in range(bot.at["town_centre"]):
        within = len(taken) < t.row["town_centre_locations_per_turn"]
        humans = [t.players[colour] for colour in t.order if colour != bot.colour]
        groups = [
            (human.at[place], place, human)
            for place in CIRCLES
            for human in humans
            if human.at[place] and (within or place in taken)
        ]
        if not groups:
            return
        _, place, human = max(groups, key=lambda group: group[0])
        take_group(bot, human, place)
        taken.add(place)
        t.note("the bot captures")


def guardhouse(t: Table, bot: Player) -> Course:
    """Sell, release; only if there was neither, ransom."""
    if not bot.captured.total() and not bot.prison:
        if any(player.captured[bot.colour] for player in t.others(bot)):
            t.note("the bot ransoms")
            yield from take_debt(t, bot)
            yield from change_virtue(t, bot, -1)
            bring_home(t, bot)
        return
    bot.held["marble"] += send_captured(t, bot) > 0
    release(bot, bot.prison)


def advance(t: Table, bot: Player) -> Course:
    """A level up if there is one with room, and the virtue of the reward; otherwise a virtue."""
    if bot.level + 1 not in CATHEDRAL or not has_room(t, bot.level + 1):
        t.note("the bot cannot advance")
        yield from change_virtue(t, bot, 1)
        return
    bot.level += 1
    reward = yield from take_reward(t)
    yield from change_virtue(t, bot, reward["virtue"])

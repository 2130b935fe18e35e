"""What the picture of Architects shows at each event."""

from __future__ import annotations

from tests.contract.pictures import Facts, Shown, came, grew, now, of, player

CARDS = ("hand", "offered", "pick")  # where building cards of a seat lie


def group(seat: str, place: str, picture: Facts) -> int:
    """How many workers of a seat are at a place."""
    if place == "guildhall":
        return int(picture["guildhall"].count(seat))
    if place.startswith("bm_"):
        return int(picture["black_market"].get(place) == seat)
    return int(of(seat, picture)["workers"].get(place, 0))


def placed(facts: Facts, before: Facts, after: Facts) -> bool:
    """One worker more stands there, and one less is at home."""
    seat, place = facts["seat"], facts["place"]
    more = group(seat, place, after) - group(seat, place, before)
    return more == 1 and grew(facts, before, after, "supply") == -1


def recalled(facts: Facts, before: Facts, after: Facts) -> bool:
    """One worker less stands there, and one more is at home."""
    seat, place = facts["seat"], facts["place"]
    fewer = group(seat, place, before) - group(seat, place, after)
    return fewer == 1 and grew(facts, before, after, "supply") == 1


def captured(facts: Facts, before: Facts, after: Facts) -> bool:
    """The group left its place; it is with the seat, or home if it is the seat's own."""
    colour, place, count = facts["colour"], facts["place"], int(facts["count"])
    if group(colour, place, before) - group(colour, place, after) != count:
        return False
    if colour == facts["seat"]:
        return grew(facts, before, after, "supply") == count
    held = [player(facts, picture)["captured"].get(colour, 0) for picture in (before, after)]
    return bool(held[1] - held[0] == count)


def sold(facts: Facts, before: Facts, after: Facts) -> bool:
    """The captives of the seat are in prison."""
    held: dict[str, int] = player(facts, before)["captured"]
    jailed = {colour: of(colour, after)["prison"] - of(colour, before)["prison"] for colour in held}
    emptied = not player(facts, after)["captured"]
    return emptied and jailed == held == facts["owners"]


def freed(facts: Facts, before: Facts, after: Facts) -> bool:
    """So many workers came from prison to the seat."""
    count = int(facts["count"])
    return grew(facts, before, after, "prison") == -count and (
        grew(facts, before, after, "supply") == count
    )


def came_back(facts: Facts, before: Facts, after: Facts) -> bool:
    """So many workers came from each of other boards to the seat."""
    seat, holders = facts["seat"], facts["holders"]
    held = {one: of(one, before)["captured"].get(seat) for one in holders}
    left = any(seat in of(one, after)["captured"] for one in holders)
    home = grew(facts, before, after, "supply") == facts["count"] == sum(holders.values())
    return home and held == holders and not left


def imprisoned(facts: Facts, before: Facts, after: Facts) -> bool:
    """A worker went from the black market to prison."""
    old, new = (list(one["black_market"].values()) for one in (before, after))
    gone = old.count(facts["seat"]) - new.count(facts["seat"]) == 1
    return gone and grew(facts, before, after, "prison") == 1


def hired(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card lies with the seat, and not in the workshop."""
    mine = [player(facts, picture)["apprentices"] for picture in (before, after)]
    return came(facts["card"], *mine) and facts["card"] not in after["workshop"].values()


def constructed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The building stands with the seat, and the card is not in the hand."""
    mine = [player(facts, picture)["buildings"] for picture in (before, after)]
    return came(facts["card"], *mine) and facts["card"] not in player(facts, after)["hand"]


def level(facts: Facts, before: Facts, after: Facts) -> bool:
    """The marker stands on the level."""
    risen = grew(facts, before, after, "cathedral") == 1
    return risen and player(facts, after)["cathedral"] == facts["level"]


def picked(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card is in the hand, and no pick any more."""
    old, new = (player(facts, picture) for picture in (before, after))
    return len(new["hand"]) - len(old["hand"]) == 1 and new["pick"] == []


def cards(facts: Facts, picture: Facts) -> int:
    """How many building cards the seat has."""
    return sum(len(player(facts, picture)[part]) for part in CARDS)


def drawn(facts: Facts, before: Facts, after: Facts) -> bool:
    """The seat has so many cards more."""
    return bool(cards(facts, after) - cards(facts, before) == facts["count"])


def put_under(facts: Facts, before: Facts, after: Facts) -> bool:
    """The seat has so many cards fewer."""
    return bool(cards(facts, before) - cards(facts, after) == facts["count"])


def paid(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tax lies on the tax stand."""
    return bool(after["tax_stand"] - before["tax_stand"] == facts["tax"])


def robbed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tax stand is empty."""
    return bool(before["tax_stand"] == facts["silver"] and after["tax_stand"] == 0)


def tax_added(facts: Facts, before: Facts, after: Facts) -> bool:
    """So much more silver lies on the tax stand."""
    return bool(after["tax_stand"] - before["tax_stand"] == facts["silver"])


def revealed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The cards lie in the workshop."""
    shown = set(after["workshop"].values())
    return set(facts["cards"]) <= shown and not set(facts["cards"]) & set(
        before["workshop"].values()
    )


def level_of_virtue(facts: Facts, before: Facts, after: Facts) -> bool:
    """The marker stands on the level of the track."""
    return bool(player(facts, after)["virtue"] == facts["level"])


def discarded(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card lies with the seat no more."""
    mine, now = (player(facts, picture)["apprentices"] for picture in (before, after))
    return facts["card"] in mine and facts["card"] not in now


SHOWN: dict[str, Shown] = {
    "turn_order_set": now("turn_order", "order"),
    "turn_began": now("active", "seat"),
    "card_picked": picked,
    "worker_placed": placed,
    "worker_recalled": recalled,
    "workers_captured": captured,
    "captured_sold": sold,
    "prisoners_released": freed,
    "captured_released": came_back,
    "worker_imprisoned": imprisoned,
    "apprentice_hired": hired,
    "apprentice_discarded": discarded,
    "apprentices_revealed": revealed,
    "building_constructed": constructed,
    "level_reached": level,
    "cards_drawn": drawn,
    "cards_put_under": put_under,
    "silver_paid": paid,
    "taxes_stolen": robbed,
    "tax_added": tax_added,
    "tax_stand_emptied": robbed,
    "virtue_gained": level_of_virtue,
    "virtue_lost": level_of_virtue,
}

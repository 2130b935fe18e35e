"""What the picture of Caylus shows at each event."""

from __future__ import annotations

from tests.contract.pictures import COURSE, Facts, Shown, came, grew, now, player, went

LISTED = ("castle", "stables")


def at(place: str, picture: Facts) -> list[str]:
    """Who has workers at a place."""
    if place in LISTED:
        return list(picture[place])
    if place == "inn":
        return [who for who in (picture["inn_left"],) if who is not None]
    return [picture["workers"][place]] if place in picture["workers"] else []


def set_down(facts: Facts, before: Facts, after: Facts) -> bool:
    """A worker stands there who did not."""
    return came(facts["seat"], at(facts["place"], before), at(facts["place"], after))


def placed(facts: Facts, before: Facts, after: Facts) -> bool:
    """He came from his player."""
    return set_down(facts, before, after) and grew(facts, before, after, "workers") == -1


def moved(facts: Facts, before: Facts, after: Facts) -> bool:
    """He came from the gate."""
    return set_down(facts, before, after) and went(at("gate", before), at("gate", after)) == 1


def taken_back(facts: Facts, before: Facts, after: Facts) -> bool:
    """The worker is home again."""
    place = facts["place"]
    return went(at(place, before), at(place, after)) == 1 and (
        grew(facts, before, after, "workers") == 1
    )


def inn_entered(facts: Facts, before: Facts, after: Facts) -> bool:
    """The guest stands in the right circle, and not in the left one any more."""
    seat = facts["seat"]
    return bool(before["inn_left"] == seat == after["inn_right"] and after["inn_left"] is None)


def inn_left(facts: Facts, before: Facts, after: Facts) -> bool:
    """The guest has gone home."""
    home = grew(facts, before, after, "workers") == 1
    return home and before["inn_right"] == facts["seat"] and after["inn_right"] is None


def activated(facts: Facts, before: Facts, after: Facts) -> bool:
    """The worker who does his work stands there."""
    return facts["seat"] in at(facts["place"], after)


def built(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tile stands on its space, with the house of its owner."""
    space = str(facts["space"])
    stands = after["road"].get(space) == facts["place"] != before["road"].get(space)
    return bool(stands and after["owners"].get(facts["place"]) == facts["seat"])


def transformed(facts: Facts, before: Facts, after: Facts) -> bool:
    """A residence stands where the tile stood."""
    space = str(facts["space"])
    stands = after["residences"].get(space) == facts["seat"]
    return stands and before["road"][space] == facts["place"] and space not in after["road"]


def delayed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tile waits to be turned over."""
    return came(facts["place"], player(facts, before)["awaiting"], player(facts, after)["awaiting"])


def sent_home(facts: Facts, before: Facts, after: Facts) -> bool:
    """Workers who stood there are home again."""
    places: list[str] = facts["places"]
    stood = all(facts["seat"] in at(place, before) for place in places)
    return stood and not any(at(place, after) for place in places)


def handed_in(facts: Facts, before: Facts, after: Facts) -> bool:
    """One more house stands in the section."""
    old, new = (player(facts, picture)["houses"][facts["section"]] for picture in (before, after))
    return bool(new - old == 1)


def bailiff_moved(facts: Facts, before: Facts, after: Facts) -> bool:
    """The bailiff has walked, and the provost has joined him."""
    walked = after["bailiff"] - before["bailiff"] == facts["steps"]
    return bool(walked and after["bailiff"] == facts["space"] == after["provost"])


def favour_row(facts: Facts, before: Facts, after: Facts) -> bool:
    """The marker of the row stands on its column."""
    return bool(player(facts, after)["columns"][facts["row"]] == facts["column"])


SHOWN: dict[str, Shown] = {
    **COURSE,
    "turn_order_set": now("turn_order", "order"),
    "worker_placed": placed,
    "worker_moved": moved,
    "worker_taken_back": taken_back,
    "inn_entered": inn_entered,
    "inn_left": inn_left,
    "activated": activated,
    "built": built,
    "transformed": transformed,
    "transformation_delayed": delayed,
    "workers_sent_home": sent_home,
    "batch_handed_in": handed_in,
    "bailiff_moved": bailiff_moved,
    "favour_row_chosen": favour_row,
}

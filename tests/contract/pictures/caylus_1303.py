"""What the picture of Caylus 1303 shows at each event."""

from __future__ import annotations

from tests.contract.pictures import COURSE, Facts, Shown, came, grew, now, player

SITE = "construction_site"


def at(place: str, picture: Facts) -> list[str]:
    """Who has workers at a place."""
    if place == SITE:
        return list(picture["site"])
    rows = (picture["workers"], picture["second_workers"])
    return [row[place] for row in rows if place in row]


def placed(facts: Facts, before: Facts, after: Facts) -> bool:
    """A worker stands there who did not."""
    return came(facts["seat"], at(facts["place"], before), at(facts["place"], after))


def activated(facts: Facts, before: Facts, after: Facts) -> bool:
    """The worker who does his work stands there."""
    return facts["seat"] in at(facts["place"], after)


def sent_home(facts: Facts, before: Facts, after: Facts) -> bool:
    """Workers who stood there do not."""
    places: list[str] = facts["places"]
    stood = all(facts["seat"] in at(place, before) for place in places)
    return stood and not any(facts["seat"] in at(place, after) for place in places)


def built(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tile stands on its space, with the house of its owner."""
    space = str(facts["space"])
    stands = after["road"].get(space) == facts["place"] != before["road"].get(space)
    return stands and claimed(facts, before, after)


def claimed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The house of a new owner stands on the tile."""
    old, new = (picture["owners"].get(facts["place"]) for picture in (before, after))
    return bool(new == facts["seat"] != old)


def character_taken(facts: Facts, before: Facts, after: Facts) -> bool:
    """The character went to the seat, from the row or from its holder."""
    character, holder = facts["character"], facts.get("holder")
    mine = came(character, player(facts, before)["characters"], player(facts, after)["characters"])
    if holder:
        return mine and character not in after["players"][holder]["characters"]
    return mine and character not in after["characters"]


def character_used(facts: Facts, before: Facts, after: Facts) -> bool:
    """The character has acted in this round."""
    return came(facts["character"], before["used"], after["used"])


def became_residence(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tile is a residence."""
    return came(facts["place"], before["residences"], after["residences"])


def delivered(facts: Facts, before: Facts, after: Facts) -> bool:
    """One more bundle lies at the site."""
    return grew(facts, before, after, "bundles") == 1


def laid(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tile lies on its space."""
    return bool(after["road"].get(str(facts["space"])) == facts["place"])


def slot_filled(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tile lies in its slot."""
    return bool(after["slots"].get(str(facts["slot"])) == facts["place"])


SHOWN: dict[str, Shown] = {
    **COURSE,
    "first_player_drawn": now("first_player", "seat"),
    "tile_laid": laid,
    "slot_filled": slot_filled,
    "worker_placed": placed,
    "activated": activated,
    "workers_sent_home": sent_home,
    "built": built,
    "claimed": claimed,
    "character_taken": character_taken,
    "character_used": character_used,
    "became_residence": became_residence,
    "bundle_delivered": delivered,
    "provost_set": now("provost", "space"),
}

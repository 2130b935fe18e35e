"""What the picture of Magna Carta shows at each event."""

from __future__ import annotations

from collections import Counter

from tests.contract.pictures import COURSE, Facts, Shown, came, grew, now, player, went


def placed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The worker stands there, and came from his player."""
    stands = after["workers"].get(facts["place"]) == facts["seat"]
    return stands and grew(facts, before, after, "workers") == -1


def activated(facts: Facts, before: Facts, after: Facts) -> bool:
    """The worker who does his work stands there."""
    return bool(after["workers"].get(facts["place"]) == facts["seat"])


def not_reached(facts: Facts, before: Facts, after: Facts) -> bool:
    """The worker who stood there is home."""
    place = facts["place"]
    return before["workers"].get(place) == facts["seat"] and place not in after["workers"]


def drawn(facts: Facts, before: Facts, after: Facts) -> bool:
    """So many cards more are in the hand."""
    old, new = (len(player(facts, picture)["hand"]) for picture in (before, after))
    return bool(new - old == facts["count"])


def discarded(facts: Facts, before: Facts, after: Facts) -> bool:
    """The hand lies on the discard pile."""
    mine, now = player(facts, before), player(facts, after)
    piled = Counter(now["discard"]) - Counter(mine["discard"]) == Counter(mine["hand"])
    return piled and now["hand"] == []


def card_built(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card lies at the end of the road, and not in the hand."""
    added = [*before["road"], f"{facts['seat']}_{facts['card']}"] == after["road"]
    return added and went(player(facts, before)["hand"], player(facts, after)["hand"]) == 1


def prestige_built(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card is its builder's."""
    return came(facts["card"], player(facts, before)["prestige"], player(facts, after)["prestige"])


def turned(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card is a residence."""
    mine = [player(facts, picture)["residences"] for picture in (before, after)]
    return came(facts["card"], *mine)


def marked(facts: Facts, before: Facts, after: Facts) -> bool:
    """The card waits to be turned."""
    mine = [player(facts, picture)["marked"] for picture in (before, after)]
    return came(facts["card"], *mine)


def tokens_taken(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tokens went from the castle to the seat."""
    return all(
        player(facts, after)["tokens"][section] - player(facts, before)["tokens"][section] == count
        and before["tokens"][section] - after["tokens"][section] == count
        for section, count in facts["tokens"].items()
    )


def tokens_removed(facts: Facts, before: Facts, after: Facts) -> bool:
    """The tokens left the castle."""
    return all(
        before["tokens"][section] - after["tokens"][section] == count
        for section, count in facts["tokens"].items()
    )


SHOWN: dict[str, Shown] = {
    **COURSE,
    "road_laid": now("road", "places"),
    "first_player_changed": now("first_player", "seat"),
    "worker_placed": placed,
    "activated": activated,
    "not_reached": not_reached,
    "cards_drawn": drawn,
    "hand_discarded": discarded,
    "card_built": card_built,
    "prestige_built": prestige_built,
    "card_turned": turned,
    "card_marked": marked,
    "tokens_taken": tokens_taken,
    "tokens_removed": tokens_removed,
    "provost_advanced": now("provost", "space"),
}

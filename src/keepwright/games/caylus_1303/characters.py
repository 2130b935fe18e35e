"""The characters: what each changes for whoever holds it when it acts (§4.0.5, §5.6).

Chapters ask here at the moments the rules name. A character that gives its holder a turn of his own
has it in `character_turns`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.tally import Tally
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.components import CHARACTER_IDS, CHARACTERS
from keepwright.games.caylus_1303.pieces import Character
from keepwright.games.caylus_1303.state import Caylus1303


def named(id: str) -> Character:
    """The character of this name."""
    return CHARACTERS[CHARACTER_IDS.index(id)]


EARLY_RISER: Final = named("early_riser")
NIGHT_WORKER: Final = named("night_worker")
JOURNEYMAN: Final = named("journeyman")
THIEF: Final = named("thief")
STEWARD: Final = named("steward")
BAILIFF: Final = named("bailiff")
ARCHITECT: Final = named("architect")
CHAMBERLAIN: Final = named("chamberlain")
FOREMAN: Final = named("foreman")
GOLDSMITH: Final = named("goldsmith")
DELIVERYMAN: Final = named("deliveryman")
DAY_LABORER: Final = named("day_laborer")


def acts_for(state: Caylus1303, seat: i64, character: Character) -> bool:
    """Whether this seat holds the character and it has not acted its once this round (§4.0.5)."""
    return state.players[seat].characters & character.bit & ~state.used != 0


def change(state: Caylus1303, seat: i64, character: Character, tally: Tally) -> None:
    """Let a character change a number of this seat's, if it acts for it."""
    if acts_for(state, seat, character):
        character.power.change(tally, character.id)


def use(state: Caylus1303, seat: i64, character: Character) -> None:
    """The character has acted for this seat; one that acts once a round is done (§4.0.5)."""
    if character.once_per_round and acts_for(state, seat, character):
        state.used |= character.bit
        events.character_used(state, seat, character.id)


# ---------------------------------------------------------------- the Journeyman


def places_to_join(state: Caylus1303, seat: i64) -> i64:
    """Buildings with exactly one worker, another player's: once a round (§4.1.a, R-34, R-38)."""
    if not acts_for(state, seat, JOURNEYMAN):
        return 0
    once: i64 = 0
    for player in state.players:
        once |= player.placed
    return once & ~state.players[seat].placed


def have_joined(state: Caylus1303, seat: i64) -> None:
    """A second worker stands on a building (§4.1.a, R-37)."""
    use(state, seat, JOURNEYMAN)


# ---------------------------------------------------------------- the Chamberlain


def bundles_freely(state: Caylus1303, seat: i64) -> bool:
    """Whether a bundle of this seat's may be any three resources (§4.3)."""
    return acts_for(state, seat, CHAMBERLAIN)

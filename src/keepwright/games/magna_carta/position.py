"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import amount
from keepwright.games.magna_carta.action_phase import card_of, prestige_in_game, takes_worker
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    LAWYER,
    PLACE_IDS,
    PRESTIGE_IDS,
    RESERVE,
    SECTIONS,
    SMALL_CARDS,
    WORKERS,
)
from keepwright.games.magna_carta.state import NOBODY, MagnaCarta, Player


def complete(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Work out what lies face up, the draw piles and the workers at home; check the rest."""
    check_road(state)
    work_out_cards(state, facts)
    check_residences(state)
    check_workers(state, facts)
    check_castle(state)


def check_road(state: MagnaCarta) -> None:
    """Only cards of players at the table, and the provost on one of them."""
    for place in state.road:
        if PLACE_IDS[place].split("_")[0] in state.game.colours and owner_is_absent(state, place):
            raise BadState(path="road", why="other_seats", given=PLACE_IDS[place])
    if state.road and state.provost >= len(state.road):
        raise BadState(path="provost", why="out_of_range", least=0, most=len(state.road) - 1)


def owner_is_absent(state: MagnaCarta, place: int) -> bool:
    """Whether a card's colour is not at the table."""
    colour = PLACE_IDS[place].split("_")[0]
    return colour not in state.seats


def on_road(state: MagnaCarta, seat: int) -> int:
    """The cards of a seat on the road, whichever side up, as bits."""
    found = 0
    for place in state.road:
        if state.owner_of(place) == seat:
            found |= int(bit(card_of(place)))
    return found


def work_out_cards(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Every card of a deck is in hand, pile, discard pile or on the road, once (§ setup 6)."""
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        built = on_road(state, seat)
        player.built = built & ~player.residences
        elsewhere = [int(player.hand), int(player.discard), built]
        if "pile" in facts["players"][name]:
            elsewhere.append(int(player.pile))
        else:
            player.pile = state.deck & ~player.hand & ~player.discard & ~built
        seen = 0
        for cards in elsewhere:
            if cards & ~int(state.deck):
                raise BadState(path=f"players.{name}", why="not_in_this_game")
            if cards & seen:
                card = CARD_IDS[numbers(cards & seen)[0]]
                raise BadState(path=f"players.{name}", why="stands_twice", given=card)
            seen |= cards
        if "pile" in facts["players"][name] and seen not in (0, int(state.deck)):
            raise BadState(path=f"players.{name}.pile", why="missing")


def check_residences(state: MagnaCarta) -> None:
    """Residences lie on the road, covered ones under a prestige card of the same owner."""
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        path = f"players.{name}"
        built = on_road(state, seat)
        if player.residences & ~built or (player.residences and not state.is_standard):
            raise BadState(path=f"{path}.residences", why="not_on_the_road")
        if player.residences & bit(LAWYER):
            raise BadState(path=f"{path}.residences", why="never_turned", given=CARD_IDS[LAWYER])
        if player.marked & ~player.built or player.marked & bit(LAWYER):
            raise BadState(path=f"{path}.marked", why="not_on_the_road")
        for card in numbers(player.prestige):
            if not prestige_in_game(state, card):
                raise BadState(path=f"{path}.prestige", why="not_in_this_game")
            check_covering(state, seat, player, card, path)
    owned = [card for player in state.players for card in numbers(player.prestige)]
    if len(set(owned)) < len(owned):
        raise BadState(path="players", why="stands_twice", given="prestige")
    for card in state.covers:
        if card not in owned:
            raise BadState(path=f"covering.{PRESTIGE_IDS[card]}", why="no_owner")
    if len(set(state.covers.values())) < len(state.covers):
        raise BadState(path="covering", why="stands_twice")


def check_covering(state: MagnaCarta, seat: int, player: Player, card: int, path: str) -> None:
    """In the standard game a prestige card lies on a residence of its owner's."""
    place = state.covering[card]
    if not state.is_standard:
        if place:
            raise BadState(path="covering", why="wrong_space", given=PRESTIGE_IDS[card])
        return
    is_own = place in state.road and state.owner_of(place) == seat
    if not is_own or not player.residences & bit(card_of(place)):
        raise BadState(path=f"{path}.prestige", why="wrong_space", given=PRESTIGE_IDS[card])
    player.covered |= bit(card_of(place))


def check_workers(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Workers stand on cards of the road that take one, four of each player at the most."""
    for place in state.workers:
        if place not in state.road or not takes_worker(state, place):
            raise BadState(path=f"workers.{PLACE_IDS[place]}", why="no_worker_there")
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        out = int(count(player.placed))
        if "workers" not in facts["players"][name]:
            player.workers = max(WORKERS - out, 0)
        if player.workers + out > WORKERS:
            raise BadState(path=f"players.{name}.workers", why="too_many_workers", most=WORKERS)
        for card in numbers(player.marked):
            if state.worker_on(state.place_of(seat, card)) == NOBODY:
                raise BadState(path=f"players.{name}.marked", why="nobody_there")


def check_castle(state: MagnaCarta) -> None:
    """No more tokens than there are, and reserves only on small cards that lie face up."""
    seats = len(state.seats)
    for place, section in enumerate(SECTIONS):
        held = sum(int(amount(player.tokens, place)) for player in state.players)
        if amount(state.tokens, place) + held > section.tokens[seats]:
            raise BadState(path="tokens", why="out_of_range", given=section.id)
    for name, player in zip(state.seats, state.players, strict=True):
        for place, id in enumerate(SMALL_CARDS.ids):
            most = RESERVE[seats] if player.built & bit(CARD_IDS.index(id)) else 0
            if amount(player.reserves, place) > most:
                path = f"players.{name}.reserves.{id}"
                raise BadState(path=path, why="out_of_range", least=0, most=most)

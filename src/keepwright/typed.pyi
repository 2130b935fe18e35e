"""`new_game` for readers of types: a game that is named makes positions of its own class."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from keepwright.engine.chance import Dealer
from keepwright.engine.game import Game
from keepwright.engine.state import State
from keepwright.games.architects import Architects
from keepwright.games.caylus import Caylus
from keepwright.games.caylus_1303 import Caylus1303
from keepwright.games.magna_carta import MagnaCarta

@overload
def new_game(
    game: Literal["caylus"],
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> Caylus: ...
@overload
def new_game(
    game: Literal["magna_carta"],
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> MagnaCarta: ...
@overload
def new_game(
    game: Literal["caylus_1303"],
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> Caylus1303: ...
@overload
def new_game(
    game: Literal["architects"],
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> Architects: ...
@overload
def new_game(
    game: Game | str,
    seats: int | Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    dealer: Dealer | None = None,
) -> State: ...

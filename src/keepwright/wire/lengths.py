"""How long texts may be: the same for what the API takes and for what the database keeps."""

from __future__ import annotations

from typing import Final

ID: Final = 32
KEY: Final = 64  # with which a decision counts once
KEPT_KEY: Final = ID + 1 + KEY  # with the person before it
NAME: Final = 24
NAME_KEY: Final = 80  # a name in plain letters, which may be longer
MAIL: Final = 254
LABEL: Final = 120
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 256
CHAT: Final = 500
NOTE: Final = 10_000
COLOUR: Final = 16
GAME: Final = 32
BOT: Final = 40

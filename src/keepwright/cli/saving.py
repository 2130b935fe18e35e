"""Saving games: a record in a file, whole at every moment, and the secret seed beside it."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from keepwright.cli.speaking import REFUSED, Stop
from keepwright.engine.record import Record

NAME: Final = "keepwright"
ENDING: Final = ".record"
SEED_ENDING: Final = ".seed"
ONLY_MINE: Final = 0o600


def data_folder() -> Path:
    """Where games are kept: XDG_DATA_HOME, or the usual place of the system."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / NAME
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / NAME


def new_file(game_id: str) -> Path:
    """A file for a new game in the user's data folder, named after the game and the time."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    found = folder / f"{game_id}-{stamp}{ENDING}"
    number = 2
    while found.exists():
        found = folder / f"{game_id}-{stamp}-{number}{ENDING}"
        number += 1
    return found


def write_whole(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a text so that at any moment either the old one or the new one is there, whole."""
    write_bytes(path, text.encode(), mode)


def check_folder(path: Path) -> None:
    """Refuse a file whose folder is not there: a name that was mistyped makes none."""
    if not path.parent.exists():
        raise Stop("cli-folder_missing", REFUSED, file=str(path), folder=str(path.parent))


def write_bytes(path: Path, content: bytes, mode: int = 0o644) -> None:
    """Write a file so that at any moment either the old content or the new one is there, whole."""
    try:
        check_folder(path)
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as problem:  # ValueError: no system takes such a name
        reason = getattr(problem, "strerror", None) or str(problem)
        raise Stop("cli-file_unwritable", REFUSED, file=str(path), reason=reason) from None


def save(record: Record, path: Path) -> None:
    """Write the record."""
    write_whole(path, record.write())


def seed_file(path: Path) -> Path:
    """The file that keeps the secret seed while the game lasts."""
    return path.with_name(path.name + SEED_ENDING)


def keep_seed(path: Path, seed: bytes) -> None:
    """Keep the seed of a game for who resumes it."""
    write_whole(seed_file(path), seed.hex() + "\n", ONLY_MINE)


def read_seed(path: Path) -> bytes | None:
    """The seed of a game, if it is still kept."""
    try:
        seed = bytes.fromhex(seed_file(path).read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        return None
    return seed if len(seed) == 32 else None


def forget_seed(path: Path) -> None:
    """The game is over and its seed revealed in the record."""
    seed_file(path).unlink(missing_ok=True)

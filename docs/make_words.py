"""Writes the words of every game, for who writes scenarios: `python docs/make_words.py`."""

from __future__ import annotations

from pathlib import Path

import keepwright as kw
from keepwright.locales import Words
from keepwright.vocabulary import vocabulary

FOLDER = Path(__file__).parent / "words"


def words_path(game: str) -> Path:
    """Where the page of a game is kept."""
    return FOLDER / f"{game}.md"


def words_text(game: str) -> str:
    """The page of a game, with where it comes from."""
    return f"{vocabulary(game, Words('en', game))}\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for id in kw.game_ids():
        words_path(id).write_text(words_text(id), encoding="utf-8")
        print(words_path(id))

"""What pictures are made of: the page's drawings and colours, and fonts with every letter."""

from __future__ import annotations

import re
import struct
import sys
import zlib
from pathlib import Path

import pytest

import keepwright as kw
from keepwright.locales import LANGUAGES
from keepwright.picture import THEMES, NoPng, picture_of, png_of
from keepwright.picture.drawings import MARKS, SIGNS_OF_CLASSES, TINCTURES
from keepwright.picture.measure import BOLD, FILES, PLAIN, TITLE, cut, folded, width_of, widths_of
from keepwright.picture.palette import palette_of
from keepwright.picture.places import FONTS, ICONS, TOKENS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "keepwright" / "locales"


def test_drawings_and_colours_are_those_of_the_page() -> None:
    for inside, outside in ((TOKENS, PAGE / "styles" / "tokens.css"), (ICONS, PAGE / "icons")):
        files = [outside] if outside.is_file() else sorted(outside.iterdir())
        for file in files:
            kept = inside if outside.is_file() else inside / file.name
            assert kept.read_bytes() == file.read_bytes()


def test_every_colour_has_its_tincture_and_mark() -> None:
    colours = {colour for id in kw.game_ids() for colour in kw.load(id).colours}
    assert colours == set(TINCTURES)
    assert set(TINCTURES.values()) <= set(MARKS)


def test_by_night_all_colours_are_others_or_the_same() -> None:
    day, night = (palette_of(theme) for theme in THEMES)
    assert set(day.tokens) == set(night.tokens)
    assert day["ink"] != night["ink"]
    assert re.fullmatch(r"#[0-9a-f]{6}", night["sheet"])
    assert day.paint("shade") == ("rgb(64,46,20)", ".10")


def test_every_sign_of_a_class_is_drawn() -> None:
    assert all((ICONS / f"{name}.svg").is_file() for name in SIGNS_OF_CLASSES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_letter_of_the_language(language: str) -> None:
    written: set[str] = set()
    for file in (LOCALES / language).glob("*.ftl"):
        if file.stem in ("web", "server"):
            continue
        text = "".join(
            line for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"
        )
        written |= {letter for letter in text if letter.isalpha()}
    for face in FILES:
        assert {letter for letter in written if ord(letter) not in widths_of(face)} == set()


def test_fonts_come_with_their_licence() -> None:
    licence = (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    assert all(file in licence for file in FILES.values())


def test_text_is_measured_and_fits() -> None:
    assert width_of("Ő", 10) > 0
    assert width_of("bold", 10, BOLD) > width_of("bold", 10, PLAIN)
    for room in (20, 60, 200):
        assert width_of(cut("Kathedrale", room, 15, TITLE), 15, TITLE) <= room
        lines = folded("Advance work on the Cathedral", room, 15, TITLE, 3)
        assert len(lines) <= 3
        assert all(width_of(line, 15, TITLE) <= room for line in lines)


# ---------------------------------------------------------------- PNG


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the packed rows of a PNG."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, rows = 8, b""
    width = height = 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        inside = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack(">II", inside[:8])
        elif kind == b"IDAT":
            rows += inside
        at += 12 + length
    return width, height, zlib.decompress(rows)


def test_a_png_shows_the_picture_with_its_letters() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    picture = picture_of(state, language="hu")
    width, height, rows = pixels(png_of(picture))
    assert (width, height) == (1366, 768)
    assert len(rows) == height * (4 * width + 1)
    assert len(set(rows)) > 200
    without = re.sub(r"<text.*?</text>", "", picture)
    assert pixels(png_of(without))[2] != rows
    assert pixels(png_of(without, zoom=0.5))[:2] == (683, 384)


def test_without_resvg_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoPng, match="keepwright\\[picture\\]"):
        png_of("<svg/>")

"""Makes the fonts of the pictures, and of the sign, from the page's: `python web/make_fonts.py`.

Needs `fonttools` and `brotli`, which nothing else here does, and the packages of the page. Latin
and extended Latin become one file, with the figures that stand on one line; what pictures do not
write is left out. The sans gets a name of its own, as its licence reserves the old one.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
PAGE_FONTS = HERE / "node_modules"
MADE = HERE.parent / "src" / "keepwright" / "picture" / "fonts"
GRENZE = "@fontsource/grenze/files/grenze-{}-600-normal.woff2"
SANS = "@fontsource-variable/source-sans-3/files/source-sans-3-{}-wght-normal.woff2"
GOTISCH = "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2"
WORDMARK = HERE / "src" / "styles" / "wordmark.woff2"
NAME = "keepwright"
#        file                       source  weight  family
FONTS = (
    ("Grenze-SemiBold.ttf",         GRENZE, None,   "Grenze"),
    ("KeepwrightSans-Regular.ttf",  SANS,   400,    "Keepwright Sans"),
    ("KeepwrightSans-Bold.ttf",     SANS,   700,    "Keepwright Sans"),
)  # fmt: skip
WRITTEN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x2190, 0x2192, 0x2212]
NAMES = {1: "family", 3: "full", 4: "full", 6: "postscript", 16: "family"}


def lining_figures(font: Any) -> None:
    """Let the figures be those that all stand on one line and are equally wide."""
    table = font["GSUB"].table
    for feature in ("lnum", "tnum"):
        lookups = {
            index
            for record in table.FeatureList.FeatureRecord
            if record.FeatureTag == feature
            for index in record.Feature.LookupListIndex
        }
        swaps: dict[str, str] = {}
        for index in sorted(lookups):
            for part in table.LookupList.Lookup[index].SubTable:
                swaps.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
        for cmap in font["cmap"].tables:
            cmap.cmap.update({n: swaps[g] for n, g in cmap.cmap.items() if g in swaps})


def part(source: Path, weight: int | None, to: Path) -> Path:
    """One script of one weight, as a plain TrueType font."""
    font = import_module("fontTools.ttLib").TTFont(source)
    if weight is not None:
        instancer = import_module("fontTools.varLib.instancer")
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    lining_figures(font)
    subset = import_module("fontTools.subset")
    options = subset.Options(layout_features=["kern"], hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT", "MVAR", "HVAR", "avar"]
    choice = subset.Subsetter(options)
    choice.populate(unicodes=WRITTEN)
    choice.subset(font)
    font.flavor = None
    font.save(to)
    return to


def make(file: str, source: str, weight: int | None, family: str) -> None:
    """One font."""
    with TemporaryDirectory() as folder:
        parts = [
            str(part(PAGE_FONTS / source.format(script), weight, Path(folder) / f"{script}.ttf"))
            for script in ("latin", "latin-ext")
        ]
        font = import_module("fontTools.merge").Merger().merge(parts)
    style = file.removesuffix(".ttf").partition("-")[2]
    names = {"family": family, "full": f"{family} {style}", "postscript": file[:-4]}
    for record in list(font["name"].names):
        if record.nameID in NAMES:
            font["name"].setName(
                names[NAMES[record.nameID]],
                record.nameID,
                record.platformID,
                record.platEncID,
                record.langID,
            )
        elif record.nameID > 15:
            font["name"].removeNames(nameID=record.nameID)
    font["OS/2"].usWeightClass = weight or 600
    font.recalcTimestamp = False
    font.save(MADE / file)


def make_wordmark() -> None:
    """The letters of our name, which stands on every page; initials come with the whole font."""
    font = import_module("fontTools.ttLib").TTFont(PAGE_FONTS / GOTISCH)
    subset = import_module("fontTools.subset")
    choice = subset.Subsetter(subset.Options(layout_features=["kern"], hinting=False))
    choice.populate(text=NAME)
    choice.subset(font)
    font.flavor = "woff2"
    font.recalcTimestamp = False
    font.save(WORDMARK)


if __name__ == "__main__":
    make_wordmark()
    for row in FONTS:
        make(*row)

"""Where the drawings and colours of the page are: in the package, or beside the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
BESIDE: Final = HERE.parents[2] / "web" / "src"
FONTS: Final = HERE / "fonts"


def place_of(name: str, beside: str) -> Path:
    """A thing of the page: taken along into the package, or in the page's own folder."""
    inside = HERE / name
    outside = BESIDE / beside
    return outside if outside.exists() and not inside.exists() else inside


ICONS: Final = place_of("icons", "icons")
DRAWINGS: Final = place_of("drawings.json", "drawings.json")
TOKENS: Final = place_of("tokens.css", "styles/tokens.css")

"""An extension of Griffe, which reads the docstrings: their examples are shown as code."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Extension, Object

EXAMPLE: Final = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Doctests(Extension):
    """Puts each example of a docstring in a fence."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            shown = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
            obj.docstring.value = shown

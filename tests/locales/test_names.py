"""Names are those of the rules of record, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from keepwright.locales import LANGUAGES, Words
from tests.locales.messages import patterns

RECORD = Path(__file__).parents[2] / "rules" / "caylus.yaml"
FACTS: dict[str, Any] = yaml.safe_load(RECORD.read_text(encoding="utf-8"))
SECOND = "architect_2"  # the one name that is told apart by a number

KINDS: dict[str, list[dict[str, Any]]] = {
    "colour": FACTS["colours"],
    "good": FACTS["resources"],
    "currency": FACTS["currencies"],
    "piece": FACTS["pieces"],
    "class": FACTS["building_classes"],
    "phase": FACTS["phases"],
    "section": FACTS["castle"]["sections"],
    "row": FACTS["favours"]["rows"],
    "board": [{"id": id, "names": names} for id, names in FACTS["board"]["names"].items()],
    "building": [row for key in FACTS if key.endswith("_buildings") for row in FACTS[key]],
}


def names(kind: str, lang: str) -> dict[str, str]:
    """The names of a kind in the rules of record; the castle is also a place for workers."""
    found = {str(row["id"]): row["names"][lang] for row in KINDS[kind]}
    if kind == "building":
        found["castle"] = FACTS["board"]["names"]["castle"][lang]
        for row in KINDS[kind]:
            for tile in row.get("tile_ids", []):
                found[tile] = row["names"][lang]
        found[SECOND] = f"{found[SECOND]} 2"
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_names_are_those_of_record(kind: str, lang: str) -> None:
    words = Words(lang, "caylus")
    ids = [id.removeprefix(f"{kind}-") for id in patterns(lang, "caylus") if _is(kind, id)]
    assert {id: words.name(kind, id) for id in ids} == names(kind, lang)


def _is(kind: str, id: str) -> bool:
    return id.startswith(f"{kind}-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_for_workers_have_names_of_their_own(lang: str) -> None:
    named = names("building", lang)
    del named["architect"]  # the kind of which there are two tiles
    assert len(set(named.values())) == len(named)


def test_the_title_is_that_of_record() -> None:
    for lang in LANGUAGES:
        assert Words(lang, "caylus").name("game", "caylus") == FACTS["title"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_names_and_descriptions(lang: str) -> None:
    words = Words(lang, "caylus")
    for option in FACTS["options"]:
        assert words.name("option", option["id"])
        assert words.text(f"option-{option['id']}.description")

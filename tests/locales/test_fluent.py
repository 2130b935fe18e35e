"""Our reader of Fluent says what the reference implementation says."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from keepwright.locales import LANGUAGES, Words
from keepwright.locales.fluent import BadMessage, Texts, number_text, plural
from keepwright.locales.words import COMMON, FOLDER
from tests.locales.messages import FILES, patterns

NUMBERS = (0, 1, 2, 7, 999, 1000, 12345, 1234567, -3, -1234, 0.5, 2.25, 1234.5678)
PLURALS = {"one", "other"}  # are no facts
VALUES: tuple[str | int, ...] = (0, 1, 2, 1234, "", "x { y } \n z")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_reads_as_the_reference_says_it(lang: str, name: str) -> None:
    sources = [(FOLDER / lang / f"{file}.ftl").read_text("utf-8") for file in {*COMMON, name}]
    ours, reference = Texts(lang, sources), FluentBundle([lang], use_isolating=False)
    for source in sources:
        reference.add_resource(FluentResource(source))
    for message_id, named in patterns(lang, name).items():
        id, _, attribute = message_id.partition(".")
        message = reference.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            continue
        for value in (*VALUES, *(named.keys - PLURALS)) if named.variables else ("",):
            facts = dict.fromkeys(mentioned(lang, message_id, name), value)
            said, errors = reference.format_pattern(pattern, facts)
            assert errors == []
            assert ours.say(ours.pattern(id, attribute), facts) == said, message_id


def mentioned(lang: str, message_id: str, name: str) -> set[str]:
    """The variables of a message, and of those that it refers to."""
    known = {id: named for file in {*COMMON, name} for id, named in patterns(lang, file).items()}
    own = known[message_id]
    return own.variables.union(*(mentioned(lang, id, name) for id in own.references))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_language(lang: str) -> None:
    for number in NUMBERS:
        assert number_text(lang, number) == format_decimal(number, locale=lang)
        assert plural(number) == Locale(lang).plural_form(abs(number))
    assert Words(lang).percent(0.345, 1) == format_percent(0.345, "0.0%", locale=lang).replace(
        "%", Words(lang).percent(0, 0).removeprefix("0")
    )
    assert Words(lang).percent(0.25) == format_percent(0.25, locale=lang)


TEXT = """
# A comment
one = One { $a }
    and more,
      indented { "{" }{ "\\u00e4\\"" }

    after a blank line
two =
    { $n ->
        [0] none
        [one] { one }
       *[other] { $n } { two.short }
    }
    .short = short
nothing =
    .only = an attribute
word = { two.short ->
    [short] yes
   *[long] no
}
"""


def test_what_the_files_may_hold() -> None:
    ours, reference = Texts("en", [TEXT]), FluentBundle(["en"], use_isolating=False)
    reference.add_resource(FluentResource(TEXT))
    for id in ("one", "two"):
        for n in (0, 1, 5):
            facts = {"a": "x", "n": n}
            value = reference.get_message(id).value
            assert value is not None
            assert ours.say(ours.pattern(id), facts) == reference.format_pattern(value, facts)[0]
    assert ours.say(ours.pattern("word"), {}) == "yes"
    assert ours.say(ours.pattern("nothing", "only"), {}) == "an attribute"
    for missing in (("three", ""), ("nothing", ""), ("two", "long")):
        with pytest.raises(LookupError):
            ours.pattern(*missing)


@pytest.mark.parametrize("text", ["a = { $b", "a = { }", "a = { $b -> [one] x }", "a = { -term }"])
def test_what_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(BadMessage, match=r"line 1: .* expected"):
        Texts("en", [text]).pattern("a")


def test_a_fact_that_is_not_told_is_missed() -> None:
    texts = Texts("en", ["a = { $b }"])
    with pytest.raises(BadMessage, match="b is not told"):
        texts.say(texts.pattern("a"), {})

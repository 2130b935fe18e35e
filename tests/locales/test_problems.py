"""The texts of the server: every refusal and every notice can be said in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from keepwright.engine.errors import KeepwrightError, Stale
from keepwright.locales import LANGUAGES, Words
from keepwright.server.problems import OF_ENGINE, STATUS, problem_of
from tests.locales.codes import SOURCE, Calls
from tests.locales.messages import patterns
from tests.locales.spoken import flaws

FACTS = {"where": "body.move", "name": "Ida", "bot": "deep"}  # all others are numbers


def made() -> Iterator[tuple[str, set[str]]]:
    """Every problem that the server makes under a code it names, with its facts."""
    calls = Calls()
    for path in sorted((SOURCE / "server").rglob("*.py")):
        calls.visit(ast.parse(path.read_text(encoding="utf-8")))
    for called, node, _ in calls.found:
        if called == "Problem" and node.args and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value), {word.arg for word in node.keywords if word.arg}


def test_every_problem_has_a_text_and_every_text_its_problem() -> None:
    texts = {id.removeprefix("problem-") for id in patterns("en", "server") if "problem-" in id}
    assert texts == set(STATUS)


def test_a_text_names_only_what_every_such_problem_tells() -> None:
    found = list(made())
    assert len(found) > 30
    for code, facts in found:
        assert patterns("en", "server")[f"problem-{code}"].variables <= facts, code


def test_a_text_names_nothing_where_no_problem_of_its_code_is_made_here() -> None:
    here = {code for code, _ in made()}
    named = {
        code
        for code in STATUS
        if code not in here and patterns("en", "server")[f"problem-{code}"].variables
    }
    assert named == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_problems_are_whole_sentences(lang: str) -> None:
    words = Words(lang)
    for code in STATUS:
        variables = patterns("en", "server")[f"problem-{code}"].variables
        text = words.text(f"problem-{code}", **{name: FACTS.get(name, 2) for name in variables})
        assert list(flaws(text)) == []
        assert text.endswith(".")


@pytest.mark.parametrize("kind", OF_ENGINE, ids=lambda kind: str(kind.code))
def test_refusals_of_the_engine_keep_their_code(kind: type[KeepwrightError]) -> None:
    assert kind.code in STATUS


def test_what_else_the_engine_refuses_is_invalid() -> None:
    problem = problem_of(Stale(expected=1, length=2))
    assert (problem.code, problem.facts) == ("invalid", {"where": "stale"})

"""`keepwright scenario`: runs scenario files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final, final

import typer

from keepwright.cli.asked import read_text
from keepwright.cli.speaking import (
    DONE,
    REFUSED,
    WRONG_CALL,
    Json,
    Lang,
    Stop,
    out,
    sentence,
    words,
)
from keepwright.engine.errors import BadScenario, KeepwrightError
from keepwright.engine.scenario import Difference, Scenario
from keepwright.strict_yaml import read_yaml

PATTERNS: Final = ("*.yaml", "*.yml")


@final
class Outcome:
    """What came of one scenario, or why a file is none."""

    def __init__(
        self,
        file: Path,
        id: str = "",
        rule: str = "",
        differences: list[Difference] | None = None,
        wrong: str = "",
    ) -> None:
        self.file: Final = file
        self.id: Final = id
        self.rule: Final = rule
        self.differences: Final = differences or []
        self.wrong: Final = wrong

    @property
    def exit_code(self) -> int:
        """2 for a file that is no scenario, 1 for a difference, 0 otherwise."""
        if self.wrong:
            return WRONG_CALL
        return REFUSED if self.differences else DONE

    def to_json(self) -> dict[str, object]:
        """The outcome for programs."""
        return {
            "file": str(self.file),
            "id": self.id,
            "rule": self.rule,
            "passed": self.exit_code == DONE,
            "differences": [
                {"where": d.where, "wanted": d.wanted, "found": d.found} for d in self.differences
            ],
            "wrong": self.wrong,
        }


def files_in(path: Path) -> list[Path]:
    """The file itself, or all scenario files in a folder."""
    if not path.is_dir():
        return [path]
    return sorted(file for pattern in PATTERNS for file in path.rglob(pattern))


def outcomes_of(file: Path) -> list[Outcome]:
    """What comes of all scenarios in a file."""
    try:
        documents = [facts for facts in read_yaml(read_text(file)) if facts is not None]
    except Stop as stop:
        return [Outcome(file, wrong=words().text(stop.message, **stop.facts))]
    except BadScenario as error:
        return [Outcome(file, wrong=wrong(file, error))]
    if not documents:
        return [Outcome(file, wrong=words().text("cli-scenario-empty", file=str(file)))]
    return [outcome_of(file, facts) for facts in documents]


def outcome_of(file: Path, facts: Any) -> Outcome:
    """What comes of one scenario."""
    try:
        scenario = Scenario(facts)
        return Outcome(file, scenario.id, scenario.rule, scenario.run())
    except KeepwrightError as error:
        id = str(facts.get("id", "")) if isinstance(facts, dict) else ""
        game_id = str(facts.get("game", "")) if isinstance(facts, dict) else ""
        return Outcome(file, id, wrong=wrong(file, error, game_id))


def wrong(file: Path, error: KeepwrightError, game_id: str = "") -> str:
    """The sentence for a file that cannot be run."""
    reason = sentence(error, game_id)
    return words().text("cli-scenario-wrong", file=str(file), reason=reason)


def show(outcome: Outcome) -> None:
    """One outcome for people."""
    speaker, console = words(), out()
    if outcome.wrong:
        console.print(outcome.wrong, soft_wrap=True)
        return
    facts = {"id": outcome.id, "file": str(outcome.file)}
    if not outcome.differences:
        console.print(speaker.text("cli-scenario-passed", **facts), soft_wrap=True)
        return
    message = "cli-scenario-differs-rule" if outcome.rule else "cli-scenario-differs"
    console.print(speaker.text(message, **facts, rule=outcome.rule), soft_wrap=True)
    for difference in outcome.differences:
        text = speaker.text(
            "cli-scenario-difference",
            where=difference.where,
            wanted=json.dumps(difference.wanted, ensure_ascii=False, default=str),
            found=json.dumps(difference.found, ensure_ascii=False, default=str),
        )
        console.print(f"  {text}", soft_wrap=True)


def scenario(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE…", help="Scenario files (YAML), or folders of them."),
    ],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Run scenario files and say which path differs, with both values and the rule.

    Exit codes: 0 all pass, 1 something differs, 2 a file is no scenario.
    """
    outcomes = []
    for path in files:
        for file in files_in(path):
            for outcome in outcomes_of(file):
                outcomes.append(outcome)
                if not as_json:
                    show(outcome)
    if as_json:
        facts = [outcome.to_json() for outcome in outcomes]
        print(json.dumps(facts, ensure_ascii=False, indent=2, default=str))
    else:
        differing = sum(outcome.exit_code != DONE for outcome in outcomes)
        out().print(
            words().text("cli-scenario-summary", count=len(outcomes), differing=differing),
            soft_wrap=True,
        )
    raise typer.Exit(max((outcome.exit_code for outcome in outcomes), default=WRONG_CALL))

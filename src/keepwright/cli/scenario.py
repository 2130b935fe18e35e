"""`keepwright scenario`: runs scenario files, or shows the position that one leads to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final, final

from rich.padding import Padding

from keepwright.cli.arguments import numbered_file, read_text
from keepwright.cli.calling import Argument, Exit, Option
from keepwright.cli.position import position_facts, show_position
from keepwright.cli.speaking import (
    DONE,
    REFUSED,
    WRONG_CALL,
    Json,
    Lang,
    Spoken,
    Stop,
    out,
    say,
    sentence,
    words,
)
from keepwright.engine.errors import BadScenario, KeepwrightError, Obstructed
from keepwright.engine.game import game_ids
from keepwright.engine.steps import Difference
from keepwright.scenario_files import Entry, entries_in, one_of

PATTERNS: Final = ("*.yaml", "*.yml")
INDENT: Final = 2


@final
class Outcome:
    """What came of one scenario, or why a file or a part of it is none."""

    def __init__(
        self,
        file: Path,
        entry: Entry | None = None,
        differences: list[Difference] | None = None,
        error: KeepwrightError | None = None,
        wrong: str = "",
    ) -> None:
        self.file: Final = file
        self.entry: Final = entry
        self.differences: Final = differences or []
        self.error: Final = error
        self.wrong: Final = wrong

    @property
    def exit_code(self) -> int:
        """2 for what is no scenario, 1 for a difference, 0 otherwise."""
        if self.wrong:
            return WRONG_CALL
        return REFUSED if self.differences else DONE

    @property
    def line(self) -> int:
        """The line that is wrong, or in which the scenario begins; 0 if the file has none."""
        if self.error is None:
            return 0 if self.entry is None else self.entry.document.line
        given = self.error.facts.get("line")
        if self.entry is None or given is not None:
            return int(str(given or 0))
        return self.entry.line_of(self.error)

    def said(self, key: str) -> str:
        """What the scenario says about itself."""
        return "" if self.entry is None else self.entry.said(key)

    def to_json(self) -> dict[str, object]:
        """The outcome for programs."""
        error = self.error
        return {
            "file": str(self.file),
            "scenario": None if self.entry is None else self.entry.number,
            "line": self.line or None,
            "id": self.said("id"),
            "note": self.said("note"),
            "rule": self.said("rule"),
            "passed": self.exit_code == DONE,
            "differences": [self._difference(one) for one in self.differences],
            "wrong": self.wrong,
            "error": None if error is None else {"code": error.code, "facts": error.facts},
        }

    def _difference(self, difference: Difference) -> dict[str, object]:
        assert self.entry is not None
        found: dict[str, object] = {
            "step": difference.step,
            "line": self.entry.line_of(difference),
            "where": difference.where,
            "wanted": difference.wanted,
            "found": difference.found,
        }
        if difference.missing or difference.unexpected:
            found |= {"missing": difference.missing, "unexpected": difference.unexpected}
        refusal = difference.refusal
        if refusal is not None:
            found["refusal"] = {"code": refusal.code, "facts": refusal.facts}
            if isinstance(refusal, Obstructed):
                found["obstacles"] = [obstacle.to_json() for obstacle in refusal.obstacles]
            found["legal"] = difference.legal
        return found


def files_in(path: Path) -> list[Path]:
    """The file itself, or all scenario files in a folder."""
    if not path.is_dir():
        return [path]
    return sorted(file for pattern in PATTERNS for file in path.rglob(pattern))


def outcomes_in(path: Path) -> list[Outcome]:
    """What comes of all scenarios in a file or folder, or of the one that is named by `#`."""
    file, number = numbered_file(path)
    files = files_in(file)
    if not files:
        return [Outcome(file, wrong=words().text("cli-scenario-empty", file=str(file)))]
    return [outcome for file in files for outcome in outcomes_of(file, number)]


def outcomes_of(file: Path, number: int | None) -> list[Outcome]:
    """What comes of all scenarios in a file, or of one."""
    try:
        text = read_text(file)
        entries = entries_in(text) if number is None else [one_of(text, number)]
    except Stop as stop:
        return [Outcome(file, wrong=words().text(stop.message, **stop.facts))]
    except BadScenario as error:
        return [Outcome(file, error=error, wrong=sentence(error))]
    if not entries:
        return [Outcome(file, wrong=words().text("cli-scenario-empty", file=str(file)))]
    return [outcome_of(file, entry) for entry in entries]


def outcome_of(file: Path, entry: Entry) -> Outcome:
    """What comes of one scenario."""
    try:
        return Outcome(file, entry, entry.read().run())
    except KeepwrightError as error:
        return Outcome(file, entry, error=error, wrong=sentence(error, entry.said("game")))


# ---------------------------------------------------------------- for people


def tell(outcome: Outcome) -> None:
    """One outcome for people: which scenario it is, and line by line what differs."""
    verdict = ("passed", "differs", "wrong")[outcome.exit_code]
    place = str(outcome.file)
    if outcome.line:
        place = f"{place}:{outcome.line}"
    entry = outcome.entry
    message = f"cli-scenario-{verdict}" if entry is not None else "cli-scenario-no_file"
    said = [words().text(message, id=outcome.said("id"), place=place)]
    if entry is not None and outcome.exit_code != DONE:
        said.append(words().text("cli-scenario-number", number=entry.number))
        said += [part for part in (outcome.said("rule"), outcome.said("note")) if part]
    write(", ".join(said), 0)
    if outcome.wrong:
        write(outcome.wrong, INDENT)
    for difference in outcome.differences:
        assert entry is not None
        facts = {"line": entry.line_of(difference), "step": difference.step}
        message = (
            "cli-scenario-step" if difference.key.startswith("steps.") else "cli-scenario-line"
        )
        write(f"{words().text(message, **facts)} {as_sentence(difference, entry)}", INDENT)
        if difference.legal:
            moves = ", ".join(difference.legal)
            write(words().text("cli-scenario-legal", moves=moves), 2 * INDENT)


def write(text: str, indent: int) -> None:
    """A line of the answer, indented as a whole where the terminal breaks it."""
    console = out()
    if console.is_terminal:
        console.print(Padding(text, (0, 0, 0, indent)))
    else:
        console.print(f"{' ' * indent}{text}", soft_wrap=True)


def as_sentence(difference: Difference, entry: Entry) -> str:
    """What differs, in words."""
    speaker = words(entry.said("game") if entry.said("game") in game_ids() else "")
    where, wanted, found = difference.where, difference.wanted, difference.found
    verb, _, thing = where.partition(" ")
    if difference.refusal is not None:
        return f"{thing}: {sentence(difference.refusal, entry.said('game'))}"
    if verb == "refuse" and found == "legal":
        return speaker.text("cli-scenario-not_refused", move=thing, codes=listed(wanted))
    if verb == "never":
        return speaker.text("cli-scenario-happened", event=thing, count=int(str(found)))
    if verb in ("until", "events"):
        facts = {"wanted": plain(wanted), "found": plain(found)}
        return speaker.text(f"cli-scenario-{verb}", **facts)
    if difference.missing or difference.unexpected:
        said = [("missing", difference.missing), ("unexpected", difference.unexpected)]
        parts = [
            speaker.text(f"cli-scenario-{name}", entries=listed(entries))
            for name, entries in said
            if entries
        ]
        return f"{where}: {' '.join(parts)}"
    facts = {"where": where, "wanted": plain(wanted), "found": plain(found)}
    return speaker.text("cli-scenario-difference", **facts)


def plain(value: object) -> str:
    """A value as a scenario writes it; nothing for null."""
    if value is None:
        return words().text("cli-scenario-nothing")
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return listed(value) or words().text("cli-scenario-nothing")
    return json.dumps(value, ensure_ascii=False, default=str)


def listed(entries: Any) -> str:
    """The entries of a list, in a row."""
    return ", ".join(plain(entry) for entry in entries)


def scenario(
    files: Annotated[
        list[Path],
        Argument(
            metavar="FILE…",
            help="Scenario files (YAML), or folders of them; FILE#2 is the second in a file.",
        ),
    ],
    show: Annotated[
        bool,
        Option("--show", help="Show the position that a scenario leads to, and all choices there."),
    ] = False,
    at: Annotated[
        int | None,
        Option("--at", metavar="N", help="With --show: the position after N lines of play."),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Run scenario files and say what differs, line by line; or show where one leads.

    Exit codes: 0 all pass, 1 something differs, 2 a file is no scenario.
    """
    if show:
        if len(files) > 1:
            raise Stop("cli-scenario-show_one", WRONG_CALL)
        show_one(files[0], at, as_json)
        return
    outcomes = []
    for path in files:
        for outcome in outcomes_in(path):
            outcomes.append(outcome)
            if not as_json:
                tell(outcome)
    if as_json:
        facts = [outcome.to_json() for outcome in outcomes]
        print(json.dumps(facts, ensure_ascii=False, indent=2, default=str))
    else:
        codes = [outcome.exit_code for outcome in outcomes]
        counts = {code: codes.count(code) for code in (DONE, REFUSED, WRONG_CALL)}
        if counts[DONE] == len(codes):
            say("cli-scenario-all_passed", count=len(codes))
        else:
            passed, differing, wrong = counts.values()
            say("cli-scenario-summary", passed=passed, differing=differing, wrong=wrong)
    raise Exit(max(outcome.exit_code for outcome in outcomes))


def show_one(path: Path, at: int | None, as_json: bool) -> None:
    """The position that a scenario leads to, all of its lines played or so many of them."""
    file, number = numbered_file(path)
    entry = one_of(read_text(file), number)
    try:
        scenario = entry.read()
        Spoken.game_id = scenario.game.id
        lines = len(scenario.moves)
        last = lines if at is None else at
        if not 0 <= last <= lines:
            raise Stop("cli-replay-beyond", WRONG_CALL, moves=lines, given=last)
        state, refusal = scenario.reached(last)
    except KeepwrightError as error:
        tell(Outcome(file, entry, error=error, wrong=sentence(error, entry.said("game"))))
        raise Exit(WRONG_CALL) from None
    if as_json:
        print(json.dumps(position_facts(state), ensure_ascii=False, indent=2))
    else:
        show_position(state)
    if refusal is not None:
        raise refusal

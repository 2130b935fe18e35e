"""`keepwright verify`: replays a record and deals its chance again from the revealed seed."""

from __future__ import annotations

import hashlib
from typing import Final, final

from keepwright.cli.arguments import RecordFile, load_record
from keepwright.cli.calling import Exit
from keepwright.cli.speaking import (
    REFUSED,
    Json,
    Lang,
    exit_code_of,
    facts_of_error,
    out,
    print_json,
    words,
)
from keepwright.engine.agenda import Chance
from keepwright.engine.chance import SeedDealer
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.notation import CHANCE, Line, play_line
from keepwright.engine.play import score_sheet
from keepwright.engine.record import Record
from keepwright.engine.state import State

SEED_BYTES: Final = 32


@final
class Verdict:
    """One thing that was checked: a message with its facts, and whether it holds."""

    def __init__(self, holds: bool, message: str, **facts: str | int) -> None:
        self.holds: Final = holds
        self.message: Final = message
        self.facts: Final = facts

    def text(self) -> str:
        """The verdict in words."""
        return words().text(f"cli-verify-{self.message}", **self.facts)


def verdicts_on(record: Record) -> list[Verdict]:
    """Everything that can be said about a record; an illegal line raises BadRecord."""
    state = record.replay()
    found = [Verdict(True, "legal", moves=len(record.lines))]
    found.append(verdict_on_result(record, state))
    found.extend(verdicts_on_chance(record, state))
    return found


def verdict_on_result(record: Record, state: State) -> Verdict:
    """Whether the header says what the game came to."""
    written = record.headers.get("Result")
    sheet = score_sheet(state)
    pairs = zip(sheet.seats, sheet.totals, strict=True)
    result = " ".join(f"{name}={total}" for name, total in pairs)
    if not state.over:
        if written is not None:
            return Verdict(False, "early_result", written=written)
        return Verdict(True, "unfinished")
    if written is None:
        return Verdict(True, "no_result", result=result)
    if written != result:
        return Verdict(False, "other_result", written=written, found=result)
    return Verdict(True, "result", result=result)


def verdicts_on_chance(record: Record, state: State) -> list[Verdict]:
    """Whether the seed is the promised one and deals what was written."""
    seed = record.headers.get("Seed")
    commitment = record.headers.get("Commitment")
    if seed is None:
        return [Verdict(True, "no_seed")]
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES:
        return [Verdict(False, "bad_seed", seed=seed)]
    found = []
    promised = hashlib.sha256(secret).hexdigest()
    if commitment is None:
        found.append(Verdict(True, "no_commitment"))
    elif commitment.lower() != promised:
        found.append(Verdict(False, "other_commitment", found=promised, commitment=commitment))
    else:
        found.append(Verdict(True, "commitment", commitment=commitment))
    found.append(verdict_on_dealing(record, SeedDealer(secret)))
    return found


def verdict_on_dealing(record: Record, dealer: SeedDealer) -> Verdict:
    """Whether the dealer deals every outcome of chance as it is written."""
    state = record.start()
    outcomes = 0
    for number, line in enumerate(record.lines, 1):
        due = state.due
        if line.who == CHANCE and isinstance(due, Chance):
            drawn = dealer.draw(due.pool(state), due.count(state))
            dealt = Line(CHANCE, due.text(state, drawn)).text
            if dealt != line.text:
                return Verdict(
                    False, "dealt_otherwise", move=number, written=line.text, found=dealt
                )
            outcomes += 1
        state = play_line(state, line.text)
    return Verdict(True, "dealt", count=outcomes)


def verify(file: RecordFile, as_json: Json = False, lang: Lang = None) -> None:
    """Check a record: is every line legal, is the result true, did chance come from the seed?

    Exit codes: 0 everything holds, 1 something does not, 2 there is no such file.
    """
    try:
        verdicts = verdicts_on(load_record(file))
    except KeepwrightError as error:
        if not as_json:
            raise
        told = facts_of_error(error)
        print_json({"file": str(file), "holds": False, "verdicts": [], "error": told})
        raise Exit(exit_code_of(error)) from None
    holds = all(verdict.holds for verdict in verdicts)
    if as_json:
        facts: dict[str, object] = {
            "file": str(file),
            "holds": holds,
            "verdicts": [
                {"code": v.message, "holds": v.holds, "facts": v.facts, "text": v.text()}
                for v in verdicts
            ],
        }
        print_json(facts)
    else:
        console = out()
        for verdict in verdicts:
            console.print(f"{'✓' if verdict.holds else '✗'} {verdict.text()}", soft_wrap=True)
        message = "cli-verify-holds" if holds else "cli-verify-fails"
        console.print(words().text(message, file=str(file)), soft_wrap=True)
    if not holds:
        raise Exit(REFUSED)

"""The clock: the present moment, how long players may think, and what is left to them."""

from __future__ import annotations

import time
from typing import Any, Final

from keepwright.server.problems import Problem

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
DAY: Final = 86_400.0
MOST_BANK: Final = 24 * 3600.0
MOST_INCREMENT: Final = 3600.0
MOST_DAYS: Final = 60.0


def now() -> float:
    """Seconds since 1970, UTC."""
    return time.time()


def check_pace(pace: dict[str, Any]) -> dict[str, Any]:
    """The pace, if it is one: none, a bank with an increment for each move, or days a move."""
    kind = pace.get("kind", NONE)
    if kind == NONE:
        return {"kind": NONE}
    if kind == LIVE:
        bank, increment = float(pace.get("bank", 0)), float(pace.get("increment", 0))
        if 10 <= bank <= MOST_BANK and 0 <= increment <= MOST_INCREMENT:
            return {"kind": LIVE, "bank": bank, "increment": increment}
    elif kind == DAYS:
        days = float(pace.get("days", 0))
        if 0 < days <= MOST_DAYS:
            return {"kind": DAYS, "days": days}
    raise Problem("bad_pace")


def first_bank(pace: dict[str, Any]) -> float | None:
    """The seconds a player begins with, where time is counted."""
    if pace["kind"] == LIVE:
        return float(pace["bank"])
    return float(pace["days"]) * DAY if pace["kind"] == DAYS else None


def bank_after(pace: dict[str, Any], bank: float, used: float) -> float:
    """The seconds left after a decision took so long; days begin anew with every move."""
    if pace["kind"] == DAYS:
        return float(pace["days"]) * DAY
    return max(0.0, bank - used) + float(pace["increment"])


def bank_before(pace: dict[str, Any], bank: float) -> float:
    """The seconds left once a decision is taken back: what was given for it is gone again."""
    return bank if pace["kind"] == DAYS else max(0.0, bank - float(pace["increment"]))


def bank_again(pace: dict[str, Any], bank: float) -> float:
    """The seconds of who takes his seat back from a bot: as for one more move at least."""
    return max(bank, float(pace["days"]) * DAY if pace["kind"] == DAYS else pace["increment"])


def runs_out_at(due_since: float | None, bank: float | None) -> float | None:
    """The moment at which a player who has to decide has no time left."""
    return None if due_since is None or bank is None else due_since + bank

"""Problems: every refusal of the server is a typed answer (RFC 9457) with a stable code."""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.errors import (
    BadOption,
    BadRecord,
    BadScenario,
    BadSeats,
    BadState,
    KeepwrightError,
    NotAskedFor,
    NothingToUndo,
    NotYourSeat,
    Obstructed,
    Over,
    UnknownGame,
    Unreadable,
)

# The status of each code. A code says what is wrong; the sentence is in Fluent (`problem-<code>`).
STATUS: Final[dict[str, int]] = {
    # what was sent cannot be read or does not fit
    "bad_request": 400,
    "body_too_large": 413,
    "unsupported_media": 415,
    "method_not_allowed": 405,
    "invalid": 422,
    "bad_name": 422,
    "bad_text": 422,
    "weak_password": 422,
    "bad_pace": 422,
    "bad_bot": 422,
    "key_reused": 422,
    # who asks may not
    "not_signed_in": 401,
    "bad_credentials": 401,
    "wrong_origin": 403,
    "banned": 403,
    "not_allowed": 403,
    "not_your_seat": 403,
    "invite_needed": 403,
    # what is asked for is not there
    "not_found": 404,
    "gone": 410,
    # it does not fit what the table is now
    "stale": 409,
    "name_taken": 409,
    "seat_taken": 409,
    "table_not_open": 409,
    "table_not_running": 409,
    "table_running": 409,
    "seats_not_filled": 409,
    "played_by_bot": 409,
    "not_handed_over": 409,
    "no_takeback": 409,
    "nothing_to_undo": 409,
    "not_redoable": 409,
    "over": 409,
    "not_asked_for": 409,
    "already_seated": 409,
    # the rules refuse it
    "obstructed": 422,
    "unreadable": 422,
    "unknown_game": 422,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_record": 422,
    "bad_state": 422,
    "bad_scenario": 422,
    # the server cannot now
    "too_many_requests": 429,
    "too_many_streams": 429,
    "too_many_subscriptions": 429,
    "too_many_tables": 429,
    "not_ready": 503,
    "internal": 500,
    "no_png": 501,
}

# What is wrong with a file; its sentence says where.
OF_FILES: Final[tuple[type[KeepwrightError], ...]] = (BadRecord, BadState, BadScenario)

# What the engine refuses, and under which code the server says so.
OF_ENGINE: Final[tuple[type[KeepwrightError], ...]] = (
    UnknownGame,
    BadOption,
    BadSeats,
    Unreadable,
    NotAskedFor,
    NotYourSeat,
    NothingToUndo,
    Over,
    Obstructed,
    *OF_FILES,
)


class Problem(Exception):
    """A refusal: a code of the table above, and facts for its sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.status: Final = STATUS[code]
        self.facts: Final = facts
        self.sentence = ""  # where a sentence says more than that of its code


def problem_of(error: KeepwrightError) -> Problem:
    """The engine's refusal as a problem of the server."""
    if isinstance(error, Obstructed):
        obstacles = [obstacle.to_json() for obstacle in error.obstacles]
        return Problem("obstructed", obstacles=obstacles, **error.facts)
    if isinstance(error, OF_ENGINE):
        return Problem(error.code, **error.facts)
    return Problem("invalid", where=error.code)

"""The log: one line of JSON for each thing that is worth knowing, without anybody's words."""

from __future__ import annotations

import json
import logging
import sqlite3
import traceback
from collections.abc import Iterator
from typing import Any

import psycopg
from sqlalchemy.exc import SQLAlchemyError


class JsonLines(logging.Formatter):
    """A line of JSON for every line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON: time, level, part, event and facts."""
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "part": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "".join(trace_of(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False)


def trace_of(error: BaseException) -> Iterator[str]:
    """How it came to an error; a database quotes whole rows, so only the kind of its error."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from trace_of(before)
    yield from traceback.format_tb(error.__traceback__)
    words: object = error
    if isinstance(error, SQLAlchemyError):
        words = getattr(error, "statement", None)
    elif isinstance(error, psycopg.Error | sqlite3.Error):
        words = getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None)
    yield f"{type(error).__name__}: {words}\n"

"""The records of a server's games, for files: whole, with the seed where the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Select, func, select

from keepwright.bots.arena import HUMAN, PLAYERS
from keepwright.engine.record import Record
from keepwright.locales import Words
from keepwright.server.names import names_at
from keepwright.server.sittings import Standing
from keepwright.server.store import Store
from keepwright.server.store.rows import SeatRow, TableRow
from keepwright.server.store.schema import event, game_table
from keepwright.server.tables import FINISHED, RUNNING, seats_at, table_at

ENDING: Final = ".record"
UNDER_WAY: Final = ".running.record"
NAMES: Final = "Names"
BETWEEN: Final = ";"  # stands between two names, and in none
NOBODY: Final = "-"


@dataclass(frozen=True)
class Exported:
    """Where the record of a table belongs, and its text; None if it is there already."""

    path: Path
    text: str | None


def finished_files(folder: Path) -> set[Path]:
    """The records of finished games that a folder holds."""
    found = (path.relative_to(folder) for path in folder.glob(f"*/*{ENDING}"))
    return {path for path in found if not path.name.endswith(UNDER_WAY)}


def query_for(running: bool, *columns: Any) -> Select[Any]:
    """A query for all finished tables, and those under way if they are wanted."""
    kinds = [FINISHED, RUNNING] if running else [FINISHED]
    return select(*columns).where(game_table.c.status.in_(kinds))


def how_many(store: Store, running: bool) -> int:
    """How many records there are."""
    with store.read() as connection:
        return int(connection.execute(query_for(running, func.count())).scalar_one())


def export_records(store: Store, running: bool, known: set[Path]) -> Iterator[Exported]:
    """Every record, the oldest first; without its text if it is known."""
    with store.read() as connection:
        query = query_for(running, game_table.c.id).order_by(game_table.c.created_at)
        table_ids = [row.id for row in connection.execute(query)]
    for table_id in table_ids:
        with store.read() as connection:
            table = table_at(connection, table_id)
            assert table is not None
            path = path_of(table)
            if path in known:
                yield Exported(path, None)
                continue
            places = seats_at(connection, table_id)
            rows = connection.execute(
                select(event.c.seq, event.c.kind, event.c.text)
                .where(event.c.table_id == table_id)
                .order_by(event.c.seq)
            ).all()
        record = record_of(table, places, list(rows))
        yield Exported(path, record.write())


def path_of(table: TableRow) -> Path:
    """The file of a table's record: its game, the day it was laid, its id."""
    ending = ENDING if table.status == FINISHED else UNDER_WAY
    return Path(table.game) / f"{day_of(table)}-{table.id}{ending}"


def record_of(table: TableRow, places: list[SeatRow], rows: list[Any]) -> Record:
    """The record that the events of a table make, replayed, with who played."""
    standing = Standing(table.game, table.options, [place.colour for place in places], table.seed)
    standing.hear(rows)
    return signed(standing.record, table, places)


def signed(record: Record, table: TableRow, places: list[SeatRow]) -> Record:
    """The record of a table with its day and with who played: what plays each seat, and the names.

    A seat that a person left to a bot is still the person's. Names stand as English has them.
    """
    names = names_at(places, Words("en", table.game))
    headers = record.headers | {
        "Table": table.id,
        "Date": day_of(table),
        PLAYERS: " ".join(HUMAN if p.person_id else p.bot or NOBODY for p in places),
        NAMES: f"{BETWEEN} ".join(
            names.get(place.colour, NOBODY).replace(BETWEEN, ",") for place in places
        ),
    }
    return Record(headers, record.lines, record.remarks)


def day_of(table: TableRow) -> str:
    """The day a table was laid."""
    return datetime.fromtimestamp(table.created_at, UTC).strftime("%Y-%m-%d")

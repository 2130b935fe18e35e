"""Settings of a server: where it listens, where its data lies, what it allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "keepwright.db"
OPEN: Final = "open"
INVITED: Final = "invited"


@dataclass(frozen=True)
class Mail:
    """Where e-mail is handed in; without a host none is sent."""

    host: str = ""
    port: int = 25
    sender: str = ""
    user: str = ""
    password: str = ""
    starttls: bool = False


@dataclass(frozen=True)
class Limits:
    """What one person or address may ask of the server."""

    body_bytes: int = 64 * 1024
    record_bytes: int = 512 * 1024  # of a study, which is sent whole
    requests_per_minute: int = 600
    sign_ins_per_minute: int = 10
    guests_per_minute: int = 30
    streams_per_person: int = 20
    tables_per_person: int = 200


@dataclass(frozen=True)
class Settings:
    """All that a host decides. `public_url` is the address people use, if not the one bound."""

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8303
    public_url: str = ""
    behind_proxy: bool = False
    accounts: str = OPEN
    bot_workers: int = 2
    bot_seconds: float = 3.0
    sweep_seconds: float = 1.0
    notice_after: float = 60.0  # seconds somebody is waited for before he is written to
    notice_every: float = 5.0
    count_every: float = 20.0  # seconds between looks for finished games to count
    push_to_private: bool = False  # whether push services may be on networks of our own
    record_hosts: tuple[str, ...] = ()  # other sites the page may read records from
    page: Path | None = None  # the folder of the page, if not that of the package
    mail: Mail = field(default_factory=Mail)
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database to use: the one named, or a SQLite file in the data directory."""
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def address(self) -> str:
        """The address people use, without a slash at the end."""
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def is_https(self) -> bool:
        """Whether cookies can be kept to encrypted connections."""
        return self.address.startswith("https://")

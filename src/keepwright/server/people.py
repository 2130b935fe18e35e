"""People: guests who play at once, accounts they may claim, and the sessions they come by."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from keepwright.locales import LANGUAGES
from keepwright.server.clock import now
from keepwright.server.ids import hash_of, new_id, new_secret
from keepwright.server.names import guest_name, name_key, plain_name, plain_text
from keepwright.server.problems import Problem
from keepwright.server.settings import INVITED
from keepwright.server.store import Store
from keepwright.server.store.schema import invite, mute, note, person, push, session
from keepwright.wire import lengths

BROWSER: Final = "browser"
TOKEN: Final = "token"
SEEN_EVERY: Final = 60.0
LATELY: Final = 2.0  # seconds in which another process may not yet know that a session has ended
MOST_LATELY: Final = 10_000
DELETED_NAME: Final = "—"
WHO: Final = (
    select(person, session.c.id.label("session_id"), session.c.seen_at)
    .join(session, session.c.person_id == person.c.id)
    .where(session.c.secret_hash == bindparam("known"), session.c.kind == bindparam("way"))
)
_HASHER: Final = PasswordHasher()  # Argon2id
# A hash to compare with where there is no such account, so that both take the same time.
_NO_ACCOUNT: Final = _HASHER.hash(new_secret())


class People:
    """Everybody who comes to this server."""

    def __init__(self, store: Store, accounts: str) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self._lately: OrderedDict[tuple[str, str], tuple[Any, float]] = OrderedDict()

    # ------------------------------------------------------------ coming in

    def new_guest(self, language: str, label: str) -> tuple[str, str]:
        """A guest and the secret of his session: id and secret."""
        person_id, moment = new_id(), now()
        with self.store.write() as connection:
            connection.execute(
                insert(person).values(
                    id=person_id,
                    name=guest_name(person_id),
                    language=language if language in LANGUAGES else "en",
                    created_at=moment,
                )
            )
            secret = self._open(connection, person_id, BROWSER, label)
        return person_id, secret

    def _open(self, connection: Connection, person_id: str, kind: str, label: str) -> str:
        secret, moment = new_secret(), now()
        connection.execute(
            insert(session).values(
                id=new_id(),
                person_id=person_id,
                kind=kind,
                label=label[: lengths.LABEL],
                secret_hash=hash_of(secret),
                created_at=moment,
                seen_at=moment,
            )
        )
        return secret

    def lately(self, secret: str, kind: str) -> Any:
        """The person of a session that was asked for a moment ago; None if it was not."""
        found, until = self._lately.get((hash_of(secret), kind), (None, 0.0))
        return found if now() < until else None

    def _forget_lately(self) -> None:
        """Somebody or a session is not as it was: look everybody up anew."""
        self._lately = OrderedDict()

    def who(self, secret: str, kind: str) -> Any:
        """The person whose session this secret opens, with the session's id; or None."""
        asked, lately = {"known": hash_of(secret), "way": kind}, self._lately
        with self.store.read() as connection:
            found = connection.execute(WHO, asked).one_or_none()
        if found is None or found.deleted_at is not None:
            return None
        if found.banned_at is not None:
            raise Problem("banned")
        lately[asked["known"], kind] = (found, now() + LATELY)
        if len(lately) > MOST_LATELY:
            lately.popitem(last=False)
        if now() - found.seen_at > SEEN_EVERY:
            with self.store.write() as connection:
                connection.execute(
                    update(session).where(session.c.id == found.session_id).values(seen_at=now())
                )
        return found

    def still_open(self, sessions: set[str]) -> set[str]:
        """Those of these sessions that still let somebody in."""
        query = (
            select(session.c.id)
            .join(person, person.c.id == session.c.person_id)
            .where(session.c.id.in_(sessions), person.c.banned_at.is_(None))
        )
        with self.store.read() as connection:
            return set(connection.execute(query).scalars())

    def get(self, person_id: str) -> Any:
        """The person with this id."""
        with self.store.read() as connection:
            query = select(person).where(person.c.id == person_id, person.c.deleted_at.is_(None))
            found = connection.execute(query).one_or_none()
        if found is None:
            raise Problem("not_found")
        return found

    # ------------------------------------------------------------ accounts

    def claim(self, person_id: str, name: str, password: str, invitation: str) -> None:
        """A guest becomes an account with a name and a password."""
        shown = plain_name(name)
        check_password(password)
        kept = _HASHER.hash(password)
        with self.store.write() as connection:
            me = connection.execute(select(person).where(person.c.id == person_id)).one()
            if me.name_key is not None:
                raise Problem("not_allowed")
            self._use_invitation(connection, person_id, invitation)
            taken = select(person.c.id).where(person.c.name_key == name_key(shown))
            if connection.execute(taken).one_or_none() is not None:
                raise Problem("name_taken", name=shown)
            connection.execute(
                update(person)
                .where(person.c.id == person_id)
                .values(name=shown, name_key=name_key(shown), password=kept)
            )
        self._forget_lately()

    def _use_invitation(self, connection: Connection, person_id: str, secret: str) -> None:
        if self.accounts != INVITED:
            return
        used = connection.execute(
            update(invite)
            .where(invite.c.secret_hash == hash_of(secret), invite.c.used_by.is_(None))
            .values(used_by=person_id)
        )
        if used.rowcount != 1:
            raise Problem("invite_needed")

    def invite(self, remark: str) -> str:
        """A word with which one account can be claimed."""
        secret = new_secret()
        with self.store.write() as connection:
            connection.execute(
                insert(invite).values(
                    secret_hash=hash_of(secret), note=remark[: lengths.LABEL], created_at=now()
                )
            )
        return secret

    def log_in(self, name: str, password: str, label: str) -> tuple[str, str]:
        """The account of this name and password: its id and the secret of a new session."""
        query = select(person).where(person.c.name_key == name_key(name.strip()))
        with self.store.read() as connection:
            found = connection.execute(query).one_or_none()
        kept = _NO_ACCOUNT if found is None or not found.password else found.password
        try:
            _HASHER.verify(kept, password)
        except (VerificationError, InvalidHashError):
            raise Problem("bad_credentials") from None
        if found is None or found.deleted_at is not None:
            raise Problem("bad_credentials")
        if found.banned_at is not None:
            raise Problem("banned")
        with self.store.write() as connection:
            return found.id, self._open(connection, found.id, BROWSER, label)

    def change(self, person_id: str, changes: dict[str, Any]) -> None:
        """Change language, name of a guest, address for notices, and which are wanted."""
        values = dict(changes)
        if "name" in values:
            values["name"] = plain_name(values["name"])
        with self.store.write() as connection:
            me = connection.execute(select(person).where(person.c.id == person_id)).one()
            if "name" in values:
                key = name_key(values["name"])
                taken = select(person.c.id).where(
                    person.c.name_key == key, person.c.id != person_id
                )
                if connection.execute(taken).one_or_none() is not None:
                    raise Problem("name_taken", name=values["name"])
                if me.name_key is not None:
                    values["name_key"] = key
            if values:
                connection.execute(update(person).where(person.c.id == person_id).values(**values))
        self._forget_lately()

    def delete(self, person_id: str) -> None:
        """Forget a person; the games stay, under a neutral name."""
        with self.store.write() as connection:
            for owned in (session, push, note):
                connection.execute(delete(owned).where(owned.c.person_id == person_id))
            connection.execute(
                delete(mute).where((mute.c.person_id == person_id) | (mute.c.muted_id == person_id))
            )
            connection.execute(
                update(person)
                .where(person.c.id == person_id)
                .values(
                    name=DELETED_NAME,
                    name_key=None,
                    password=None,
                    mail=None,
                    mail_notices=False,
                    push_notices=False,
                    deleted_at=now(),
                )
            )
        self._forget_lately()

    def ban(self, name: str, banned: bool) -> None:
        """Shut somebody out, or let him in again."""
        with self.store.write() as connection:
            done = connection.execute(
                update(person)
                .where((person.c.name_key == name_key(name)) | (person.c.id == name))
                .values(banned_at=now() if banned else None)
            )
        self._forget_lately()
        if done.rowcount == 0:
            raise Problem("not_found")

    # ------------------------------------------------------------ sessions and tokens

    def sessions(self, person_id: str) -> list[Any]:
        """All sessions and tokens of a person, the last one seen first."""
        query = (
            select(session)
            .where(session.c.person_id == person_id)
            .order_by(session.c.seen_at.desc())
        )
        with self.store.read() as connection:
            return list(connection.execute(query))

    def new_token(self, person_id: str, label: str) -> str:
        """A bearer token for a program that plays for this person."""
        shown = plain_text(label, lengths.LABEL, "bad_text")
        with self.store.write() as connection:
            return self._open(connection, person_id, TOKEN, shown)

    def revoke(self, person_id: str, session_id: str) -> None:
        """End a session of one's own."""
        with self.store.write() as connection:
            done = connection.execute(
                delete(session).where(session.c.id == session_id, session.c.person_id == person_id)
            )
        self._forget_lately()
        if done.rowcount == 0:
            raise Problem("not_found")


def check_password(password: str) -> None:
    """A password is long enough to be worth its hash."""
    shortest, longest = lengths.SHORTEST_PASSWORD, lengths.LONGEST_PASSWORD
    if not shortest <= len(password) <= longest:
        raise Problem("weak_password", shortest=shortest, longest=longest)

"""Web push: browsers that want to be told are told through their makers' push services.

A message is encrypted for the one browser (RFC 8291) and signed with the key of this server (VAPID,
RFC 8292), which is made once and kept in the database.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
import json
import socket
import urllib.request
from typing import Any, Final, final
from urllib.error import HTTPError
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from keepwright.server.clock import now
from keepwright.server.ids import hash_of
from keepwright.server.notices import REFUSED, TOLD, Notice, Unreachable
from keepwright.server.problems import Problem
from keepwright.server.settings import Settings
from keepwright.server.store import Store
from keepwright.server.store.schema import push, setting

KEY: Final = "vapid_private_key"
SECONDS: Final = 5.0
SIGNED_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 3 * 24 * 3600  # so long a push service keeps it for a browser that is off
MOST: Final = 10  # browsers of one person
GONE: Final = (404, 410)
AUTH_BYTES: Final = 16


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A push service answers itself; nobody sends us elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        """Go nowhere."""


@final
class Pushes:
    """The browsers that want to be told, and the messages to them."""

    name = "push"

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self._key: Vapid02 | None = None
        self._opener: Final = urllib.request.build_opener(NoRedirect)

    # ------------------------------------------------------------ the server's key

    @property
    def key(self) -> Vapid02:
        """The key of this server: made when it is first asked for, the same ever after."""
        if self._key is None:
            self._key = Vapid02.from_pem(self._kept_key().encode())
        return self._key

    def _kept_key(self) -> str:
        query = select(setting.c.value).where(setting.c.name == KEY)
        with self.store.read() as connection:
            found = connection.execute(query).scalar_one_or_none()
        if found is not None:
            return str(found)
        fresh = Vapid02()
        fresh.generate_keys()
        try:
            with self.store.write() as connection:
                connection.execute(
                    insert(setting).values(name=KEY, value=fresh.private_pem().decode())
                )
        except IntegrityError:  # another process was faster; its key it is
            pass
        with self.store.read() as connection:
            return str(connection.execute(query).scalar_one())

    @property
    def public_key(self) -> str:
        """The public half of the key, as browsers want it."""
        point = self.key.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    # ------------------------------------------------------------ browsers

    def subscribe(self, person_id: str, endpoint: str, p256dh: str, auth: str) -> str:
        """A browser of this person, whoever used it before; its id."""
        check_keys(p256dh, auth)
        push_id = hash_of(endpoint)
        keys = {"p256dh": p256dh, "auth": auth}
        with self.store.write() as connection:
            connection.execute(delete(push).where(push.c.id == push_id))
            count = select(func.count()).where(push.c.person_id == person_id)
            if connection.execute(count).scalar_one() >= MOST:
                raise Problem("too_many_subscriptions", most=MOST)
            connection.execute(
                insert(push).values(
                    id=push_id,
                    person_id=person_id,
                    subscription={"endpoint": endpoint, "keys": keys},
                )
            )
        return push_id

    def unsubscribe(self, person_id: str, push_id: str) -> None:
        """A browser of this person is no longer told."""
        with self.store.write() as connection:
            done = connection.execute(
                delete(push).where(push.c.id == push_id, push.c.person_id == person_id)
            )
        if done.rowcount == 0:
            raise Problem("not_found")

    def _browsers(self, person_id: str) -> list[Any]:
        with self.store.read() as connection:
            return list(connection.execute(select(push).where(push.c.person_id == person_id)))

    # ------------------------------------------------------------ messages

    def reaches(self, who: Any) -> bool:
        """Whether this person wants messages, and has a browser that takes them."""
        return bool(who.push_notices) and bool(self._browsers(who.person_id))

    def send(self, who: Any, notice: Notice) -> str:
        """Tell all browsers of a person; one that is reached is enough."""
        body = json.dumps(
            {"title": notice.title, "body": "\n".join(notice.lines), "url": notice.address},
            ensure_ascii=False,
        ).encode()
        outcomes, troubles = set(), list[str]()
        for browser in self._browsers(who.person_id):
            try:
                outcomes.add(self._post(browser, body))
            except (OSError, ValueError) as trouble:
                troubles.append(repr(trouble))
        if TOLD in outcomes or not troubles:
            return TOLD if TOLD in outcomes else REFUSED
        raise Unreachable("; ".join(troubles), who.person_id)

    def _post(self, browser: Any, body: bytes) -> str:
        """Hand one message in at a push service; a browser that is gone is forgotten."""
        endpoint = str(browser.subscription["endpoint"])
        if not self.settings.push_to_private:
            check_public(endpoint)
        sealed = encrypt(body, browser.subscription["keys"])
        request = urllib.request.Request(endpoint, sealed, self._headers(endpoint), method="POST")
        try:
            with self._opener.open(request, timeout=SECONDS):
                return TOLD
        except HTTPError as refused:
            refused.close()
            if refused.code in GONE:
                self.unsubscribe(browser.person_id, browser.id)
                return REFUSED
            raise OSError(f"{urlsplit(endpoint).hostname} answers {refused.code}") from None

    def _headers(self, endpoint: str) -> dict[str, str]:
        """What a push service wants to know: who sends, how it is encrypted, how long to keep."""
        where = urlsplit(endpoint)
        sender = self.settings.mail.sender or "keepwright@localhost"
        claims = {
            "sub": self.settings.address if self.settings.is_https else f"mailto:{sender}",
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(now()) + SIGNED_SECONDS,
        }
        return {
            **self.key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }


def decode(text: str) -> bytes:
    """The bytes that a browser writes in base64 without its end."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_keys(p256dh: str, auth: str) -> None:
    """A browser's key is a point of the curve, its secret has 16 bytes; else it is no browser's."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        fits = len(decode(auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        fits = False
    if not fits:
        raise Problem("invalid", where="body.keys")


def check_public(endpoint: str) -> None:
    """A push service is on the internet: nobody has us write to machines of our own network."""
    where = urlsplit(endpoint)
    port = where.port or (443 if where.scheme == "https" else 80)
    for *_, address in socket.getaddrinfo(where.hostname, port, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(str(address[0]).partition("%")[0]).is_global:
            raise ValueError(f"{where.hostname} is not on the internet")


def encrypt(body: bytes, keys: dict[str, str]) -> bytes:
    """A message that only the browser with these keys can read."""
    sealed = http_ece.encrypt(
        body,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decode(keys["p256dh"]),
        auth_secret=decode(keys["auth"]),
        version="aes128gcm",
    )
    return bytes(sealed)

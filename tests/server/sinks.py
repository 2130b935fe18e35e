"""Where notices go in tests: a mail server, a push service, and a browser that can read."""

from __future__ import annotations

import base64
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.serving import free_port


class MailSink:
    """A mail server that keeps what it is handed; it takes no mail for `nobody@…`."""

    def __init__(self) -> None:
        self.mails: Final[list[EmailMessage]] = []
        self.port: Final = free_port()

    async def handle_RCPT(  # noqa: N802 - the name aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 there is no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 - the name aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @contextmanager
    def open(self) -> Iterator[MailSink]:
        controller = Controller(self, hostname="127.0.0.1", port=self.port)
        controller.start()
        try:
            yield self
        finally:
            controller.stop()


@contextmanager
def silent_port() -> Iterator[int]:
    """A port where somebody listens and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        yield int(deaf.getsockname()[1])


class PushSink:
    """A push service that keeps what it is handed, and answers as it is told to."""

    def __init__(self) -> None:
        self.posts: Final[list[tuple[str, dict[str, str], bytes]]] = []
        self.status = 201
        sink = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                sink.posts.append((self.path, headers, body))
                self.send_response(sink.status)
                if sink.status in (301, 302, 307):
                    self.send_header("location", f"{sink.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self.server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.address: Final = f"http://127.0.0.1:{self.server.server_address[1]}"

    @contextmanager
    def open(self) -> Iterator[PushSink]:
        thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self.server.shutdown()
            self.server.server_close()
            thread.join()


def plain(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """A browser with keys of its own, which can read what is written to it."""

    def __init__(self) -> None:
        self.key: Final = ec.generate_private_key(ec.SECP256R1())
        self.secret: Final = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": plain(point), "auth": plain(self.secret)}

    def read(self, body: bytes) -> Any:
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(opened)

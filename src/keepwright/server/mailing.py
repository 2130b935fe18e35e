"""E-mail: notices are handed in at the host's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final, final

from keepwright.server.notices import REFUSED, TOLD, Notice, Unreachable
from keepwright.server.settings import Mail

SECONDS: Final = 10.0
ENCRYPTED_PORT: Final = 465  # encrypted from the first byte on


@final
class Mailer:
    """Sends e-mail, where the host has named a mail server."""

    name = "mail"

    def __init__(self, mail: Mail) -> None:
        self.mail: Final = mail

    def reaches(self, who: Any) -> bool:
        """Whether this person wants e-mail, and there is somewhere to hand it in."""
        return bool(self.mail.host and who.mail_notices and who.mail)

    def send(self, who: Any, notice: Notice) -> str:
        """Hand in a mail; an address that the mail server does not take is refused for good."""
        try:
            message = self.compose(who.mail, notice)
        except (MessageError, ValueError, IndexError):  # what email raises for an odd address
            return REFUSED
        try:
            with self._connect() as server:
                server.send_message(message)
        except (
            smtplib.SMTPRecipientsRefused,
            smtplib.SMTPDataError,
            smtplib.SMTPNotSupportedError,
        ):
            return REFUSED
        except (smtplib.SMTPException, OSError) as trouble:
            raise Unreachable(repr(trouble)) from None
        return TOLD

    def compose(self, to: str, notice: Notice) -> EmailMessage:
        """The mail: plain text, and no part of it is written by other people."""
        message = EmailMessage()
        message["From"] = self.mail.sender
        message["To"] = Address(addr_spec=to)
        message["Subject"] = notice.title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.mail.sender.rpartition("@")[2] or None)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n".join([notice.title, "", *notice.lines, "", notice.closing, ""]))
        return message

    def _connect(self) -> smtplib.SMTP:
        """The mail server, greeted and if need be signed in at."""
        host, port, safe = self.mail.host, self.mail.port, ssl.create_default_context()
        if port == ENCRYPTED_PORT:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=safe)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        if self.mail.starttls:
            server.starttls(context=safe)
        if self.mail.user:
            server.login(self.mail.user, self.mail.password)
        return server

"""Compose a mail with flask-mail: one reader, a stable Message-ID, no header from outside."""

import json
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.utils import parseaddr

from flask import Flask
from flask_mail import Mail as FlaskMail
from flask_mail import Message

from services.emails import texts
from services.emails.tables import Mail
from shared.config import settings


@dataclass(frozen=True)
class Letter:
    """A mail ready to go."""

    sender: str
    reader: str
    subject: str
    body: str
    raw: bytes


def mail_app() -> Flask:
    """flask-mail composes only inside an application."""
    app = Flask("emails", static_folder=None)
    FlaskMail(app)
    return app


def compose(mail: Mail, address: str, language: str, zone: str) -> Letter:
    values = json.loads(mail.values)
    text = texts.fill(mail.template, language, values, zone)
    reader = _ascii_address(address)
    sender = parseaddr(settings().mail_from)[1]
    message = Message(
        subject=text.subject,
        recipients=[reader],
        body=text.body,
        sender=settings().mail_from,
        date=mail.created_at.timestamp(),
        extra_headers=_headers(values),
    )
    message.msgId = f"<{mail.caller}.{mail.id}.{mail.digest[:16]}@{sender.rpartition('@')[2]}>"
    return Letter(sender, reader, text.subject, text.body, _for_any_server(message, text.body))


def _for_any_server(message: Message, body: str) -> bytes:
    """flask-mail sends lines of any length in 8 bits; not every mail server takes these."""
    plain = message_from_bytes(message.as_bytes(), policy=policy.SMTP)
    plain.set_content(body, cte="quoted-printable")
    return plain.as_bytes()


def _headers(values: dict[str, str]) -> dict[str, str]:
    headers = {"Auto-Submitted": "auto-generated"}  # no answers from holiday programs
    if link := values.get(texts.UNSUBSCRIBE_LINK):
        headers |= {
            "List-Unsubscribe": f"<{link}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
    return headers


def _ascii_address(address: str) -> str:
    """Mail servers know a domain with accents by its other name."""
    name, _, domain = address.rpartition("@")
    return f"{name}@{domain.encode('idna').decode()}"

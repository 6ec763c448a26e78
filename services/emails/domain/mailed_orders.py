"""Orders in a mail: `Subject: [game] role`, the key and one order a line in the text."""

import re
from dataclasses import dataclass
from email import policy
from email.errors import MessageError
from email.message import EmailMessage
from email.parser import BytesParser
from email.utils import parseaddr

# For texts without spaces at their ends: looking for the end of a role would take its time.
SUBJECT = re.compile(r"(?:re:\s*)?\[(?P<game>[^\]]+)\]\s*(?P<role>\S.*)", re.IGNORECASE)
KEY = re.compile(r"\s*(?:key|clé|cle)\s*:\s*(?P<key>\S+)\s*", re.IGNORECASE)
SIGNATURE = "--"


class Unreadable(Exception):
    """The mail cannot be read as orders; the text says what is missing."""


@dataclass(frozen=True)
class MailedOrders:
    message_id: str
    sender: str
    game: str
    role: str
    key: str
    text: str


def read_orders(raw: bytes) -> MailedOrders:
    try:
        message = BytesParser(policy=policy.default).parsebytes(raw)
        subject = SUBJECT.fullmatch(str(message["Subject"] or "").strip())
        sender = parseaddr(str(message["From"] or ""))[1]
        lines = _plain_lines(message)
    except (MessageError, LookupError, ValueError, AttributeError, TypeError):
        raise Unreadable("The mail is damaged") from None
    if subject is None:
        raise Unreadable("The subject must be: [game name] role")
    if not sender:
        raise Unreadable("The mail does not say who sends it")
    keys = [found["key"] for line in lines if (found := KEY.fullmatch(line))]
    if not keys:
        raise Unreadable("A line with the order key is needed, like: Key: 0f3a5c7e9b1d2f4a")
    orders = [line.strip() for line in lines if line.strip() and not KEY.fullmatch(line)]
    return MailedOrders(
        str(message["Message-ID"] or "").strip(),
        sender,
        subject["game"].strip(),
        subject["role"],
        keys[0],
        "\n".join(orders),
    )


def _plain_lines(message: EmailMessage) -> list[str]:
    """The text without what is quoted and without the signature."""
    body = message.get_body(preferencelist=("plain",))
    if body is None:
        raise Unreadable("The orders must be in plain text")
    lines = []
    for line in str(body.get_content()).splitlines():
        if line.rstrip() == SIGNATURE:
            break
        if not line.startswith(">"):
            lines.append(line)
    return lines

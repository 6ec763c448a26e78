"""Mails asked for in the same transaction as what they tell of, handed to emails until accepted."""

import json
import logging
from datetime import datetime, timedelta
from uuid import uuid4

from flask import Flask
from sqlalchemy import select
from sqlalchemy.orm import Mapped, Session, mapped_column

from shared import clock
from shared.background import every
from shared.database import Table, reading, writing
from shared.errors import Conflict, TooMany
from shared.peers import Done, Peer, PeerRefused

DELIVER_EVERY_SECONDS = 1
AT_ONCE = 50
FIRST_PAUSE = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=10)


class MailRequest(Table):
    """A mail that emails has not accepted yet; `refusal` says why it never will."""

    __tablename__ = "mail_requests"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)  # emails takes each key once
    template: Mapped[str]
    values: Mapped[str]
    player_id: Mapped[int | None]
    address: Mapped[str | None]
    language: Mapped[str | None]
    attempts: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[datetime]
    refusal: Mapped[str | None]


def request_mail(
    session: Session,
    template: str,
    values: dict[str, object],
    *,
    player_id: int | None = None,
    address: str | None = None,
    language: str | None = None,
    key: str | None = None,
) -> None:
    """To a member (emails asks players for address and language) or to an address."""
    session.add(
        MailRequest(
            key=key or uuid4().hex,
            template=template,
            values=json.dumps(values),
            player_id=player_id,
            address=address,
            language=language,
            next_try_at=clock.now(),
        )
    )


def deliver_mails_of(app: Flask) -> None:
    """Every worker of the service hands over what is due; the key keeps it from going twice."""
    emails = Peer(app.name, "emails")

    def deliver_mail_requests() -> None:
        with reading() as session:
            due = session.scalars(
                select(MailRequest)
                .where(MailRequest.next_try_at <= clock.now(), MailRequest.refusal.is_(None))
                .order_by(MailRequest.id)
                .limit(AT_ONCE)
            ).all()
        for request in due:
            _deliver(emails, request)

    every(app, DELIVER_EVERY_SECONDS, deliver_mail_requests, rests=True)


def _deliver(emails: Peer, request: MailRequest) -> None:
    with writing() as session:  # before the call: a crash in it must not make us hurry
        current = session.get(MailRequest, request.id)
        if current is None:
            return
        current.attempts += 1
        current.next_try_at = clock.now() + min(LONGEST_PAUSE, FIRST_PAUSE * 2**current.attempts)
    refusal = None
    try:
        emails.post(
            "/mails",
            Done,
            key=request.key,
            template=request.template,
            values=json.loads(request.values),
            player_id=request.player_id,
            address=request.address,
            language=request.language,
        )
    except PeerRefused as refused:
        if refused.status in (Conflict.status, TooMany.status):
            return  # another worker hands it over just now, or the address has its fill: later
        refusal = str(refused)
        logging.getLogger(__name__).error("emails refused a mail: %s", refused)
    with writing() as session:
        current = session.get(MailRequest, request.id)
        if current is not None and refusal is None:
            session.delete(current)
        elif current is not None:
            current.refusal = refusal

"""Tickets: each opens one stream once, within a minute, for what its owner may hear."""

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import delete, func, select

from shared import clock
from shared.database import Session, reading, writing
from shared.errors import TooMany
from shared.streams import journal
from shared.streams.tables import StreamTicket
from shared.streams.topics import Listener, Topics

VALID = timedelta(seconds=60)
MOST_UNUSED = {"member": 100, "address": 1000}


@dataclass(frozen=True)
class GivenTicket:
    """`last_event_id`: from where to listen, so that nothing since this moment is missed."""

    ticket: str
    last_event_id: int


class TooManyTickets(TooMany):
    """Too many tickets were asked for and not used"""


def give_ticket(topics: Topics, listener: Listener, names: Sequence[str]) -> GivenTicket:
    with reading() as session:
        # Before rights are looked at: what changes after this is told, or ends the stream.
        newest = journal.newest_number(session)
        admitted = [topics.admit(session, listener, name) for name in names]
    ticket, now = secrets.token_urlsafe(24), clock.now()
    wanted = [[name, one.proof] for name, one in zip(names, admitted, strict=True)]
    with writing() as session:
        session.execute(delete(StreamTicket).where(StreamTicket.expires_at <= now))
        _require_few(session, listener.owner)
        session.add(
            StreamTicket(
                ticket_hash=_hash_of(ticket),
                owner=listener.owner,
                player_id=listener.player_id,
                topics=json.dumps(wanted),
                expires_at=now + VALID,
            )
        )
    return GivenTicket(ticket, newest)


def use_ticket(ticket: str, only: str | None = None) -> list[tuple[Listener, str]] | None:
    """Who may listen to what, topic by topic; the ticket is used up.

    `only`: the one topic of the address it is shown at. None when the ticket is not good there.
    """
    with writing() as session:
        row = session.get(StreamTicket, _hash_of(ticket), with_for_update=True)
        if row is None or row.expires_at <= clock.now():
            return None
        wanted = [(str(name), str(proof)) for name, proof in json.loads(row.topics)]
        if only is not None and [name for name, _ in wanted] != [only]:
            return None
        session.delete(row)
        return [(Listener(row.player_id, proof=proof), name) for name, proof in wanted]


def _require_few(session: Session, owner: str) -> None:
    unused = session.scalar(select(func.count()).select_from(StreamTicket).filter_by(owner=owner))
    if (unused or 0) >= MOST_UNUSED[owner.partition(":")[0]]:
        raise TooManyTickets(retry_after_seconds=int(VALID.total_seconds()))


def _hash_of(ticket: str) -> str:
    return hashlib.sha256(ticket.encode()).hexdigest()

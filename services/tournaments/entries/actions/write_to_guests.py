"""Guests who gave an address: asked once whether they want mails, written to if they do."""

from collections.abc import Iterable

from services.tournaments.entries.guest_links import guest_link, mark_in, mark_of
from services.tournaments.entries.refusals import NoSuchGuestLink
from services.tournaments.entries.store import guests
from services.tournaments.entries.tables import GuestAddress, Registration
from services.tournaments.hall.tables import Event
from shared import clock
from shared.database import Session, writing
from shared.mails import request_mail


def ask_guest(session: Session, event: Event, address: str) -> None:
    """One mail to an address, whoever named it and however often."""
    mark = mark_of(address)
    if guests.guest_address(session, mark) is None:
        session.add(GuestAddress(mark=mark, asked_at=clock.now()))
        session.flush()
        values: dict[str, object] = {"event": event.name, "link": guest_link(mark)}
        key = f"guest-confirmation:{mark}"
        request_mail(session, "guest_confirmation", values, address=address, key=key)


def guests_to_write_to(
    session: Session, event: Event, entries: Iterable[Registration]
) -> dict[int, str]:
    """Links that end the mails, by registration, of those who want them; others are asked."""
    marks = {
        row.id: mark_of(row.email)
        for row in entries
        if row.player_id is None and looks_like_an_address(row.email)
    }
    wanted = guests.wanted(session, set(marks.values()))
    for row in entries:
        if row.id in marks and marks[row.id] not in wanted:
            ask_guest(session, event, row.email)
    return {entry: guest_link(mark) for entry, mark in marks.items() if wanted.get(mark)}


def looks_like_an_address(text: str) -> bool:
    """Files bring anything in this column; no mail server is asked about it."""
    name, _, domain = text.rpartition("@")
    return bool(name) and "." in domain and not any(letter.isspace() for letter in text)


def answer_of_guest(token: str, wanted: bool) -> None:
    """Yes or no by the link in a mail, at any time."""
    mark = mark_in(token)
    with writing() as session:
        row = guests.guest_address(session, mark)
        if row is None:
            raise NoSuchGuestLink
        row.wanted, row.answered_at = wanted, clock.now()

"""Mails that a service asked for and emails has not taken yet."""

from typing import ClassVar

from sqlalchemy import delete, func, or_
from sqlalchemy.orm import Session

from shared.mails import MailRequest
from shared.names import comparable_address
from shared.personal.exports import Export
from shared.personal.places import Mentions, OwnRow, Person, Place
from shared.personal.resources import Holdings


class ReadersAddress(Place):
    """To whom a mail goes who is no member there, or not yet."""

    when_deleted: ClassVar[str] = "row removed"

    def forget(self, session: Session, person: Person) -> None:
        if person.email:
            session.execute(delete(self.column.class_).where(_is_address_of(person)))


def _is_address_of(person: Person):
    return func.lower(MailRequest.address) == comparable_address(person.email)


MAIL_REQUESTS = Holdings(
    (
        OwnRow(MailRequest.player_id),
        ReadersAddress(MailRequest.address),
        Mentions(MailRequest.values),
    ),
    (
        Export(
            MailRequest,
            lambda person: or_(MailRequest.player_id == person.player_id, _is_address_of(person)),
            # Codes and links are for whoever reads the mail.
            frozenset({"values"}),
        ),
    ),
)

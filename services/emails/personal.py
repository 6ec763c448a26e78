"""What emails keeps of members: codes of addresses, and mails with their text."""

import re
from typing import ClassVar
from urllib.parse import quote_plus

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.orm import Session

from services.emails import carriers
from services.emails.domain.states import State
from services.emails.tables import Code, Mail
from shared.names import comparable_address
from shared.personal.exports import Export
from shared.personal.places import Mentions, Person, Place, WithRow, rows_that_contain
from shared.personal.resources import Holdings
from shared.personal.tries import TRIES

# Codes and links in them are for whoever reads the mail, the digest is of them.
NOT_FOR_EXPORT = frozenset({"values", "digest", "key"})


class CodeAddress(Place):
    """Whose code it is."""

    when_deleted: ClassVar[str] = "row removed"

    def forget(self, session: Session, person: Person) -> None:
        if person.email:
            own = comparable_address(person.email)
            session.execute(delete(Code).where(Code.comparable_address == own))


class MailReader(Place):
    """Who reads a mail: what was not sent goes, of the rest nobody knows any more who read it."""

    when_deleted: ClassVar[str] = "emptied, unsent mails removed"

    def forget(self, session: Session, person: Person) -> None:
        own = _mails_to(person)
        for mail_id in session.scalars(select(Mail.id).where(own, Mail.state == State.KEPT)):
            carriers.outbox_file(mail_id).unlink(missing_ok=True)
        session.execute(delete(Mail).where(own, Mail.state != State.SENT))
        session.execute(
            update(Mail)
            .where(own)
            .values(
                player_id=None,
                address=None,
                comparable_address=None,
                trouble=None,
                subject="",
                body="",
            )
        )


class BesideReader(Place):
    """What MailReader empties with it."""

    when_deleted: ClassVar[str] = MailReader.when_deleted


class MailText(Place):
    """The text of a mail that was sent: emptied where it names him, since it cannot be unsent."""

    when_renamed: ClassVar[str] = "emptied"
    when_deleted: ClassVar[str] = "emptied"

    def rename(self, session: Session, person: Person, _new_pseudo: str) -> None:
        spellings = (re.escape(person.pseudo), re.escape(quote_plus(person.pseudo)))  # in links
        named = re.compile(rf"(?<!\w)(?:{'|'.join(spellings)})(?!\w)")
        for mail in rows_that_contain(session, self.column, person.pseudo):
            if named.search(getattr(mail, self.column.key)):
                mail.subject = mail.body = ""
                carriers.outbox_file(mail.id).unlink(missing_ok=True)

    def forget(self, session: Session, person: Person) -> None:
        self.rename(session, person, "")


def _mails_to(person: Person) -> ColumnElement[bool]:
    own = Mail.player_id == person.player_id
    if not person.email:
        return own
    return or_(own, Mail.comparable_address == comparable_address(person.email))


HOLDINGS = (
    Holdings(
        (
            CodeAddress(Code.comparable_address),
            WithRow(Code.code_hash),
            MailReader(Mail.player_id),
            BesideReader(Mail.address),
            BesideReader(Mail.comparable_address),
            BesideReader(Mail.trouble),
            Mentions(Mail.values),
            MailText(Mail.subject),
            MailText(Mail.body),
        ),
        (Export(Mail, _mails_to, NOT_FOR_EXPORT),),
    )
    + TRIES
)

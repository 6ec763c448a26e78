"""/outbox: what administrators see of the mails."""

from datetime import datetime
from typing import Annotated

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.emails import store
from services.emails.domain.states import State
from services.emails.tables import Mail
from shared import clock
from shared.arguments import Arguments, accepts, answers
from shared.callers import Claims, administrator
from shared.database import reading, writing
from shared.errors import BadRequest
from shared.peers import Done

LARGEST_PAGE = 100


class OnlyFailedMails(BadRequest):
    """Only a failed mail can be tried again"""


class OutboxFilter(Arguments):
    """Which mails to list."""

    state: State | None = Field(None, examples=["failed"], description="Only mails in this state.")
    address: Annotated[str, Field(max_length=254)] | None = Field(
        None, examples=["toto@labas.com"], description="Only mails to this address."
    )
    limit: int = Field(50, ge=1, le=LARGEST_PAGE, description="How many mails at most.")
    after: int | None = Field(None, ge=1, description="The id of the last mail of the page before.")


class OutboxMail(BaseModel):
    """A mail and what became of it."""

    id: int
    state: State
    caller: str = Field(description="The service that asked for it.")
    template: str
    player_id: int | None
    address: str | None
    subject: str
    body: str = Field(
        description="Only of a mail that is kept here because there is no mail "
        "server; what was sent is not stored any more."
    )
    attempts: int
    trouble: str | None = Field(description="What the last try ended in.")
    created_at: datetime
    next_try_at: datetime | None
    done_at: datetime | None


class OutboxMails(BaseModel):
    """Mails, the newest first."""

    mails: list[OutboxMail]


class Outbox(Resource):
    @administrator(services=["operator"])
    @accepts(OutboxFilter)
    @answers(200, OutboxMails)
    def get(self, _caller: Claims, wanted: OutboxFilter) -> OutboxMails:
        """List mails and what became of them."""
        with reading() as session:
            return OutboxMails(
                mails=[
                    _mail_as_json(mail)
                    for mail in store.mails(
                        session,
                        state=wanted.state,
                        address=wanted.address,
                        after=wanted.after,
                        limit=wanted.limit,
                    )
                ]
            )


class OneMail(Resource):
    @administrator
    @answers(200, OutboxMail)
    def get(self, _caller: Claims, mail_id: int) -> OutboxMail:
        """See one mail."""
        with reading() as session:
            return _mail_as_json(store.mail(session, mail_id))


class Retries(Resource):
    @administrator(services=["operator"])
    @answers(201, Done)
    def post(self, _caller: Claims, mail_id: int) -> Done:
        """Try a failed mail again, now."""
        with writing() as session:
            mail = store.mail(session, mail_id)
            if mail.state != State.FAILED:
                raise OnlyFailedMails
            mail.state, mail.attempts, mail.done_at = State.WAITING, 0, None
            mail.created_at = mail.next_try_at = clock.now()
        return Done(msg="Mail will be sent again")


def _mail_as_json(mail: Mail) -> OutboxMail:
    waiting = mail.state == State.WAITING
    return OutboxMail(
        id=mail.id,
        state=State(mail.state),
        caller=mail.caller,
        template=mail.template,
        player_id=mail.player_id,
        address=mail.address,
        subject=mail.subject,
        body=mail.body,
        attempts=mail.attempts,
        trouble=mail.trouble,
        created_at=mail.created_at,
        next_try_at=mail.next_try_at if waiting else None,
        done_at=mail.done_at,
    )

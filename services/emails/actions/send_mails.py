"""Send what is due. Several senders may run: each mail is held by one of them at a time."""

from collections.abc import Callable
from datetime import timedelta

from services.emails import peers, store
from services.emails.carriers import Carrier, RefusedForGood, TryLater
from services.emails.compose import compose
from services.emails.domain.readers import may_write
from services.emails.domain.states import GIVE_UP_AFTER, State, pause_after
from services.emails.tables import Mail
from shared import clock
from shared.database import writing
from shared.errors import Refusal
from shared.languages import LANGUAGES, USUAL_LANGUAGE
from shared.names import comparable_address

HOLD = timedelta(minutes=5)  # longer than one mail can take
LONGEST_TROUBLE = 500


def send_due_mails(carrier: Carrier, stopping: Callable[[], bool]) -> None:
    """Until nothing is due, or the sender is to stop: then what it holds is sent first."""
    while not stopping() and (mail := _claim()) is not None:
        _send(mail, carrier)
    carrier.rest()


def _claim() -> Mail | None:
    """A sender that dies while it holds a mail leaves it to the others when the time is over."""
    with writing() as session:
        mail = store.first_due_mail(session)
        if mail is not None:
            mail.attempts += 1
            mail.next_try_at = clock.now() + HOLD
    return mail


def _send(mail: Mail, carrier: Carrier) -> None:
    try:
        mailbox = _mailbox(mail)
        if mailbox is None:
            _finish(mail, State.DROPPED, trouble="The member has left")
            return
        if not may_write(mail.template, mailbox.email_confirmed):
            _finish(mail, State.DROPPED, trouble="The member has not confirmed the address")
            return
        language = mail.language or mailbox.language
        letter = compose(
            mail,
            mailbox.address,
            language if language in LANGUAGES else USUAL_LANGUAGE,
            mailbox.zone,
        )
        carrier.send(mail.id, letter)
    except RefusedForGood as refusal:
        _finish(mail, State.FAILED, trouble=str(refusal))
    except (TryLater, Refusal, OSError) as trouble:
        _postpone(mail, str(trouble))
    else:
        # A crash before this line is the one case in which a mail goes twice: the mail server has
        # it and we do not know. Its Message-ID stays the same.
        readable = carrier.delivered is State.KEPT
        _finish(
            mail,
            carrier.delivered,
            address=mailbox.address,
            subject=letter.subject,
            body=letter.body if readable else "",
        )


def _mailbox(mail: Mail) -> peers.Mailbox | None:
    if mail.player_id is not None:
        return peers.mailbox_of(mail.player_id)
    return peers.Mailbox(address=mail.address or "", language=USUAL_LANGUAGE)


def _finish(
    mail: Mail,
    state: State,
    *,
    trouble: str | None = None,
    address: str | None = None,
    subject: str = "",
    body: str = "",
) -> None:
    with writing() as session:
        current = store.find_mail(session, mail.id)
        if current is None:  # its reader left while it was sent
            return
        current.state, current.done_at = state, clock.now()
        current.trouble = trouble and trouble[:LONGEST_TROUBLE]
        current.subject, current.body = subject, body
        if address is not None:
            current.address, current.comparable_address = address, comparable_address(address)
        if state is not State.FAILED:
            current.values = "{}"  # codes and links must not stay; a failed mail can be retried


def _postpone(mail: Mail, trouble: str) -> None:
    if clock.now() - mail.created_at > GIVE_UP_AFTER:
        _finish(mail, State.FAILED, trouble=f"Given up: {trouble}")
        return
    with writing() as session:
        current = store.find_mail(session, mail.id)
        if current is not None:
            current.trouble = trouble[:LONGEST_TROUBLE]
            current.next_try_at = clock.now() + pause_after(mail.attempts)

"""Every query of the emails service, named after what it finds or does."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from services.emails.domain.states import State
from services.emails.tables import Code, Mail
from shared import clock
from shared.errors import NotFound
from shared.limits import forget_old_tries
from shared.names import comparable_address

REMEMBERED = timedelta(days=30)


class NoSuchMail(NotFound):
    """There is no such mail"""


def code_of(session: Session, address: str) -> Code | None:
    """The code of an address, held until the block ends."""
    return session.scalar(
        select(Code).filter_by(comparable_address=comparable_address(address)).with_for_update()
    )


def replace_code(session: Session, code: Code) -> None:
    """A new code kills the old one."""
    session.merge(code)


def mail_with_key(session: Session, caller: str, key: str) -> Mail | None:
    return session.scalar(select(Mail).filter_by(caller=caller, key=key))


def mail(session: Session, mail_id: int) -> Mail:
    found = session.get(Mail, mail_id, with_for_update=True)
    if found is None:
        raise NoSuchMail
    return found


def find_mail(session: Session, mail_id: int) -> Mail | None:
    return session.get(Mail, mail_id, with_for_update=True)


def first_due_mail(session: Session) -> Mail | None:
    """A mail that can be sent now and that no other sender holds."""
    return session.scalar(
        select(Mail)
        .filter_by(state=State.WAITING)
        .where(Mail.next_try_at <= clock.now())
        .order_by(Mail.next_try_at, Mail.id)
        .limit(1)
        .with_for_update(skip_locked=True)
    )


def mails(
    session: Session, *, state: State | None, address: str | None, after: int | None, limit: int
) -> Sequence[Mail]:
    """The newest first; `after` is the last one of the page before."""
    query = select(Mail).order_by(Mail.id.desc()).limit(limit)
    if state is not None:
        query = query.filter_by(state=state)
    if address is not None:
        query = query.filter_by(comparable_address=comparable_address(address))
    if after is not None:
        query = query.where(Mail.id < after)
    return session.scalars(query).all()


def forget_address(session: Session, address: str) -> list[int]:
    """Remove the code and what was not sent, forget who read the rest; returns the mails kept."""
    own = comparable_address(address)
    session.execute(delete(Code).filter_by(comparable_address=own))
    kept = session.scalars(
        select(Mail.id).filter_by(comparable_address=own, state=State.KEPT)
    ).all()
    session.execute(delete(Mail).filter_by(comparable_address=own).where(Mail.state != State.SENT))
    session.execute(
        update(Mail).filter_by(comparable_address=own).values(address=None, comparable_address=None)
    )
    return list(kept)


def forget_the_old(session: Session) -> None:
    long_ago = clock.now() - REMEMBERED
    session.execute(
        delete(Code).where(
            Code.expires_at < clock.now(),
            or_(Code.confirmed_at.is_(None), Code.confirmed_at < _an_hour_ago()),
        )
    )
    session.execute(
        delete(Mail).where(Mail.state.in_([State.SENT, State.DROPPED]), Mail.done_at < long_ago)
    )
    forget_old_tries(session)


def _an_hour_ago() -> datetime:
    return clock.now() - timedelta(hours=1)


def count_mails(session: Session, state: State) -> int:
    return session.scalar(select(func.count()).select_from(Mail).filter_by(state=state)) or 0


def oldest_waiting(session: Session) -> datetime | None:
    return session.scalar(select(func.min(Mail.created_at)).filter_by(state=State.WAITING))

"""What users keeps of members: the account and what hangs on it, and who usurped whom."""

from typing import Any, ClassVar

from sqlalchemy import select

from services.users.tables import LoginSession, User, Usurpation
from shared.personal.exports import Export
from shared.personal.mail_requests import MAIL_REQUESTS
from shared.personal.places import Name, Person, Place, WithRow
from shared.personal.resources import Holdings
from shared.personal.tries import TRIES


class AccountName(Place):
    """Changed and removed with the account, at /accounts/<user_name>."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "row removed"


def _of_account(column: Any):
    return lambda person: column == _account_of(person)


def _account_of(person: Person):
    return select(User.id).where(User.user_name == person.pseudo).scalar_subquery()


HOLDINGS = (
    Holdings(
        (
            AccountName(User.user_name),
            AccountName(User.comparable_name),
            WithRow(User.password_hash),
            WithRow(User.registration),
            WithRow(LoginSession.user_id),
            WithRow(LoginSession.token_id),
            WithRow(LoginSession.address),
            WithRow(LoginSession.agent),
            WithRow(LoginSession.script_name),
            WithRow(Usurpation.user_id),
            Name(Usurpation.administrator),
        ),
        (
            Export(User, _of_account(User.id), frozenset({"password_hash", "registration"})),
            Export(LoginSession, _of_account(LoginSession.user_id), frozenset({"token_id"})),
            Export(Usurpation, _of_account(Usurpation.user_id)),
        ),
    )
    + MAIL_REQUESTS
    + TRIES
)

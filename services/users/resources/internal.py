"""What the other services ask: keys, revocations, and what must happen without the user."""

from datetime import datetime
from typing import ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.users import keys, store
from services.users.actions.manage_account import (
    change_password,
    finish_removal,
    rename_user,
)
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.auth import calling_service
from shared.callers import service
from shared.database import reading, reading_rows
from shared.parameters import Password, Pseudo
from shared.peers import Done
from shared.trust import Keys, Revocation, Revocations


class Since(Arguments):
    """From where to go on reading."""

    since: int = Field(0, ge=0, description="The last sequence number already known.")


class Account(BaseModel):
    """An account as other services need it; never its password."""

    user_name: str
    created_at: datetime
    last_login: datetime | None
    administrator: bool
    blocked: bool


class WhichAccounts(Arguments):
    """Several accounts at once."""

    user_ids: JsonText[list[int]] = Field(
        max_length=500, examples=[[1, 2]], description="The ids of the accounts."
    )


class LastLogins(BaseModel):
    """When each of them last logged in, by id; null: never, or no such account."""

    last_logins: dict[str, datetime | None]


class MarkedAccount(Arguments):
    """Which of the accounts that ever had a name."""

    registration: str | None = Field(
        None,
        max_length=64,
        examples=["4f1c"],
        description="Remove only the account that was added with it.",
    )


class NewPassword(Arguments):
    """The password of an account whose owner proved himself by mail."""

    json_only: ClassVar[bool] = True
    password: Password


class NewName(Arguments):
    """The new name of an account."""

    json_only: ClassVar[bool] = True
    new_name: Pseudo


class KeySet(Resource):
    @answers(200, Keys, conditional=True)
    def get(self) -> Keys:
        """The public keys that tokens are signed with."""
        return keys.published_keys()


class RevocationFeed(Resource):
    @service("emails", "players", "games", "tournaments")
    @accepts(Since)
    @answers(200, Revocations)
    def get(self, asked: Since) -> Revocations:
        """Which tokens became useless, in the order it happened."""
        return revocations_since(asked.since)


class Accounts(Resource):
    @service("players")
    @answers(200, Account)
    def get(self, user_name: str) -> Account:
        """What other services may know of an account."""
        with reading() as session:
            user = store.user(session, user_name)
        return Account(
            user_name=user.user_name,
            created_at=user.created_at,
            last_login=user.last_login,
            administrator=user.administrator,
            blocked=user.blocked_at is not None,
        )

    @service("players")
    @accepts(MarkedAccount)
    @answers(200, Done)
    def delete(self, user_name: str, marked: MarkedAccount) -> Done:
        """Finish the removal of an account; may be repeated."""
        finish_removal(user_name, marked.registration)
        return Done(msg="User was removed")


class AccountLogins(Resource):
    @service("players")
    @accepts(WhichAccounts)
    @answers(200, LastLogins)
    def get(self, which: WhichAccounts) -> LastLogins:
        """When several accounts last logged in."""
        with reading() as session:
            found = store.last_logins(session, which.user_ids)
        return LastLogins(
            last_logins={str(user_id): found.get(user_id) for user_id in which.user_ids}
        )


class AccountPassword(Resource):
    @service("players", "operator")
    @accepts(NewPassword)
    @answers(200, Done)
    def put(self, user_name: str, new: NewPassword) -> Done:
        """Set the password of an owner who proved himself, by mail or to the operator."""
        change_password(user_name, new.password, asked_by=None, vouched_by=calling_service())
        return Done(msg="User was changed")


class AccountName(Resource):
    @service("players")
    @accepts(NewName)
    @answers(200, Done)
    def put(self, user_name: str, new: NewName) -> Done:
        """Rename an account; may be repeated."""
        rename_user(user_name, new.new_name)
        return Done(msg="User was renamed")


def revocations_since(sequence: int) -> Revocations:
    with reading_rows() as rows:
        return Revocations(
            revocations=[
                Revocation(**row._mapping) for row in store.revocations_since(rows, sequence)
            ]
        )

"""/add, /remove, /change: accounts as the players service manages them for their owners."""

from flask_restful import Resource
from pydantic import Field

from services.users.actions.manage_account import (
    add_user,
    change_password,
    remove_user,
)
from services.users.resources.arguments import Credentials, NewCredentials, OwnName
from shared.arguments import accepts, answers
from shared.callers import ACCOUNT, Claims, account, service
from shared.peers import Done


class AddedAccount(Done):
    """An account was added."""

    user_id: int = Field(description="Its number: it stays when the name changes.")


class Add(Resource):
    @service("players")
    @accepts(NewCredentials)
    @answers(201, AddedAccount)
    def post(self, new: NewCredentials) -> AddedAccount:
        """Add an account."""
        user_id = add_user(new.user_name, new.password, new.registration)
        return AddedAccount(msg="User was added", user_id=user_id)


class Remove(Resource):
    @service("players")
    @account(scope=ACCOUNT, sentence="{message}")
    @accepts(OwnName)
    @answers(200, Done)
    def post(self, caller: Claims, own: OwnName) -> Done:
        """Remove the account whose token is shown."""
        remove_user(own.user_name, asked_by=caller.user_id)
        return Done(msg="User was removed")


class Change(Resource):
    @service("players")
    @account(scope=ACCOUNT, sentence="{message}")
    @accepts(Credentials)
    @answers(201, Done)
    def post(self, caller: Claims, changed: Credentials) -> Done:
        """Change the password of the account whose token is shown; older tokens become useless."""
        change_password(changed.user_name, changed.password, asked_by=caller.user_id)
        return Done(msg="User was changed")

"""/add, /remove, /change: accounts as the players service manages them for their owners."""

from flask_restful import Resource

from services.users.actions.manage_account import (
    FirstAdministratorStays,
    NotYou,
    UserAlreadyExists,
    add_user,
    change_password,
    remove_user,
)
from services.users.resources.arguments import Credentials, NewCredentials, OwnName
from services.users.store import UserDoesNotExist
from shared.arguments import accepts, answers, refuses
from shared.auth import authenticated, current_pseudo, service_only
from shared.peers import Done


class Add(Resource):
    @service_only
    @accepts(NewCredentials)
    @answers(201, Done)
    @refuses(UserAlreadyExists)
    def post(self, new: NewCredentials) -> Done:
        """Add an account."""
        add_user(new.user_name, new.password, new.registration)
        return Done(msg="User was added")


class Remove(Resource):
    @service_only
    @authenticated(sentence="{message}")
    @accepts(OwnName)
    @answers(200, Done)
    @refuses(UserDoesNotExist, NotYou, FirstAdministratorStays)
    def post(self, own: OwnName) -> Done:
        """Remove the account whose token is shown."""
        remove_user(own.user_name, asked_by=current_pseudo())
        return Done(msg="User was removed")


class Change(Resource):
    @service_only
    @authenticated(sentence="{message}")
    @accepts(Credentials)
    @answers(201, Done)
    @refuses(UserDoesNotExist, NotYou)
    def post(self, changed: Credentials) -> Done:
        """Change the password of the account whose token is shown; older tokens become useless."""
        change_password(changed.user_name, changed.password, asked_by=current_pseudo())
        return Done(msg="User was changed")

"""/administrators, /blocks, /usurpations, /keys: what administrators do, what members see of it."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.users import audit, keys, store
from services.users.actions.manage_account import (
    is_first_administrator,
    set_administrator,
    set_blocked,
)
from services.users.actions.usurp import usurp
from services.users.resources.logins import AccessToken
from shared.arguments import Arguments, accepts, answers
from shared.callers import Claims, account, administrator
from shared.database import reading
from shared.errors import Forbidden
from shared.peers import Done


class FirstAdministratorOnly(Forbidden):
    """Only the administrator named in the settings may do this"""


class AdministratorNames(BaseModel):
    """Who is an administrator."""

    administrators: list[str]


class Usurped(Arguments):
    """Under whose name to act."""

    pseudo: str = Field(min_length=1, examples=["Tartempion"], description="The member's pseudo.")


class SeenUsurpation(BaseModel):
    """An administrator acted under your name."""

    administrator: str
    created_at: datetime
    expires_at: datetime


class SeenUsurpations(BaseModel):
    """Who acted under your name, the newest first."""

    usurpations: list[SeenUsurpation]


class Administrators(Resource):
    @account(sentence="{message}")
    @answers(200, AdministratorNames)
    def get(self, _caller: Claims) -> AdministratorNames:
        """List the administrators."""
        with reading() as session:
            return AdministratorNames(administrators=list(store.administrators(session)))


class Administrator(Resource):
    @administrator(services=["operator"])
    @answers(200, Done)
    def put(self, caller: Claims, pseudo: str) -> Done:
        """Make a member an administrator; his older tokens become useless."""
        _require_first_administrator(caller)
        set_administrator(pseudo, True, asked_by=caller.pseudo)
        return Done(msg="Ok administrator named")

    @administrator(services=["operator"])
    @answers(200, Done)
    def delete(self, caller: Claims, pseudo: str) -> Done:
        """Dismiss an administrator; his older tokens become useless."""
        _require_first_administrator(caller)
        set_administrator(pseudo, False, asked_by=caller.pseudo)
        return Done(msg="Ok administrator dismissed")


class Block(Resource):
    @administrator(services=["operator"])
    @answers(200, Done)
    def put(self, caller: Claims, pseudo: str) -> Done:
        """Block an account: no login, and its tokens become useless."""
        set_blocked(pseudo, True, administrator=caller.pseudo)
        return Done(msg="Ok account blocked")

    @administrator(services=["operator"])
    @answers(200, Done)
    def delete(self, caller: Claims, pseudo: str) -> Done:
        """Let a blocked account log in again."""
        set_blocked(pseudo, False, administrator=caller.pseudo)
        return Done(msg="Ok account unblocked")


class Usurpations(Resource):
    @administrator
    @accepts(Usurped)
    @answers(201, AccessToken)
    def post(self, caller: Claims, usurped: Usurped) -> AccessToken:
        """Get a token of an hour that acts under a member's name and carries both."""
        return AccessToken(AccessToken=usurp(usurped.pseudo, administrator=caller.pseudo))

    @account(sentence="{message}")
    @answers(200, SeenUsurpations)
    def get(self, caller: Claims) -> SeenUsurpations:
        """See which administrators acted under one's own name."""
        with reading() as session:
            rows = store.usurpations_of(session, caller.user_id)
        return SeenUsurpations(
            usurpations=[
                SeenUsurpation(
                    administrator=row.administrator,
                    created_at=row.created_at,
                    expires_at=row.expires_at,
                )
                for row in rows
            ]
        )


class SigningKeys(Resource):
    @administrator(services=["operator"])
    @answers(201, Done)
    def post(self, caller: Claims) -> Done:
        """Sign with a new key from now on; tokens signed before stay good until they expire."""
        _require_first_administrator(caller)
        key = keys.create_key()
        audit.record("signing key rotated", caller.pseudo, key_id=key.key_id)
        return Done(msg=f"Tokens are now signed with key {key.key_id}")


def _require_first_administrator(caller: Claims) -> None:
    if caller.service is None and not is_first_administrator(caller.pseudo):
        raise FirstAdministratorOnly

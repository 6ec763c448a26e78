"""/script-tokens: what a member lets his own scripts do."""

from datetime import datetime
from typing import Annotated, Literal

from flask_restful import Resource
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from services.users import audit, store
from services.users.actions.make_script_token import make_script_token
from services.users.domain.lifetimes import LONGEST_SCRIPT_DAYS, USUAL_SCRIPT_DAYS
from services.users.tables import LoginSession
from shared import auth
from shared.arguments import Arguments, accepts, answers
from shared.callers import ACCOUNT, Claims, Scope, account
from shared.database import reading, writing
from shared.errors import NotFound
from shared.parameters import require_printable
from shared.peers import Done

ScriptScope = Literal[Scope.READ, Scope.PLAY, Scope.ORGANISE]


class NoSuchScriptToken(NotFound):
    """You have no such script token"""


class WantedToken(Arguments):
    """What the script is called, what it may do and for how long."""

    name: Annotated[
        str,
        Field(
            min_length=1,
            max_length=40,
            examples=["Bot on my server"],
            description="What you know the script by.",
        ),
        AfterValidator(require_printable),
    ]
    scope: ScriptScope = Field(
        Scope.READ,
        examples=["play"],
        description="read, play (and read), or organise (and both); never password, e-mail, "
        "sessions, tokens, leaving or administration.",
    )
    days: int = Field(
        USUAL_SCRIPT_DAYS,
        ge=1,
        le=LONGEST_SCRIPT_DAYS,
        examples=[90],
        description="After so many days it is useless.",
    )


class ScriptToken(BaseModel):
    """A token of a script."""

    model_config = ConfigDict(from_attributes=True)
    id: int
    name: str = Field(validation_alias="script_name")
    scope: ScriptScope = Field(validation_alias="script_scope")
    created_at: datetime
    expires_at: datetime


class ScriptTokenList(BaseModel):
    """One's own script tokens, the newest first."""

    script_tokens: list[ScriptToken]


class NewScriptToken(BaseModel):
    """The token, to be sent as AccessToken: it is not shown again."""

    AccessToken: str
    script_token: ScriptToken


class ScriptTokens(Resource):
    @account(scope=ACCOUNT)
    @answers(200, ScriptTokenList)
    def get(self, caller: Claims) -> ScriptTokenList:
        """List one's own script tokens."""
        with reading() as session:
            rows = store.script_tokens_of(session, caller.user_id)
        return ScriptTokenList(script_tokens=[_as_json(row) for row in rows])

    @account(scope=ACCOUNT)
    @accepts(WantedToken)
    @answers(201, NewScriptToken)
    def post(self, caller: Claims, wanted: WantedToken) -> NewScriptToken:
        """Make a token for a script; a new password ends it, too."""
        token, row = make_script_token(
            caller.pseudo, wanted.name, wanted.scope, wanted.days, auth.visitor()
        )
        return NewScriptToken(AccessToken=token, script_token=_as_json(row))


class OneScriptToken(Resource):
    @account(scope=ACCOUNT)
    @answers(200, Done)
    def delete(self, caller: Claims, session_id: int) -> Done:
        """End one of one's own script tokens; DELETE /sessions does it, too."""
        with writing() as session:
            own = {row.id: row for row in store.script_tokens_of(session, caller.user_id)}
            if session_id not in own:
                raise NoSuchScriptToken
            store.revoke_token(session, caller.user_id, own[session_id].token_id)
        audit.record("script token ended", caller.pseudo)
        return Done(msg="Script token ended")


def _as_json(row: LoginSession) -> ScriptToken:
    return ScriptToken.model_validate(row)

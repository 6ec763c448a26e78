"""/login, /verify, /logout, /sessions: tokens, seen by who holds them."""

from datetime import datetime
from typing import ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.users import audit, store
from services.users.actions.log_in import (
    log_in,
)
from services.users.resources.arguments import Credentials
from shared import auth
from shared.arguments import Arguments, accepts, answers
from shared.callers import ACCOUNT, Claims, account
from shared.database import reading, writing
from shared.errors import NotFound
from shared.peers import Done


class AccessToken(BaseModel):
    """A token to send as AccessToken, or as Authorization: Bearer."""

    AccessToken: str


class LoggedIn(BaseModel):
    """Whose token it is."""

    logged_in_as: str


class NothingNeeded(Arguments):
    """Clients of the time send their name for nothing."""

    ignored: ClassVar[frozenset[str]] = frozenset({"user_name"})


class OwnSession(BaseModel):
    """A login, or a script's token, that has not ended."""

    id: int
    address: str = Field(description="Where the login came from.")
    agent: str = Field(description="The program that logged in.")
    created_at: datetime
    expires_at: datetime
    current: bool = Field(description="Whether this is the session of the token shown.")
    script_name: str | None = Field(description="Of a script's token; null for a login.")
    script_scope: str | None = Field(description="What that script may do; null for a login.")


class OwnSessions(BaseModel):
    """One's own logins, the newest first."""

    sessions: list[OwnSession]


class NoSuchSession(NotFound):
    """You have no such session"""


class Login(Resource):
    @accepts(Credentials)
    @answers(200, AccessToken)
    def post(self, credentials: Credentials) -> AccessToken:
        """Log in with pseudo and password."""
        return AccessToken(
            AccessToken=log_in(credentials.user_name, credentials.password, auth.visitor())
        )


class Verify(Resource):
    @account(sentence="{message}")
    @accepts(NothingNeeded)
    @answers(200, LoggedIn)
    def get(self, caller: Claims, _nothing: NothingNeeded) -> LoggedIn:
        """Whose token is this?"""
        return LoggedIn(logged_in_as=caller.pseudo)


class Logout(Resource):
    @account(sentence="{message}")
    @answers(200, Done)
    def post(self, caller: Claims) -> Done:
        """Make the token shown useless."""
        with writing() as session:
            store.revoke_token(session, caller.user_id, caller.token_id)
        audit.record("logout", caller.pseudo)
        return Done(msg="Logged out")


class Sessions(Resource):
    @account(scope=ACCOUNT, sentence="{message}")
    @answers(200, OwnSessions)
    def get(self, caller: Claims) -> OwnSessions:
        """List one's own logins and script tokens."""
        with reading() as session:
            return OwnSessions(
                sessions=[
                    OwnSession(
                        id=row.id,
                        address=row.address,
                        agent=row.agent,
                        created_at=row.created_at,
                        expires_at=row.expires_at,
                        current=row.token_id == caller.token_id,
                        script_name=row.script_name,
                        script_scope=row.script_scope,
                    )
                    for row in store.sessions_of(session, caller.user_id)
                ]
            )


class Session(Resource):
    @account(scope=ACCOUNT, sentence="{message}")
    @answers(200, Done)
    def delete(self, caller: Claims, session_id: int) -> Done:
        """End one of one's own logins or script tokens."""
        with writing() as session:
            own = {row.id: row for row in store.sessions_of(session, caller.user_id)}
            if session_id not in own:
                raise NoSuchSession
            store.revoke_token(session, caller.user_id, own[session_id].token_id)
        audit.record("session ended", caller.pseudo)
        return Done(msg="Session ended")

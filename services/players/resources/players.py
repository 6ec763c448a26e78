"""/players: members register, see and change their data, leave."""

from datetime import datetime
from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.players import store
from services.players.actions.change_profile import change_password, change_profile
from services.players.actions.last_login import last_login_of
from services.players.actions.leave import leave
from services.players.actions.register import NewPlayer, register
from services.players.resources import ownership
from services.players.resources.parameters import (
    Country,
    DoneFor,
    FamilyName,
    FirstName,
    KnownPseudo,
    MailLanguage,
    RealName,
    Replace,
    Telephone,
    TimeZone,
    Zone,
)
from shared import auth
from shared.arguments import LARGEST_INTEGER, Arguments, accepts, answers
from shared.callers import ACCOUNT, PLAY, Claims
from shared.database import reading_rows
from shared.errors import BadRequest
from shared.languages import USUAL_LANGUAGE
from shared.parameters import EmailAddress, Password, Pseudo

LARGEST_PAGE = 10_000


class PseudoStays(BadRequest):
    """pseudo must be the one of the address: only an administrator renames"""


class NewMember(Arguments):
    """What a future member tells. Country and time zone are public, the rest is not."""

    ignored: ClassVar[frozenset[str]] = frozenset({"email_confirmed"})
    pseudo: Pseudo
    password: Password
    email: EmailAddress
    telephone: Telephone = ""
    replace: Replace = False
    family_name: FamilyName = ""
    first_name: FirstName = ""
    country: Country
    time_zone: TimeZone
    language: MailLanguage = USUAL_LANGUAGE
    zone: Zone = ""


class Changes(Arguments):
    """What a member changes: the password alone, or any of the rest."""

    ignored: ClassVar[frozenset[str]] = frozenset({"email_confirmed"})
    pseudo: KnownPseudo
    password: str = Field("", examples=[""], description="A new password; empty: it stays.")
    email: EmailAddress | None = None
    telephone: Telephone | None = None
    replace: Replace | None = None
    family_name: FamilyName | None = None
    first_name: FirstName | None = None
    country: Country | None = None
    time_zone: TimeZone | None = None
    language: MailLanguage | None = None
    zone: Zone | None = None
    real_name: RealName | None = None

    def profile(self) -> dict[str, object]:
        """What was sent of it."""
        return self.model_dump(exclude={"pseudo", "password"}, exclude_none=True)


def _refusal_of_changes(changes: Changes) -> str:
    return ownership.CHANGE_PASSWORD if changes.password else ownership.UPDATE


class Page(Arguments):
    """Which part of the members; all of them if nothing is said."""

    limit: int | None = Field(
        None, ge=1, le=LARGEST_PAGE, examples=[100], description="How many at most."
    )
    after: int = Field(0, ge=0, examples=[0], description="Only ids above this one.")


class Leaving(Arguments):
    """How to leave."""

    ignored: ClassVar[frozenset[str]] = frozenset({"pseudo", "password"})
    resign: bool = Field(
        False,
        examples=[True],
        description="Whether to give up Go games and tournament rounds that run (0 or 1).",
    )


class OwnData(BaseModel):
    """What a member sees of himself."""

    pseudo: str
    email: str
    email_confirmed: bool
    telephone: str
    replace: bool
    family_name: str
    first_name: str
    country: str
    time_zone: str
    language: str
    zone: str
    real_name: bool
    last_login: datetime | None = Field(description="Null when users cannot be asked.")


class Pseudos(RootModel[dict[str, str]]):
    """The pseudo of every member, by id."""


class Players(Resource):
    @accepts(Page)
    @answers(200, Pseudos)
    def get(self, page: Page) -> Response:
        """List the members."""
        with reading_rows() as rows:
            listed = store.pseudos(rows, page.after, page.limit or LARGEST_INTEGER)
        return Response(listed, mimetype="application/json")

    @accepts(NewMember)
    @answers(201, DoneFor)
    def post(self, new: NewMember) -> DoneFor:
        """Register; a code to confirm the e-mail address goes by mail."""
        profile = new.model_dump(exclude={"pseudo", "password", "email"})
        register(NewPlayer(new.pseudo, new.password, new.email, profile), auth.visitor().network)
        return DoneFor(pseudo=new.pseudo, msg="Ok player created")


class Player(Resource):
    @ownership.owner(ownership.RETRIEVE)
    @answers(200, OwnData)
    def get(self, caller: Claims, pseudo: str) -> OwnData:
        """See one's own data."""
        with reading_rows() as rows:
            row = store.own_data(rows, pseudo)
        return OwnData(**row._mapping, last_login=last_login_of(pseudo, caller.token_id))

    @ownership.owner(_refusal_of_changes, scope=PLAY, in_person={"password", "email"})
    @accepts(Changes)
    @answers(200, DoneFor)
    def put(self, _caller: Claims, pseudo: str, changes: Changes) -> DoneFor:
        """Change one's own data, or one's password."""
        if changes.pseudo != pseudo:
            raise PseudoStays
        if changes.password:
            change_password(pseudo, changes.password)
            return DoneFor(pseudo=pseudo, msg="Ok updated")
        changed = change_profile(pseudo, changes.profile(), auth.visitor().network)
        return DoneFor(pseudo=pseudo, msg="Ok updated" if changed else "Ok but no change !")

    @ownership.owner(ownership.REMOVE, scope=ACCOUNT)
    @accepts(Leaving)
    @answers(200, DoneFor)
    def delete(self, _caller: Claims, pseudo: str, leaving: Leaving) -> DoneFor:
        """Leave: account and data are removed everywhere, results stay under another name."""
        leave(pseudo, leaving.resign)
        return DoneFor(pseudo=pseudo, msg="Ok removed")

"""/tournament-registrations and /registrations: who plays."""

from datetime import datetime
from typing import Literal

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.actions.register import (
    change_registration,
    register_guest,
    register_member,
    withdraw,
)
from services.tournaments.entries.answer_cache import AnswerCache
from services.tournaments.entries.store import registrations
from services.tournaments.entries.tables import Registration
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.resources.parameters import Line, Name, Page, conditional
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, PLAY, Caller, Member, anyone, member
from shared.database import Session, reading
from shared.members import member_called, require_confirmed
from shared.parameters import Pseudo

Date = Field("", pattern=r"^(\d{4}(-\d{2}-\d{2})?)?$", description="Date or year of birth.")


class RegistrationChanges(Arguments):
    """What the staff may change; what is left out stays."""

    name: Name | None = Field(None, description="Family, given name.")
    rating: int = Field(0, ge=0, le=4000, description="0 for none.")
    rating_type: Literal["", "F", "N", "E"] = Field("", description="FIDE, national or estimated.")
    title: Line = Field(
        "", max_length=3, examples=["FM"], description="Title, or rank of Go: 3d, 12k."
    )
    sex: Literal["", "w", "m"] = Field("", description="As in reports of the federation.")
    birth: str = Date
    federation: Line = Field("", max_length=3, examples=["FRA"], description="Federation.")
    federation_id: Line = Field("", max_length=11, description="Number at the federation.")
    club: Line = Field("", max_length=60, description="Club.")
    category: Line = Field("", max_length=30, description="For prizes.")
    email: Line = Field("", max_length=254, description="For the organiser only.")
    phone: Line = Field("", max_length=20, description="For the organiser only.")
    fee: int = Field(0, ge=0, description="What is owed, in cents.")
    paid: int = Field(0, ge=0, description="What was paid, in cents.")
    fixed_table: int | None = Field(None, ge=1, description="A table the player does not leave.")
    papi_player_id: int | None = Field(None, ge=1, description="Number in an imported file.")


class NewRegistration(RegistrationChanges):
    """A member by pseudo, a guest by name, somebody known; with none of them, the caller."""

    pseudo: Pseudo | None = None
    real_name: bool | None = Field(
        None,
        description="Whether oneself enters under the real name; remembered, else as before.",
    )
    person_id: int | None = Field(
        None, ge=1, description="Somebody the event knows already, for another of its tournaments."
    )


class RegistrationSeen(BaseModel):
    """A player of a tournament; contact and money only for the staff."""

    id: int
    person_id: int | None
    player_id: int | None
    papi_player_id: int | None
    start_number: int | None
    name: str
    rating: int
    rating_type: str
    title: str
    sex: str
    birth: str | None = None
    federation: str
    federation_id: str
    club: str
    category: str
    email: str | None = None
    phone: str | None = None
    fee: int | None = None
    paid: int | None = None
    fixed_table: int | None
    status: str
    checked_in: bool
    first_round: int
    withdrawn_after: int | None
    registered_at: datetime


class RegistrationList(BaseModel):
    """Players in the order they came; `after` the last one for the next page."""

    registrations: list[RegistrationSeen]
    registered: int


PERSONAL = {"birth", "email", "phone", "fee", "paid"}


def registration_as_json(row: Registration, *, personal: bool) -> RegistrationSeen:
    seen = RegistrationSeen.model_validate(row, from_attributes=True)
    return seen if personal else seen.model_copy(update=dict.fromkeys(PERSONAL))


_remembered: AnswerCache[str] = AnswerCache(64)


def _list_body(session: Session, tournament_id: int, page: Page, personal: bool) -> str:
    rows = registrations.registrations(session, tournament_id, after=page.after, limit=page.limit)
    shown = [registration_as_json(row, personal=personal) for row in rows]
    count = registrations.count_of_registered(session, tournament_id)
    return RegistrationList(registrations=shown, registered=count).model_dump_json()


class TournamentRegistrations(Resource):
    @anyone(code=True)
    @accepts(Page)
    @answers(200, RegistrationList, conditional=True)
    def get(self, caller: Caller, tournament_id: int, page: Page) -> Response:
        """List the players of a tournament."""
        with reading() as session:
            tournament, event = find_visible(session, caller, tournament_id)
            personal = is_at_least(role_of(session, event, caller), Role.ARBITER)
            key = (tournament.id, tournament.version, page, personal)
            body = _remembered.find_or_make(
                key, lambda: _list_body(session, tournament.id, page, personal)
            )
        return conditional(body, "application/json")

    @member(scope=PLAY)
    @accepts(NewRegistration)
    @answers(201, RegistrationSeen)
    def post(self, caller: Member, tournament_id: int, new: NewRegistration) -> RegistrationSeen:
        """Register oneself, or as an arbiter a member or a guest."""
        made = _register(caller, tournament_id, new)
        return registration_as_json(made, personal=True)


def _register(caller: Member, tournament_id: int, new: NewRegistration) -> Registration:
    given = new.model_dump(exclude_unset=True, exclude={"pseudo", "real_name"})
    for name in ("name", "person_id"):
        if given.get(name, "") is None:
            del given[name]
    if new.pseudo is None and (new.name is not None or new.person_id is not None):
        return register_guest(caller, tournament_id, given)
    player = member_called(new.pseudo) if new.pseudo else caller
    require_confirmed(player)
    return register_member(caller, tournament_id, player, given, new.real_name)


class RegistrationOne(Resource):
    @member(scope=ORGANISE)
    @accepts(RegistrationChanges)
    @answers(200, RegistrationSeen)
    def put(
        self, caller: Member, registration_id: int, changes: RegistrationChanges
    ) -> RegistrationSeen:
        """Change what is known of a player."""
        given = changes.model_dump(exclude_unset=True)
        if given.get("name", "") is None:
            del given["name"]
        return registration_as_json(
            change_registration(caller, registration_id, given), personal=True
        )

    @member(scope=PLAY)
    @answers(200, RegistrationSeen)
    def delete(self, caller: Member, registration_id: int) -> RegistrationSeen:
        """Withdraw: one's own entry, or as an arbiter anybody's; rounds played stay."""
        return registration_as_json(withdraw(caller, registration_id), personal=True)

"""/known-persons: who came to other events, and /trusted-organisers: who may look for them."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.actions.see_persons import find_persons
from services.tournaments.entries.store import persons
from shared.arguments import Arguments, accepts, answers
from shared.callers import Claims, account, administrator
from shared.database import reading, writing
from shared.members import member_called, member_of
from shared.parameters import Pseudo
from shared.peers import Done


class SearchedName(Arguments):
    """Whom to look for."""

    name: str = Field(
        min_length=3, max_length=100, examples=["lask"], description="Part of a name, or a number."
    )
    limit: int = Field(20, ge=1, le=100, description="At most so many.")


class RatingSeen(BaseModel):
    """A rating somebody had in a tournament of that event."""

    rating: int
    rating_type: str
    title: str


class FoundPersonSeen(BaseModel):
    """Somebody of another event, without address and telephone."""

    person_id: int
    event: str
    name: str
    birth_year: str
    sex: str
    federation: str
    federation_id: str
    club: str
    ratings: list[RatingSeen]


class FoundPersons(BaseModel):
    """Those who were found, the latest event first."""

    persons: list[FoundPersonSeen]


class Trusted(Arguments):
    """Whom an administrator trusts."""

    pseudo: Pseudo


class TrustedSeen(BaseModel):
    """A member who may find persons of all events."""

    player_id: int
    pseudo: str


class TrustedList(BaseModel):
    """All of them, by name."""

    organisers: list[TrustedSeen]


class KnownPersons(Resource):
    @account
    @accepts(SearchedName)
    @answers(200, FoundPersons)
    def get(self, caller: Claims, searched: SearchedName) -> FoundPersons:
        """Find persons of events: of those one works at; administrators and trusted: of all."""
        player_id = None if caller.administrator else member_of(caller).player_id
        found = find_persons(player_id, searched.name, searched.limit)
        shown = [
            FoundPersonSeen.model_validate(
                {
                    **vars(each),
                    "ratings": [
                        {"rating": rating, "rating_type": kind, "title": title}
                        for rating, kind, title in each.ratings
                    ],
                }
            )
            for each in found
        ]
        return FoundPersons(persons=shown)


class TrustedOrganisers(Resource):
    @administrator
    @answers(200, TrustedList)
    def get(self, caller: Claims) -> TrustedList:
        """List the members who may find persons of all events."""
        with reading() as session:
            rows = persons.trusted_organisers(session)
        return TrustedList.model_validate({"organisers": rows}, from_attributes=True)

    @administrator
    @accepts(Trusted)
    @answers(201, TrustedSeen)
    def post(self, caller: Claims, trusted: Trusted) -> TrustedSeen:
        """Let a member find persons of all events."""
        named = member_called(trusted.pseudo)
        with writing() as session:
            persons.trust(session, named.player_id, named.pseudo)
        return TrustedSeen(player_id=named.player_id, pseudo=named.pseudo)


class TrustedOrganiserOne(Resource):
    @administrator
    @answers(200, Done)
    def delete(self, caller: Claims, player_id: int) -> Done:
        """Take that leave away."""
        with writing() as session:
            persons.distrust(session, player_id)
        return Done(msg="The leave was taken away")

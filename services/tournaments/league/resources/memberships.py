"""/league-memberships: who belongs to which team in which years."""

from typing import Annotated

from flask_restful import Resource
from pydantic import BaseModel, BeforeValidator, Field

from services.tournaments.league.actions.manage_people import join_team, leave_team
from services.tournaments.league.resources.parameters import (
    FromRow,
    Identifier,
    Year,
)
from services.tournaments.league.store import leagues
from services.tournaments.league.store import people as store
from services.tournaments.league.tables.people import STILL_THERE
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading


def _year_of_leaving(stored: int) -> int | None:
    return None if stored == STILL_THERE else stored


class NewMembership(Arguments):
    """A player joins a team; both years are inclusive."""

    player_id: Identifier = Field(description="The player of the league.")
    team_id: Identifier = Field(description="The team.")
    joined_season_year: Year
    left_season_year: Year | None = Field(None, description="The last year; none if still there.")


class MembershipSearch(Arguments):
    """Whose memberships, or those of which year."""

    player_id: Identifier | None = Field(None, description="The player of the league.")
    team_id: Identifier | None = Field(None, description="The team.")
    year: Year | None = Field(None, description="The year a season starts in.")


class MembershipSeen(FromRow):
    """A membership; a present member has left in no year."""

    player_id: int
    team_id: int
    joined_season_year: int
    left_season_year: Annotated[int | None, BeforeValidator(_year_of_leaving)]


class MembershipList(BaseModel):
    """Memberships."""

    memberships: list[MembershipSeen]


class LeagueMemberships(Resource):
    @accepts(MembershipSearch)
    @answers(200, MembershipList)
    def get(self, league_id: int, search: MembershipSearch) -> MembershipList:
        """List memberships of a league, of a player, a team or a year."""
        with reading() as session:
            leagues.league(session, league_id)
            rows = store.memberships(
                session, league_id, search.player_id, search.team_id, search.year
            )
        return MembershipList(memberships=MembershipSeen.list_of(rows))

    @member(scope=ORGANISE)
    @accepts(NewMembership)
    @answers(201, MembershipSeen)
    def post(self, caller: Member, league_id: int, new: NewMembership) -> MembershipSeen:
        """Let a player join a team for years in which he belongs to no other."""
        return MembershipSeen.model_validate(join_team(league_id, caller, new.model_dump()))

    @member(scope=ORGANISE)
    @accepts(NewMembership)
    @answers(200, MembershipSeen)
    def put(self, caller: Member, league_id: int, changed: NewMembership) -> MembershipSeen:
        """Set the last year of a membership, or none."""
        return MembershipSeen.model_validate(leave_team(league_id, caller, changed.model_dump()))

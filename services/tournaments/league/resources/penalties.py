"""/league-penalties: penalties outside a hand."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.tournaments.league.access import NotOnTheLeagueStaff
from services.tournaments.league.actions.give_penalty import (
    NotThisLeague,
    RevokedAlready,
    give_penalty,
    revoke_penalty,
)
from services.tournaments.league.resources.parameters import (
    Identifier,
    Points,
    Reason,
    SentPoints,
    acting_member,
)
from services.tournaments.league.store import games as store
from services.tournaments.league.store import leagues
from services.tournaments.league.store.games import NoSuchPenalty
from services.tournaments.league.store.leagues import NoSuchSeason
from services.tournaments.league.store.people import NoSuchPlayer, NoSuchTeam
from shared.arguments import Arguments, accepts, answers, refuses
from shared.auth import authenticated
from shared.database import reading


class NewPenalty(Arguments):
    """A penalty such as a red card."""

    team_id: Identifier = Field(description="The team whose total it lowers.")
    player_id: Identifier | None = Field(None, description="The player of the league, if any.")
    points: SentPoints | None = Field(None, description="As much as a chombo if left out.")
    reason: Reason = Field(min_length=1, description="Why, for everybody to read.")


class PenaltySeen(BaseModel):
    """A penalty, a positive amount; a revoked one counts no longer but stays."""

    model_config = ConfigDict(from_attributes=True)
    id: int
    season_id: int
    team_id: int
    player_id: int | None
    points: Points
    reason: str
    given_by: str
    given_at: datetime
    revoked_by: str | None
    revoked_at: datetime | None


class PenaltyList(BaseModel):
    """The penalties of a stage, revoked ones too."""

    penalties: list[PenaltySeen]


class LeaguePenalties(Resource):
    @answers(200, PenaltyList)
    @refuses(NoSuchSeason)
    def get(self, season_id: int) -> PenaltyList:
        """List the penalties of a stage."""
        with reading() as session:
            leagues.season(session, season_id)
            rows = store.penalties(session, season_id)
        return PenaltyList(penalties=[PenaltySeen.model_validate(row) for row in rows])

    @authenticated
    @accepts(NewPenalty)
    @answers(201, PenaltySeen)
    @refuses(NoSuchSeason, NoSuchTeam, NoSuchPlayer, NotOnTheLeagueStaff, NotThisLeague)
    def post(self, season_id: int, new: NewPenalty) -> PenaltySeen:
        """Give a penalty at any time; games are not touched."""
        given = give_penalty(
            season_id, acting_member(), new.team_id, new.player_id, new.points, new.reason
        )
        return PenaltySeen.model_validate(given)


class LeaguePenalty(Resource):
    @authenticated
    @answers(200, PenaltySeen)
    @refuses(NoSuchPenalty, NotOnTheLeagueStaff, RevokedAlready)
    def delete(self, penalty_id: int) -> PenaltySeen:
        """Revoke a penalty; it stays to be read."""
        return PenaltySeen.model_validate(revoke_penalty(penalty_id, acting_member()))

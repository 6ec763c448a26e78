"""/league-penalties: penalties outside a hand."""

from datetime import datetime
from decimal import Decimal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.give_penalty import give_penalty, revoke_penalty
from services.tournaments.league.resources.parameters import (
    FromRow,
    Identifier,
    Points,
    Reason,
    SentPoints,
    ShortReason,
)
from services.tournaments.league.store import games as store
from services.tournaments.league.store import leagues, records
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading


class NewPenalty(Arguments):
    """A penalty such as a red card."""

    team_id: Identifier = Field(description="The team whose total it lowers.")
    player_id: Identifier | None = Field(None, description="The player of the league, if any.")
    points: SentPoints | None = Field(None, description="As much as a chombo if left out.")
    reason: Reason = Field(min_length=1, description="Why, for everybody to read.")


class WhyRevoked(Arguments):
    """Why the penalty counts no longer."""

    reason: ShortReason


class PenaltySeen(FromRow):
    """A penalty, a positive amount; a revoked one counts no longer but stays."""

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
    revoked_because: str | None


class FoulOfStage(FromRow):
    """An offence during a hand, with what it cost."""

    game_id: int
    hand_id: int
    player_id: int
    team_id: int
    type: str
    penalty_points: Points
    description: str
    is_restarted: bool


class PenaltyList(BaseModel):
    """The penalties of a stage, revoked ones too, and the foul plays of its hands.

    The points of all games sum to zero; the total of a stage is less by what counts here.
    """

    penalties: list[PenaltySeen]
    foul_plays: list[FoulOfStage]
    total_points: Points = Field(description="Of all that counts, games without events included.")


class LeaguePenalties(Resource):
    @answers(200, PenaltyList)
    def get(self, season_id: int) -> PenaltyList:
        """List the penalties of a stage."""
        with reading() as session:
            leagues.season(session, season_id)
            rows = store.penalties(session, season_id)
            fouls = records.fouls_of_season(session, season_id)
            teams = store.team_records(session, [season_id])[season_id]
        return PenaltyList(
            penalties=PenaltySeen.list_of(rows),
            foul_plays=FoulOfStage.list_of(fouls),
            total_points=sum((team.penalties for team in teams), Decimal(0)),
        )

    @member(scope=ORGANISE)
    @accepts(NewPenalty)
    @answers(201, PenaltySeen)
    def post(self, caller: Member, season_id: int, new: NewPenalty) -> PenaltySeen:
        """Give a penalty at any time; games are not touched."""
        given = give_penalty(season_id, caller, new.team_id, new.player_id, new.points, new.reason)
        return PenaltySeen.model_validate(given)


class LeaguePenalty(Resource):
    @member(scope=ORGANISE)
    @accepts(WhyRevoked)
    @answers(200, PenaltySeen)
    def delete(self, caller: Member, penalty_id: int, why: WhyRevoked) -> PenaltySeen:
        """Revoke a penalty; it stays to be read, with the reason."""
        return PenaltySeen.model_validate(revoke_penalty(penalty_id, caller, why.reason))

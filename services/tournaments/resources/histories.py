"""/player-histories: what a member has played here, in tournaments and leagues."""

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.entries.resources.players import (
    TournamentOfPlayer,
    tournaments_of_player,
)
from services.tournaments.league.resources.member_leagues import LeagueOfMember, leagues_of_member
from shared.arguments import answers
from shared.database import reading


class HistoryOfPlayer(BaseModel):
    """Tournaments of public events and leagues of a member, the latest first."""

    tournaments: list[TournamentOfPlayer]
    leagues: list[LeagueOfMember]


class PlayerHistories(Resource):
    @answers(200, HistoryOfPlayer)
    def get(self, player_id: int) -> HistoryOfPlayer:
        """List the public tournaments and the leagues of a member, with his league statistics."""
        with reading() as session:
            return HistoryOfPlayer(
                tournaments=tournaments_of_player(session, player_id),
                leagues=leagues_of_member(session, player_id),
            )

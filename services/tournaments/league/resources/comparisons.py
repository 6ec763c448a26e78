"""/league-meetings and /league-awards: head to head and prizes."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.statistics.awards import awards_of
from services.tournaments.league.domain.statistics.meetings import meetings_of, opponents_never_met
from services.tournaments.league.resources.parameters import FromRow, Points
from services.tournaments.league.resources.rates import WantedSeasons, season_ids
from services.tournaments.league.store import games, leagues, people
from services.tournaments.league.store import statistics as store
from services.tournaments.league.store.statistics import Part
from shared.arguments import Arguments, accepts, answers
from shared.database import reading

MEETINGS = {
    "higher": "games in which the player had the better rank",
    "lower": "games in which the opponent had the better rank",
    "equal": "games in which both held the same rank",
    "points": "points of the player in these games, without penalties",
    "opponent_points": "points of the opponent in these games, without penalties",
    "never_met": "players of other teams who played, but never at one table with the player",
}


class MeetingSeen(FromRow):
    """Two players in the games both played; an equal rank is neither's."""

    opponent: int
    games: int
    higher: int
    lower: int
    equal: int
    points: Points
    opponent_points: Points


class MeetingList(BaseModel):
    """Against each opponent, and players of other teams never met."""

    definitions: dict[str, str]
    meetings: list[MeetingSeen]
    never_met: list[int]


class AwardSeen(FromRow):
    """Who holds an award, with the figure that won it; several if it is shared."""

    award: str
    definition: str
    player_ids: list[int]
    value: Points


class AwardList(BaseModel):
    """The individual awards of a stage."""

    awards: list[AwardSeen]


class Threshold(Arguments):
    """Who counts for rates."""

    least_games: int = Field(10, ge=1, le=1000, description="As many games are needed.")


class LeagueMeetings(Resource):
    @accepts(WantedSeasons)
    @answers(200, MeetingList)
    def get(self, league_player_id: int, wanted: WantedSeasons) -> MeetingList:
        """A player head to head with everybody he met."""
        with reading() as session:
            player = people.player(session, league_player_id)
            chosen = season_ids(session, player.league_id, wanted)
            results = games.season_results(session, chosen)
        return MeetingList(
            definitions=MEETINGS,
            meetings=MeetingSeen.list_of(meetings_of(league_player_id, results)),
            never_met=opponents_never_met(league_player_id, results),
        )


class LeagueAwards(Resource):
    @accepts(Threshold)
    @answers(200, AwardList)
    def get(self, season_id: int, threshold: Threshold) -> AwardList:
        """Most points, highest score, best fourth-avoidance rate and most firsts of a stage."""
        with reading() as session:
            leagues.season(session, season_id)
            tallies = store.counts_by(session, [season_id], Part.PLAYER)
        counts = {player_id: tally.games for player_id, tally in tallies.items()}
        return AwardList(awards=AwardSeen.list_of(awards_of(counts, threshold.least_games)))

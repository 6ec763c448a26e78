"""/league-meetings and /league-awards: head to head and prizes."""

from decimal import Decimal

from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.tournaments.league.domain.statistics.meetings import Result, meetings_of, never_met
from services.tournaments.league.refusals import NoSuchPlayer, NoSuchSeason
from services.tournaments.league.resources.parameters import Points
from services.tournaments.league.resources.rates import WantedSeasons, season_ids
from services.tournaments.league.store import games, leagues, people
from services.tournaments.league.store import statistics as store
from services.tournaments.league.store.statistics import Part
from services.tournaments.league.tables.games import LeagueGameResult
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading

AWARDS = {
    "most_points": "points of the games less penalties of hands",
    "highest_score": "best final score of a game",
    "fourth_avoidance": "games less fourth ranks / games, of those with enough games",
    "most_firsts": "games with rank 1",
}
MEETINGS = {
    "higher": "games in which the player had the better rank",
    "lower": "games in which the opponent had the better rank",
    "equal": "games in which both held the same rank",
    "points": "points of the player in these games, without penalties",
    "opponent_points": "points of the opponent in these games, without penalties",
    "never_met": "players of other teams who played, but never at one table with the player",
}


class MeetingSeen(BaseModel):
    """Two players in the games both played; an equal rank is neither's."""

    model_config = ConfigDict(from_attributes=True)
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


class AwardSeen(BaseModel):
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


def _results(rows: list[LeagueGameResult]) -> list[Result]:
    return [Result(row.game_id, row.player_id, row.rank, row.points) for row in rows]


class LeagueMeetings(Resource):
    @accepts(WantedSeasons)
    @answers(200, MeetingList)
    @refuses(NoSuchPlayer)
    def get(self, league_player_id: int, wanted: WantedSeasons) -> MeetingList:
        """A player head to head with everybody he met."""
        with reading() as session:
            player = people.player(session, league_player_id)
            chosen = season_ids(session, player.league_id, wanted)
            rows = list(games.season_results(session, chosen))
        results = _results(rows)
        team_of = {row.player_id: row.team_id for row in rows}
        missed = [pair for pair in never_met(results, team_of) if league_player_id in pair]
        return MeetingList(
            definitions=MEETINGS,
            meetings=[
                MeetingSeen.model_validate(meeting)
                for meeting in meetings_of(league_player_id, results)
            ],
            never_met=[sum(pair) - league_player_id for pair in missed],
        )


class LeagueAwards(Resource):
    @accepts(Threshold)
    @answers(200, AwardList)
    @refuses(NoSuchSeason)
    def get(self, season_id: int, threshold: Threshold) -> AwardList:
        """Most points, highest score, best fourth-avoidance rate and most firsts of a stage."""
        with reading() as session:
            leagues.season(session, season_id)
            counts = store.counts_by(session, [season_id], Part.PLAYER)
        figures: dict[str, dict[int, Decimal]] = {name: {} for name in AWARDS}
        for player_id, count in counts.items():
            if "games" not in count:
                continue  # in the middle of a first game
            played = Decimal(count["games"])
            points = Decimal(count["points"]) - Decimal(count["penalties"])
            figures["most_points"][player_id] = points
            figures["highest_score"][player_id] = Decimal(count["best_score"])
            figures["most_firsts"][player_id] = Decimal(count["firsts"])
            if played >= threshold.least_games:
                avoided = (played - Decimal(count["fourths"])) / played
                figures["fourth_avoidance"][player_id] = avoided
        return AwardList(awards=[_award(name, found) for name, found in figures.items() if found])


def _award(name: str, found: dict[int, Decimal]) -> AwardSeen:
    best = max(found.values())
    holders = sorted(player_id for player_id, value in found.items() if value == best)
    return AwardSeen(award=name, definition=AWARDS[name], player_ids=holders, value=best)

"""/league-statistics and /league-team-statistics: counts, rates and what they mean."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.resources.rates import (
    DEFINITIONS,
    FORMULAS,
    RECORDED_HANDS,
    RateSeen,
    WantedSeasons,
    counts_and_rates,
    season_ids,
)
from services.tournaments.league.store import people
from services.tournaments.league.store import statistics as store
from services.tournaments.league.store.statistics import Part
from shared.arguments import accepts, answers
from shared.database import reading


class PlayerStatistics(BaseModel):
    """One player's counts and rates."""

    player_id: int
    name: str
    counts: dict[str, float]
    recorded_hands: dict[str, int] = RECORDED_HANDS
    rates: dict[str, RateSeen]


class TeamStatistics(BaseModel):
    """A team's counts and rates: those of whoever played for it."""

    team_id: int
    name: str
    counts: dict[str, float]
    recorded_hands: dict[str, int] = RECORDED_HANDS
    rates: dict[str, RateSeen]


class StatisticsTable(BaseModel):
    """The statistics of all players; every rate is defined in words and by its counts."""

    definitions: dict[str, str]
    formulas: dict[str, str] = Field(description="Each rate as a quotient of counts.")
    players: list[PlayerStatistics]


class TeamStatisticsTable(BaseModel):
    """The statistics of all teams; every rate is defined in words and by its counts."""

    definitions: dict[str, str]
    formulas: dict[str, str] = Field(description="Each rate as a quotient of counts.")
    teams: list[TeamStatistics]


class LeagueStatistics(Resource):
    @accepts(WantedSeasons)
    @answers(200, StatisticsTable)
    def get(self, league_id: int, wanted: WantedSeasons) -> StatisticsTable:
        """The statistics of every player over the seasons asked for."""
        with reading() as session:
            chosen = season_ids(session, league_id, wanted)
            counts = store.counts_by(session, chosen, Part.PLAYER)
            names = people.names_of_players(session, list(counts))
        players = [
            PlayerStatistics(player_id=key, name=names[key], **counts_and_rates(counts[key]))
            for key in sorted(counts)
        ]
        return StatisticsTable(definitions=DEFINITIONS, formulas=FORMULAS, players=players)


class LeagueTeamStatistics(Resource):
    @accepts(WantedSeasons)
    @answers(200, TeamStatisticsTable)
    def get(self, league_id: int, wanted: WantedSeasons) -> TeamStatisticsTable:
        """The statistics of every team over the seasons asked for."""
        with reading() as session:
            chosen = season_ids(session, league_id, wanted)
            counts = store.counts_by(session, chosen, Part.TEAM)
            names = people.names_of_teams(session, league_id)
        teams = [
            TeamStatistics(team_id=key, name=names[key], **counts_and_rates(counts[key]))
            for key in sorted(counts)
        ]
        return TeamStatisticsTable(definitions=DEFINITIONS, formulas=FORMULAS, teams=teams)

"""/league-appearances: who has played how often in a stage, and who must or may play yet."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.store import appearances as store
from services.tournaments.league.store import leagues
from services.tournaments.league.store.appearances import Appearance
from services.tournaments.league.tables.leagues import LeagueSeason
from shared.arguments import answers
from shared.database import reading


class AppearanceSeen(BaseModel):
    """A player: the games he is lined up for, finished or not."""

    player_id: int
    name: str
    team_id: int
    games: int
    finished: int
    missing: int = Field(description="Games short of the least there should be.")
    left: int | None = Field(description="Games until the most there may be; null without one.")


class TeamAppearances(BaseModel):
    """A team: the games it is scheduled for."""

    team_id: int
    games: int
    missing: int | None = Field(description="Games short of those planned; null without a plan.")


class AppearanceList(BaseModel):
    """Every member of a team in the year of the stage, and every scheduled team."""

    least_games_per_player: int | None
    most_games_per_player: int | None
    games_per_team: int | None
    players: list[AppearanceSeen]
    teams: list[TeamAppearances]


class LeagueAppearances(Resource):
    @answers(200, AppearanceList)
    def get(self, season_id: int) -> AppearanceList:
        """Count the games of every player and team of a stage against what is planned."""
        with reading() as session:
            season = leagues.season(session, season_id)
            rows = store.appearances(session, season)
            teams = store.games_of_teams(session, season_id)
        return AppearanceList(
            least_games_per_player=season.least_games_per_player,
            most_games_per_player=season.most_games_per_player,
            games_per_team=season.games_per_team,
            players=[_player(row, season) for row in rows],
            teams=[_team(*team, season.games_per_team) for team in sorted(teams.items())],
        )


def _player(row: Appearance, season: LeagueSeason) -> AppearanceSeen:
    least, most = season.least_games_per_player or 0, season.most_games_per_player
    left = None if most is None else max(0, most - row.games)
    return AppearanceSeen(**vars(row), missing=max(0, least - row.games), left=left)


def _team(team_id: int, games: int, planned: int | None) -> TeamAppearances:
    missing = None if planned is None else max(0, planned - games)
    return TeamAppearances(team_id=team_id, games=games, missing=missing)

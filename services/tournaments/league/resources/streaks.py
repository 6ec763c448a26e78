"""/league-streaks: the longest runs of players and teams."""

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.league.domain.statistics.streaks import (
    DEFINITIONS,
    HAND_STREAKS,
    Streak,
    hand_streaks,
    rank_streaks,
)
from services.tournaments.league.resources.parameters import FromRow
from services.tournaments.league.resources.rates import WantedSeasons, season_ids
from services.tournaments.league.store import games
from services.tournaments.league.store import statistics as store
from shared.arguments import accepts, answers
from shared.database import reading

Ranks = dict[int, list[tuple[int, int]]]
Hands = dict[int, list[tuple[int, dict[str, int]]]]


class StreakSeen(FromRow):
    """A run, with the games it began and ended in."""

    length: int
    first_game: int | None
    last_game: int | None


class StreaksOf(BaseModel):
    """The longest runs of one player or team."""

    id: int
    streaks: dict[str, StreakSeen]


class StreakList(BaseModel):
    """Runs of ranks and of hands, by player and by team."""

    definitions: dict[str, str]
    players: list[StreaksOf]
    teams: list[StreaksOf]


class LeagueStreaks(Resource):
    @accepts(WantedSeasons)
    @answers(200, StreakList)
    def get(self, league_id: int, wanted: WantedSeasons) -> StreakList:
        """The longest runs of firsts, fourths, wins and so on, by player and by team."""
        with reading() as session:
            chosen = season_ids(session, league_id, wanted)
            results = games.season_results(session, chosen)
            hands = store.hands_by_player(session, chosen, list(HAND_STREAKS.values()))
        by_player: Ranks = {}
        by_team: Ranks = {}
        team_of = {}
        for result in results:
            by_player.setdefault(result.player, []).append((result.game, result.rank))
            by_team.setdefault(result.team, []).append((result.game, result.rank))
            team_of[result.game, result.player] = result.team
        return StreakList(
            definitions=dict(DEFINITIONS),
            players=_longest_runs(by_player, hands),
            teams=_longest_runs(by_team, _hands_by_team(hands, team_of)),
        )


def _hands_by_team(hands: Hands, team_of: dict[tuple[int, int], int]) -> Hands:
    """A team has one player at a table and no run crosses games, so their order does not matter."""
    found: Hands = {}
    for player_id, played in hands.items():
        for game_id, counts in played:
            if (game_id, player_id) in team_of:
                found.setdefault(team_of[game_id, player_id], []).append((game_id, counts))
    return found


def _longest_runs(ranks: Ranks, hands: Hands) -> list[StreaksOf]:
    found = []
    for key in sorted(ranks):
        runs: dict[str, Streak] = rank_streaks(ranks[key]) | hand_streaks(hands.get(key, []))
        streaks = {name: StreakSeen.model_validate(run) for name, run in runs.items()}
        found.append(StreaksOf(id=key, streaks=streaks))
    return found

"""/league-meetings, /league-streaks, /league-awards: head to head, runs and prizes."""

from decimal import Decimal

from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.tournaments.league.domain.statistics.meetings import (
    Result,
    meetings_of,
    never_met,
)
from services.tournaments.league.domain.statistics.streaks import longest_streak, rank_streaks
from services.tournaments.league.resources.parameters import Points
from services.tournaments.league.resources.statistics import WantedSeasons, season_ids
from services.tournaments.league.store import games, leagues, people
from services.tournaments.league.store import statistics as store
from services.tournaments.league.store.leagues import NoSuchLeague, NoSuchSeason
from services.tournaments.league.store.people import NoSuchPlayer
from services.tournaments.league.tables import LeagueGameResult
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading

HAND_STREAKS = {"wins": "wins", "deal_ins": "deal_ins", "tenpai": "tenpai_hands"}


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

    meetings: list[MeetingSeen]
    never_met: list[int]


class StreakSeen(BaseModel):
    """A run, with the games it began and ended in."""

    model_config = ConfigDict(from_attributes=True)
    length: int
    first_game: int | None
    last_game: int | None


class StreaksOf(BaseModel):
    """The longest runs of one player or team."""

    id: int
    streaks: dict[str, StreakSeen]


class StreakList(BaseModel):
    """Runs of ranks by player and by team, and of hands by player."""

    players: list[StreaksOf]
    teams: list[StreaksOf]


class AwardSeen(BaseModel):
    """Who holds an award, with the figure that won it; several if it is shared."""

    award: str
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
            meetings=[
                MeetingSeen.model_validate(meeting)
                for meeting in meetings_of(league_player_id, results)
            ],
            never_met=[sum(pair) - league_player_id for pair in missed],
        )


class LeagueStreaks(Resource):
    @accepts(WantedSeasons)
    @answers(200, StreakList)
    @refuses(NoSuchLeague)
    def get(self, league_id: int, wanted: WantedSeasons) -> StreakList:
        """The longest runs of firsts, fourths, wins and so on, by player and by team."""
        with reading() as session:
            chosen = season_ids(session, league_id, wanted)
            rows = games.season_results(session, chosen)
            players: dict[int, list[tuple[int, int]]] = {}
            teams: dict[int, list[tuple[int, int]]] = {}
            for row in rows:
                players.setdefault(row.player_id, []).append((row.game_id, row.rank))
                teams.setdefault(row.team_id, []).append((row.game_id, row.rank))
            hands = {key: store.hands_in_row(session, chosen, key) for key in players}
        by_player = {key: _ranks(runs) for key, runs in players.items()}
        for key, found in hands.items():
            for name, fact in HAND_STREAKS.items():
                run = longest_streak((game, facts[fact] > 0) for game, facts in found)
                by_player[key][name] = StreakSeen.model_validate(run)
        return StreakList(
            players=[StreaksOf(id=key, streaks=by_player[key]) for key in sorted(by_player)],
            teams=[StreaksOf(id=key, streaks=_ranks(teams[key])) for key in sorted(teams)],
        )


def _ranks(runs: list[tuple[int, int]]) -> dict[str, StreakSeen]:
    return {name: StreakSeen.model_validate(run) for name, run in rank_streaks(runs).items()}


class LeagueAwards(Resource):
    @accepts(Threshold)
    @answers(200, AwardList)
    @refuses(NoSuchSeason)
    def get(self, season_id: int, threshold: Threshold) -> AwardList:
        """Most points, highest score, best fourth-avoidance rate and most firsts of a stage."""
        with reading() as session:
            leagues.season(session, season_id)
            counts = store.counts_by_player(session, [season_id])
        figures: dict[str, dict[int, Decimal]] = {
            "most_points": {}, "highest_score": {}, "fourth_avoidance": {}, "most_firsts": {}
        }  # fmt: skip
        for player_id, count in counts.items():
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
    return AwardSeen(award=name, player_ids=holders, value=best)

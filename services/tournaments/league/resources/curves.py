"""/league-curves and /league-score-charts: pictures as SVG."""

from collections.abc import Sequence
from decimal import Decimal
from enum import StrEnum
from itertools import accumulate
from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.curves import Line, draw_curves
from services.tournaments.league.domain.statistics.meetings import Result
from services.tournaments.league.domain.statistics.ratings import ratings_of
from services.tournaments.league.refusals import NoSuchGame, NoSuchSeason
from services.tournaments.league.store import games, leagues, people, records
from services.tournaments.league.tables.games import LeagueGameResult
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading


class CurveOf(StrEnum):
    TEAMS = "teams"
    PLAYERS = "players"
    RATINGS = "ratings"


class WantedCurves(Arguments):
    """Whose curves."""

    of: CurveOf = Field(CurveOf.TEAMS, description="teams, players, or ratings of players.")


class Picture(BaseModel):
    """An SVG picture."""

    media_type: ClassVar[str] = "image/svg+xml"


def _picture(svg: str) -> Response:
    return Response(svg, mimetype="image/svg+xml")


class LeagueCurves(Resource):
    @accepts(WantedCurves)
    @answers(200, Picture)
    @refuses(NoSuchSeason)
    def get(self, season_id: int, wanted: WantedCurves) -> Response:
        """Points or ratings over a stage, game by game, penalties of hands subtracted."""
        with reading() as session:
            season = leagues.season(session, season_id)
            rows = games.season_results(session, [season_id])
            if wanted.of == CurveOf.TEAMS:
                names = {team.id: team.name for team in people.teams(session, season.league_id)}
            else:
                names = people.names_of_players(session, sorted({row.player_id for row in rows}))
        values = _ratings(rows) if wanted.of == CurveOf.RATINGS else _points(rows, wanted.of)
        lines = [Line(names[key], values[key]) for key in sorted(values)]
        return _picture(draw_curves(f"{season.year} {season.season}", lines))


def _points(rows: Sequence[LeagueGameResult], whose: CurveOf) -> dict[int, list[Decimal]]:
    gained: dict[int, list[Decimal]] = {}
    for row in rows:
        key = row.team_id if whose == CurveOf.TEAMS else row.player_id
        gained.setdefault(key, [Decimal(0)]).append(row.points - row.penalty_points)
    return {key: list(accumulate(points)) for key, points in gained.items()}


def _ratings(rows: Sequence[LeagueGameResult]) -> dict[int, list[Decimal]]:
    results = [Result(row.game_id, row.player_id, row.rank, row.points) for row in rows]
    return {
        rating.player: [round(Decimal(value), 1) for value in rating.history]
        for rating in ratings_of(results)
    }


class LeagueScoreChart(Resource):
    @answers(200, Picture)
    @refuses(NoSuchGame)
    def get(self, game_id: int) -> Response:
        """Scores over a game, hand by hand."""
        with reading() as session:
            game = games.game(session, game_id)
            hands = records.hands_of_game(session, game_id)
            rows = records.hand_results(session, [hand.id for hand in hands])
            names = people.names_of_players(session, sorted({row.player_id for row in rows}))
        scores: dict[int, list[int]] = {}
        for row in rows:
            scores.setdefault(row.player_id, [row.start_score])
            if row.score is not None:
                scores[row.player_id].append(row.score)
        lines = [Line(names[key], values) for key, values in scores.items()]
        return _picture(draw_curves(f"{game.date} #{game.match_number}", lines))

"""/league-curves and /league-score-charts: pictures as SVG."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from enum import StrEnum
from itertools import accumulate

from flask import Response
from flask_restful import Resource
from pydantic import Field

from services.tournaments.league.domain.statistics.ratings import ratings_of
from services.tournaments.league.domain.statistics.results import Result
from services.tournaments.league.store import games, leagues, people, records
from shared.arguments import Arguments, accepts, answers
from shared.database import reading
from shared.drawing import Line, Picture, draw_chart, picture


class CurveOf(StrEnum):
    TEAMS = "teams"
    PLAYERS = "players"
    RATINGS = "ratings"


class WantedCurves(Arguments):
    """Whose curves."""

    of: CurveOf = Field(CurveOf.TEAMS, description="teams, players, or ratings of players.")


class LeagueCurves(Resource):
    @accepts(WantedCurves)
    @answers(200, Picture)
    def get(self, season_id: int, wanted: WantedCurves) -> Response:
        """Points or ratings over a stage, game by game, penalties of hands subtracted."""
        with reading() as session:
            season = leagues.season(session, season_id)
            results = games.season_results(session, [season_id])
            if wanted.of == CurveOf.TEAMS:
                names = people.names_of_teams(session, season.league_id)
            else:
                names = people.names_of_players(session, (result.player for result in results))
        values = _ratings(results) if wanted.of == CurveOf.RATINGS else _points(results, wanted.of)
        return _picture(f"{season.year} {season.season}", dict(sorted(values.items())), names)


def _points(results: Sequence[Result], whose: CurveOf) -> dict[int, list[Decimal]]:
    gained: dict[int, list[Decimal]] = {}
    for result in results:
        key = result.team if whose == CurveOf.TEAMS else result.player
        gained.setdefault(key, [Decimal(0)]).append(result.points - result.penalties)
    return {key: list(accumulate(points)) for key, points in gained.items()}


def _ratings(results: Sequence[Result]) -> dict[int, list[Decimal]]:
    return {
        rating.player: [round(Decimal(value), 1) for value in rating.history]
        for rating in ratings_of(results)
    }


class LeagueScoreChart(Resource):
    @answers(200, Picture)
    def get(self, game_id: int) -> Response:
        """Scores over a game, hand by hand."""
        with reading() as session:
            game = games.game(session, game_id)
            hands = records.hands_of_game(session, game_id)
            rows = records.hand_results(session, [hand.id for hand in hands])
            names = people.names_of_players(session, (row.player_id for row in rows))
        scores: dict[int, list[int]] = {}
        for row in rows:
            scores.setdefault(row.player_id, [row.start_score])
            if row.score is not None:
                scores[row.player_id].append(row.score)
        return _picture(f"{game.date} #{game.match_number}", scores, names)


def _picture(
    title: str, curves: Mapping[int, Sequence[Decimal | int]], names: Mapping[int, str]
) -> Response:
    """The legend tells the last value of each, too."""
    return picture(
        draw_chart(
            title,
            [
                Line([*enumerate(map(float, values))], f"{names[key]} {values[-1]}")
                for key, values in curves.items()
            ],
        )
    )

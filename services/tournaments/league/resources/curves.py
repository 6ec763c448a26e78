"""/league-curves and /league-score-charts: pictures as SVG."""

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from enum import StrEnum
from itertools import accumulate
from typing import Any

from flask import Response
from flask_restful import Resource
from pydantic import Field

from services.tournaments.league.actions.judge_season import tables_of_year
from services.tournaments.league.domain.chart_words import (
    NO_GAME,
    NO_HAND,
    game_text,
    round_text,
    stage_text,
)
from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.domain.statistics.ratings import ratings_of
from services.tournaments.league.domain.statistics.results import Result
from services.tournaments.league.store import games, leagues, people, records
from services.tournaments.league.tables.games import LeaguePenalty
from services.tournaments.league.tables.hands import LeagueHand
from services.tournaments.league.tables.leagues import LeagueSeason
from shared.arguments import Arguments, accepts, answers
from shared.database import reading
from shared.drawing import Line, Picture, draw_chart, picture
from shared.languages import Language
from shared.readers import day_text, number_text, reader_language


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
        """Points or ratings over a stage, game by game; every penalty is a step of its own.

        Curves of teams begin with what was carried over and end with the total of the standings.
        """
        with reading() as session:
            season = leagues.season(session, season_id)
            results = games.season_results(session, [season_id])
            penalties = games.penalties(session, season_id)
            if wanted.of == CurveOf.TEAMS:
                names = people.names_of_teams(session, season.league_id)
                begun = _carried_over(session, season)
            else:
                players: list[Result | LeaguePenalty] = [*results, *penalties]
                names = people.names_of_players(session, (_player_of(each) for each in players))
                begun = {}
        if wanted.of == CurveOf.RATINGS:
            values = _ratings(results)
        else:
            values = _points(results, penalties, wanted.of, begun)
        language = reader_language()
        title = f"{stage_text(Stage(season.season), language)} {season.year}"
        return _picture(title, dict(sorted(values.items())), names, language, decimals=1)


def _player_of(counted: Result | LeaguePenalty) -> int:
    return counted.player if isinstance(counted, Result) else counted.player_id or 0


def _carried_over(session: Any, season: LeagueSeason) -> dict[int, Decimal]:
    """With what each team begins a later stage; the first stage of a year begins with nothing."""
    if leagues.stages_of_year(session, season)[0] is season:
        return {}
    judged = tables_of_year(session, season.league_id, season.year)
    return {row.team_id: row.carried_over for row in judged.tables[Stage(season.season)]}


def _points(
    results: Sequence[Result],
    penalties: Sequence[LeaguePenalty],
    whose: CurveOf,
    begun: Mapping[int, Decimal],
) -> dict[int, list[Decimal]]:
    """Penalties outside games come behind the games of their day."""
    counted = [each for each in penalties if each.revoked_at is None]
    steps: list[tuple[date, int, Result | LeaguePenalty]] = [
        *((result.day, 0, result) for result in results),
        *((penalty.given_at.date(), 1, penalty) for penalty in counted),
    ]
    gained = {key: [value] for key, value in begun.items()}
    for _, _, step in sorted(steps, key=lambda step: step[:2]):
        of_team = whose == CurveOf.TEAMS
        if isinstance(step, Result):
            key, points = step.team if of_team else step.player, step.points - step.penalties
        else:
            key, points = step.team_id if of_team else _player_of(step), -step.points
        if key:
            gained.setdefault(key, [Decimal(0)]).append(points)
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
        language = reader_language()
        title = game_text(day_text(game.date, language), game.match_number, language)
        marks, empty = _marks_of_hands(hands, language), NO_HAND[language]
        return _picture(title, scores, names, language, marks=marks, if_empty=empty)


def _marks_of_hands(hands: Sequence[LeagueHand], language: Language) -> list[tuple[float, str]]:
    """The first hand of each round is marked where it begins; honba follow without a mark."""
    marks: list[tuple[float, str]] = []
    rounds = [hand.round for hand in hands]
    for place, name in enumerate(rounds):
        if place == 0 or rounds[place - 1] != name:
            marks.append((place, round_text(name, language)))
    return marks


def _picture(
    title: str,
    curves: Mapping[int, Sequence[Decimal | int]],
    names: Mapping[int, str],
    language: Language,
    *,
    decimals: int = 0,
    marks: Sequence[tuple[float, str]] | None = None,
    if_empty: str = "",
) -> Response:
    """The legend tells the last value of each, too; a picture without a curve says so."""
    return picture(
        draw_chart(
            title,
            [
                Line(
                    [*enumerate(map(float, values))],
                    f"{names[key]} {number_text(float(values[-1]), language, decimals)}",
                )
                for key, values in curves.items()
            ],
            language=language,
            marks=marks,
            note="" if curves else if_empty or NO_GAME[language],
        )
    )

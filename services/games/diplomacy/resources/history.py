"""/game-reports, /game-transitions, /game-results: what happened so far."""

import json
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.board import board_of
from services.games.diplomacy.actions.tell_report import orders_of, report_of, report_of_game
from services.games.diplomacy.domain.endings import standings, winner_of
from services.games.diplomacy.domain.phases import season_of, year_of
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import GameNotFinished, NoSuchGame, NoSuchTransition
from services.games.diplomacy.resources.arguments import Language
from services.games.diplomacy.resources.orders import told_orders
from services.games.diplomacy.resources.positions import GamePosition
from services.games.diplomacy.store import games, turns
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading


class ReportAsked(Arguments):
    """In which language."""

    lang: Language = "fr"


class Report(BaseModel):
    """The report of the last phase that was played."""

    content: str


class PlayedPhase(BaseModel):
    """A phase that was played."""

    advancement: int
    season: str = Field(examples=["spring"])
    year: int
    adjudicated_at: int


class PlayedPhases(BaseModel):
    """All phases that were played, the first one first."""

    transitions: list[PlayedPhase]


class GameTransition(PlayedPhase):
    """A phase: the position before, the orders, what became of each, the report, the position
    after. Orders and fake units are as in /game-orders, outcomes as the solver gives them."""

    position_before: GamePosition
    orders: list[tuple[int, int, int, int, int, int]]
    fake_units: list[tuple[int, int, int, int, int, int]]
    outcomes: list[Any]
    report: str
    position_after: GamePosition
    ending: str | None


class RoleResult(BaseModel):
    """Where a role came in; tied roles share the best of their ranks."""

    role: int
    centers: int
    rank: int


class GameResult(BaseModel):
    """How a game ended: `solo`, `last_year` or `stopped`; who won outright; who came where."""

    ending: str
    winner: int | None
    standings: list[RoleResult]


class GameReports(Resource):
    @accepts(ReportAsked)
    @answers(200, Report, conditional=True)
    @refuses(NoSuchGame)
    def get(self, game_id: int, asked: ReportAsked) -> Report:
        """Read the report of the last phase."""
        with reading() as session:
            game = games.game(session, game_id)
        return Report(content=report_of_game(game, asked.lang))


class GameTransitions(Resource):
    @answers(200, PlayedPhases)
    @refuses(NoSuchGame)
    def get(self, game_id: int) -> PlayedPhases:
        """List the phases that were played."""
        with reading() as session:
            game = games.game(session, game_id)
            played = turns.transitions_of(session, game_id)
        return PlayedPhases(transitions=[
            PlayedPhase(advancement=advancement, season=season_of(advancement),
                        year=year_of(advancement, game.year_zero),
                        adjudicated_at=int(at.timestamp()))
            for advancement, at in played])


class GameTransitionAt(Resource):
    @accepts(ReportAsked)
    @answers(200, GameTransition, conditional=True)
    @refuses(NoSuchGame, NoSuchTransition)
    def get(self, game_id: int, advancement: int, asked: ReportAsked) -> GameTransition:
        """Read one phase that was played."""
        with reading() as session:
            game = games.game(session, game_id)
            row = turns.transition(session, game_id, advancement)
        told = told_orders(game_id, orders_of(row))
        return GameTransition(
            advancement=advancement, season=season_of(advancement),
            year=year_of(advancement, game.year_zero),
            adjudicated_at=int(row.adjudicated_at.timestamp()),
            position_before=GamePosition.model_validate_json(row.position_before),
            orders=told.orders, fake_units=told.fake_units, outcomes=json.loads(row.outcomes),
            report=report_of(game, row, asked.lang),
            position_after=GamePosition.model_validate_json(row.position_after), ending=row.ending)


class GameResults(Resource):
    @answers(200, GameResult)
    @refuses(NoSuchGame, GameNotFinished)
    def get(self, game_id: int) -> GameResult:
        """Read the result of a finished game."""
        board = board_of(game_id)
        if board.game.current_state != State.STOPPED:
            raise GameNotFinished
        return GameResult(
            ending=board.game.ending or "",
            winner=winner_of(board.variant, board.position, board.game.victory_centers),
            standings=[RoleResult(role=one.role, centers=one.centers, rank=one.rank)
                       for one in standings(board.variant.roles, board.position)])

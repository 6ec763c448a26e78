"""/game-reports, /game-transitions, /game-results: what happened so far."""

import json
from datetime import datetime
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions import apply_fog
from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.actions.tell_report import (
    WELCOME,
    had_orders,
    orders_of,
    report_of,
)
from services.games.diplomacy.domain.endings import standings, winner_of
from services.games.diplomacy.domain.phases import season_of, year_of
from services.games.diplomacy.domain.recent import MOST, joined_text, since_orders
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import (
    GameNotFinished,
)
from services.games.diplomacy.resources.arguments import ReportLanguage
from services.games.diplomacy.resources.fog import viewing_roles
from services.games.diplomacy.resources.orders import stored_orders
from services.games.diplomacy.resources.positions import GamePosition
from services.games.diplomacy.store import games, phases
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import Transition
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, anyone
from shared.database import reading
from shared.languages import USUAL_LANGUAGE


class ReportAsked(Arguments):
    """In which language."""

    lang: ReportLanguage = USUAL_LANGUAGE


class PlayedPhase(BaseModel):
    """A phase that was played."""

    advancement: int
    season: str = Field(examples=["spring"])
    year: int
    adjudicated_at: int


class ReportedPhase(PlayedPhase):
    """A phase with its own report."""

    content: str


class Report(BaseModel):
    """The report of all phases since the last one that had orders, and of each of them."""

    content: str
    phases: list[ReportedPhase]


class PlayedPhases(BaseModel):
    """All phases that were played, the first one first."""

    transitions: list[PlayedPhase]


class GameTransition(PlayedPhase):
    """A phase: the position before, the orders, what became of each, the report, the position
    after. Orders and fake units are as in /game-orders, outcomes as the solver gives them."""

    position_before: GamePosition
    orders: list[list[int]]
    fake_units: list[list[int]]
    via_convoy: list[int]
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
    @anyone
    @accepts(ReportAsked)
    @answers(200, Report, conditional=True)
    def get(self, caller: Caller, game_id: int, asked: ReportAsked) -> Report:
        """Read what happened since orders were last given; in the fog what one's roles see."""
        with reading() as session:
            game = games.game(session, game_id)
            newest = phases.newest_transitions(session, game_id, MOST)
        roles = viewing_roles(caller, game)
        joined = since_orders(
            newest,
            had_orders if roles is None else lambda row: apply_fog.sees_orders(game, row, roles),
        )
        told = [
            report_of(game, row, asked.lang)
            if roles is None
            else apply_fog.visible_report(game, row, roles, asked.lang)
            for row in joined
        ]
        return Report(
            content=joined_text([_heading_and_words(text) for text in told])
            if told
            else WELCOME[asked.lang],
            phases=[
                ReportedPhase(
                    **played_phase(game, row.advancement, row.adjudicated_at), content=text
                )
                for row, text in zip(joined, told, strict=True)
            ],
        )


def _heading_and_words(report: str) -> tuple[str, str]:
    heading, _, words = report.partition("\n\n")
    return heading, words


def played_phase(game: Game, advancement: int, at: datetime) -> dict[str, Any]:
    return {
        "advancement": advancement,
        "season": season_of(advancement),
        "year": year_of(advancement, game.year_zero, game.increment),
        "adjudicated_at": int(at.timestamp()),
    }


class GameTransitions(Resource):
    @answers(200, PlayedPhases)
    def get(self, game_id: int) -> PlayedPhases:
        """List the phases that were played."""
        with reading() as session:
            game = games.game(session, game_id)
            played = phases.transitions_of(session, game_id)
        return PlayedPhases(
            transitions=[
                PlayedPhase(**played_phase(game, advancement, at)) for advancement, at in played
            ]
        )


class GameTransitionAt(Resource):
    @anyone
    @accepts(ReportAsked)
    @answers(200, GameTransition, conditional=True)
    def get(
        self, caller: Caller, game_id: int, advancement: int, asked: ReportAsked
    ) -> GameTransition:
        """Read one phase that was played; in the fog what one's roles see of it."""
        with reading() as session:
            game = games.game(session, game_id)
            row = phases.transition(session, game_id, advancement)
        roles = viewing_roles(caller, game)
        view = (
            _whole_phase(game, row, asked.lang)
            if roles is None
            else apply_fog.visible_transition(game, row, roles, asked.lang)
        )
        orders = stored_orders(game_id, view.orders)
        return GameTransition(
            **played_phase(game, advancement, row.adjudicated_at),
            position_before=GamePosition(**view.before),
            position_after=GamePosition(**view.after),
            orders=orders.orders,
            fake_units=orders.fake_units,
            via_convoy=orders.via_convoy,
            outcomes=view.outcomes,
            report=view.report,
            ending=row.ending,
        )


def _whole_phase(game: Game, row: Transition, lang: str) -> apply_fog.PhaseView:
    return apply_fog.PhaseView(
        json.loads(row.position_before),
        json.loads(row.position_after),
        orders_of(row),
        json.loads(row.outcomes),
        report_of(game, row, lang),
    )


class GameResults(Resource):
    @answers(200, GameResult)
    def get(self, game_id: int) -> GameResult:
        """Read the result of a finished game."""
        board = board_of(game_id)
        if board.game.current_state != State.STOPPED:
            raise GameNotFinished
        return GameResult(
            ending=board.game.ending or "",
            winner=winner_of(board.variant, board.position, board.game.victory_centers),
            standings=[
                RoleResult(role=one.role, centers=one.centers, rank=one.rank)
                for one in standings(board.variant.roles, board.position)
            ],
        )

"""/game-scores, /scoring-systems: a finished game under the scoring systems."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import GameNotFinished
from shared.arguments import Arguments, accepts, answers
from shared.scoring import CODES, SYSTEMS, Result, score

Code = Literal[CODES]  # type: ignore[valid-type]


class WhichSystem(Arguments):
    """One system, or all of them."""

    system: Code | None = Field(None, examples=["CDIP"], description="All of them if not given.")


class RoleScore(BaseModel):
    """A role's points; `exact` is the same as a fraction."""

    role: int
    points: float
    exact: str = Field(examples=["39/2"])


class GameScores(BaseModel):
    """Points by system."""

    scores: dict[str, list[RoleScore]]


class ScoringSystem(BaseModel):
    """A way to score a game."""

    code: str
    name: str


class ScoringSystemList(BaseModel):
    """The systems there are."""

    systems: list[ScoringSystem]


class ScoringSystems(Resource):
    @answers(200, ScoringSystemList)
    def get(self) -> ScoringSystemList:
        """List the systems a finished game can be scored with."""
        return ScoringSystemList(
            systems=[ScoringSystem(code=code, name=system.name) for code, system in SYSTEMS.items()]
        )


class GameScoresOf(Resource):
    @accepts(WhichSystem)
    @answers(200, GameScores)
    def get(self, game_id: int, which: WhichSystem) -> GameScores:
        """Score a finished game."""
        board = board_of(game_id)
        if board.game.current_state != State.STOPPED:
            raise GameNotFinished
        result = Result(
            {role: len(board.position.centers_of(role)) for role in board.variant.played_roles},
            len(board.variant.centers),
        )
        chosen = [which.system] if which.system else list(SYSTEMS)
        return GameScores(
            scores={
                system: [
                    RoleScore(role=role, points=float(points), exact=str(points))
                    for role, points in score(system, result).items()
                ]
                for system in chosen
            }
        )

"""/go-boards, /go-positions: the board after any move, drawn or as points."""

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.judge_clocks import judged_game
from services.games.go.actions.take_turn import replay_of
from services.games.go.domain.board import Colour
from services.games.go.domain.counting import count
from services.games.go.domain.drawing import board_svg
from services.games.go.domain.points import sgf_of, sgf_points
from services.games.go.domain.records import Replay
from services.games.go.domain.results import Ending
from services.games.go.domain.snapshots import snapshot_of
from services.games.go.domain.status import Status
from services.games.go.tables.games import GoGame
from shared.arguments import Arguments, accepts, answers
from shared.drawing import Picture, picture
from shared.readers import reader_language

COUNTED = (Status.SCORE, Status.SCORE2, Status.FINISHED)
BROKEN_OFF = Ending.RESIGNATION  # from this score on nothing was counted


class PositionAsked(Arguments):
    """Which position."""

    move: int | None = Field(None, ge=0, description="After this move; the present one if absent.")


class PositionView(BaseModel):
    """A position: stones as points of SGF."""

    move: int
    size: int
    black: list[str]
    white: list[str]
    marked: list[str]
    last_move: str
    black_prisoners: int
    white_prisoners: int
    snapshot: str


class GoPositions(Resource):
    @accepts(PositionAsked)
    @answers(200, PositionView)
    def get(self, game_id: int, asked: PositionAsked) -> PositionView:
        """Read the position after any move."""
        game, found = _replay(game_id, asked.move)
        board, last = found.position.board, found.position.last_move

        return PositionView(
            move=game.moves if asked.move is None else min(asked.move, game.moves),
            size=game.size,
            black=sgf_points(board.points_of(Colour.BLACK), game.size),
            white=sgf_points(board.points_of(Colour.WHITE), game.size),
            marked=sgf_points(found.marked, game.size),
            last_move="" if last is None else sgf_of(last, game.size),
            black_prisoners=found.position.prisoners[Colour.BLACK],
            white_prisoners=found.position.prisoners[Colour.WHITE],
            snapshot=snapshot_of(board, found.marked),
        )


class GoBoards(Resource):
    @accepts(PositionAsked)
    @answers(200, Picture)
    def get(self, game_id: int, asked: PositionAsked) -> Response:
        """Draw the board after any move as SVG: last move, marks, and territory when counted."""
        game, found = _replay(game_id, asked.move)
        board, territory = found.position.board, {}
        if asked.move is None and game.status in COUNTED and abs(game.score) < BROKEN_OFF:
            counted = count(board, found.marked)
            territory = dict.fromkeys(counted.black_territory, int(Colour.BLACK)) | dict.fromkeys(
                counted.white_territory, int(Colour.WHITE)
            )
        last, marked = found.position.last_move, sorted(found.marked)
        return picture(board_svg(board, last, marked, territory, language=reader_language()))


def _replay(game_id: int, move: int | None) -> tuple[GoGame, Replay]:
    with judged_game(game_id) as (session, game):
        return game, replay_of(session, game, move)

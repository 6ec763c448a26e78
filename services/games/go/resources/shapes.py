"""/go-shapes, /go-game-shapes: start positions with a name, and games that began with one."""

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import save_shape as acts
from services.games.go.actions.take_turn import start_board
from services.games.go.domain.drawing import board_svg
from services.games.go.domain.points import sgf_points
from services.games.go.domain.snapshots import ShapeFlag, board_of, differing_points
from services.games.go.refusals import (
    UnknownShape,
)
from services.games.go.store import games, templates
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Caller, Member, anyone, member
from shared.database import reading
from shared.drawing import Picture, picture
from shared.peers import Done
from shared.readers import reader_language


class Shape(Arguments):
    """A start position: as a snapshot, or as an SGF and how many of its moves to play."""

    name: str = Field(min_length=1, max_length=40, examples=["Crosscut"], description="Its name.")
    position: str = Field(
        "",
        max_length=255,
        examples=["*#Y@ S9 W"],
        description="<snapshot> S<size> [W]; W when White begins.",
    )
    sgf: str = Field("", max_length=30_720, description="Instead of a position: an SGF record.")
    sgf_moves: int = Field(0, ge=0, le=1000, description="Moves of the SGF to play first.")
    notes: str = Field("", max_length=10_000, description="What it is for.")
    public: bool = Field(False, description="Whether everybody sees it.")

    def start(self) -> str:
        if self.sgf:
            return acts.position_from_sgf(self.sgf.encode(), self.sgf_moves)
        return self.position


class ShapeView(BaseModel, from_attributes=True):
    """A shape."""

    id: int
    player_id: int
    name: str
    size: int
    white_first: bool
    public: bool
    notes: str
    snapshot: str


class ShapeList(BaseModel):
    """One's own shapes and the public ones."""

    shapes: list[ShapeView]


class KeptShape(BaseModel):
    """The shape that was kept."""

    msg: str
    shape_id: int


class ShapeCopy(BaseModel):
    """A game's shape as it is now, the copy the game began with, and where they differ."""

    shape: ShapeView | None
    game_snapshot: str
    differing_points: list[str]


class GoShapes(Resource):
    @member
    @answers(200, ShapeList)
    def get(self, caller: Member) -> ShapeList:
        """List one's own shapes and the public ones."""
        with reading() as session:
            return ShapeList(
                shapes=[
                    ShapeView.model_validate(row)
                    for row in templates.shapes_visible_to(
                        session, caller.player_id, ShapeFlag.PUBLIC
                    )
                ]
            )

    @member(scope=PLAY)
    @accepts(Shape)
    @answers(201, KeptShape)
    def post(self, caller: Member, sent: Shape) -> KeptShape:
        """Keep a start position under a name."""
        shape_id = acts.save_shape(caller, sent.name, sent.start(), sent.notes, sent.public)
        return KeptShape(msg="Ok shape kept", shape_id=shape_id)


class GoShapeById(Resource):
    @member(scope=PLAY)
    @accepts(Shape)
    @answers(200, KeptShape)
    def put(self, caller: Member, shape_id: int, sent: Shape) -> KeptShape:
        """Change one's shape; games that began with it keep their copy."""
        acts.save_shape(caller, sent.name, sent.start(), sent.notes, sent.public, shape_id)
        return KeptShape(msg="Ok shape changed", shape_id=shape_id)

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, shape_id: int) -> Done:
        """Delete one's shape."""
        acts.delete_shape(caller, shape_id)
        return Done(msg="Ok shape deleted")

    @anyone
    @answers(200, Picture)
    def get(self, caller: Caller, shape_id: int) -> Response:
        """Draw a shape as SVG: a public one, or one's own."""
        with reading() as session:
            shape = templates.shape_visible_to(session, shape_id, caller.player_id)
        board = board_of(shape.snapshot, shape.size)
        return picture(board_svg(board, language=reader_language()))


class GoGameShapes(Resource):
    @member
    @answers(200, ShapeCopy)
    def get(self, caller: Member, game_id: int) -> ShapeCopy:
        """Compare a game's start position with the shape it was taken from."""
        with reading() as session:
            game = games.game(session, game_id)
            try:
                shape = templates.shape_visible_to(session, game.shape_id, caller.player_id)
            except UnknownShape:
                shape = None
        if shape is None or shape.size != game.size:
            return ShapeCopy(shape=None, game_snapshot=game.shape_snapshot, differing_points=[])
        differing = differing_points(board_of(shape.snapshot, shape.size), start_board(game))
        return ShapeCopy(
            shape=ShapeView.model_validate(shape),
            game_snapshot=game.shape_snapshot,
            differing_points=sgf_points(differing, game.size),
        )

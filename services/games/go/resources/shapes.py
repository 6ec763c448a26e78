"""/go-shapes, /go-templates, /go-blocked-players: what players prepare for their games."""

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import keep_shape as acts
from services.games.go.actions.take_turn import start_board
from services.games.go.domain.drawing import drawn
from services.games.go.domain.points import sgf_of
from services.games.go.domain.setup_text import settings_of, template_text
from services.games.go.domain.snapshots import ShapeFlag, board_of, differing_points
from services.games.go.refusals import (
    NameTaken,
    NotYourShape,
    RulesForbid,
    UnfitName,
    UnknownGame,
    UnknownShape,
)
from services.games.go.resources.players import Picture, svg
from services.games.go.resources.settings import (
    ProposedSettings,
    SettingsView,
    caller,
    members_only,
    settings_view,
)
from services.games.go.store import beside, games, proposals
from shared.arguments import Arguments, accepts, answers, refuses
from shared.auth import authenticated
from shared.database import reading, writing
from shared.peers import Done

LONGEST_NAME = 40


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


class ShapeView(BaseModel):
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


class TemplateView(BaseModel):
    """Settings kept under a name, also as the one-line setup text."""

    name: str
    text: str
    settings: SettingsView


class TemplateList(BaseModel):
    """One's templates."""

    templates: list[TemplateView]


class GoShapes(Resource):
    @members_only
    @answers(200, ShapeList)
    def get(self) -> ShapeList:
        """List one's own shapes and the public ones."""
        who = caller()
        with reading() as session:
            return ShapeList(
                shapes=[
                    _view(row)
                    for row in proposals.shapes_seen_by(session, who.player_id, ShapeFlag.PUBLIC)
                ]
            )

    @members_only
    @accepts(Shape)
    @answers(201, KeptShape)
    @refuses(NameTaken, RulesForbid)
    def post(self, sent: Shape) -> KeptShape:
        """Keep a start position under a name."""
        shape_id = acts.keep_shape(caller(), sent.name, sent.start(), sent.notes, sent.public)
        return KeptShape(msg="Ok shape kept", shape_id=shape_id)


class GoShapeById(Resource):
    @members_only
    @accepts(Shape)
    @answers(200, KeptShape)
    @refuses(UnknownShape, NotYourShape, NameTaken, RulesForbid)
    def put(self, shape_id: int, sent: Shape) -> KeptShape:
        """Change one's shape; games that began with it keep their copy."""
        acts.keep_shape(caller(), sent.name, sent.start(), sent.notes, sent.public, shape_id)
        return KeptShape(msg="Ok shape changed", shape_id=shape_id)

    @members_only
    @answers(200, Done)
    @refuses(UnknownShape, NotYourShape)
    def delete(self, shape_id: int) -> Done:
        """Delete one's shape."""
        acts.drop_shape(caller(), shape_id)
        return Done(msg="Ok shape deleted")

    @answers(200, Picture)
    @refuses(UnknownShape)
    def get(self, shape_id: int) -> Response:
        """Draw a shape as SVG."""
        with reading() as session:
            shape = proposals.shape(session, shape_id)
        return svg(drawn(board_of(shape.snapshot, shape.size)))


class GoGameShapes(Resource):
    @authenticated
    @answers(200, ShapeCopy)
    @refuses(UnknownGame)
    def get(self, game_id: int) -> ShapeCopy:
        """Compare a game's start position with the shape it was taken from."""
        with reading() as session:
            game = games.game(session, game_id)
            try:
                shape = proposals.shape(session, game.shape_id)
            except UnknownShape:
                shape = None
        if shape is None or shape.size != game.size:
            return ShapeCopy(shape=None, game_snapshot=game.shape_snapshot, differing_points=[])
        differing = differing_points(board_of(shape.snapshot, shape.size), start_board(game))
        return ShapeCopy(
            shape=_view(shape),
            game_snapshot=game.shape_snapshot,
            differing_points=[sgf_of(point, game.size) for point in differing],
        )


class GoTemplates(Resource):
    @members_only
    @answers(200, TemplateList)
    def get(self) -> TemplateList:
        """List one's templates."""
        who = caller()
        with reading() as session:
            rows = proposals.templates_of(session, who.player_id)
        return TemplateList(
            templates=[
                TemplateView(
                    name=row.name, text=row.text, settings=settings_view(settings_of(row.text))
                )
                for row in rows
            ]
        )


class GoTemplate(Resource):
    @members_only
    @accepts(ProposedSettings)
    @answers(200, Done)
    @refuses(UnfitName, UnknownShape, RulesForbid)
    def put(self, name: str, sent: ProposedSettings) -> Done:
        """Keep settings under a name, for invitations and offers."""
        who = caller()
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UnfitName
        settings, _snapshot = sent.proposed()
        with writing() as session:
            beside.keep_template(
                session, who.player_id, name, template_text(who.player_id, settings)
            )
        return Done(msg="Ok template kept")

    @members_only
    @answers(200, Done)
    @refuses(UnfitName)
    def delete(self, name: str) -> Done:
        """Forget a template; one that is not there is forgotten already."""
        who = caller()
        if not name.isprintable():
            raise UnfitName
        with writing() as session:
            beside.forget_template(session, who.player_id, name)
        return Done(msg="Ok template forgotten")


class GoBlockedPlayers(Resource):
    @members_only
    @answers(200, Done)
    def put(self, player_id: int) -> Done:
        """Hide one's offers from a player and refuse his invitations."""
        who = caller()
        with writing() as session:
            beside.block(session, who.player_id, player_id)
        return Done(msg="Ok player blocked")

    @members_only
    @answers(200, Done)
    def delete(self, player_id: int) -> Done:
        """Block a player no longer."""
        who = caller()
        with writing() as session:
            beside.unblock(session, who.player_id, player_id)
        return Done(msg="Ok player unblocked")


def _view(row) -> ShapeView:
    return ShapeView(
        id=row.id,
        player_id=row.player_id,
        name=row.name,
        size=row.size,
        white_first=bool(row.flags & ShapeFlag.WHITE_FIRST),
        public=bool(row.flags & ShapeFlag.PUBLIC),
        notes=row.notes,
        snapshot=row.snapshot,
    )

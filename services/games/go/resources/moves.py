"""/go-moves, /go-handicaps, /go-resignations: play; the records of a game with their comments."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import play_move as acts
from services.games.go.actions.judge_clocks import judged_game
from services.games.go.actions.take_turn import start_board
from services.games.go.domain.board import Colour
from services.games.go.domain.comments import reader_of, visible_text
from services.games.go.domain.points import sgf_points
from services.games.go.domain.status import Status
from services.games.go.refusals import (
    AlreadyPlayed,
    GameFinished,
    GameNotStarted,
    InvalidGameStatus,
    NotInThisGame,
    NotYourTurn,
    RulesForbid,
    TimeIsUp,
    UnknownGame,
)
from services.games.go.resources.settings import Message, MoveNumber
from services.games.go.resources.views import GameView, game_after
from services.games.go.store import games, seats
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member

TURN_REFUSALS = (
    UnknownGame,
    NotInThisGame,
    NotYourTurn,
    AlreadyPlayed,
    GameFinished,
    GameNotStarted,
    InvalidGameStatus,
    TimeIsUp,
    RulesForbid,
)


class Move(Arguments):
    """A stone or a pass, with what is to answer the opponent's next move."""

    move_number: MoveNumber
    move: str = Field(max_length=6, examples=["dd"], description="dd, d16 or pass.")
    message: Message = ""
    conditions: str = Field(
        "",
        max_length=2048,
        examples=["r14 n16 q3 q4"],
        description=(
            "Conditional moves, beginning with the opponent's: a list, or an SGF-like tree."
        ),
    )
    private: bool = Field(False, description="Keep the conditions to yourself after the end.")


class HandicapStones(Arguments):
    """Where to put the handicap stones."""

    move_number: MoveNumber = 0
    points: str = Field(
        "std",
        max_length=100,
        examples=["dd pp"],
        description="As many points as the handicap, or std.",
    )
    message: Message = ""


class Resignation(Arguments):
    """Giving up."""

    move_number: MoveNumber
    message: Message = ""


class RecordView(BaseModel):
    """A record: a stone, a prisoner (stone 0), a mark (7, 8), a pass (-1) and so on."""

    number: int
    stone: int
    x: int
    y: int
    hours: int
    conditional: bool


class CommentView(BaseModel):
    """What of a comment the reader may see."""

    number: int
    player_id: int
    text: str


class RecordList(BaseModel):
    """The shape a game began with, all its records in order, and the comments."""

    start_black: list[str]
    start_white: list[str]
    moves: list[RecordView]
    comments: list[CommentView]


class GoMoves(Resource):
    @member(scope=PLAY)
    @accepts(Move)
    @answers(201, GameView)
    def post(self, caller: Member, game_id: int, move: Move) -> GameView:
        """Play a stone or pass; answers prepared by the opponent follow at once."""
        return game_after(
            acts.play_move(
                caller,
                game_id,
                move.move_number,
                move.move,
                move.message,
                move.conditions,
                move.private,
            )
        )

    @member
    @answers(200, RecordList)
    def get(self, caller: Member, game_id: int) -> RecordList:
        """Read the records of a game and what one may read of its comments."""
        with judged_game(game_id) as (session, game):
            start = start_board(game)
            prepared = games.conditional_numbers(session, game_id)
            records = [
                RecordView(
                    number=row.number,
                    stone=row.stone,
                    x=row.column,
                    y=row.row,
                    hours=row.hours,
                    conditional=row.number in prepared,
                )
                for row in games.records_of(session, game_id)
            ]
            is_player = caller.player_id in seats.player_ids(session, game)
            is_over = game.status == Status.FINISHED
            comments = [
                CommentView(number=row.number, player_id=row.player_id, text=text)
                for row in games.comments_of(session, game_id)
                if (
                    text := visible_text(
                        row.text, reader_of(row.player_id, caller.player_id, is_player), is_over
                    )
                )
            ]
        return RecordList(
            start_black=sgf_points(start.points_of(Colour.BLACK), game.size),
            start_white=sgf_points(start.points_of(Colour.WHITE), game.size),
            moves=records,
            comments=comments,
        )


class GoHandicaps(Resource):
    @member(scope=PLAY)
    @accepts(HandicapStones)
    @answers(201, GameView)
    def post(self, caller: Member, game_id: int, stones: HandicapStones) -> GameView:
        """Place the handicap stones where placement is free."""
        return game_after(
            acts.place_handicap(caller, game_id, stones.move_number, stones.points, stones.message)
        )


class GoResignations(Resource):
    @member(scope=PLAY)
    @accepts(Resignation)
    @answers(201, GameView)
    def post(self, caller: Member, game_id: int, resignation: Resignation) -> GameView:
        """Resign, also when it is not one's turn."""
        return game_after(
            acts.resign_game(caller, game_id, resignation.move_number, resignation.message)
        )

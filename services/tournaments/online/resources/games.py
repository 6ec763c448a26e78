"""/tournament-go-games, /go-board-games, /go-board-gifts: the games, and what a director does."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.online.actions.direct_games import (
    SeenGame,
    give_time,
    repair_game,
    see_games,
)
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.peers import Done


class GoBoardGameSeen(BaseModel):
    """How far a board is; `game_id` is that of /go-games, `board` null once it was taken back."""

    id: int
    round: int
    board: int | None
    white: str
    black: str
    stones: int
    status: str
    finished: bool
    game_id: int | None
    message: str
    tries: int


class GoBoardGamesSeen(BaseModel):
    """The games of all boards; what is not made, and why, only for arbiters."""

    games: list[GoBoardGameSeen]


class Repair(Arguments):
    """What the director decides."""

    act: Literal["retry", "another", "detach"] = Field(
        examples=["retry"],
        description="Ask again, make another game, or enter the result by hand.",
    )


class Gift(Arguments):
    """Time for a player."""

    colour: Literal["black", "white"] = Field(examples=["black"], description="Who gets it.")
    hours: int = Field(0, ge=0, le=210, description="Hours of main time, up to 14 days of 15.")
    reset_byoyomi: bool = Field(False, description="Also give all periods back.")


class GiftGiven(BaseModel):
    """What was given: hours, or -1 and -2 when only byo-yomi was reset."""

    given: int


def _as_json(seen: SeenGame, by_arbiter: bool) -> GoBoardGameSeen:
    game = seen.game
    return GoBoardGameSeen(
        id=game.id,
        round=game.round,
        board=seen.board,
        white=seen.names[0],
        black=seen.names[1],
        stones=game.stones,
        status=game.status,
        finished=game.finished,
        game_id=game.game_id,
        message=game.message if by_arbiter else "",
        tries=game.tries if by_arbiter else 0,
    )


class TournamentGoGames(Resource):
    @anyone(code=True)
    @answers(200, GoBoardGamesSeen)
    def get(self, caller: Caller, tournament_id: int) -> GoBoardGamesSeen:
        """List the games of a tournament on the platform."""
        seen = see_games(caller, tournament_id)
        return GoBoardGamesSeen(games=[_as_json(each, seen.by_arbiter) for each in seen.games])


class GoBoardGames(Resource):
    @member(scope=ORGANISE)
    @accepts(Repair)
    @answers(200, Done)
    def put(self, caller: Member, board_game_id: int, repair: Repair) -> Done:
        """Repair a board whose game hangs, is gone or shall count no longer; for arbiters."""
        repair_game(caller, board_game_id, repair.act)
        return Done(msg="Noted")


class GoBoardGifts(Resource):
    @member(scope=ORGANISE)
    @accepts(Gift)
    @answers(201, GiftGiven)
    def post(self, caller: Member, board_game_id: int, gift: Gift) -> GiftGiven:
        """Give a player time; for arbiters."""
        given = give_time(caller, board_game_id, gift.colour, gift.hours, gift.reset_byoyomi)
        return GiftGiven(given=given)

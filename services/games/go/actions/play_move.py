"""A player moves, places the handicap or resigns; prepared answers follow at once."""

from services.games.go.actions import use_turn
from services.games.go.actions.follow_conditions import add_conditions, follow_conditions
from services.games.go.actions.take_turn import (
    Turn,
    add_comment,
    hand_over,
    hold_game,
    hold_turn,
    position_of,
)
from services.games.go.domain.board import Colour
from services.games.go.domain.comments import is_blank
from services.games.go.domain.placement import standard_points
from services.games.go.domain.points import point_of, points_of, sgf_of
from services.games.go.domain.records import handicap_stones
from services.games.go.domain.rules_broken import InvalidAction, WrongNumberOfHandicapStones
from services.games.go.domain.snapshots import snapshot_of
from services.games.go.domain.status import Status
from services.games.go.store import seats
from shared.members import Member

STANDARD = "std"


def play_move(
    who: Member,
    game_id: int,
    move_number: int,
    move: str,
    message: str = "",
    conditions: str = "",
    private: bool = False,
) -> Turn:
    """Put a stone or pass; `conditions` are answers to what the opponent may do then."""
    with hold_turn(who, game_id, move_number) as turn:
        game = turn.game
        if move.strip().lower() == "pass":
            point = -1
            use_turn.pass_turn(turn)
        else:
            point = point_of(move, game.size)
            use_turn.put_stone(turn, point)
        add_comment(turn, game.moves, message)
        if conditions:
            add_conditions(turn, conditions, private)
        if seats.is_for_two(game):
            follow_conditions(turn, point, stopped=not is_blank(message))
        return turn


def place_handicap(
    who: Member, game_id: int, move_number: int, points_text: str, message: str = ""
) -> Turn:
    """Place all handicap stones at once; `std` asks for the standard places."""
    with hold_turn(who, game_id, move_number) as turn:
        game = turn.game
        standard = points_text.strip().lower() == STANDARD
        points = [] if standard else points_of(points_text, game.size)
        if not game.handicap or game.moves or game.status != Status.PLAY:
            raise InvalidAction
        points = points or standard_points(game.size, game.handicap)
        board = position_of(turn.session, game).board
        if (
            len(set(points)) != game.handicap
            or len(points) != game.handicap
            or any(board.stones[point] for point in points)
        ):
            raise WrongNumberOfHandicapStones
        for point in points:
            board.stones[point] = Colour.BLACK
        game.snapshot = snapshot_of(board)
        game.last_move = sgf_of(points[-1], game.size)
        hand_over(turn, handicap_stones(points, game.size, turn.hours), Status.PLAY, game.handicap)
        add_comment(turn, game.moves, message)
        return turn


def resign_game(who: Member, game_id: int, move_number: int, message: str = "") -> Turn:
    """Resigning also needs the move number: nobody gives up a game he has not seen."""
    with hold_game(who, game_id, move_number) as turn:
        add_comment(turn, turn.game.moves + 1, message)
        use_turn.resign(turn)
        return turn

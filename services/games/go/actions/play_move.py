"""A player moves, and prepared answers follow at once."""

from services.games.go.actions import play
from services.games.go.actions.follow_conditions import add_conditions, follow_conditions
from services.games.go.actions.take_turn import Turn, add_comment, hold_game, hold_turn
from services.games.go.domain.comments import is_blank
from services.games.go.domain.points import point_of, points_of
from services.games.go.domain.rules_broken import InvalidAction
from services.games.go.domain.status import Status
from services.games.go.refusals import AlreadyPlayed
from services.games.go.store import seats
from shared.identity import Identity

STANDARD = "std"


def play_move(
    who: Identity,
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
            play.pass_turn(turn)
        else:
            point = point_of(move, game.size)
            play.put_stone(turn, point)
        add_comment(turn, game.moves, message)
        if conditions:
            add_conditions(turn, conditions, private)
        if seats.is_for_two(game):
            follow_conditions(turn, point, stopped=not is_blank(message))
        return turn


def place_handicap(
    who: Identity, game_id: int, move_number: int, points: str, message: str = ""
) -> Turn:
    """Place all handicap stones; `std` asks for the standard places."""
    with hold_turn(who, game_id, move_number) as turn:
        standard = points.strip().lower() == STANDARD
        play.place_handicap(turn, [] if standard else points_of(points, turn.game.size))
        add_comment(turn, turn.game.moves, message)
        return turn


def score(
    who: Identity,
    game_id: int,
    move_number: int,
    points: str,
    agree: bool,
    once: bool = True,
    message: str = "",
) -> Turn:
    """A step of scoring; saying one agrees must fit what one sends."""
    with hold_turn(who, game_id, move_number) as turn:
        toggles = points_of(points, turn.game.size)
        is_silent = not toggles and turn.game.status == Status.SCORE2
        if (agree and toggles) or (is_silent and not agree):
            raise InvalidAction("Agree without points, or send points and do not agree.")
        number = turn.game.moves + 1
        add_comment(turn, number, message)
        play.score(turn, toggles, once)
        return turn


def resign(who: Identity, game_id: int, move_number: int, message: str = "") -> Turn:
    """Resigning also needs the move number: nobody gives up a game he has not seen."""
    with hold_game(who, game_id) as turn:
        if turn.game.moves != move_number:
            raise AlreadyPlayed
        add_comment(turn, turn.game.moves + 1, message)
        play.resign(turn)
        return turn

"""The moves of a turn somebody holds, by hand or by condition: a stone, a pass, resignation."""

from services.games.go.actions.end_without_result import notice_repetition
from services.games.go.actions.finish_game import finish_game
from services.games.go.actions.take_turn import Turn, hand_over, position_of
from services.games.go.domain.board import Colour
from services.games.go.domain.points import sgf_of
from services.games.go.domain.records import Mark, MoveRecord, board_move
from services.games.go.domain.repetition import fingerprint
from services.games.go.domain.results import Ending
from services.games.go.domain.rules_broken import EarlyPass, InvalidAction
from services.games.go.domain.snapshots import snapshot_of
from services.games.go.domain.status import GameFlag, Status


def put_stone(turn: Turn, point: int) -> None:
    """Play on the board; in scoring this resumes the game."""
    game = turn.game
    if game.moves < game.handicap:
        raise InvalidAction("The handicap stones come first.")
    position = position_of(turn.session, game)
    captured = position.play(point, turn.colour)
    number = game.moves + 1
    records = board_move(number, turn.colour, point, captured, game.size, turn.hours)
    if captured:
        game.black_prisoners = position.prisoners[Colour.BLACK]
        game.white_prisoners = position.prisoners[Colour.WHITE]
    game.flags = game.flags | GameFlag.KO if position.ko else game.flags & ~GameFlag.KO
    game.last_move = sgf_of(point, game.size)
    game.snapshot = snapshot_of(position.board)
    game.score = 0.0
    found = fingerprint(position.board)
    if game.black_prisoners or game.white_prisoners:  # without captures nothing comes back
        notice_repetition(turn, position.board, found)
    hand_over(turn, records, Status.PLAY, number, found)


def pass_turn(turn: Turn) -> None:
    """Pass; the second pass in a row begins the scoring. Ko and last move stay as they are."""
    game = turn.game
    if game.moves < game.handicap:
        raise EarlyPass
    if game.status not in (Status.PLAY, Status.PASS):
        raise InvalidAction
    status = Status.PASS if game.status == Status.PLAY else Status.SCORE
    number = game.moves + 1
    hand_over(turn, [MoveRecord(number, turn.colour, Mark.PASS, 0, turn.hours)], status, number)


def resign(turn: Turn) -> None:
    """Give up, also when it is not one's turn."""
    game = turn.game
    number = game.moves + 1
    hours = turn.hours if game.to_move_id == turn.player.player_id else 0
    record = MoveRecord(number, turn.colour, Mark.RESIGN, 0, hours)
    hand_over(turn, [record], Status.FINISHED, number)
    sign = 1 if turn.colour is Colour.BLACK else -1
    finish_game(
        turn.session,
        game,
        float(sign * Ending.RESIGNATION),
        turn.now,
        actor_id=turn.player.player_id,
    )

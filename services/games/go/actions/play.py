"""The ways to use a turn: a stone, a pass, the handicap, a step of scoring; and resignation."""

from services.games.go.actions.end_without_result import notice_repetition
from services.games.go.actions.finish_game import finish_game
from services.games.go.actions.take_turn import Turn, hand_over, position_of, replay_of
from services.games.go.domain.board import Board, Colour
from services.games.go.domain.counting import Count, count, marks_after
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.placement import standard_points
from services.games.go.domain.points import sgf_of
from services.games.go.domain.records import Mark, MoveRecord, board_move, score_step
from services.games.go.domain.repetition import fingerprint
from services.games.go.domain.results import Ending
from services.games.go.domain.rules_broken import (
    EarlyPass,
    InvalidAction,
    WrongNumberOfHandicapStones,
)
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


def place_handicap(turn: Turn, points: list[int]) -> None:
    """Put all handicap stones at once; an empty list asks for the standard places."""
    game = turn.game
    if not game.handicap or game.moves or game.status != Status.PLAY:
        raise InvalidAction
    points = points or standard_points(game.size, game.handicap)
    board: Board = position_of(turn.session, game).board
    if (
        len(set(points)) != game.handicap
        or len(points) != game.handicap
        or any(board.stones[point] for point in points)
    ):
        raise WrongNumberOfHandicapStones
    for point in points:
        board.stones[point] = Colour.BLACK
    records = [
        MoveRecord(
            number,
            Colour.BLACK,
            point % game.size,
            point // game.size,
            turn.hours if number == game.handicap else 0,
        )
        for number, point in enumerate(points, 1)
    ]
    game.snapshot = snapshot_of(board)
    game.last_move = sgf_of(points[-1], game.size)
    hand_over(turn, records, Status.PLAY, game.handicap)


def score(turn: Turn, points: list[int], once: bool = True) -> None:
    """Toggle what is dead or neutral; nothing to toggle in SCORE2 agrees and ends the game."""
    game = turn.game
    if game.status not in (Status.SCORE, Status.SCORE2):
        raise InvalidAction
    before = replay_of(turn.session, game)
    board = before.position.board
    marked = marks_after(board, before.marked, points, once)
    changed = marked ^ before.marked
    counted = score_of(turn, board, marked)
    agreed = game.status == Status.SCORE2 and not points
    number = game.moves + 1
    records = score_step(number, turn.colour, changed, game.size, turn.hours)
    game.snapshot = snapshot_of(board, marked)
    game.score = counted
    hand_over(turn, records, Status.FINISHED if agreed else Status.SCORE2, number)
    if agreed:
        finish_game(turn.session, game, counted, turn.now, actor_id=turn.player.player_id)


def score_of(turn: Turn, board: Board, marked: frozenset[int]) -> float:
    return counted_score(turn, count(board, marked))


def counted_score(turn: Turn, counted: Count) -> float:
    game = turn.game
    prisoners = {1: game.black_prisoners, 2: game.white_prisoners}
    return counted.score(Ruleset(game.ruleset), game.komi, game.handicap, prisoners)


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

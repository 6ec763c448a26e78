"""A position that comes back is announced; then both sides may agree to end without a result."""

from services.games.go.actions.finish_game import finish_game
from services.games.go.actions.take_turn import Turn, hold_game, start_board
from services.games.go.domain.board import Board
from services.games.go.domain.repetition import first_repeated_move
from services.games.go.domain.rules_broken import InvalidAction
from services.games.go.domain.status import GameFlag, GameType
from services.games.go.store import games, messages, seats
from shared.members import Member


def notice_repetition(turn: Turn, board: Board, position: int) -> None:
    """Tell the players when the board is what it was after an earlier move of the same colour."""
    game, session = turn.game, turn.session
    candidates = games.moves_to_position(session, game.id, position, turn.colour)
    if not candidates:
        return
    records = games.records_of(session, game.id)
    earlier = first_repeated_move(board, start_board(game), records, candidates)
    if earlier is None:
        return
    game.flags |= GameFlag.REPETITION
    text = (
        f"The position after move {game.moves + 1} is that after move {earlier}: "
        "both sides may agree to end the game without a result."
    )
    messages.send(session, game.id, 0, turn.players, text, turn.now)


def ask_for_no_result(who: Member, game_id: int, move_number: int) -> Turn:
    """Propose to end the game without a result, or agree to it; the next move withdraws it."""
    with hold_game(who, game_id, move_number) as turn:
        game = turn.game
        if not game.flags & GameFlag.REPETITION:
            raise InvalidAction("No position of this game has come back.")
        if game.game_type == GameType.ZEN_GO:
            raise InvalidAction("Zen Go has no two sides that could agree.")
        if game.no_result_asked == turn.colour.opponent:
            game.flags |= GameFlag.NO_RESULT
            finish_game(turn.session, game, 0.0, turn.now, actor_id=who.player_id)
            return turn
        game.no_result_asked = int(turn.colour)
        others = seats.opponents_of(turn.session, game, who.player_id)
        text = "Shall the game end without a result?"
        messages.send(turn.session, game.id, who.player_id, others, text, turn.now)
        return turn

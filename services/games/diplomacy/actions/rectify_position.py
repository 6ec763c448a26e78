"""The master puts another position on the board."""

from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.give_rectification_codes import require_code
from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.actions.tell_acts import Act, tell_all
from services.games.diplomacy.domain.positions import Position, faults_of
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import GameStopped, PositionDoesNotFit
from services.games.diplomacy.store import games, phases
from shared.database import reading, writing


def rectify_position(game_id: int, position: Position, by: int, code: str | None = None) -> None:
    """The advancement stays, and so do the orders: who must order anew is told by the solver."""
    board = board_of(game_id)
    with reading() as session:
        require_master(session, board.game, by)
    if board.game.current_state == State.STOPPED:
        raise GameStopped
    if fault := faults_of(position, board.variant):
        raise PositionDoesNotFit(fault)
    with writing() as session:
        game = games.hold_game(session, board.game)
        require_master(session, game, by)
        require_code(session, game, code)
        phases.keep_position(session, game_id, position)
        game.position_revision += 1
        tell_all(session, game, Act.RECTIFIED)

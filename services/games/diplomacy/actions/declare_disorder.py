"""The master declares a role in civil disorder for the current phase, or takes it back."""

from services.games.diplomacy.actions.check_rights import (
    require_master,
    require_role,
    require_started,
)
from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.actions.tell_acts import Act, tell_role
from services.games.diplomacy.domain import disorder
from services.games.diplomacy.refusals import DisorderNotAllowed, NothingToOrder
from services.games.diplomacy.store import attendances, games
from services.games.diplomacy.store.rules import disorder_allowed
from shared.database import reading, writing


def declare_disorder(game_id: int, role: int, by: int) -> None:
    """Default orders stand in for the role, unless its player still submits some."""
    board = board_of(game_id)
    with reading() as session:
        require_master(session, board.game, by)
    require_started(board.game)
    require_role(board.game, role)
    if role not in board.needed_roles:
        raise NothingToOrder
    if not disorder.covers(
        disorder_allowed(board.game),
        [role],
        board.variant,
        board.position,
        board.game.current_advancement,
    ):
        raise DisorderNotAllowed
    with writing() as session:
        game = games.hold_game(session, board.game)
        attendances.declare_disorder(session, game_id, role)
        game.orders_revision += 1  # the scheduler looks at the game again
        tell_role(session, game, Act.DISORDER, role, disordered=role)


def end_disorder(game_id: int, role: int, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        attendances.end_disorder(session, game_id, role)
        game.orders_revision += 1
        tell_role(session, game, Act.NO_DISORDER, role, disordered=role)

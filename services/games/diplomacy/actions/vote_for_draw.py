"""The players vote to end a game in a draw; when all who survive want it, it is one."""

from services.games.diplomacy.actions.check_rights import (
    require_begun,
    require_holder,
    require_role,
    require_started,
)
from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.actions.notify import notify_players
from services.games.diplomacy.domain import endings
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import NoSuchRole, NotSurviving
from services.games.diplomacy.store import events, games, votes
from shared import clock
from shared.database import reading, writing


def vote(game_id: int, role: int, for_draw: bool, player_id: int) -> bool:
    """Whether the game has ended in a draw by this vote."""
    board = board_of(game_id)
    if role == MASTER:
        raise NoSuchRole("The master does not vote")
    require_role(board.game, role)
    with reading() as session:
        require_holder(session, board.game, role, player_id)
    require_started(board.game)
    surviving = set(endings.survivors(board.variant.played_roles, board.position))
    if role not in surviving:
        raise NotSurviving
    with writing() as session:
        game = games.hold_game(session, board.game)
        require_holder(session, game, role, player_id)
        votes.vote(session, game_id, role, for_draw)
        if not surviving <= votes.votes_of(session, game_id):
            return False
        game.current_state, game.ending = State.STOPPED, endings.DRAW
        game.finished_at, game.due_at, game.paused_at = clock.now(), None, None
        game.position_revision += 1
        events.record(session, game, "stopped", ending=game.ending)
        notify_players(session, game, "game_adjudicated")
    return True


def own_vote(game_id: int, role: int, player_id: int) -> bool:
    """Nobody learns how the others voted."""
    with reading() as session:
        game = games.game(session, game_id)
        require_role(game, role)
        require_holder(session, game, role, player_id)
        require_begun(game)
        return role in votes.votes_of(session, game_id)

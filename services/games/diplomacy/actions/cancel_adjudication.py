"""The master cancels the last adjudication: all is as it was before it, and the game rests.

It rests because it would be adjudicated again at once where its deadline has passed or all orders
are in; when the master lets it go on, the deadline moves by as long as it rested.
"""

from services.games.diplomacy.actions.check_rights import require_begun, require_master
from services.games.diplomacy.actions.give_rectification_codes import require_code
from services.games.diplomacy.actions.notify import notify_players
from services.games.diplomacy.domain import endings
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import GameStopped, NothingToCancel
from services.games.diplomacy.store import events, games, snapshots
from shared.database import writing


def cancel_adjudication(game_id: int, reason: str, code: str | None, by: int) -> int:
    """The advancement the game is back at."""
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_begun(game)
        if game.current_state == State.STOPPED and game.ending not in endings.BY_ADJUDICATION:
            raise GameStopped
        kept = snapshots.snapshot_of(session, game)
        if kept is None:
            raise NothingToCancel
        require_code(session, game, code)
        adjudicated_at = snapshots.put_back(session, game, kept)
        game.current_advancement, game.due_at = kept.advancement, kept.due_at
        game.current_state, game.ending, game.finished_at = State.STARTED, None, None
        game.paused_at = adjudicated_at
        game.position_revision += 1
        game.orders_revision += 1
        events.record(session, game, "adjudication cancelled", reason=reason)
        notify_players(session, game, "game_adjudication_cancelled", reason=reason)
        return game.current_advancement

"""The master gives the players more time."""

from datetime import timedelta

from services.games.diplomacy.actions.check_rights import require_master, require_started
from services.games.diplomacy.actions.notify import notify_players
from services.games.diplomacy.domain.deadlines import deadline_on
from services.games.diplomacy.refusals import NoDeadline
from services.games.diplomacy.store import events, games
from services.games.diplomacy.store.rules import pace_of
from shared import clock
from shared.database import writing


def extend_deadline(game_id: int, days: int, reason: str, by: int) -> int:
    """So many days after the deadline, or after today when it has passed; when that is."""
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        if game.due_at is None:
            raise NoDeadline
        last = max(game.due_at, clock.now())
        game.due_at = deadline_on(last.date() + timedelta(days=days), pace_of(game))
        game.orders_revision += 1  # an adjudication on its way comes too late
        events.record(session, game, "deadline moved", reason=reason, days=days)
        notify_players(
            session, game, "game_deadline_moved", occasion=f"extension-{game.orders_revision}"
        )
        return int(game.due_at.timestamp())

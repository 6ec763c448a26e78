"""The master gives the players more time."""

from datetime import timedelta

from services.games.diplomacy.actions.check_rights import require_master, require_started
from services.games.diplomacy.actions.tell_acts import tell_deadline
from services.games.diplomacy.domain.deadlines import deadline_on, on_playing_day
from services.games.diplomacy.refusals import NoDeadline
from services.games.diplomacy.store import games
from services.games.diplomacy.store.rules import pace_of
from shared import clock
from shared.database import writing


def extend_deadline(game_id: int, days: int, hours: int, reason: str, by: int) -> int:
    """So long after the deadline, or after now when it has passed; when that is.

    Whole days of a game that knows no hours end at its own hour."""
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        if game.due_at is None:
            raise NoDeadline
        before, pace = game.due_at, pace_of(game)
        later = max(before, clock.now()) + timedelta(days=days, hours=hours)
        exact = hours or pace.exact
        game.due_at = on_playing_day(later, pace) if exact else deadline_on(later.date(), pace)
        tell_deadline(session, game, before, reason, days=days, hours=hours)
        return int(game.due_at.timestamp())

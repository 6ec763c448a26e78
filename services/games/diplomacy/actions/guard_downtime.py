"""After a long stop of the site, deadlines that passed meanwhile move on and players are told.

A clock that jumps forward looks the same, and is treated the same: nothing is adjudicated early.
"""

import logging
from datetime import datetime, timedelta

from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.actions.notify import notify_players
from services.games.diplomacy.domain import downtime
from services.games.diplomacy.store import attempts, events, games
from services.games.diplomacy.store.rules import pace_of
from shared.config import settings
from shared.database import reading, writing

BEAT_EVERY = timedelta(seconds=20)
log = logging.getLogger(__name__)


def guard_downtime(now: datetime) -> None:
    """Returns when all deadlines that passed unseen have moved, by whichever scheduler.

    Another one that looked at its clock before it jumped may only have said that it lives.
    """
    while not _is_guarded(now):
        pass


def _is_guarded(now: datetime) -> bool:
    with reading() as session:
        seen = attempts.heartbeat(session)
    if seen is not None and timedelta() <= now - seen.seen_at < BEAT_EVERY:
        return True
    tolerated = timedelta(minutes=settings().downtime_minutes)
    if seen is None or not downtime.downtime(seen.seen_at, now, tolerated):
        _beat(now)
        return True
    affected = _affected_games(seen.seen_at, now)
    with writing() as session:
        current = attempts.heartbeat(session)
        if current is None or current.seen_at != seen.seen_at:
            return False  # another scheduler was quicker: look at what it left
        for game_id in affected:
            _move_deadline(session, game_id, seen.seen_at, now)
        attempts.beat(session, now)
    return True


def _move_deadline(session, game_id: int, stopped_at: datetime, now: datetime) -> None:
    game = games.hold_game_by_id(session, game_id)
    if game.due_at is None:
        return
    game.due_at = downtime.moved_deadline(pace_of(game), game.due_at, stopped_at, now)
    events.record(session, game, "deadline moved", reason="downtime")
    notify_players(
        session, game, "game_deadline_moved", occasion=f"downtime-{int(now.timestamp())}"
    )


def _beat(now: datetime) -> None:
    """Also when the clock went back: the next gap counts from the time it tells now."""
    with writing() as session:
        attempts.beat(session, now)


def _affected_games(stopped_at: datetime, now: datetime) -> list[int]:
    """Due while nothing ran, and waiting for someone: an empty phase takes nobody's time."""
    with reading() as session:
        due = attempts.due_between(session, stopped_at, now)
    return [game.id for game in due if _waits_for_someone(game.id)]


def _waits_for_someone(game_id: int) -> bool:
    try:
        return bool(board_of(game_id).needed_roles)
    except Exception:  # a game that cannot be read must not keep the others from being moved
        log.exception("the phase of game %s cannot be read", game_id)
        return True

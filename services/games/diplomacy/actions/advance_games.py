"""The scheduler's work: games whose time has come are played, each exactly once.

The database decides. A look at a game is claimed and counted before it begins, so that a game that
kills its scheduler is not tried for ever; the game's revision, checked where the phase is kept,
lets only one adjudication of a phase through, whoever else is at it.
"""

import logging
from datetime import datetime, timedelta

from services.games.diplomacy.actions.adjudicate import OpenPhase, open_phase_of, play
from services.games.diplomacy.actions.notify import tell_master
from services.games.diplomacy.domain import disorder
from services.games.diplomacy.domain.readiness import (
    PhaseState,
    Readiness,
    is_given_up,
    next_look,
    pause_after,
    readiness,
)
from services.games.diplomacy.store import attempts, events, games
from services.games.diplomacy.store.rules import disorder_allowed, grace_of
from shared.database import reading, writing
from shared.errors import Conflict, NotFound

AT_ONCE = 50
LEASE = timedelta(seconds=20)  # a scheduler that dies leaves its game to the others after this
LONGEST_FAILURE = 500
log = logging.getLogger(__name__)


def advance_due_games(now: datetime) -> int:
    """Look at the games that may go on; how many were played. One that fails stops no other."""
    with reading() as session:
        waiting = attempts.games_to_look_at(session, now, AT_ONCE)
    return sum(_advance(game_id, now) for game_id in waiting)


def _advance(game_id: int, now: datetime) -> bool:
    try:
        if not _claim(game_id, now):
            return False
        phase = open_phase_of(game_id)
        ready = _readiness(phase, now)
        if ready is Readiness.WAIT:
            _put_off(phase, now)
            return False
        play(phase, lenient=ready is Readiness.PLAY_WITH_DEFAULTS)
        return True
    except (Conflict, NotFound):  # someone else changed, played or deleted it: look again
        return False
    except Exception as failure:
        log.exception("game %s could not be adjudicated", game_id)
        _note_failure(game_id, now, str(failure) or type(failure).__name__)
        return False


def _claim(game_id: int, now: datetime) -> bool:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        return attempts.claim(session, game, now, now + LEASE) is not None


def _readiness(phase: OpenPhase, now: datetime) -> Readiness:
    board, game = phase.board, phase.board.game
    if game.paused_at is not None:
        return Readiness.WAIT
    missing = phase.missing
    state = PhaseState(
        due_at=game.due_at,
        fast=game.fast,
        someone_missing=bool(missing),
        all_agreed=bool(board.needed_roles) and set(board.needed_roles) <= phase.agreed,
        disorder_covers=disorder.covers(
            disorder_allowed(game), missing, board.variant, board.position, game.current_advancement
        ),
    )
    return readiness(state, now, grace_of(game))


def _put_off(phase: OpenPhase, now: datetime) -> None:
    """Until time makes a difference; orders that come before make it looked at again at once."""
    game = phase.board.game
    with writing() as session:
        attempt = attempts.attempt_of(session, game.id)
        if attempt is None or attempt.position_revision != game.position_revision:
            return
        attempt.tries = 0
        attempt.next_try_at = next_look(game.due_at, now, grace_of(game))


def _note_failure(game_id: int, now: datetime, failure: str) -> None:
    """Try again after a pause; after the last try the game is marked and its master is told."""
    with writing() as session:
        attempt = attempts.attempt_of(session, game_id)
        if attempt is None:
            return
        attempt.failure = failure[:LONGEST_FAILURE]
        attempt.given_up = is_given_up(attempt.tries)
        attempt.next_try_at = None if attempt.given_up else now + pause_after(attempt.tries)
        if attempt.given_up:
            game = games.game(session, game_id)
            events.record(session, game, "adjudication failed", role=0, failure=attempt.failure)
            tell_master(session, game, "game_stuck", failure=attempt.failure)

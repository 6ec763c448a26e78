"""The master pauses a game and lets it go on: the deadline moves by as long as it rested."""

from datetime import datetime, timedelta

from services.games.diplomacy.actions.check_rights import require_master, require_started
from services.games.diplomacy.actions.tell_acts import Act, tell_all, tell_deadline
from services.games.diplomacy.domain.deadlines import after_pause
from services.games.diplomacy.refusals import GameNotPaused, GamePaused
from services.games.diplomacy.store import games
from services.games.diplomacy.store.rules import pace_of
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import Session, writing


def pause_game(game_id: int, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        if game.paused_at is not None:
            raise GamePaused
        game.paused_at = clock.now()
        tell_all(session, game, Act.PAUSED)


def resume_game(game_id: int, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        if game.paused_at is None:
            raise GameNotPaused
        move_deadline_by_rest(session, game, game.paused_at)
        game.paused_at = None
        tell_all(session, game, Act.RESUMED)


def move_deadline_by_rest(session: Session, game: Game, since: datetime) -> None:
    """The deadline moves by as long as the game rested; players have the time that was left."""
    if game.due_at is None:
        return
    before, now = game.due_at, clock.now()
    game.due_at = after_pause(pace_of(game), before, since, now)
    if game.grace_not_before is not None:
        game.grace_not_before += max(timedelta(), now - since)
    if game.due_at != before:
        tell_deadline(session, game, before)

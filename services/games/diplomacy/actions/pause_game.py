"""The master pauses a game and lets it go on: the deadline moves by as long as it rested."""

from services.games.diplomacy.actions.check_rights import require_master, require_started
from services.games.diplomacy.domain.deadlines import after_pause
from services.games.diplomacy.refusals import GameNotPaused, GamePaused
from services.games.diplomacy.store import events, games
from services.games.diplomacy.store.rules import pace_of
from shared import clock
from shared.database import writing


def pause_game(game_id: int, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        if game.paused_at is not None:
            raise GamePaused
        game.paused_at = clock.now()
        events.record(session, game, "paused")


def resume_game(game_id: int, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        if game.paused_at is None:
            raise GameNotPaused
        if game.due_at is not None:
            game.due_at = after_pause(pace_of(game), game.due_at, game.paused_at, clock.now())
        game.paused_at = None
        events.record(session, game, "resumed")

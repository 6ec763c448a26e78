"""A master removes a game: a running one is put away first, and can be brought back for a month."""

from collections.abc import Callable
from datetime import datetime, timedelta

from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.pause_game import move_deadline_by_rest
from services.games.diplomacy.actions.tell_acts import Act, tell_all
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import NoSuchGame, NotPutAway
from services.games.diplomacy.store import games
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import reading, writing

KEPT = timedelta(days=30)


def remove_game(game_id: int, by: int, require_unchanged: Callable[[Game], None]) -> None:
    """Twice for a running game: then it is gone with all that hangs on it."""
    with writing() as session:
        game = games.hold_any_game(session, game_id)
        require_master(session, game, by)
        require_unchanged(game)
        if game.current_state == State.STARTED and game.put_away_at is None:
            tell_all(session, game, Act.REMOVED, days=KEPT.days)
            game.put_away_at = clock.now()
            game.position_revision += 1  # an adjudication on its way comes too late
            return
        if game.current_state == State.WAITING:
            tell_all(session, game, Act.REMOVED, days=0)
        games.delete_game(session, game_id)


def restore_game(game_id: int, by: int | None) -> str:
    """Its name; by its master, or by an administrator (None)."""
    with writing() as session:
        game = games.hold_any_game(session, game_id)
        if by is not None:
            require_master(session, game, by)
        if game.put_away_at is None:
            raise NotPutAway
        if clock.now() >= game.put_away_at + KEPT:
            raise NoSuchGame(f"Game {game_id} doesn't exist")
        if game.paused_at is None:  # else the pause counts the time, and goes on
            move_deadline_by_rest(session, game, game.put_away_at)
        game.put_away_at = None
        game.position_revision += 1
        tell_all(session, game, Act.RESTORED)
        return game.name


def put_away_games(master: int | None) -> list[tuple[Game, datetime]]:
    """Of one master, or of all (None), each with when it goes for good."""
    with reading() as session:
        found = games.put_away_games(session, master)
    return [(game, game.put_away_at + KEPT) for game in found if game.put_away_at]


def remove_forgotten_games() -> None:
    """Those nobody brought back."""
    with writing() as session:
        games.delete_put_away_before(session, clock.now() - KEPT)

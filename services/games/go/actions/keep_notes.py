"""A player's notes on a game: its priority, what he writes down, whether he observes it."""

from services.games.go.domain.status import STARTED
from services.games.go.refusals import GameFinished
from services.games.go.store import games, notes, seats
from shared.database import writing
from shared.members import Member


def prioritise(who: Member, game_id: int, priority: int | None) -> None:
    """Priorities are kept for games that are going on."""
    with writing() as session:
        game = games.game(session, game_id)
        seats.require_player(session, game, who.player_id)
        if game.status not in STARTED:
            raise GameFinished
        notes.set_priority(session, game_id, who.player_id, priority)


def write_note(who: Member, game_id: int, text: str, hidden: bool) -> None:
    with writing() as session:
        games.game(session, game_id)
        notes.write_note(session, game_id, who.player_id, text, hidden)


def observe(who: Member, game_id: int) -> None:
    with writing() as session:
        if games.game(session, game_id).status not in STARTED:
            raise GameFinished
        notes.observe(session, game_id, who.player_id)


def stop_observing(who: Member, game_id: int) -> None:
    with writing() as session:
        games.game(session, game_id)
        notes.stop_observing(session, game_id, who.player_id)

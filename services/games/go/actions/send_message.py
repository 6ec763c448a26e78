"""A player says something to the others in his game."""

from services.games.go.store import games, messages, seats
from shared import clock
from shared.database import writing
from shared.members import Member


def say_in_game(who: Member, game_id: int, text: str) -> None:
    """To every other player of the game."""
    now = clock.now()
    with writing() as session:
        game = games.game(session, game_id)
        seats.require_player(session, game, who.player_id)
        others = seats.opponents_of(session, game, who.player_id)
        messages.send(session, game_id, who.player_id, others, text, now)

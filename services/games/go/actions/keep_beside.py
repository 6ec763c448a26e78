"""Small things players keep beside a game: priority, note, observation, messages."""

from services.games.go.actions import seats
from services.games.go.domain.status import STARTED
from services.games.go.refusals import GameFinished
from services.games.go.store import beside, games, messages
from shared import clock
from shared.database import writing
from shared.identity import Identity


def prioritise(who: Identity, game_id: int, priority: int | None) -> None:
    """Priorities are kept for games that are going on."""
    with writing() as session:
        game = games.game(session, game_id)
        seats.require_player(session, game, who.player_id)
        if game.status not in STARTED:
            raise GameFinished
        beside.set_priority(session, game_id, who.player_id, priority)


def write_note(who: Identity, game_id: int, text: str, hidden: bool) -> None:
    with writing() as session:
        games.game(session, game_id)
        beside.write_note(session, game_id, who.player_id, text, hidden)


def observe(who: Identity, game_id: int) -> None:
    with writing() as session:
        if games.game(session, game_id).status not in STARTED:
            raise GameFinished
        beside.observe(session, game_id, who.player_id)


def stop_observing(who: Identity, game_id: int) -> None:
    with writing() as session:
        games.game(session, game_id)
        beside.stop_observing(session, game_id, who.player_id)


def say_in_game(who: Identity, game_id: int, text: str) -> None:
    """To every other player of the game."""
    now = clock.now()
    with writing() as session:
        game = games.game(session, game_id)
        seats.require_player(session, game, who.player_id)
        for recipient in sorted(seats.opponents_of(session, game, who.player_id)):
            messages.tell(session, game_id, who.player_id, recipient, "NORMAL", text, now)

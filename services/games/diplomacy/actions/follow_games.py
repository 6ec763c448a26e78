"""Who may follow a game of Diplomacy as it happens, and what of it each of them hears."""

from services.games.diplomacy.refusals import CallerNotInGame
from services.games.diplomacy.store import events, games, seats
from shared.database import Session, reading
from shared.streams.sources import Source
from shared.streams.topics import Admission, Listener, number_in

KIND = "diplomacy-game"


def admit_to_game(session: Session, listener: Listener, key: str) -> Admission:
    """Those who are in it; what concerns a role is heard by its holder."""
    game = games.game(session, number_in(key))
    roles = seats.roles_of_player(session, game.id, listener.player_id)
    if not roles:
        raise CallerNotInGame
    return Admission(events.game_topic(game.id), frozenset(map(str, roles)))


def newest_event(game_id: int) -> int:
    with reading() as session:
        return events.newest_event(session, game_id)


SOURCE = Source("/game-events/{key:int}", KIND, events.entries_after)

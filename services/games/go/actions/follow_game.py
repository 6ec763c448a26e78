"""Who may follow a game of Go as it happens."""

from services.games.go.store import followers, games, seats
from shared.database import Session
from shared.streams.topics import Admission, Listener, number_in


def admit_to_go_game(session: Session, listener: Listener, key: str) -> Admission:
    """Every member may watch every game; that somebody wrote is the players' business."""
    game = games.game(session, number_in(key))
    plays = listener.player_id in seats.player_ids(session, game)
    audiences = frozenset({followers.PLAYERS} if plays else ())
    return Admission(followers.topic_of(game.id), audiences)

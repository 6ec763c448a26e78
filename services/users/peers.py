"""What users asks the other services."""

from pydantic import BaseModel

from shared.errors import NotFound
from shared.peers import Peer, PeerRefused

players = Peer("users", "players")


class Owner(BaseModel):
    """The member an account belongs to."""

    player_id: int


def player_of(user_id: int) -> int | None:
    """None for an account without a profile."""
    try:
        return players.get(f"/account-players/{user_id}", Owner).player_id
    except PeerRefused as refused:
        if refused.status == NotFound.status:
            return None
        raise

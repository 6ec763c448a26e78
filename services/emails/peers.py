"""What emails asks the other services."""

from pydantic import BaseModel

from shared.peers import Peer, PeerRefused

players = Peer("emails", "players")


class Mailbox(BaseModel):
    """Where a member reads mail, and in which language."""

    address: str
    language: str


def mailbox_of(player_id: int) -> Mailbox | None:
    """None for a member who has left."""
    try:
        return players.get(f"/mail-addresses/{player_id}", Mailbox)
    except PeerRefused as refusal:
        if refusal.status == 404:
            return None
        raise

"""What emails asks the other services."""

from pydantic import BaseModel

from services.emails.domain.mailed_orders import MailedOrders
from shared.peers import Peer, PeerRefused

players = Peer("emails", "players")
games = Peer("emails", "games", read_seconds=10)  # it asks the solver


class Mailbox(BaseModel):
    """Where a member reads mail, in which language, and what time it is there."""

    address: str
    language: str
    zone: str = "UTC"
    email_confirmed: bool = True


def mailbox_of(player_id: int) -> Mailbox | None:
    """None for a member who has left."""
    try:
        return players.get(f"/mail-addresses/{player_id}", Mailbox)
    except PeerRefused as refusal:
        if refusal.status == 404:
            return None
        raise


class OrdersAnswer(BaseModel):
    """What games made of orders that came by mail."""

    player_id: int
    accepted: bool
    report: str


def submit_orders(orders: MailedOrders) -> OrdersAnswer:
    """Refuses when key, game or address are not right."""
    return games.post(
        "/mailed-orders",
        OrdersAnswer,
        game=orders.game,
        role=orders.role,
        key=orders.key,
        sender=orders.sender,
        text=orders.text,
    )

"""What is kept only for a while goes: offers, invitations, statistics of past weeks."""

from datetime import datetime

from services.games.go.domain.statistics import slot_of
from services.games.go.store import messages, players, proposals
from shared import clock
from shared.database import Session, writing


def remove_expired() -> None:
    now = clock.now()
    with writing() as session:
        proposals.remove_expired_offers(session, now)
        _remove_unanswered_invitations(session, now)
        players.remove_old_counts(session, slot_of(now).week)


def _remove_unanswered_invitations(session: Session, now: datetime) -> None:
    """Invitations that have expired go, and both players are told."""
    for game in proposals.remove_expired_invitations(session, now):
        text = f"The invitation to game {game.id} has expired."
        messages.send(session, None, 0, (game.black_id, game.white_id), text, now)

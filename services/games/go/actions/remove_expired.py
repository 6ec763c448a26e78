"""What is kept only for a while goes: offers, invitations, statistics of past weeks."""

from datetime import datetime

from services.games.go.domain.statistics import slot_of
from services.games.go.store import messages, players, proposals
from shared import clock
from shared.database import Session, writing


def forget_the_old() -> None:
    now = clock.now()
    with writing() as session:
        proposals.forget_old_offers(session, now)
        forget_unanswered(session, now)
        players.forget_old_counts(session, slot_of(now).week)


def forget_unanswered(session: Session, now: datetime) -> None:
    """Invitations that have expired go, and both players are told."""
    for game in proposals.forget_old_invitations(session, now):
        for player_id in (game.black_id, game.white_id):
            messages.tell(
                session,
                None,
                0,
                player_id,
                "NORMAL",
                f"The invitation to game {game.id} has expired.",
                now,
            )

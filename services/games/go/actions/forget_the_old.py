"""What is kept only for a while: offers, invitations, statistics of past weeks."""

from services.games.go.actions.invite import forget_unanswered
from services.games.go.domain.statistics import slot_of
from services.games.go.store import players, proposals
from shared import clock
from shared.database import writing


def forget_the_old() -> None:
    now = clock.now()
    with writing() as session:
        proposals.forget_old_offers(session, now)
        forget_unanswered(session, now)
        players.forget_old_counts(session, slot_of(now).week)

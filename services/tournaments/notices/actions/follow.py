"""Tell those who follow an event, or a tournament of it, in the transaction that changes it."""

from collections.abc import Mapping

from services.tournaments.notices.domain.audiences import Audience, event_topic, tournament_topic
from shared.database import Session
from shared.streams import journal


def tell_followers(
    session: Session,
    event_id: int,
    tournament_id: int | None,
    name: str,
    content: Mapping[str, object],
    audience: Audience | None = None,
) -> None:
    topics = [event_topic(event_id)]
    if tournament_id is not None:
        topics.append(tournament_topic(tournament_id))
    for topic in topics:
        journal.append(session, topic, name, content, audience=audience)


def ask_followers_again(session: Session, event_id: int) -> None:
    """Who may see what of an event has changed."""
    journal.change_access(session, event_topic(event_id))

"""Tell webhooks and listeners of an event what happens in one of its tournaments."""

from typing import Any

from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.notices.actions import announce as notices
from services.tournaments.notices.actions import follow
from services.tournaments.notices.domain.audiences import Audience
from services.tournaments.notices.domain.topics import Topic
from shared.database import Session


def announce(
    session: Session, event: Event, tournament: Tournament, topic: Topic, data: dict[str, Any]
) -> None:
    notices.announce(session, event.id, tournament.id, topic, _content(event, tournament, data))


def tell_followers(
    session: Session,
    event: Event,
    tournament: Tournament,
    name: str,
    data: dict[str, Any],
    audience: Audience | None = None,
) -> None:
    """What happens too often, or is too small, for webhooks."""
    content = _content(event, tournament, data)
    follow.tell_followers(session, event.id, tournament.id, name, content, audience)


def _content(event: Event, tournament: Tournament, data: dict[str, Any]) -> dict[str, Any]:
    return {
        "event": {"uniq_id": event.uniq_id, "name": event.name},
        "tournament": {
            "id": tournament.id,
            "uniq_id": tournament.uniq_id,
            "name": tournament.name,
        },
        "data": data,
    }


def announce_registration(
    session: Session, event: Event, tournament: Tournament, topic: Topic, row: Registration
) -> None:
    """Without what is not shown to everybody."""
    data = {"registration_id": row.id, "name": row.name, "status": str(row.status)}
    announce(session, event, tournament, topic, data)

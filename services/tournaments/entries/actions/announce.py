"""Tell the webhooks of an event what happens in one of its tournaments."""

from typing import Any

from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.notices.actions import announce as notices
from services.tournaments.notices.domain.topics import Topic
from shared.database import Session


def announce(
    session: Session, event: Event, tournament: Tournament, topic: Topic, data: dict[str, Any]
) -> None:
    named = {"id": tournament.id, "uniq_id": tournament.uniq_id, "name": tournament.name}
    content = {
        "event": {"uniq_id": event.uniq_id, "name": event.name},
        "tournament": named,
        "data": data,
    }
    notices.announce(session, event.id, topic, content)


def announce_registration(
    session: Session, event: Event, tournament: Tournament, topic: Topic, row: Registration
) -> None:
    """Without what is not shown to everybody."""
    data = {"registration_id": row.id, "name": row.name, "status": str(row.status)}
    announce(session, event, tournament, topic, data)

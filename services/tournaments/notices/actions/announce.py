"""Note for every webhook of an event what has happened, in the transaction in which it does."""

import json
from typing import Any
from uuid import uuid4

from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.notices import store
from services.tournaments.notices.domain.patience import GIVE_UP_AFTER
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.notices.tables import Delivery
from shared import clock
from shared.database import Session


def announce(
    session: Session, event: Event, tournament: Tournament, topic: Topic, data: dict[str, Any]
) -> None:
    now = clock.now()
    for webhook in store.listening(session, event.id, topic):
        key = uuid4().hex
        told = {
            "id": key,
            "topic": topic,
            "time": now.isoformat(),
            "event": {"uniq_id": event.uniq_id, "name": event.name},
            "tournament": {
                "id": tournament.id,
                "uniq_id": tournament.uniq_id,
                "name": tournament.name,
            },
            "data": data,
        }
        session.add(
            Delivery(
                webhook_id=webhook.id,
                key=key,
                topic=topic,
                body=json.dumps(told, ensure_ascii=False),
                status=store.WAITING,
                made_at=now,
                give_up_at=now + GIVE_UP_AFTER,
                next_try_at=now,
            )
        )


def announce_registration(
    session: Session, event: Event, tournament: Tournament, topic: Topic, row: Registration
) -> None:
    """Without what is not shown to everybody."""
    data = {"registration_id": row.id, "name": row.name, "status": str(row.status)}
    announce(session, event, tournament, topic, data)

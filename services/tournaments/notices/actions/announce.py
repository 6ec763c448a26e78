"""Note for every webhook of an event what has happened, in the transaction in which it does."""

import json
from typing import Any
from uuid import uuid4

from services.tournaments.notices import store
from services.tournaments.notices.domain.retries import GIVE_UP_AFTER
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.notices.tables import Delivery
from shared import clock
from shared.database import Session


def announce(session: Session, event_id: int, topic: Topic, content: dict[str, Any]) -> None:
    now = clock.now()
    for webhook in store.listeners(session, event_id, topic):
        key = uuid4().hex
        body = {"id": key, "topic": topic, "time": now.isoformat(), **content}
        session.add(
            Delivery(
                webhook_id=webhook.id,
                key=key,
                topic=topic,
                body=json.dumps(body, ensure_ascii=False),
                status=store.WAITING,
                made_at=now,
                give_up_at=now + GIVE_UP_AFTER,
                next_try_at=now,
            )
        )

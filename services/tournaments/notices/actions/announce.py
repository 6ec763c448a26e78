"""Note for webhooks and listeners of an event what happens, in the transaction in which it does."""

import json
from typing import Any
from uuid import uuid4

from services.tournaments.notices import store
from services.tournaments.notices.actions.follow import tell_followers
from services.tournaments.notices.domain.audiences import Audience
from services.tournaments.notices.domain.retries import GIVE_UP_AFTER
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.notices.tables import Delivery
from shared import clock
from shared.database import Session

# What only some of those who follow an event hear.
FOR_SOME = {Topic.RESULTS_DISPUTED: Audience.CLERKS}


def announce(
    session: Session, event_id: int, tournament_id: int, topic: Topic, content: dict[str, Any]
) -> None:
    now = clock.now()
    told = {"time": now.isoformat(), **content}
    tell_followers(session, event_id, tournament_id, topic, told, FOR_SOME.get(topic))
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

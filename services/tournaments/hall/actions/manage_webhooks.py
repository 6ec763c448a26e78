"""Add, change and remove the webhooks of an event; send a delivery again."""

import secrets
from collections.abc import Iterable

from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.notices import store as notices
from services.tournaments.notices.domain.retries import GIVE_UP_AFTER
from services.tournaments.notices.domain.signatures import secret_of
from services.tournaments.notices.domain.topics import Topic, topics_text
from services.tournaments.notices.receivers import require_allowed
from services.tournaments.notices.refusals import (
    NoSuchWebhook,
    TooManyWebhooks,
    WebhookExists,
    WebhookIsOff,
)
from services.tournaments.notices.tables import Delivery, Webhook
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller

MOST_WEBHOOKS = 10
SECRET_BYTES = 32


def add_webhook(caller: Caller, uniq_id: str, url: str, topics: Iterable[Topic]) -> Webhook:
    """The answer to this is the only one that shows the secret."""
    with reading() as session:
        require_role(session, store.event(session, uniq_id), caller, Role.ORGANISER)
    require_allowed(url)  # asks the name server: not while the database is held
    with writing() as session:
        # Held until the block ends, so that two do not add the last webhook at once.
        event = store.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        known = notices.webhooks(session, event.id)
        if any(each.url == url for each in known):
            raise WebhookExists
        if len(known) >= MOST_WEBHOOKS:
            raise TooManyWebhooks
        webhook = Webhook(
            event_id=event.id,
            url=url,
            topics=topics_text(topics),
            secret=secret_of(secrets.token_bytes(SECRET_BYTES)),
            made_at=clock.now(),
            made_by=caller.pseudo,
        )
        session.add(webhook)
    return webhook


def change_webhook(
    caller: Caller,
    uniq_id: str,
    webhook_id: int,
    topics: Iterable[Topic] | None,
    active: bool | None,
) -> Webhook:
    """Switched on again it is told what happens from now on."""
    with writing() as session:
        webhook = _locked_webhook(session, caller, uniq_id, webhook_id)
        if topics is not None:
            webhook.topics = topics_text(topics)
        if active is False and webhook.active:
            notices.switch_off(session, webhook, "switched off by its organiser")
        elif active and not webhook.active:
            webhook.active, webhook.message = True, ""
            webhook.failing_since = webhook.resting_until = None
    return webhook


def remove_webhook(caller: Caller, uniq_id: str, webhook_id: int) -> None:
    with writing() as session:
        session.delete(_locked_webhook(session, caller, uniq_id, webhook_id))


def send_again(caller: Caller, webhook_id: int, delivery_id: int) -> Delivery:
    """With the same key, so that who has it already can drop it; a resting webhook rests on."""
    with writing() as session:
        organisers_webhook(session, caller, webhook_id)
        webhook = notices.locked_webhook(session, webhook_id)
        delivery = notices.delivery(session, webhook_id, delivery_id)
        if webhook is None or not webhook.active:
            raise WebhookIsOff
        now = clock.now()
        delivery.status, delivery.attempts, delivery.message = notices.WAITING, 0, ""
        delivery.next_try_at, delivery.give_up_at = now, now + GIVE_UP_AFTER
    return delivery


def organisers_webhook(session: Session, caller: Caller, webhook_id: int) -> Webhook:
    webhook = notices.webhook(session, webhook_id)
    event = store.event_with_id(session, webhook.event_id)
    require_role(session, event, caller, Role.ORGANISER)
    return webhook


def _locked_webhook(session: Session, caller: Caller, uniq_id: str, webhook_id: int) -> Webhook:
    event = store.event(session, uniq_id)
    require_role(session, event, caller, Role.ORGANISER)
    webhook = notices.locked_webhook(session, webhook_id)
    if webhook is None or webhook.event_id != event.id:
        raise NoSuchWebhook
    return webhook

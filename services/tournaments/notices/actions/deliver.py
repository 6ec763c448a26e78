"""Deliver to webhooks what has happened, in its order, until it is accepted or given up."""

import logging
import threading
from datetime import timedelta

from services.tournaments.notices import store
from services.tournaments.notices.domain.retries import SWITCH_OFF_AFTER, TRIES_IN_ORDER, next_try
from services.tournaments.notices.domain.signatures import signature
from services.tournaments.notices.receivers import NotAccepted, deliver
from services.tournaments.notices.store import switch_off
from services.tournaments.notices.tables import Delivery, Webhook
from shared import clock
from shared.database import reading, writing

# Longer than a call can take; a worker that dies in one gives its webhook free after it.
TAKEN_FOR = timedelta(seconds=60)
MOST_AT_ONCE = 16
KEPT_FOR = timedelta(days=30)
GONE = 410

# Only spares threads: that two workers do not deliver the same is the database's business.
_busy: set[int] = set()
_one_at_a_time = threading.Lock()


def deliver_to_webhooks() -> None:
    """One step of every worker; each webhook has a thread, so that none waits for another."""
    with reading() as session:
        due = store.webhooks_due(session, clock.now(), MOST_AT_ONCE)
    for webhook_id in due:
        with _one_at_a_time:
            if webhook_id in _busy or len(_busy) >= MOST_AT_ONCE:
                continue
            _busy.add(webhook_id)
        threading.Thread(target=_deliver_all, args=(webhook_id,), daemon=True).start()


def forget_old_deliveries() -> None:
    with writing() as session:
        store.forget_deliveries(session, clock.now() - KEPT_FOR)


def _deliver_all(webhook_id: int) -> None:
    try:
        while (taken := _take_delivery(webhook_id)) is not None:
            if not _deliver_one(*taken):
                return
    except Exception:  # the next step may find the database back
        logging.getLogger(__name__).exception("delivering to webhook %s failed", webhook_id)
    finally:
        with _one_at_a_time:
            _busy.discard(webhook_id)


def _take_delivery(webhook_id: int) -> tuple[Webhook, Delivery] | None:
    """Put off before the call, so that no other worker sends it and a crash does not hurry us."""
    with writing() as session:
        webhook, now = store.locked_webhook(session, webhook_id), clock.now()
        if webhook is None or not webhook.active:
            return None
        if webhook.resting_until is not None and webhook.resting_until > now:
            return None
        delivery = store.next_delivery(session, webhook_id, now)
        if delivery is None:
            return None
        delivery.attempts += 1
        delivery.next_try_at = webhook.resting_until = now + TAKEN_FOR
    return webhook, delivery


def _deliver_one(webhook: Webhook, delivery: Delivery) -> bool:
    timestamp = clock.timestamp()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Entente",
        "Webhook-Id": delivery.key,
        "Webhook-Topic": delivery.topic,
        "Webhook-Timestamp": str(timestamp),
        "Webhook-Signature": signature(webhook.secret, delivery.key, timestamp, delivery.body),
    }
    failure: NotAccepted | None = None
    status: int | None = None
    try:
        status = deliver(webhook.url, delivery.body.encode(), headers)
    except NotAccepted as refused:
        failure, status = refused, refused.status
    with writing() as session:
        current = store.locked_webhook(session, webhook.id)
        if current is None:
            return False
        sent = store.delivery(session, webhook.id, delivery.id)
        sent.answer_status, sent.message = status, str(failure or "")
        if failure is None:
            sent.status, sent.delivered_at = store.DELIVERED, clock.now()
            if current.failing_since is not None:
                store.make_due_now(session, webhook.id, clock.now())
            current.failing_since = current.resting_until = None
            return True
        _put_off(current, sent)
        if sent.status == store.FAILED and _is_dead(current):
            switch_off(session, current, "switched off: nothing was accepted for a day")
        elif status == GONE:
            switch_off(session, current, "switched off: the receiver answered 410")
    return False


def _put_off(webhook: Webhook, delivery: Delivery) -> None:
    now = clock.now()
    webhook.failing_since = webhook.failing_since or now
    later = next_try(delivery.attempts, now, delivery.give_up_at)
    if later is None:
        delivery.status, webhook.resting_until = store.FAILED, None
        return
    delivery.next_try_at = later
    webhook.resting_until = later if delivery.attempts < TRIES_IN_ORDER else None


def _is_dead(webhook: Webhook) -> bool:
    since = webhook.failing_since
    return since is not None and clock.now() - since >= SWITCH_OFF_AFTER

"""Queries about webhooks and their deliveries."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from services.tournaments.notices.domain.topics import Topic
from services.tournaments.notices.refusals import NoSuchDelivery, NoSuchWebhook
from services.tournaments.notices.tables import Delivery, Webhook

WAITING, DELIVERED, FAILED = "waiting", "delivered", "failed"
AWAY = (502, 503, 504)  # what a proxy answers for a receiver that is not there


def webhooks(session: Session, event_id: int) -> Sequence[Webhook]:
    return session.scalars(select(Webhook).filter_by(event_id=event_id).order_by(Webhook.id)).all()


def webhook(session: Session, webhook_id: int) -> Webhook:
    found = session.get(Webhook, webhook_id)
    if found is None:
        raise NoSuchWebhook
    return found


def locked_webhook(session: Session, webhook_id: int) -> Webhook | None:
    """Held until the block ends; what happens at the event can still be noted for it."""
    return session.get(Webhook, webhook_id, with_for_update={"key_share": True})


def listeners(session: Session, event_id: int, topic: Topic) -> list[Webhook]:
    found = session.scalars(select(Webhook).filter_by(event_id=event_id, active=True))
    return [each for each in found if topic in each.topics.split()]


def webhooks_due(session: Session, now: datetime, most: int) -> Sequence[int]:
    """Those with something to deliver; who took everything at the first try comes first."""
    return session.scalars(
        select(Webhook.id)
        .join(Delivery, Delivery.webhook_id == Webhook.id)
        .where(
            Webhook.active,
            or_(Webhook.resting_until.is_(None), Webhook.resting_until <= now),
            Delivery.status == WAITING,
            Delivery.next_try_at <= now,
        )
        .group_by(Webhook.id)
        .order_by(func.max(Delivery.attempts), Webhook.id)
        .limit(most)
    ).all()


def next_delivery(session: Session, webhook_id: int, now: datetime) -> Delivery | None:
    return session.scalar(
        select(Delivery)
        .filter_by(webhook_id=webhook_id, status=WAITING)
        .where(Delivery.next_try_at <= now)
        .order_by(Delivery.id)
        .limit(1)
    )


def delivery(session: Session, webhook_id: int, delivery_id: int) -> Delivery:
    found = session.get(Delivery, delivery_id)
    if found is None or found.webhook_id != webhook_id:
        raise NoSuchDelivery
    return found


def deliveries(
    session: Session, webhook_id: int, *, before: int | None, limit: int, status: str | None
) -> Sequence[Delivery]:
    """The newest first."""
    query = select(Delivery).filter_by(webhook_id=webhook_id)
    if before is not None:
        query = query.where(Delivery.id < before)
    if status is not None:
        query = query.filter_by(status=status)
    return session.scalars(query.order_by(Delivery.id.desc()).limit(limit)).all()


def make_due_now(session: Session, webhook_id: int, now: datetime) -> None:
    """A receiver is back: what did not reach it while it was away is due, the oldest first."""
    session.execute(
        update(Delivery)
        .filter_by(webhook_id=webhook_id, status=WAITING)
        .where(or_(Delivery.answer_status.is_(None), Delivery.answer_status.in_(AWAY)))
        .values(next_try_at=now)
    )


def give_up_all(session: Session, webhook_id: int, message: str) -> None:
    session.execute(
        update(Delivery)
        .filter_by(webhook_id=webhook_id, status=WAITING)
        .values(status=FAILED, message=message)
    )


def forget_deliveries(session: Session, made_before: datetime) -> None:
    session.execute(
        delete(Delivery).where(Delivery.status != WAITING, Delivery.made_at < made_before)
    )


def switch_off(session: Session, webhook: Webhook, why: str) -> None:
    """Nothing more is sent; what waited can be sent again one by one."""
    webhook.active, webhook.message = False, why
    give_up_all(session, webhook.id, f"the webhook was {why}")


def count_failing(session: Session) -> int:
    failing = select(func.count()).where(Webhook.active, Webhook.failing_since.is_not(None))
    return session.scalar(failing) or 0


def count_waiting(session: Session) -> int:
    waiting = select(func.count()).select_from(Delivery).filter_by(status=WAITING)
    return session.scalar(waiting) or 0

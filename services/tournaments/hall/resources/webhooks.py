"""/event-webhooks and /webhook-deliveries: addresses that are told what happens at an event."""

from datetime import datetime
from typing import Annotated, Literal

from flask_restful import Resource
from pydantic import BaseModel, BeforeValidator, Field

from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.actions.manage_webhooks import (
    add_webhook,
    change_webhook,
    organisers_webhook,
    remove_webhook,
    send_again,
)
from services.tournaments.hall.domain.rights import Role
from services.tournaments.notices import store as notices
from services.tournaments.notices.domain.addresses import LONGEST_URL
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.notices.tables import Webhook
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading
from shared.peers import Done

Topics = Annotated[
    JsonText[list[Topic]],
    Field(min_length=1, max_length=20, examples=[["round.published", "results.entered"]]),
]


class NewWebhook(Arguments):
    """An address to be told."""

    url: str = Field(
        min_length=1,
        max_length=LONGEST_URL,
        examples=["https://hall.example/entente"],
        description="https or http, on a public address or a host the operator has named.",
    )
    topics: Topics = Field(list(Topic), description="What about; everything unless said.")


class WebhookChange(Arguments):
    """What shall be different."""

    topics: Topics | None = Field(None, description="What about.")
    active: bool | None = Field(None, description="Whether it is told anything.")


class WebhookSeen(BaseModel):
    """A webhook without its secret; `message` says why it is switched off."""

    id: int
    url: str
    topics: Annotated[list[Topic], BeforeValidator(str.split)]
    active: bool
    message: str
    made_at: datetime
    made_by: str
    failing_since: datetime | None


class WebhookMade(WebhookSeen):
    """A new webhook with the secret its deliveries are signed with, shown this once."""

    secret: str


class WebhookList(BaseModel):
    """The webhooks of an event."""

    webhooks: list[WebhookSeen]


class WhichDeliveries(Arguments):
    """Which part of the list, the newest first."""

    limit: int = Field(50, ge=1, le=500, description="At most so many.")
    before: int | None = Field(None, ge=1, description="Only those made before this one.")
    status: Literal["waiting", "delivered", "failed"] | None = Field(
        None, description="Only waiting, delivered or failed ones."
    )


class DeliverySeen(BaseModel):
    """Something told to a webhook: waiting, delivered, or failed after a day of trying."""

    id: int
    key: str
    topic: Topic
    status: str
    made_at: datetime
    attempts: int
    next_try_at: datetime
    delivered_at: datetime | None
    answer_status: int | None
    message: str


class DeliveryWhole(DeliverySeen):
    """With the body that is sent."""

    body: str


class DeliveryList(BaseModel):
    """The deliveries of the last 30 days, the newest first."""

    deliveries: list[DeliverySeen]


class EventWebhooks(Resource):
    @member
    @answers(200, WebhookList)
    def get(self, caller: Member, uniq_id: str) -> WebhookList:
        """List the webhooks; only the organiser may."""
        with reading() as session:
            event = store.event(session, uniq_id)
            require_role(session, event, caller, Role.ORGANISER)
            rows = notices.webhooks(session, event.id)
        return WebhookList(webhooks=[webhook_as_json(row) for row in rows])

    @member(scope=ORGANISE)
    @accepts(NewWebhook)
    @answers(201, WebhookMade)
    def post(self, caller: Member, uniq_id: str, new: NewWebhook) -> WebhookMade:
        """Register an address; each delivery to it is signed with the secret in the answer.

        Headers: Webhook-Id (the same however often it is sent), Webhook-Timestamp, Webhook-Topic,
        Webhook-Signature: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`.
        """
        made = add_webhook(caller, uniq_id, new.url, new.topics)
        return WebhookMade.model_validate(made, from_attributes=True)


class EventWebhook(Resource):
    @member(scope=ORGANISE)
    @accepts(WebhookChange)
    @answers(200, WebhookSeen)
    def put(
        self, caller: Member, uniq_id: str, webhook_id: int, change: WebhookChange
    ) -> WebhookSeen:
        """Change the topics, or switch it off and on again."""
        return webhook_as_json(
            change_webhook(caller, uniq_id, webhook_id, change.topics, change.active)
        )

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, uniq_id: str, webhook_id: int) -> Done:
        """Remove a webhook with its deliveries."""
        remove_webhook(caller, uniq_id, webhook_id)
        return Done(msg="The webhook was removed")


class WebhookDeliveries(Resource):
    @member
    @accepts(WhichDeliveries)
    @answers(200, DeliveryList)
    def get(self, caller: Member, webhook_id: int, which: WhichDeliveries) -> DeliveryList:
        """List what was sent to a webhook and what waits."""
        with reading() as session:
            organisers_webhook(session, caller, webhook_id)
            rows = notices.deliveries(
                session, webhook_id, before=which.before, limit=which.limit, status=which.status
            )
        return DeliveryList.model_validate({"deliveries": rows}, from_attributes=True)


class WebhookDelivery(Resource):
    @member
    @answers(200, DeliveryWhole)
    def get(self, caller: Member, webhook_id: int, delivery_id: int) -> DeliveryWhole:
        """Read a delivery with its body."""
        with reading() as session:
            organisers_webhook(session, caller, webhook_id)
            row = notices.delivery(session, webhook_id, delivery_id)
        return DeliveryWhole.model_validate(row, from_attributes=True)

    @member(scope=ORGANISE)
    @answers(200, DeliverySeen)
    def post(self, caller: Member, webhook_id: int, delivery_id: int) -> DeliverySeen:
        """Send a delivery again, whatever became of it before."""
        again = send_again(caller, webhook_id, delivery_id)
        return DeliverySeen.model_validate(again, from_attributes=True)


def webhook_as_json(webhook: Webhook) -> WebhookSeen:
    return WebhookSeen.model_validate(webhook, from_attributes=True)

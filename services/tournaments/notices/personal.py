"""What webhooks keep of members: who made them, and what they are told."""

from services.tournaments.notices.tables import Delivery, Webhook
from shared.personal.exports import Export
from shared.personal.places import Mentions, Name, Words
from shared.personal.resources import Holdings

HOLDINGS = Holdings(
    (
        Words(Webhook.url),
        Name(Webhook.made_by),
        Mentions(Delivery.body),
        Words(Delivery.message),
    ),
    (
        Export(
            Webhook, lambda person: Webhook.made_by == person.pseudo, frozenset({"secret", "url"})
        ),
    ),
)

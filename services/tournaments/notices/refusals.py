"""Why something about webhooks is refused."""

from shared.errors import Conflict, NotFound, Unprocessable


class TooManyWebhooks(Conflict):
    """An event has at most 10 webhooks"""


class WebhookExists(Conflict):
    """The event has a webhook with this address"""


class WebhookIsOff(Conflict):
    """This webhook is switched off"""


class AddressRefused(Unprocessable):
    """Webhooks go to public addresses only, or to hosts that the operator has named"""


class NoSuchWebhook(NotFound):
    """There is no such webhook"""


class NoSuchDelivery(NotFound):
    """There is no such delivery"""

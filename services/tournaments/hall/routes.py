"""Webhooks at a glance."""

from services.tournaments.hall.resources import webhooks

ROUTES: dict[str, type] = {
    "/event-webhooks/<uniq_id>": webhooks.EventWebhooks,
    "/event-webhooks/<uniq_id>/<int:webhook_id>": webhooks.EventWebhook,
    "/webhook-deliveries/<int:webhook_id>": webhooks.WebhookDeliveries,
    "/webhook-deliveries/<int:webhook_id>/<int:delivery_id>": webhooks.WebhookDelivery,
}

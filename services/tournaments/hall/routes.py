"""Events, their staff and their webhooks at a glance."""

from services.tournaments.hall.resources import events, staff, webhooks

ROUTES: dict[str, type] = {
    "/events": events.Events,
    "/event-staff/<uniq_id>": staff.EventStaff,
    "/event-staff/<uniq_id>/<int:player_id>": staff.EventStaffMember,
    "/event-connections/<uniq_id>": staff.EventConnections,
    "/event-connections/<uniq_id>/<connection>": staff.EventConnection,
    "/event-webhooks/<uniq_id>": webhooks.EventWebhooks,
    "/event-webhooks/<uniq_id>/<int:webhook_id>": webhooks.EventWebhook,
    "/webhook-deliveries/<int:webhook_id>": webhooks.WebhookDeliveries,
    "/webhook-deliveries/<int:webhook_id>/<int:delivery_id>": webhooks.WebhookDelivery,
}

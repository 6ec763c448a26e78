"""The emails service at a glance."""

from services.emails.resources import codes, mails, outbox
from services.emails.resources.personal import ROUTES as PERSONAL

ROUTES: dict[str, type] = {
    "/emails": codes.Emails,
    "/mails": mails.Mails,
    "/outbox": outbox.Outbox,
    "/outbox/<int:mail_id>": outbox.OneMail,
    "/outbox/<int:mail_id>/retries": outbox.Retries,
    **PERSONAL,
}

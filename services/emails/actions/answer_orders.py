"""A mail with orders is handed to games, and its writer gets the report by mail."""

import hashlib

from services.emails import peers
from services.emails.actions.accept_mail import WantedMail, accept_mail
from services.emails.domain.mailed_orders import MailedOrders


def answer_orders(orders: MailedOrders) -> None:
    """The same mail again gets no second answer; orders that come twice are the same orders."""
    answer = peers.submit_orders(orders)
    subject = f"[{orders.game}] {orders.role}"
    told = "OK" if answer.accepted else "REFUSED / REFUSÉ"
    key = hashlib.sha256(f"{orders.message_id}\n{orders.text}\n{answer.report}".encode())
    accept_mail(
        "emails",
        f"orders-{key.hexdigest()}",
        WantedMail(
            "notice",
            {"subject": f"{subject}: {told}", "text": answer.report},
            None,
            answer.player_id,
            None,
        ),
    )

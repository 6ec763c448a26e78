"""The mail gateway, a process of its own that receives orders: `python -m services.emails.gateway`.

What cannot be proved or read is refused while the sender is still on the line, so that nobody gets
mail from us that he did not cause. When games does not answer, the sender's server tries again.
"""

import asyncio
import logging

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from services.emails.actions.answer_orders import answer_orders
from services.emails.domain.mailed_orders import Unreadable, read_orders
from shared import logs
from shared.background import stop_signal
from shared.config import settings
from shared.confined import FileTooCostly, FileUnreadable, confined
from shared.database import use_database
from shared.errors import Refusal
from shared.nursery import Limits
from shared.peers import PeerRefused

LARGEST_BYTES = 128 * 1024
FOR_A_MAIL = Limits(cpu_seconds=3, wall_seconds=20, answer_bytes=4 * LARGEST_BYTES)
TAKEN = "250 Orders received, the report follows by mail"
LATER = "451 Not now, please try again later"


class Gateway:
    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        return await asyncio.to_thread(reply_to, envelope.original_content or b"")


def reply_to(raw: bytes) -> str:
    """The answer on the line."""
    try:
        answer_orders(confined(read_orders, raw, limits=FOR_A_MAIL))
    except (Unreadable, FileTooCostly, FileUnreadable) as trouble:
        return f"550 {trouble}"
    except PeerRefused as refusal:
        return LATER if refusal.status >= 500 else f"550 {refusal}"
    except Refusal:
        return LATER
    except Exception:  # whatever it was, the mail must not be lost
        logging.getLogger(__name__).exception("a mail could not be taken")
        return LATER
    return TAKEN


def main() -> None:
    logs.log_as_json("mail-gateway")
    logging.getLogger("mail.log").setLevel(logging.WARNING)  # it would write down every line
    use_database(settings().database_urls["emails"])
    controller = Controller(
        Gateway(),
        hostname=settings().listen,
        port=settings().gateway_port,
        data_size_limit=LARGEST_BYTES,
        enable_SMTPUTF8=True,
        ident="entente",
    )
    controller.start()
    stop_signal().wait()
    controller.stop()


if __name__ == "__main__":
    main()

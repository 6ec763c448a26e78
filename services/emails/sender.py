"""The mail sender, a process of its own: `python -m services.emails.sender`."""

import logging
import signal
import threading

from services.emails.actions.send_mails import send_due_mails
from services.emails.compose import mail_app
from services.emails.post import chosen_post
from shared import logs
from shared.config import settings
from shared.database import use_database

LOOK_EVERY_SECONDS = 0.5


def main() -> None:
    logs.log_as_json("mail-sender")
    use_database(settings().database_urls["emails"])
    stopping = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopping.set())
    post = chosen_post()
    with mail_app().app_context():
        while not stopping.is_set():
            try:
                send_due_mails(post, stopping.is_set)
            except Exception:  # the next round may find the database back
                logging.getLogger(__name__).exception("mails could not be sent")
            stopping.wait(LOOK_EVERY_SECONDS)


if __name__ == "__main__":
    main()

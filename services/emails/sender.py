"""The mail sender, a process of its own: `python -m services.emails.sender`."""

from services.emails.actions.send_mails import send_due_mails
from services.emails.carriers import chosen_carrier
from services.emails.compose import mail_app
from shared import logs
from shared.background import Step, repeat, stop_signal
from shared.config import settings
from shared.database import use_database

LOOK_EVERY_SECONDS = 0.5


def main() -> None:
    logs.log_as_json("mail-sender")
    use_database(settings().database_urls["emails"])
    carrier, stopping = chosen_carrier(), stop_signal()

    def send_mails() -> None:
        with mail_app().app_context():
            send_due_mails(carrier, stopping.is_set)

    repeat(Step("mails", LOOK_EVERY_SECONDS, send_mails, rests=True), stopping)


if __name__ == "__main__":
    main()

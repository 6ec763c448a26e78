"""Where mails go: to an SMTP server, or into files where there is none."""

import contextlib
import os
import smtplib
import ssl
import threading
from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit

from services.emails.compose import Letter
from services.emails.domain.states import State
from shared.config import settings

ANSWER_SECONDS = 20.0
# A server that drips its answers must not outlast the time a sender holds a mail.
LETTER_SECONDS = 120.0
USUAL_PORTS = {"smtp": 25, "smtps": 465}


class TryLater(Exception):
    """The mail could not be sent now; the text says why."""


class RefusedForGood(Exception):
    """The mail server will never take this mail; the text is its answer."""


class Carrier(Protocol):
    delivered: State

    def send(self, mail_id: int, letter: Letter) -> None: ...

    def rest(self) -> None: ...


class FileCarrier:
    """No mail server: mails become .eml files that any mail program opens."""

    delivered = State.KEPT

    def send(self, mail_id: int, letter: Letter) -> None:
        path = outbox_file(mail_id)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        draft = path.with_suffix(".draft")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(letter.raw)
        draft.rename(path)

    def rest(self) -> None:
        """Nothing stays open."""


class SmtpCarrier:
    """One connection, kept while there are mails to send."""

    delivered = State.SENT

    def __init__(self, url: str):
        self.url = urlsplit(url)
        self._line: smtplib.SMTP | None = None

    def send(self, _mail_id: int, letter: Letter) -> None:
        timer = threading.Timer(LETTER_SECONDS, self._hang_up)
        timer.start()
        try:
            line = self._connection()
            line.sendmail(letter.sender, [letter.reader], letter.raw)
        except smtplib.SMTPRecipientsRefused as refusal:
            self.rest()
            raise _refusal(*refusal.recipients[letter.reader]) from None
        except smtplib.SMTPSenderRefused as refusal:
            self.rest()
            raise _refusal(refusal.smtp_code, refusal.smtp_error) from None
        except smtplib.SMTPDataError as refusal:
            self.rest()
            raise _refusal(refusal.smtp_code, refusal.smtp_error) from None
        except (OSError, smtplib.SMTPException) as trouble:
            # Not the mail's fault: no connection, no TLS, a wrong password of ours.
            self.rest()
            raise TryLater(f"{type(trouble).__name__}: {trouble}") from None
        finally:
            timer.cancel()

    def rest(self) -> None:
        """Close the connection until there is something to send again."""
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(OSError, smtplib.SMTPException):
                line.quit()

    def _connection(self) -> smtplib.SMTP:
        if self._line is None:
            host, port = self.url.hostname or "", self.url.port or USUAL_PORTS[self.url.scheme]
            if self.url.scheme == "smtps":
                self._line = smtplib.SMTP_SSL(
                    host, port, timeout=ANSWER_SECONDS, context=ssl.create_default_context()
                )
            else:
                self._line = smtplib.SMTP(host, port, timeout=ANSWER_SECONDS)
            self._introduce(self._line)
        return self._line

    def _introduce(self, line: smtplib.SMTP) -> None:
        line.ehlo_or_helo_if_needed()
        if self.url.scheme == "smtp" and line.has_extn("starttls"):
            line.starttls(context=self._tls())
            line.ehlo()
        if self.url.username:
            line.login(unquote(self.url.username), unquote(self.url.password or ""))

    def _tls(self) -> ssl.SSLContext:
        """As between mail servers: better encrypted to a stranger than in the clear.

        A password is told only to a server that proves its name.
        """
        context = ssl.create_default_context()
        if not self.url.username:
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
        return context

    def _hang_up(self) -> None:
        """Runs in the timer's thread: whoever waits for an answer is woken by the closed socket."""
        line = self._line
        if line is not None and line.sock is not None:
            with contextlib.suppress(OSError):
                line.sock.shutdown(2)


def chosen_carrier() -> Carrier:
    return SmtpCarrier(settings().smtp_url) if settings().smtp_url else FileCarrier()


def outbox_file(mail_id: int) -> Path:
    return settings().data / "outbox" / f"{mail_id}.eml"


def _refusal(code: int, answer: bytes | str) -> Exception:
    text = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
    return (RefusedForGood if code >= 500 else TryLater)(f"{code} {text}")

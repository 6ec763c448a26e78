"""Take a mail over from another service: from here on it is not lost."""

import hashlib
import hmac
import json
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Any

from services.emails import store, texts
from services.emails.domain.readers import TO_ANY_ADDRESS
from services.emails.tables import Mail
from shared import clock
from shared.database import Session, writing
from shared.errors import TooMany, Unprocessable
from shared.limits import take_try
from shared.names import comparable_address
from shared.secret import own_secret

MAILS_AN_HOUR = 5


class KeyUsedForAnother(Unprocessable):
    """This key was used for another mail"""


class TooManyMails(TooMany):
    """Too many mails to this address, please wait"""


@dataclass(frozen=True)
class WantedMail:
    """What a service asks for; exactly one of player_id and address is given."""

    template: str
    values: dict[str, Any]
    language: str | None
    player_id: int | None
    address: str | None

    def digest(self) -> str:
        """Keyed: it outlives the values, and a code would be found from a plain hash."""
        told = json.dumps(asdict(self), sort_keys=True).encode()
        return hmac.new(own_secret("emails").encode(), told, hashlib.sha256).hexdigest()


def accept_mail(caller: str, key: str, wanted: WantedMail) -> None:
    """A key that was seen before changes nothing."""
    texts.require_fillable(wanted.template, wanted.values)
    with writing() as session:
        known = store.mail_with_key(session, caller, key)
        if known is not None:
            if known.digest != wanted.digest():
                raise KeyUsedForAnother
            return
        _limit(session, wanted)
        session.add(
            Mail(
                caller=caller,
                key=key,
                digest=wanted.digest(),
                template=wanted.template,
                values=json.dumps(wanted.values),
                language=wanted.language,
                player_id=wanted.player_id,
                address=wanted.address,
                next_try_at=clock.now(),
                created_at=clock.now(),
                comparable_address=wanted.address and comparable_address(wanted.address),
            )
        )


def _limit(session: Session, wanted: WantedMail) -> None:
    if wanted.template not in TO_ANY_ADDRESS:
        return
    reader = comparable_address(wanted.address) if wanted.address else f"player {wanted.player_id}"
    try:
        take_try(session, f"{wanted.template} to {reader}", MAILS_AN_HOUR, timedelta(hours=1))
    except TooMany as refusal:
        raise TooManyMails(retry_after_seconds=refusal.retry_after_seconds) from None

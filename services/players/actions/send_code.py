"""Send the code that confirms an e-mail address, not more often than an inbox can bear."""

import secrets
from datetime import timedelta
from urllib.parse import urlencode

from services.players import peers, store
from services.players.actions.prove_address import proof_of
from services.players.tables import Player
from shared.config import settings
from shared.database import Session, reading, writing
from shared.errors import BadRequest, TooMany
from shared.limits import Budget, give_back_try, guess, take_try
from shared.mails import request_mail
from shared.names import comparable_address

AN_HOUR, A_DAY = timedelta(hours=1), timedelta(days=1)
MAILS_AN_HOUR = 5
MAILS_A_DAY = 10  # with five guesses at each code: a stranger's address is not confirmed by luck
MAILS_PER_PROBE = 5
CODE_NOT_STORED = "Failed to store email code!:{message}"


class TooManyMails(TooMany):
    """Too many mails were asked for, please wait"""


class AlreadyConfirmed(BadRequest):
    """Email is already confirmed"""


def send_code_again(pseudo: str, caller_address: str) -> None:
    """A new code; the old one is useless from now on."""
    code = new_code()
    with writing() as session:
        player = store.player(session, pseudo)
        if player.email_confirmed:
            raise AlreadyConfirmed
        limit_mails(session, "confirmation", player.email, caller_address)
    with peers.told_as(CODE_NOT_STORED):
        peers.store_code(player.email, code)
    with writing() as session:
        request_code_mail(session, player, code)


def new_code() -> int:
    return 1000 + secrets.randbelow(9000)


def request_code_mail(session: Session, player: Player, code: int) -> None:
    """The four digits to type in, and a link that strangers cannot use up by guessing."""
    asked = urlencode({"pseudo": player.pseudo, "code": proof_of(player)})
    request_mail(
        session,
        "confirmation",
        {"code": code, "link": f"{settings().public_url}/confirmations?{asked}"},
        address=player.email,
        language=player.language,
    )


def require_unused(email: str, caller_address: str, own_id: int | None = None) -> None:
    """Who is told that an address is used has found out who is a member: not often from one place.

    Reserved before anybody looks, so that who has used up his tries learns nothing any more.
    """
    allowed = max(1, settings().mails_per_caller // MAILS_PER_PROBE)
    budget = Budget(f"used addresses told to {caller_address}", allowed, AN_HOUR)

    def is_unused() -> bool:
        with reading() as session:
            return store.is_unused(session, email, own_id)

    try:
        unused = guess([budget], is_unused)
    except TooMany as refusal:
        raise TooManyMails(retry_after_seconds=refusal.retry_after_seconds) from None
    if not unused:
        raise store.EmailAlreadyUsed


def limit_mails(session: Session, kind: str, email: str, caller_address: str | None) -> None:
    """Per reader, and per place the wish comes from where that is known."""
    in_an_hour, in_a_day = _keys(kind, email)
    try:
        take_try(session, in_an_hour, MAILS_AN_HOUR, AN_HOUR)
        take_try(session, in_a_day, MAILS_A_DAY, A_DAY)
    except TooMany as refusal:
        raise TooManyMails(retry_after_seconds=refusal.retry_after_seconds) from None
    if caller_address is not None:
        limit_caller(session, caller_address)


def limit_caller(session: Session, caller_address: str) -> None:
    try:
        take_try(session, _caller_key(caller_address), settings().mails_per_caller, AN_HOUR)
    except TooMany as refusal:
        raise TooManyMails(retry_after_seconds=refusal.retry_after_seconds) from None


def give_back_mail(session: Session, kind: str, email: str, caller_address: str) -> None:
    """No mail went: who chose an unacceptable password five times must not wait an hour."""
    for key in (*_keys(kind, email), _caller_key(caller_address)):
        give_back_try(session, key)


def _keys(kind: str, email: str) -> tuple[str, str]:
    reader = comparable_address(email)
    return f"{kind} an hour to {reader}", f"{kind} a day to {reader}"


def _caller_key(caller_address: str) -> str:
    return f"mails from {caller_address}"

"""A member changes his data; a new e-mail address has to be confirmed again."""

from services.players import peers, store
from services.players.actions.send_code import (
    CODE_NOT_STORED,
    limit_mails,
    new_code,
    request_code_mail,
)
from services.players.domain.membership import differences
from shared.database import reading, writing
from shared.names import comparable_address

PASSWORD_NOT_CHANGED = "User modification failed!:{message}"  # noqa: S105 (a sentence)


def change_password(pseudo: str, password: str) -> None:
    """Older tokens become useless, and so do links to choose another password."""
    with peers.told_as(PASSWORD_NOT_CHANGED):
        peers.change_password(pseudo, password)
    with writing() as session:
        store.forget_rescues_of(session, pseudo)


def change_profile(pseudo: str, wanted: dict[str, object], caller_address: str) -> bool:
    """False if everything was as wanted already."""
    with reading() as session:
        changed = differences(store.player(session, pseudo), wanted)
    if not changed:
        return False
    code = _code_for(pseudo, str(changed["email"]), caller_address) if "email" in changed else None
    with writing() as session:
        player = store.player(session, pseudo)
        for name, value in changed.items():
            setattr(player, name, value)
        if code is not None:
            store.require_free_email(session, player.email, player.id)
            player.comparable_email = comparable_address(player.email)
            player.email_confirmed = False
            store.forget_rescues(session, player.id)  # they went to the old address
            request_code_mail(session, pseudo, player.email, player.language, code)
    return True


def _code_for(pseudo: str, email: str, caller_address: str) -> int:
    with writing() as session:
        player = store.player(session, pseudo)
        store.require_free_email(session, email, player.id)
        limit_mails(session, "confirmation", email, caller_address)
    code = new_code()
    with peers.told_as(CODE_NOT_STORED):
        peers.store_code(email, code)
    return code

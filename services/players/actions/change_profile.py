"""A member changes his data; a new e-mail address has to be confirmed again."""

from contextlib import suppress

from services.players import peers, store
from services.players.actions.send_code import (
    CODE_NOT_STORED,
    limit_mails,
    new_code,
    request_code_mail,
    require_unused,
)
from services.players.actions.tell_owner import tell_owner
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
        with suppress(store.NoSuchPlayer):  # the first administrator has no profile
            tell_owner(session, store.player(session, pseudo), "password_changed")


def change_profile(pseudo: str, wanted: dict[str, object], caller_address: str) -> bool:
    """False if everything was as wanted already."""
    with reading() as session:
        changed = differences(store.player(session, pseudo), wanted)
    if not changed:
        return False
    code = _code_for(pseudo, str(changed["email"]), caller_address) if "email" in changed else None
    with writing() as session:
        player = store.player(session, pseudo)
        if code is not None:
            tell_owner(session, player, "address_changed")
        for name, value in changed.items():
            setattr(player, name, value)
        if code is not None:
            store.require_free_email(session, player.email, player.id)
            player.comparable_email = comparable_address(player.email)
            player.email_confirmed = False
            store.forget_rescues(session, player.id)  # they went to the old address
            request_code_mail(session, player, code)
    return True


def _code_for(pseudo: str, email: str, caller_address: str) -> int:
    with reading() as session:
        own_id = store.player(session, pseudo).id
    require_unused(email, caller_address, own_id)
    with writing() as session:
        limit_mails(session, "confirmation", email, caller_address)
    code = new_code()
    with peers.told_as(CODE_NOT_STORED):
        peers.store_code(email, code)
    return code

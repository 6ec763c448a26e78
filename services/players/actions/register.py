"""Register a member in three services. A try that ends half-way never blocks the next one.

The intent is stored first. The account that users makes carries its mark, so that undoing a try
removes that account and no other; the player exists only once everything else does.
"""

from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from uuid import uuid4

from services.players import peers, store
from services.players.actions.compare_names import require_own_look
from services.players.actions.send_code import (
    CODE_NOT_STORED,
    give_back_mail,
    limit_mails,
    new_code,
    request_code_mail,
    require_unused,
)
from services.players.tables import Player, Registration
from shared import clock
from shared.database import reading, writing
from shared.errors import Refusal
from shared.names import comparable, comparable_address
from shared.peers import PeerRefused

USER_NOT_CREATED = "User creation failed!:{message}"
# Longer than any request can be under way in users: what is older will not change any more.
INTERRUPTED_AFTER = timedelta(minutes=3)


@dataclass(frozen=True)
class NewPlayer:
    """What a future member tells; `profile` is named as the columns are."""

    pseudo: str
    password: str
    email: str
    profile: dict[str, object]


def register(new: NewPlayer, caller_address: str) -> None:
    _require_free(new, caller_address)
    mark, code = uuid4().hex, new_code()
    earlier = _store_intent(new, mark, caller_address)
    try:
        with peers.told_as(USER_NOT_CREATED):
            user_id = _add_account(new, mark, earlier)
    except Refusal as refusal:
        # Who refused is done with it; who did not answer may make the account yet.
        _give_up(new, mark, caller_address, forget=isinstance(refusal.__cause__, PeerRefused))
        raise
    try:
        with peers.told_as(CODE_NOT_STORED):
            peers.store_code(new.email, code)
        _complete(new, user_id, mark, code)
    except Refusal:
        _give_up(new, mark, caller_address, forget=True)
        raise


def undo_interrupted_registrations() -> None:
    """A background step."""
    with reading() as session:
        interrupted = store.registrations_before(session, clock.now() - INTERRUPTED_AFTER)
    for registration in interrupted:
        _undo(registration.pseudo, registration.mark, forget=True)


def _require_free(new: NewPlayer, caller_address: str) -> None:
    with reading() as session:
        store.require_free_pseudo(session, new.pseudo)
    require_own_look(new.pseudo)
    require_unused(new.email, caller_address)


def _store_intent(new: NewPlayer, mark: str, caller_address: str) -> list[Registration]:
    """Returns the earlier tries that ended half-way."""
    with writing() as session:
        store.require_free_pseudo(session, new.pseudo)
        store.require_free_email(session, new.email)
        limit_mails(session, "confirmation", new.email, caller_address)
        earlier = list(store.abandon_registrations(session, new.pseudo))
        session.add(
            Registration(
                mark=mark,
                pseudo=new.pseudo,
                created_at=clock.now(),
                comparable_pseudo=comparable(new.pseudo),
            )
        )
    return earlier


def _add_account(new: NewPlayer, mark: str, earlier: list[Registration]) -> int:
    """Once more if users made the account of an earlier try only now."""
    _remove_accounts(earlier)
    try:
        return peers.add_account(new.pseudo, new.password, mark)
    except PeerRefused:
        if not earlier:
            raise
    _remove_accounts(earlier)
    return peers.add_account(new.pseudo, new.password, mark)


def _remove_accounts(earlier: list[Registration]) -> None:
    for interrupted in earlier:
        peers.remove_account(interrupted.pseudo, interrupted.mark)


def _complete(new: NewPlayer, user_id: int, mark: str, code: int) -> None:
    with writing() as session:
        store.require_free_pseudo(session, new.pseudo)
        store.require_free_email(session, new.email)
        if store.open_registration(session, mark) is None:  # another try took over meanwhile
            raise store.PlayerAlreadyExists(f"Player {new.pseudo} already exists")
        player = Player(
            user_id=user_id,
            pseudo=new.pseudo,
            comparable_pseudo=comparable(new.pseudo),
            email=new.email,
            comparable_email=comparable_address(new.email),
            registration=mark,
            created_at=clock.now(),
            **new.profile,
        )
        session.add(player)
        store.forget_registration(session, mark)
        session.flush()
        request_code_mail(session, player, code)


def _give_up(new: NewPlayer, mark: str, caller_address: str, *, forget: bool) -> None:
    with writing() as session:
        give_back_mail(session, "confirmation", new.email, caller_address)
    _undo(new.pseudo, mark, forget=forget)


def _undo(pseudo: str, mark: str, *, forget: bool) -> None:
    """An intent that is not forgotten is undone once more by the next try or in the background."""
    with writing() as session:  # first of all: it must not be completed meanwhile
        store.abandon_registration(session, mark)
    with suppress(Refusal):  # users does not answer: in the background, until it does
        peers.remove_account(pseudo, mark)
        if forget:
            with writing() as session:
                store.forget_registration(session, mark)

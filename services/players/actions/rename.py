"""An administrator renames a member, in every service: begun once, finished even after a crash.

The account first, since users may refuse; then here, so that from now on everybody who asks is
told the new name; then wherever the old one was written down. Until that is done it stays taken.
"""

from contextlib import suppress

from services.players import peers, store
from services.players.actions.compare_names import require_own_look
from services.players.domain.membership import Membership
from services.players.personal import HOLDINGS
from shared.config import settings
from shared.database import reading, writing
from shared.errors import BadRequest, Conflict, Refusal
from shared.names import comparable
from shared.peers import PeerRefused
from shared.personal.places import Person, rename_everywhere

NOT_RENAMED = "User modification failed!:{message}"


class SameName(BadRequest):
    """This is the name the player has"""


class BeingRenamed(Conflict):
    """This player is being renamed, please retry"""


def rename(pseudo: str, new_pseudo: str) -> None:
    require_own_look(new_pseudo, former=pseudo)
    with writing() as session:
        player = store.player(session, pseudo)
        if pseudo == new_pseudo:
            raise SameName
        if player.former_pseudo is not None:
            raise BeingRenamed
        store.require_free_pseudo(session, new_pseudo, player.id)
        player.new_pseudo, player.comparable_new_pseudo = new_pseudo, comparable(new_pseudo)
    with peers.told_as(NOT_RENAMED):
        _rename_account(player.id)
    with suppress(Refusal):  # he has his name; who is told later is told by the background step
        _tell_everybody(player.id)


def finish_renames() -> None:
    """A background step."""
    with reading() as session:
        unfinished = store.players_being_renamed(session)
    for player_id in unfinished:
        with suppress(Refusal):  # the next round finds users back
            finish_rename(player_id)


def finish_rename(player_id: int) -> None:
    _rename_account(player_id)
    _tell_everybody(player_id)


def name_rests(player_id: int) -> bool:
    """A name that left no trace is free at once, and every name where none has to rest."""
    return settings().name_rest_days > 0 and peers.left_traces(player_id)


def _rename_account(player_id: int) -> None:
    with reading() as session:
        player = store.player_by_id(session, player_id)
    if player is None or player.new_pseudo is None or player.state != Membership.ACTIVE:
        return
    try:
        peers.rename_account(player.pseudo, player.new_pseudo)
    except PeerRefused:
        _settle(player_id, player.new_pseudo, renamed=False)
        raise
    _settle(player_id, player.new_pseudo, renamed=True)


def _settle(player_id: int, new_pseudo: str, *, renamed: bool) -> None:
    with writing() as session:
        player = store.player_by_id(session, player_id)
        if player is None or player.new_pseudo != new_pseudo:
            return
        if renamed:
            own = Person(player_id, player.pseudo)
            # Before the others are told: a mail that waits here must not bring them the old name.
            rename_everywhere(session, HOLDINGS.places, own, new_pseudo)
            former, name = player.comparable_pseudo, comparable(new_pseudo)
            player.former_pseudo = player.pseudo
            player.comparable_former_pseudo = former if former != name else None
            player.pseudo, player.comparable_pseudo = new_pseudo, name
        player.new_pseudo = player.comparable_new_pseudo = None


def _tell_everybody(player_id: int) -> None:
    with reading() as session:
        player = store.player_by_id(session, player_id)
    if player is None or player.former_pseudo is None:
        return
    former = player.former_pseudo
    rests = player.comparable_former_pseudo is not None and name_rests(player_id)
    peers.tell_new_name(player_id, former, player.pseudo)
    with writing() as session:
        current = store.player_by_id(session, player_id)
        if current is None or current.former_pseudo != former:
            return
        if rests:
            store.rest_name(session, former, player_id)
        current.former_pseudo = current.comparable_former_pseudo = None

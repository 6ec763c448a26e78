"""An administrator renames a member, in users and here: begun once, finished even after a crash."""

from contextlib import suppress

from services.players import peers, store
from services.players.domain.membership import Membership
from shared.config import settings
from shared.database import reading, writing
from shared.errors import BadRequest, Refusal
from shared.names import comparable
from shared.peers import PeerRefused

NOT_RENAMED = "User modification failed!:{message}"


class SameName(BadRequest):
    """This is the name the player has"""


def rename(pseudo: str, new_pseudo: str) -> None:
    with writing() as session:
        player = store.player(session, pseudo)
        if pseudo == new_pseudo:
            raise SameName
        store.require_free_pseudo(session, new_pseudo, player.id)
        player.new_pseudo, player.comparable_new_pseudo = new_pseudo, comparable(new_pseudo)
    with peers.told_as(NOT_RENAMED):
        finish_rename(player.id)


def finish_renames() -> None:
    """A background step."""
    with reading() as session:
        unfinished = store.players_being_renamed(session)
    for player_id in unfinished:
        with suppress(Refusal):  # the next round finds users back
            finish_rename(player_id)


def finish_rename(player_id: int) -> None:
    with reading() as session:
        player = store.player_by_id(session, player_id)
    if player is None or player.new_pseudo is None or player.state != Membership.ACTIVE:
        return
    rests = name_rests(player_id)
    try:
        peers.rename_account(player.pseudo, player.new_pseudo)
    except PeerRefused:
        _settle(player_id, player.new_pseudo, renamed=False)
        raise
    _settle(player_id, player.new_pseudo, renamed=True, rests=rests)


def name_rests(player_id: int) -> bool:
    """A name that left no trace is free at once, and every name where none has to rest."""
    return settings().name_rest_days > 0 and peers.left_traces(player_id)


def _settle(player_id: int, new_pseudo: str, *, renamed: bool, rests: bool = False) -> None:
    with writing() as session:
        player = store.player_by_id(session, player_id)
        if player is None or player.new_pseudo != new_pseudo:
            return
        if renamed:
            if rests and comparable(new_pseudo) != player.comparable_pseudo:
                store.rest_name(session, player.pseudo, player.id)
            player.pseudo, player.comparable_pseudo = new_pseudo, comparable(new_pseudo)
        player.new_pseudo = player.comparable_new_pseudo = None

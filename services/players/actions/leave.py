"""A member leaves: out of no running game, and then out of every service, even across a crash."""

from contextlib import suppress

from services.players import peers, store
from services.players.actions.rename import name_rests
from services.players.domain.membership import Membership
from services.players.tables import Player
from shared.database import reading, writing
from shared.errors import BadRequest, Conflict, Refusal

ALLOCATIONS_UNKNOWN = "Allocation check failed!:{message}"
USER_NOT_REMOVED = "User removal failed!:{message}"


class StillInAGame(BadRequest):
    """Player is still in a game"""


class BeingRenamed(Conflict):
    """This player is being renamed, please retry"""


def leave(pseudo: str) -> None:
    """Asked again after an interruption, it finishes what is left to do."""
    with reading() as session:
        player = store.leaving_or_active(session, pseudo)
    if player.state == Membership.ACTIVE:
        with peers.told_as(ALLOCATIONS_UNKNOWN):
            running = peers.games_of(player.id, running=True)
        if running:
            raise StillInAGame
        _store_intent(pseudo)
    with peers.told_as(USER_NOT_REMOVED):
        finish_departure(player.id)


def finish_departures() -> None:
    """A background step."""
    with reading() as session:
        leaving = store.leaving_players(session)
    for player_id in leaving:
        with suppress(Refusal):  # the next round finds the peer back
            finish_departure(player_id)


def finish_departure(player_id: int) -> None:
    """The user row goes last: until then the name stays taken and the owner can ask again."""
    with reading() as session:
        player = store.player_by_id(session, player_id)
    if player is None or player.state != Membership.LEAVING:
        return
    if player.email:
        peers.forget_address(player.email)
        with writing() as session:
            current = store.player_by_id(session, player_id)
            if current is not None:
                _anonymise(current)
    rests = name_rests(player_id)
    peers.remove_account(player.pseudo, player.registration)
    with writing() as session:
        current = store.player_by_id(session, player_id)
        if current is not None:
            if rests:
                store.rest_name(session, player.pseudo)
            session.delete(current)


def _store_intent(pseudo: str) -> None:
    with writing() as session:
        player = store.player(session, pseudo)
        if player.new_pseudo is not None:
            raise BeingRenamed
        player.state = Membership.LEAVING
        store.forget_rescues(session, player.id)
        store.forget_mail_requests(session, player)


def _anonymise(player: Player) -> None:
    player.email = player.telephone = player.family_name = player.first_name = ""
    player.comparable_email = None
    player.email_confirmed = player.replace = False

"""A member leaves: out of no running game, and then out of every service, even across a crash."""

from contextlib import suppress

from services.players import peers, store
from services.players.actions.rename import BeingRenamed, name_rests
from services.players.domain.membership import Membership
from services.players.personal import HOLDINGS
from services.players.tables import Player
from shared.database import note_forgetting, reading, writing
from shared.errors import BadRequest, Refusal
from shared.personal.places import Person, forget_everywhere

ALLOCATIONS_UNKNOWN = "Allocation check failed!:{message}"
USER_NOT_REMOVED = "User removal failed!:{message}"


class StillInAGame(BadRequest):
    """Player is still in a game"""


class SomethingRuns(BadRequest):
    """Player is still playing: {running}; finish it, or leave with resign=1 and lose it"""


def leave(pseudo: str, resign: bool = False) -> None:
    """Asked again after an interruption, it finishes what is left to do.

    Whatever runs besides Diplomacy games can be given up: `resign`.
    """
    with reading() as session:
        player = store.leaving_or_active(session, pseudo)
    if player.state == Membership.ACTIVE:
        with peers.told_as(ALLOCATIONS_UNKNOWN):
            in_games = peers.games_of(player.id, running=True)
            running = [] if resign or in_games else peers.what_runs(player.id)
        if in_games:
            raise StillInAGame
        if running:
            raise SomethingRuns(
                f"Player is still playing: {', '.join(running)}; finish it, or leave with "
                "resign=1 and lose it",
                running=running,
            )
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
    """The account goes when all others are done: until then the owner can ask again."""
    with reading() as session:
        player = store.player_by_id(session, player_id)
    if player is None or player.state != Membership.LEAVING:
        return
    person = Person(player_id, player.pseudo, player.email)
    if name_rests(player_id):  # asked first: those who are told remove what they are asked for
        with writing() as session:
            store.rest_name(session, player.pseudo)
    peers.tell_departure(player_id, player.pseudo, player.email)
    with writing() as session:
        current = store.player_by_id(session, player_id)
        if current is not None:
            forget_everywhere(session, HOLDINGS.places, person)
            _anonymise(current)
    peers.remove_account(player.pseudo, player.registration)
    peers.tell_departure(player_id, player.pseudo, "", told=("users",))
    with writing() as session:
        current = store.player_by_id(session, player_id)
        if current is not None:
            session.delete(current)
            note_forgetting(session)


def _store_intent(pseudo: str) -> None:
    with writing() as session:
        player = store.player(session, pseudo)
        if player.new_pseudo is not None or player.former_pseudo is not None:
            raise BeingRenamed
        player.state = Membership.LEAVING
        store.forget_rescues(session, player.id)
        store.forget_mail_requests(session, player)


def _anonymise(player: Player) -> None:
    player.email = player.telephone = player.family_name = player.first_name = ""
    player.comparable_email = None
    player.email_confirmed = player.replace = player.real_name = False

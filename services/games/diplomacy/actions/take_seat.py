"""Players join a game and leave it, by themselves or by the master's hand."""

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_role
from services.games.diplomacy.domain import seats as seating
from services.games.diplomacy.domain.access import restriction_not_met
from services.games.diplomacy.domain.seats import MASTER, UNASSIGNED
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import (
    GameIsFull,
    MasterDoesNotPlay,
    NeitherMasterNorConcerned,
    NotWaiting,
    RestrictionNotMet,
    RoleIsTaken,
    RolesAreDealt,
    WrongAccessCode,
)
from services.games.diplomacy.store import events, games, ratings, seats
from services.games.diplomacy.store.rules import restrictions_of
from services.games.diplomacy.tables.games import Game
from shared.database import Session, reading, writing
from shared.members import Member, require_confirmed


def take_seat(game_id: int, player_id: int, role: int | None, access_code: int, by: Member) -> None:
    """Sit a player down; one who sits already stays, or takes one more where roles cumulate."""
    with reading() as session:
        game = games.game(session, game_id)
        _require_master_or_self(session, game, player_id, by)
    if player_id == by.player_id:
        require_confirmed(by)
    else:
        peers.require_player(player_id)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        master = _require_master_or_self(session, game, player_id, by)
        if master != by.player_id:
            _require_admission(session, game, player_id, access_code)
        if role is not None:
            _require_choosable(session, game, role, chosen_by_master=master == by.player_id)
        _sit_down(session, game, player_id, role, master)


def leave_seat(game_id: int, player_id: int, role: int | None, by: Member) -> None:
    """The master's own seat is not one that can be left."""
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        _require_master_or_self(session, game, player_id, by)
        seats.unseat(session, game_id, player_id, role)
        events.record(session, game, "left")


def _require_master_or_self(session: Session, game: Game, player_id: int, by: Member) -> int | None:
    master = seats.holder_of(session, game.id, MASTER)
    if by.player_id not in (player_id, master):
        raise NeitherMasterNorConcerned
    if game.current_state != State.WAITING:
        raise NotWaiting
    return master


def _require_admission(session: Session, game: Game, player_id: int, access_code: int) -> None:
    """What the master need not ask of those he brings in himself."""
    if game.access_code and access_code != game.access_code:
        raise WrongAccessCode
    rated = ratings.ratings_of(session, player_id, game.variant, game.number_of_roles)
    if failing := restriction_not_met(restrictions_of(game), rated):
        raise RestrictionNotMet(f"Access restriction is not met: {failing}")


def _require_choosable(session: Session, game: Game, role: int, chosen_by_master: bool) -> None:
    require_role(game, role)
    if not game.cumulate and not (game.manual and chosen_by_master):
        raise RolesAreDealt
    if role == MASTER or seats.holder_of(session, game.id, role) is not None:
        raise RoleIsTaken(f"Role {role} is taken")


def _sit_down(
    session: Session, game: Game, player_id: int, role: int | None, master: int | None
) -> None:
    if player_id == master and not game.cumulate:
        raise MasterDoesNotPlay
    taken = seats.seats_of(session, game.id)
    if seating.plays(taken, player_id) and not game.cumulate:
        if role is not None:
            seats.assign(session, game.id, player_id, role)
        return
    if seating.is_complete(taken, game.number_of_roles):
        raise GameIsFull
    seats.seat(session, game.id, player_id, UNASSIGNED if role is None else role)
    events.record(session, game, "joined")

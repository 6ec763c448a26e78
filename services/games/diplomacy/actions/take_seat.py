"""Players join a game and leave it, by themselves or by the master's hand."""

from datetime import timedelta

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_played_role
from services.games.diplomacy.actions.tell_acts import Act, mail_act
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
from shared.limits import Budget, guess
from shared.members import NOWHERE, Member, require_confirmed
from shared.visitors import Visitor

AN_HOUR = timedelta(hours=1)
CODES_OF_A_PLAYER, CODES_FROM_AN_ADDRESS = 10, 30


def take_seat(
    game_id: int,
    player_id: int,
    role: int | None,
    access_code: int,
    by: Member,
    visitor: Visitor = NOWHERE,
) -> None:
    """Sit a player down; one who sits already stays, or takes one more where roles cumulate."""
    with reading() as session:
        game = games.game(session, game_id)
        master = _require_master_or_self(session, game, player_id, by)
    if master != by.player_id:
        _require_access_code(game, access_code, by, visitor)
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
        if _sit_down(session, game, player_id, role, master):
            _tell_of_seat(session, game, player_id, by, Act.SEATED)


def leave_seat(game_id: int, player_id: int, role: int | None, by: Member) -> None:
    """The master's own seat is not one that can be left."""
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        _require_master_or_self(session, game, player_id, by)
        if seats.unseat(session, game_id, player_id, role):
            _tell_of_seat(session, game, player_id, by, Act.UNSEATED)


def _tell_of_seat(session: Session, game: Game, player_id: int, by: Member, act: Act) -> None:
    """Whom the master puts in or takes out is told; who does it himself knows."""
    if player_id == by.player_id:
        events.record(session, game, "joined" if act is Act.SEATED else "left")
        return
    event = events.record(session, game, act.value)
    mail_act(session, game, act, event, [player_id])


def _require_master_or_self(session: Session, game: Game, player_id: int, by: Member) -> int | None:
    master = seats.holder_of(session, game.id, MASTER)
    if by.player_id not in (player_id, master):
        raise NeitherMasterNorConcerned
    if game.current_state != State.WAITING:
        raise NotWaiting
    return master


def _require_access_code(game: Game, access_code: int, by: Member, visitor: Visitor) -> None:
    """Wrong ones count by account and by address; whoever gives none has not guessed."""
    if not game.access_code:
        return
    if not access_code:
        raise WrongAccessCode
    budgets = [
        Budget(f"access-code:{game.id}:player:{by.player_id}", CODES_OF_A_PLAYER, AN_HOUR),
        Budget(f"access-code:{game.id}:{visitor.network}", CODES_FROM_AN_ADDRESS, AN_HOUR),
    ]
    if not guess(budgets, lambda: access_code == game.access_code):
        raise WrongAccessCode


def _require_admission(session: Session, game: Game, player_id: int, access_code: int) -> None:
    """What the master need not ask of those he brings in himself."""
    if game.access_code and access_code != game.access_code:
        raise WrongAccessCode
    rated = ratings.ratings_of(session, player_id, game.variant, game.number_of_roles)
    if failing := restriction_not_met(restrictions_of(game), rated):
        raise RestrictionNotMet(f"Access restriction is not met: {failing}")


def _require_choosable(session: Session, game: Game, role: int, chosen_by_master: bool) -> None:
    require_played_role(game, role)
    if not game.cumulate and not (game.manual and chosen_by_master):
        raise RolesAreDealt
    if role == MASTER or seats.holder_of(session, game.id, role) is not None:
        raise RoleIsTaken(f"Role {role} is taken")


def _sit_down(
    session: Session, game: Game, player_id: int, role: int | None, master: int | None
) -> bool:
    """Whether he took a seat, and did not sit there already."""
    if player_id == master and not game.cumulate:
        raise MasterDoesNotPlay
    taken = seats.seats_of(session, game.id)
    if seating.plays(taken, player_id) and not game.cumulate:
        if role is not None:
            seats.assign(session, game.id, player_id, role)
        return False
    if seating.is_complete(taken, len(game.played_roles)):
        raise GameIsFull
    seats.seat(session, game.id, player_id, UNASSIGNED if role is None else role)
    return True

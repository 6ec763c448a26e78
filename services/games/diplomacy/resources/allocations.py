"""/allocations, /game-allocations, /player-allocations, /game-roles: who sits where."""

from collections.abc import Sequence

from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy import peers
from services.games.diplomacy.actions.assign_role import assign_role
from services.games.diplomacy.actions.take_seat import leave_seat, take_seat
from services.games.diplomacy.domain.seats import Seat, players_seats, role_by_player
from services.games.diplomacy.domain.secrecy import hides_players, known_seats
from services.games.diplomacy.resources.arguments import (
    GameId,
    PlayerId,
    RoleId,
    RoleIdOrNone,
    WithDetails,
)
from services.games.diplomacy.store import games, seats
from shared import auth
from shared.arguments import LARGEST_INTEGER, Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, Presented, acting, anyone, member
from shared.database import reading
from shared.peers import Done


class SeatTaken(Presented):
    """Who joins which game."""

    game_id: GameId
    player_id: PlayerId
    role_id: RoleIdOrNone = None
    access_code: int = Field(
        0, ge=0, le=LARGEST_INTEGER, description="The game's code, when it has one."
    )


class SeatLeft(Presented):
    """Who leaves which game."""

    game_id: GameId
    player_id: PlayerId
    role_id: RoleIdOrNone = None


class RoleAssigned(Presented):
    """Which player gets which role."""

    player_id: PlayerId
    role_id: RoleId


class SeatInDetail(BaseModel):
    """A seat; the player is null where the reader may not know him, the pseudo where he left."""

    role: int
    player_id: int | None
    pseudo: str | None


class RolesInDetail(BaseModel):
    """What `details=1` tells: the same as without it, and each seat with its player."""

    allocations: dict[str, int]
    seats: list[SeatInDetail]


class AllocationsTold(RootModel[RolesInDetail | dict[str, int]]):
    """Role by player: 0 the master, -1 not yet assigned; in detail where it was asked for."""


class RolesByGame(RootModel[dict[str, int]]):
    """Role by game: 0 the master, -1 not yet assigned."""


class GameSeats(BaseModel):
    """Every seat: player (null where the reader may not know) and role; how many players play."""

    roles: list[list[int | None]]
    filled: int


class GameSeatsInDetail(GameSeats):
    """What `details=1` tells: every seat, also with its player's pseudo."""

    seats: list[SeatInDetail]


class GameRolesTold(RootModel[GameSeatsInDetail | GameSeats]):
    """Every seat, in detail where it was asked for."""


class WhichGames(Arguments):
    """Which of the player's games."""

    running: bool = Field(False, description="Only games that are not stopped (0 or 1).")
    public: bool = Field(
        False, description="Only what anybody may know, whoever asks: for what is shown (0 or 1)."
    )


class Allocations(Resource):
    @acting("Need a pseudo to join/put in game")
    @accepts(SeatTaken)
    @answers(201, Done)
    def post(self, caller: Member, taken: SeatTaken) -> Done:
        """Join a game, or put a player in as its master."""
        take_seat(
            taken.game_id,
            taken.player_id,
            taken.role_id,
            taken.access_code,
            caller,
            auth.visitor(),
        )
        return Done(msg="Ok allocation updated or created")

    @acting("Need a pseudo to quit/remove from game")
    @accepts(SeatLeft)
    @answers(200, Done)
    def delete(self, caller: Member, left: SeatLeft) -> Done:
        """Quit a game, or remove a player as its master."""
        leave_seat(left.game_id, left.player_id, left.role_id, caller)
        return Done(msg="Ok allocation deleted if present")


class GameAllocations(Resource):
    @anyone
    @accepts(WithDetails)
    @answers(200, AllocationsTold)
    def get(self, caller: Caller, game_id: int, asked: WithDetails) -> AllocationsTold:
        """See who plays what; in an anonymous game only oneself, until it is stopped."""
        _all_seats, known = seats_for(caller, game_id)
        roles = {str(player): role for player, role in role_by_player(known).items()}
        if not asked.details:
            return AllocationsTold(roles)
        told = seats_in_detail(known, known)
        return AllocationsTold(RolesInDetail(allocations=roles, seats=told))


class GameRoles(Resource):
    @anyone
    @accepts(WithDetails)
    @answers(200, GameRolesTold)
    def get(self, caller: Caller, game_id: int, asked: WithDetails) -> GameRolesTold:
        """See every seat of a game, and how many are filled."""
        taken, known = seats_for(caller, game_id)
        roles = sorted((seat.role, seat.player_id if seat in known else 0) for seat in taken)
        told = GameSeats(
            roles=[[player_id or None, role] for role, player_id in roles],
            filled=len(players_seats(taken)),
        )
        if not asked.details:
            return GameRolesTold(told)
        seats_told = seats_in_detail(taken, known)
        return GameRolesTold(GameSeatsInDetail(**told.model_dump(), seats=seats_told))

    @member(scope=ORGANISE)
    @accepts(RoleAssigned)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, assigned: RoleAssigned) -> Done:
        """Give a player of a manual game his role; for its master."""
        assign_role(game_id, assigned.player_id, assigned.role_id, caller.player_id)
        return Done(msg="Ok role assigned")


class PlayerAllocations(Resource):
    @anyone(services=("players",))
    @accepts(WhichGames)
    @answers(200, RolesByGame)
    def get(self, caller: Caller, player_id: int, which: WhichGames) -> RolesByGame:
        """See which games a player is in; anonymous ones only if one may know."""
        with reading() as session:
            held = seats.games_of_player(session, player_id, which.running)
            masters = seats.masters_of(session, {game.id for game, _role in held})
        if not held and not caller.service:
            peers.require_player(player_id)
        known = [
            Seat(game.id, role)
            for game, role in held
            if not hides_players(game.anonymous, game.current_state)
            or (not which.public and _may_know(caller, player_id, masters.get(game.id)))
        ]
        return RolesByGame({str(game): role for game, role in role_by_player(known).items()})


def _may_know(caller: Caller, player_id: int, master: int | None) -> bool:
    """Whether the caller may know that this player is in an anonymous game."""
    is_told = caller.player_id is not None and caller.player_id in (player_id, master)
    return caller.service is not None or is_told


def seats_for(caller: Caller, game_id: int) -> tuple[list[Seat], list[Seat]]:
    """All seats, and those whose players the caller may know."""
    with reading() as session:
        game = games.game(session, game_id)
        taken = seats.seats_of(session, game_id)
    hidden = hides_players(game.anonymous, game.current_state)
    return taken, known_seats(taken, hidden, caller.player_id)


def seats_in_detail(taken: Sequence[Seat], known: Sequence[Seat]) -> list[SeatInDetail]:
    """One call for all the pseudos."""
    pseudos = peers.pseudos_of([seat.player_id for seat in known]) if known else {}
    shown = sorted((seat.role, seat.player_id if seat in known else 0) for seat in taken)
    return [
        SeatInDetail(role=role, player_id=player_id or None, pseudo=pseudos.get(player_id))
        for role, player_id in shown
    ]

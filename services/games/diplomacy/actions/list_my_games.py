"""Everything a player wants to see of his games at once."""

from dataclasses import dataclass

from services.games.diplomacy import peers
from services.games.diplomacy.domain.needs import needed_roles
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.store import phases, press, seats
from services.games.diplomacy.tables.games import Game
from shared.database import reading


@dataclass(frozen=True)
class MyGame:
    game: Game
    role: int
    needs_orders: bool  # this role's, and they are not in
    orders_missing: int  # roles the phase still waits for
    unread_messages: int
    unread_declarations: int
    seats_free: int  # of a game that gathers its players


def my_games(player_id: int) -> list[MyGame]:
    """A few queries, however many games there are."""
    with reading() as session:
        held = seats.games_of_player(session, player_id)
        ids = {game.id for game, _role in held}
        positions = phases.positions_of(session, ids)
        submitted = phases.submitted_roles(session, ids)
        gathering = {game.id for game, _role in held if game.current_state == State.WAITING}
        taken = seats.players_in(session, gathering) if gathering else {}
        messages = press.unread_messages(session, player_id)
        declarations = press.unread_declarations(session, player_id)
    missing = {game.id: _missing(game, positions[game.id], submitted) for game, _role in held}
    return [
        MyGame(
            game,
            role,
            role in missing[game.id],
            _missing_shown(game, role, missing[game.id]),
            messages.get((game.id, role), 0),
            declarations.get((game.id, role), 0),
            len(game.played_roles) - taken.get(game.id, 0) if game.id in gathering else 0,
        )
        for game, role in held
    ]


def _missing_shown(game: Game, role: int, missing: list[int]) -> int:
    """In the fog even a number would tell a player how others fare."""
    return int(role in missing) if game.fog and role != MASTER else len(missing)


def _missing(game: Game, position: Position, submitted: set[tuple[int, int]]) -> list[int]:
    if game.current_state != State.STARTED:
        return []
    needed = needed_roles(peers.variant_named(game.variant), position, game.current_advancement)
    return [role for role in needed if (game.id, role) not in submitted]

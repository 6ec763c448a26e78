"""Who sits where: the master, players without a role yet, players of a role."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

UNASSIGNED, MASTER = -1, 0


@dataclass(frozen=True)
class Seat:
    player_id: int
    role: int


def role_by_player(seats: Iterable[Seat]) -> dict[int, int]:
    """One role per player: mastership first, then the lowest role, then "not yet assigned"."""
    shown: dict[int, int] = {}
    for seat in seats:
        known = shown.get(seat.player_id, UNASSIGNED)
        shown[seat.player_id] = (
            min(known, seat.role) if known >= 0 <= seat.role else max(known, seat.role)
        )
    return shown


def master_of(seats: Iterable[Seat]) -> int | None:
    return next((seat.player_id for seat in seats if seat.role == MASTER), None)


def players_seats(seats: Iterable[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat.role != MASTER]


def plays(seats: Iterable[Seat], player_id: int) -> bool:
    return any(seat.player_id == player_id for seat in players_seats(seats))


def free_roles(seats: Iterable[Seat], roles: Iterable[int]) -> list[int]:
    taken = {seat.role for seat in seats}
    return [role for role in roles if role not in taken]


def is_complete(seats: Sequence[Seat], number_of_roles: int) -> bool:
    return len(players_seats(seats)) >= number_of_roles


def is_assigned(seats: Iterable[Seat]) -> bool:
    """Whether every player has a role."""
    return all(seat.role != UNASSIGNED for seat in seats)

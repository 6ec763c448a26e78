"""Queries for allocations: who sits where."""

from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import bindparam, delete, func, or_, select, update
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.seats import MASTER, UNASSIGNED, Seat
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.seats import Allocation

HOLDERS = select(Allocation.role_id, Allocation.player_id).where(
    Allocation.game_id == bindparam("game"),
    or_(Allocation.role_id == bindparam("role"), Allocation.role_id == MASTER),
)


def seats_of(session: Session, game_id: int) -> list[Seat]:
    """In the order they were taken."""
    rows = session.execute(
        select(Allocation.player_id, Allocation.role_id)
        .filter_by(game_id=game_id)
        .order_by(Allocation.id)
    )
    return [Seat(player_id, role) for player_id, role in rows]


def roles_of_player(session: Session, game_id: int, player_id: int | None) -> frozenset[int]:
    """The master's and "not yet assigned" included; none when the player is not in the game."""
    return frozenset(
        session.scalars(select(Allocation.role_id).filter_by(game_id=game_id, player_id=player_id))
    )


def holder_of(session: Session, game_id: int, role: int) -> int | None:
    return session.scalar(select(Allocation.player_id).filter_by(game_id=game_id, role_id=role))


def order_givers(session: Session, game_id: int, role: int) -> tuple[int | None, int | None]:
    """Who holds the role, and who is the master."""
    rows = session.connection().execute(HOLDERS, {"game": game_id, "role": role})
    holders: dict[int, int] = dict(rows.all())
    return holders.get(role), holders.get(MASTER)


def games_of_player(
    session: Session, player_id: int, running: bool = False
) -> Sequence[tuple[Game, int]]:
    """Each game with each role the player holds in it."""
    query = (
        select(Game, Allocation.role_id)
        .join(Allocation, Allocation.game_id == Game.id)
        .where(Allocation.player_id == player_id, Game.put_away_at.is_(None))
        .order_by(Game.id, Allocation.id)
    )
    if running:
        query = query.where(Game.current_state != State.STOPPED)
    return [(game, role) for game, role in session.execute(query)]


def masters_of(session: Session, game_ids: Collection[int]) -> dict[int, int]:
    rows = session.execute(
        select(Allocation.game_id, Allocation.player_id).where(
            Allocation.game_id.in_(game_ids), Allocation.role_id == MASTER
        )
    )
    return dict(rows.tuples().all())


def players_in(session: Session, game_ids: Collection[int]) -> dict[int, int]:
    """How many seats of players are taken, by game."""
    rows = session.execute(
        select(Allocation.game_id, func.count())
        .where(Allocation.game_id.in_(game_ids), Allocation.role_id != MASTER)
        .group_by(Allocation.game_id)
    )
    return dict(rows.tuples().all())


def seat(session: Session, game_id: int, player_id: int, role: int = UNASSIGNED) -> None:
    session.add(Allocation(game_id=game_id, player_id=player_id, role_id=role))


def unseat(session: Session, game_id: int, player_id: int, role: int | None) -> bool:
    """All seats of the player but the master's, or that of one role; whether there was any."""
    chosen = (
        delete(Allocation)
        .filter_by(game_id=game_id, player_id=player_id)
        .where(Allocation.role_id != MASTER)
    )
    left = chosen if role is None else chosen.where(Allocation.role_id == role)
    return bool(session.scalars(left.returning(Allocation.id)).all())


def assign(session: Session, game_id: int, player_id: int, role: int) -> bool:
    """Give a player's seat this role; False when he has no seat that could take it."""
    rows = session.scalars(
        select(Allocation)
        .filter_by(game_id=game_id, player_id=player_id)
        .where(Allocation.role_id != MASTER)
        .order_by(Allocation.role_id)
    ).all()
    if not rows:
        return False
    rows[0].role_id = role  # one without a role comes first
    return True


def deal(session: Session, game_id: int, roles: Iterable[int]) -> None:
    """Hand the roles to those who have none, in the order given."""
    waiting = session.scalars(
        select(Allocation).filter_by(game_id=game_id, role_id=UNASSIGNED).order_by(Allocation.id)
    )
    for allocation, role in zip(waiting, roles, strict=True):
        allocation.role_id = role


def take_roles_back(session: Session, game_id: int) -> None:
    """Players keep their seats, without a role."""
    session.execute(
        update(Allocation)
        .filter_by(game_id=game_id)
        .where(Allocation.role_id != MASTER)
        .values(role_id=UNASSIGNED)
    )


def change_master(session: Session, game_id: int, player_id: int) -> None:
    row = session.scalar(select(Allocation).filter_by(game_id=game_id, role_id=MASTER))
    if row is None:
        seat(session, game_id, player_id, MASTER)
    else:
        row.player_id = player_id

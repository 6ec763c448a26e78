"""Queries for games: found by name or id, listed, held for a change, deleted."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import NoSuchGame
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import StoredPosition
from services.games.diplomacy.tables.seats import Allocation
from shared.errors import Conflict
from shared.names import comparable

# Built once: orders come in by the thousand before a deadline.
COUNT_ORDERS = (
    update(Game)
    .where(
        Game.id == bindparam("game"),
        Game.position_revision == bindparam("position"),
        Game.current_state == bindparam("state"),
    )
    .values(orders_revision=Game.orders_revision + 1)
    .returning(Game.orders_revision)
)
GAME_AND_POSITION = (
    select(Game, StoredPosition.position)
    .join(StoredPosition, StoredPosition.game_id == Game.id)
    .where(Game.id == bindparam("game"), Game.put_away_at.is_(None))
)


def game(session: Session, game_id: int) -> Game:
    """One that was put away does not exist for anybody, here and in all that follows."""
    found = session.get(Game, game_id)
    if found is None or found.put_away_at is not None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return found


def game_and_position(session: Session, game_id: int) -> tuple[Game, str]:
    """The game with its position as it is stored."""
    found = session.execute(GAME_AND_POSITION, {"game": game_id}).one_or_none()
    if found is None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return found[0], found[1]


def exists(session: Session, game_id: int) -> bool:
    found = session.get(Game, game_id)
    return found is not None and found.put_away_at is None


def find_game(session: Session, name: str) -> Game | None:
    return session.scalar(select(Game).filter_by(name=name, put_away_at=None))


def find_any_game(session: Session, name: str) -> Game | None:
    """Also one that was put away."""
    return session.scalar(select(Game).filter_by(name=name))


def put_away_games(session: Session, master: int | None) -> Sequence[Game]:
    """All of them, or those of one master."""
    query = select(Game).where(Game.put_away_at.is_not(None)).order_by(Game.id)
    if master is not None:
        own = select(Allocation.game_id).filter_by(player_id=master, role_id=MASTER)
        query = query.where(Game.id.in_(own))
    return session.scalars(query).all()


def delete_put_away_before(session: Session, moment: datetime) -> None:
    session.execute(delete(Game).where(Game.put_away_at < moment))


def is_name_taken(session: Session, name: str, but_by: int | None = None) -> bool:
    holder = session.scalar(select(Game.id).filter_by(comparable_name=comparable(name)))
    return holder not in (None, but_by)


def all_names(session: Session, but_of: int | None = None) -> Sequence[str]:
    """Also of games that were put away: their names stay taken."""
    return session.scalars(select(Game.name).where(Game.id != (but_of or 0))).all()


def names_by_id(session: Session, after: int = 0, limit: int | None = None) -> dict[int, str]:
    rows = session.execute(
        select(Game.id, Game.name)
        .where(Game.id > after, Game.put_away_at.is_(None))
        .order_by(Game.id)
        .limit(limit)
    )
    return dict(rows.tuples().all())


def games_like(
    session: Session,
    *,
    text: str | None = None,
    player_id: int | None = None,
    newest: bool = False,
    after: int = 0,
    limit: int,
    **fields: object,
) -> Sequence[Game]:
    """Games that fit the filters, by id: a part of the name, values of columns.

    Anonymous games never answer who plays in them."""
    query = select(Game).where(Game.put_away_at.is_(None)).limit(limit)
    query = query.order_by(Game.id.desc() if newest else Game.id)
    if after:
        query = query.where(Game.id < after if newest else Game.id > after)
    wanted = {name: value for name, value in fields.items() if value is not None}
    query = query.filter_by(**wanted)
    if text:
        query = query.where(Game.comparable_name.contains(comparable(text), autoescape=True))
    if player_id is not None:
        seated = select(Allocation.game_id).where(Allocation.player_id == player_id)
        query = query.where(Game.id.in_(seated), Game.anonymous.is_(False))
    return session.scalars(query).all()


def hold_game(session: Session, seen: Game) -> Game:
    """The game, held until the block ends; a Conflict if its position changed since it was read."""
    held = hold_game_by_id(session, seen.id)
    if held.position_revision != seen.position_revision or held.current_state != seen.current_state:
        raise Conflict
    return held


def hold_game_by_id(session: Session, game_id: int) -> Game:
    held = hold_any_game(session, game_id)
    if held.put_away_at is not None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return held


def hold_any_game(session: Session, game_id: int) -> Game:
    """Also one that was put away."""
    held = session.get(Game, game_id, with_for_update=True, populate_existing=True)
    if held is None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return held


def count_orders(session: Session, seen: Game) -> int:
    """Note that orders change, which holds the game as hold_game does; the new revision."""
    revision = session.connection().scalar(
        COUNT_ORDERS,
        {"game": seen.id, "position": seen.position_revision, "state": seen.current_state},
    )
    if revision is None:
        hold_game(session, seen)  # says why
        raise Conflict
    return revision


def delete_game(session: Session, game_id: int) -> None:
    """The database takes along all that hangs on it."""
    session.execute(delete(Game).where(Game.id == game_id))


def running_games_of(session: Session, player_id: int) -> list[tuple[Game, int]]:
    """Games whose phase has a deadline, each with a role of the player."""
    rows = session.execute(
        select(Game, func.min(Allocation.role_id))
        .join(Allocation, Allocation.game_id == Game.id)
        .where(
            Allocation.player_id == player_id,
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.put_away_at.is_(None),
            Game.due_at.is_not(None),
        )
        .group_by(Game.id)
        .order_by(Game.id)
    )
    return [(game, role) for game, role in rows]

"""Queries for games: found by name or id, listed, held for a change, deleted."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.calendars import Deadline
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
    .where(Game.id == bindparam("game"))
)


def game(session: Session, game_id: int) -> Game:
    found = session.get(Game, game_id)
    if found is None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return found


def game_and_position(session: Session, game_id: int) -> tuple[Game, str]:
    """The game with its position as it is stored."""
    found = session.execute(GAME_AND_POSITION, {"game": game_id}).one_or_none()
    if found is None:
        raise NoSuchGame(f"Game {game_id} doesn't exist")
    return found[0], found[1]


def exists(session: Session, game_id: int) -> bool:
    return session.get(Game, game_id) is not None


def find_game(session: Session, name: str) -> Game | None:
    return session.scalar(select(Game).filter_by(name=name))


def is_name_taken(session: Session, name: str, but_by: int | None = None) -> bool:
    holder = session.scalar(select(Game.id).filter_by(comparable_name=comparable(name)))
    return holder not in (None, but_by)


def names_by_id(session: Session, after: int = 0, limit: int | None = None) -> dict[int, str]:
    rows = session.execute(
        select(Game.id, Game.name).where(Game.id > after).order_by(Game.id).limit(limit)
    )
    return dict(rows.tuples().all())


def games_like(
    session: Session,
    *,
    state: int | None,
    variant: str | None,
    archive: bool | None,
    player_id: int | None,
    after: int,
    limit: int,
) -> Sequence[Game]:
    """Games that fit the filters, by id. Anonymous games never answer who plays in them."""
    query = select(Game).where(Game.id > after).order_by(Game.id).limit(limit)
    if state is not None:
        query = query.where(Game.current_state == state)
    if variant is not None:
        query = query.where(Game.variant == variant)
    if archive is not None:
        query = query.where(Game.archive == archive)
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


def deadlines_of(session: Session, player_id: int) -> list[Deadline]:
    rows = session.scalars(
        select(Game)
        .join(Allocation, Allocation.game_id == Game.id)
        .where(
            Allocation.player_id == player_id,
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.due_at.is_not(None),
        )
        .distinct()
        .order_by(Game.id)
    )
    return [
        Deadline(game.id, game.name, game.current_advancement, game.due_at)
        for game in rows
        if game.due_at is not None
    ]

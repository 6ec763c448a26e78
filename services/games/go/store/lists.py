"""Lists of games: to move in five orders, running, finished, observed, being set up."""

import threading
from collections.abc import Iterable, Sequence
from typing import Any, cast

from cachetools import LRUCache
from sqlalchemy import Connection, and_, bindparam, func, select, union
from sqlalchemy.orm import Session

from services.games.go.domain.status import STARTED, Status
from services.games.go.tables.games import GoGame, GoSeat
from services.games.go.tables.notes import GoObserver
from shared.database import Table

_GAMES, _PRIORITIES = (Table.metadata.tables[one] for one in ("go_games", "go_priorities"))
_COLUMNS = _GAMES.c.keys()
_PRIORITY = func.coalesce(_PRIORITIES.c.priority, 0).label("priority")
_LAST_MOVED = (_GAMES.c.last_changed.asc(), _GAMES.c.id.desc())
ORDERS = {
    "LASTMOVED_OF": _LAST_MOVED,
    "LASTMOVED_NF": (_GAMES.c.last_changed.desc(), _GAMES.c.id.desc()),
    "MOVES": (_GAMES.c.moves.desc(), *_LAST_MOVED),
    "PRIO": (_PRIORITY.desc(), *_LAST_MOVED),
    "TIMELEFT": (_GAMES.c.timeout_date.asc(), *_LAST_MOVED),
}
UNFINISHED = (Status.SETUP, *STARTED)
REMEMBERED = 4000
# Built once: building a statement costs SQLAlchemy more than running it, and these run often.
_TO_MOVE = {
    name: select(_GAMES.c.id, _GAMES.c.version, _PRIORITY)
    .outerjoin(
        _PRIORITIES,
        and_(
            _PRIORITIES.c.game_id == _GAMES.c.id, _PRIORITIES.c.player_id == bindparam("player_id")
        ),
    )
    .where(_GAMES.c.to_move_id == bindparam("player_id"), _GAMES.c.status.in_(STARTED))
    .order_by(*order)
    for name, order in ORDERS.items()
}
_THESE = select(_GAMES).where(_GAMES.c.id.in_(bindparam("game_ids", expanding=True)))


class ListedGame:
    """A row that is read like a game, costs a fraction of one and is never changed.

    It is equal to itself alone: the same row gives the same object as long as it is remembered."""

    def __init__(self, values: Iterable[Any]):
        self.__dict__.update(zip(_COLUMNS, values, strict=True))


_listed: LRUCache[tuple, ListedGame] = LRUCache(REMEMBERED)
_lock = threading.Lock()


def games_to_move(session: Session, player_id: int, order: str) -> list[tuple[GoGame, int]]:
    """Started games that wait for a player, with his priorities, in one of the five orders.

    Most have not changed since somebody last looked: their rows need not be read again."""
    connection = session.connection()
    found = connection.execute(_TO_MOVE[order], {"player_id": player_id}).all()
    marks = [(connection.engine, row.id, row.version) for row in found]
    with _lock:
        games = {mark: _listed.get(mark) for mark in marks}
    unknown = [mark for mark, game in games.items() if game is None]
    if unknown:
        read = _read_games(connection, [game_id for _, game_id, _ in unknown])
        games |= {mark: read.get(mark[1]) for mark in unknown}
        with _lock:
            _listed.update((mark, game) for mark in unknown if (game := games[mark]) is not None)
    return [
        (cast(GoGame, game), row.priority)
        for mark, row in zip(marks, found, strict=True)
        if (game := games[mark]) is not None
    ]


def _read_games(connection: Connection, game_ids: list[int]) -> dict[int, ListedGame]:
    rows = connection.execute(_THESE, {"game_ids": game_ids})
    return {row.id: ListedGame(row) for row in rows}


def due_games_of(session: Session, player_id: int, tick: int) -> Sequence[int]:
    """Games of a player that somebody has lost on time."""
    sides = [
        select(GoGame.id).where(
            side == player_id, GoGame.status.in_(STARTED), GoGame.flag_tick <= tick
        )
        for side in (GoGame.black_id, GoGame.white_id)
    ]
    return session.scalars(union(*sides)).all()


def games_of(
    session: Session, player_id: int, states: Iterable[Status], after: int, limit: int
) -> Sequence[GoGame]:
    """Games of a player in these states, the newest first, seats of teams included.

    A union, because the databases would walk through all games to find those with OR."""
    sides = [
        select(GoGame.id).where(side == player_id, GoGame.status.in_(states))
        for side in (GoGame.black_id, GoGame.white_id)
    ]
    seats = (
        select(GoSeat.game_id)
        .join(GoGame, GoGame.id == GoSeat.game_id)
        .where(GoSeat.player_id == player_id, GoSeat.order >= 0, GoGame.status.in_(states))
    )
    found = union(*sides, seats).subquery()
    newest = select(found.c.id).order_by(found.c.id.desc()).limit(limit)
    if after:
        newest = newest.where(found.c.id < after)
    return session.scalars(
        select(GoGame).where(GoGame.id.in_(newest)).order_by(GoGame.id.desc())
    ).all()


def games_played_now(session: Session, after: int, limit: int) -> Sequence[GoGame]:
    """Everybody's started games, the newest first."""
    query = select(GoGame).where(GoGame.status.in_(STARTED))
    if after:
        query = query.where(GoGame.id < after)
    return session.scalars(query.order_by(GoGame.id.desc()).limit(limit)).all()


def set_ups_of(session: Session, player_id: int) -> Sequence[GoGame]:
    """Multi-player games a player is setting up or has a seat in."""
    seats = select(GoSeat.game_id).where(GoSeat.player_id == player_id)
    return session.scalars(
        select(GoGame)
        .where(GoGame.status == Status.SETUP, GoGame.id.in_(seats))
        .order_by(GoGame.id)
    ).all()


def games_observed_by(session: Session, player_id: int, limit: int) -> Sequence[GoGame]:
    return session.scalars(
        select(GoGame)
        .join(GoObserver, GoObserver.game_id == GoGame.id)
        .where(GoObserver.player_id == player_id)
        .order_by(GoGame.id.desc())
        .limit(limit)
    ).all()

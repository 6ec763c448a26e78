"""Queries for the showcase: how many games, which look for players, which ended lately."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.states import State
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.seats import Allocation

SHOWN = Game.archive.is_(False) & Game.put_away_at.is_(None)


def count_by_state(session: Session) -> dict[int, int]:
    rows = session.execute(
        select(Game.current_state, func.count()).where(SHOWN).group_by(Game.current_state)
    )
    return dict(rows.tuples().all())


def games_with_free_seats(session: Session, limit: int) -> Sequence[tuple[Game, int]]:
    """The newest first, each with how many seats are taken; those with a code are left out."""
    taken = func.count(Allocation.id)
    rows = session.execute(
        select(Game, taken)
        .outerjoin(Allocation, (Allocation.game_id == Game.id) & (Allocation.role_id != 0))
        .where(SHOWN, Game.current_state == State.WAITING, Game.access_code == 0)
        .group_by(Game.id)
        .having(taken < Game.number_of_roles)
        .order_by(Game.id.desc())
        .limit(limit)
    )
    return rows.tuples().all()


def games_ended_since(session: Session, moment: datetime, limit: int) -> Sequence[Game]:
    return session.scalars(
        select(Game)
        .where(SHOWN, Game.finished_at >= moment, Game.started_at.is_not(None))
        .order_by(Game.finished_at.desc())
        .limit(limit)
    ).all()

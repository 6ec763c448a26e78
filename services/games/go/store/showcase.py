"""Queries for the showcase: how many games, which wait for an opponent, which ended lately."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from services.games.go.domain.status import STARTED, Status
from services.games.go.tables.games import GoGame
from services.games.go.tables.proposals import GoOffer


def count_running(session: Session) -> int:
    return session.scalar(select(func.count()).where(GoGame.status.in_(STARTED))) or 0


def newest_offers(session: Session, since: datetime, limit: int) -> Sequence[GoOffer]:
    return session.scalars(
        select(GoOffer).where(GoOffer.created_at >= since).order_by(GoOffer.id.desc()).limit(limit)
    ).all()


def games_ended_since(session: Session, moment: datetime, limit: int) -> Sequence[GoGame]:
    return session.scalars(
        select(GoGame)
        .where(GoGame.status == Status.FINISHED, GoGame.last_changed >= moment)
        .order_by(GoGame.last_changed.desc())
        .limit(limit)
    ).all()

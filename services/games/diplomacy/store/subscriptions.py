"""Queries for the mails that players want of their games."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.states import State
from services.games.diplomacy.domain.subscriptions import NEAR, Kind, Wishes
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.subscriptions import (
    DigestItem,
    DigestSent,
    LateNotice,
    NearNotice,
    Subscription,
)


def wishes_of(session: Session, game_id: int, player_id: int) -> Wishes:
    row = session.get(Subscription, (game_id, player_id))
    return Wishes() if row is None else _wishes(row)


def wishes_in(session: Session, game_id: int) -> dict[int, Wishes]:
    """Of the players of a game who said something."""
    rows = session.scalars(select(Subscription).filter_by(game_id=game_id))
    return {row.player_id: _wishes(row) for row in rows}


def _wishes(row: Subscription) -> Wishes:
    return Wishes(row.adjudication, row.deadline_near, row.message, row.declaration, row.digest)


def keep_wishes(session: Session, game_id: int, player_id: int, wishes: Wishes) -> None:
    session.merge(Subscription(game_id=game_id, player_id=player_id, **asdict(wishes)))


def add_to_digest(session: Session, game_id: int, player_id: int, kind: Kind) -> None:
    session.add(DigestItem(game_id=game_id, player_id=player_id, kind=kind.value))


def waiting_digests(session: Session) -> Sequence[tuple[int, str, datetime | None]]:
    """Player, kind, and when he last got one of this kind."""
    rows = session.execute(
        select(DigestItem.player_id, DigestItem.kind, DigestSent.sent_at)
        .distinct()
        .outerjoin(
            DigestSent,
            and_(DigestSent.player_id == DigestItem.player_id, DigestSent.kind == DigestItem.kind),
        )
    )
    return rows.tuples().all()


def take_digest(session: Session, player_id: int, kind: str, now: datetime) -> dict[str, int]:
    """How much happened by name of game; it is count_by_game now, so it is not kept."""
    count_by_game = dict(
        session.execute(
            select(Game.name, func.count())
            .join(DigestItem, DigestItem.game_id == Game.id)
            .where(DigestItem.player_id == player_id, DigestItem.kind == kind)
            .group_by(Game.name)
            .order_by(Game.name)
        )
        .tuples()
        .all()
    )
    session.execute(delete(DigestItem).filter_by(player_id=player_id, kind=kind))
    session.merge(DigestSent(player_id=player_id, kind=kind, sent_at=now))
    return count_by_game


def last_digest(session: Session, player_id: int, kind: str) -> datetime | None:
    return session.scalar(select(DigestSent.sent_at).filter_by(player_id=player_id, kind=kind))


def games_near_deadline(session: Session, now: datetime) -> Sequence[int]:
    """Running games due soon whose players were not yet reminded of this deadline."""
    return session.scalars(
        select(Game.id)
        .outerjoin(NearNotice, NearNotice.game_id == Game.id)
        .where(
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.put_away_at.is_(None),
            Game.due_at > now,
            Game.due_at <= now + NEAR,
            or_(NearNotice.game_id.is_(None), NearNotice.due_at != Game.due_at),
        )
    ).all()


def games_past_deadline(session: Session, now: datetime) -> Sequence[int]:
    """Running games whose deadline has passed and whose late players were not yet told."""
    return session.scalars(
        select(Game.id)
        .outerjoin(LateNotice, LateNotice.game_id == Game.id)
        .where(
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.put_away_at.is_(None),
            Game.archive.is_(False),
            Game.due_at <= now,
            or_(LateNotice.game_id.is_(None), LateNotice.due_at != Game.due_at),
        )
    ).all()


def are_late_told(session: Session, game: Game) -> bool:
    notice = session.get(LateNotice, game.id)
    return notice is not None and notice.due_at == game.due_at


def note_late_told(session: Session, game: Game) -> None:
    session.merge(LateNotice(game_id=game.id, due_at=game.due_at))


def is_reminded(session: Session, game: Game) -> bool:
    notice = session.get(NearNotice, game.id)
    return notice is not None and notice.due_at == game.due_at


def note_reminder(session: Session, game: Game) -> None:
    session.merge(NearNotice(game_id=game.id, due_at=game.due_at))

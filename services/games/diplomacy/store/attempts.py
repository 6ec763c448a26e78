"""Queries for the scheduler: which games to look at, and how the last look ended."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import and_, exists, func, or_, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.states import State
from services.games.diplomacy.tables.attempts import Attempt, Heartbeat
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import Submission

SCHEDULER = "scheduler"
# A look that was put off further than any pause was put off by a clock that has gone back since.
LONGEST_PAUSE = timedelta(hours=1)
MOMENT = timedelta(microseconds=1)


def games_to_look_at(session: Session, now: datetime, limit: int) -> Sequence[int]:
    """Due games, and those that may go on before; not those looked at since they last changed."""
    agreed = exists().where(Submission.game_id == Game.id, Submission.definitive)
    submitted = exists().where(Submission.game_id == Game.id)
    looked_at = and_(
        Attempt.position_revision == Game.position_revision,
        Attempt.orders_revision == Game.orders_revision,
        or_(
            Attempt.next_try_at.is_(None),
            Attempt.next_try_at.between(now + MOMENT, now + LONGEST_PAUSE),
        ),
    )
    return session.scalars(
        select(Game.id)
        .outerjoin(Attempt, Attempt.game_id == Game.id)
        .where(
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.put_away_at.is_(None),
            Game.archive.is_(False),
            or_(Game.due_at <= now, and_(Game.fast, submitted), agreed),
            or_(Attempt.game_id.is_(None), ~looked_at),
        )
        .order_by(Game.due_at, Game.id)
        .limit(limit)
    ).all()


def attempt_of(session: Session, game_id: int) -> Attempt | None:
    return session.get(Attempt, game_id)


def claim(session: Session, game: Game, now: datetime, until: datetime) -> Attempt | None:
    """Hold the game until then; None when another scheduler has it or has just looked at it."""
    attempt = session.get(Attempt, game.id)
    if attempt is None:
        attempt = Attempt(
            game_id=game.id, position_revision=-1, orders_revision=-1, tries=0, given_up=False
        )
        session.add(attempt)
    revisions = game.position_revision, game.orders_revision
    if (attempt.position_revision, attempt.orders_revision) == revisions:
        put_off = attempt.next_try_at
        if put_off is None or now < put_off <= now + LONGEST_PAUSE:
            return None
    else:
        attempt.position_revision, attempt.orders_revision = revisions
        attempt.tries, attempt.failure, attempt.given_up = 0, None, False
    attempt.tries += 1
    attempt.next_try_at = until
    return attempt


def begin_anew(attempt: Attempt, now: datetime) -> None:
    """As if it had never been tried; why it failed is known until it is played."""
    attempt.tries, attempt.given_up, attempt.next_try_at = 0, False, now


def due_between(session: Session, first: datetime, last: datetime) -> Sequence[Game]:
    """Running games whose deadline lies in this time."""
    return session.scalars(
        select(Game)
        .where(
            Game.current_state == State.STARTED,
            Game.paused_at.is_(None),
            Game.put_away_at.is_(None),
            Game.due_at >= first,
            Game.due_at <= last,
        )
        .order_by(Game.id)
    ).all()


def heartbeat(session: Session) -> Heartbeat | None:
    return session.get(Heartbeat, SCHEDULER, with_for_update=True)


def beat(session: Session, now: datetime) -> None:
    session.merge(Heartbeat(name=SCHEDULER, seen_at=now))


def failing_games(session: Session) -> Sequence[tuple[Game, Attempt]]:
    """Running games whose last look ended in a failure, those tried most often first."""
    rows = session.execute(
        select(Game, Attempt)
        .join(Attempt, Attempt.game_id == Game.id)
        .where(
            Attempt.failure.is_not(None),
            Attempt.position_revision == Game.position_revision,  # what it failed at is still open
            Game.current_state == State.STARTED,
            Game.put_away_at.is_(None),
        )
        .order_by(Attempt.tries.desc(), Game.id)
    )
    return rows.tuples().all()


def last_beat(session: Session) -> datetime | None:
    return session.scalar(select(Heartbeat.seen_at).filter_by(name=SCHEDULER))


def count_overdue(session: Session, now: datetime) -> int:
    return (
        session.scalar(
            select(func.count()).where(
                Game.current_state == State.STARTED,
                Game.paused_at.is_(None),
                Game.put_away_at.is_(None),
                Game.archive.is_(False),
                Game.due_at <= now,
            )
        )
        or 0
    )


def count_given_up(session: Session) -> int:
    return sum(attempt.given_up for _, attempt in failing_games(session))

"""Queries about ladders."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from services.tournaments.ladders.refusals import (
    NoSuchChallenge,
    NoSuchLadder,
    NotOnTheLadder,
    NotYourLadder,
)
from services.tournaments.ladders.tables import (
    Ladder,
    LadderChallenge,
    LadderCrown,
    LadderMove,
    LadderPlace,
)

OPEN, ACCEPTED = "open", "accepted"
LIVE = (OPEN, ACCEPTED)


def ladders(session: Session) -> Sequence[Ladder]:
    return session.scalars(select(Ladder).order_by(Ladder.id)).all()


def ladder(session: Session, ladder_id: int) -> Ladder:
    found = session.get(Ladder, ladder_id)
    if found is None:
        raise NoSuchLadder
    return found


def hold_ladder(session: Session, ladder_id: int) -> Ladder:
    """Whoever moves somebody holds it, so that two moves come one after the other."""
    found = session.get(Ladder, ladder_id, with_for_update=True)
    if found is None:
        raise NoSuchLadder
    return found


def is_taken(session: Session, name: str) -> bool:
    return session.scalar(select(Ladder.id).filter_by(name=name)) is not None


def places(session: Session, ladder_id: int) -> Sequence[LadderPlace]:
    return session.scalars(
        select(LadderPlace).filter_by(ladder_id=ladder_id).order_by(LadderPlace.rank)
    ).all()


def find_place(session: Session, ladder_id: int, player_id: int) -> LadderPlace | None:
    return session.get(LadderPlace, (ladder_id, player_id))


def ladders_of(session: Session, player_id: int) -> Sequence[int]:
    return session.scalars(select(LadderPlace.ladder_id).filter_by(player_id=player_id)).all()


def place(session: Session, ladder_id: int, player_id: int) -> LadderPlace:
    found = find_place(session, ladder_id, player_id)
    if found is None:
        raise NotOnTheLadder
    return found


def own_place(session: Session, ladder_id: int, player_id: int) -> LadderPlace:
    ladder(session, ladder_id)
    found = find_place(session, ladder_id, player_id)
    if found is None:
        raise NotYourLadder
    return found


def live_challenges(session: Session, ladder_id: int) -> Sequence[LadderChallenge]:
    return session.scalars(
        select(LadderChallenge)
        .filter_by(ladder_id=ladder_id)
        .where(LadderChallenge.status.in_(LIVE))
        .order_by(LadderChallenge.id)
    ).all()


def live_challenges_of(
    session: Session, ladder_id: int, player_id: int
) -> Sequence[LadderChallenge]:
    return session.scalars(
        select(LadderChallenge)
        .filter_by(ladder_id=ladder_id)
        .where(
            LadderChallenge.status.in_(LIVE),
            or_(
                LadderChallenge.challenger_player_id == player_id,
                LadderChallenge.challenged_player_id == player_id,
            ),
        )
    ).all()


def challenge(session: Session, challenge_id: int) -> LadderChallenge:
    found = session.get(LadderChallenge, challenge_id)
    if found is None:
        raise NoSuchChallenge
    return found


def unanswered_before(session: Session, moment: datetime) -> Sequence[LadderChallenge]:
    return session.scalars(
        select(LadderChallenge)
        .where(LadderChallenge.status == OPEN, LadderChallenge.answer_by <= moment)
        .order_by(LadderChallenge.id)
    ).all()


def challenges_to_ask_about(
    session: Session, now: datetime, *, locked: bool = False
) -> Sequence[LadderChallenge]:
    """Accepted ones whose game is to be made, or to be looked at."""
    query = (
        select(LadderChallenge)
        .where(LadderChallenge.status == ACCEPTED, LadderChallenge.ask_at <= now)
        .order_by(LadderChallenge.id)
        .limit(50)
    )
    return session.scalars(query.with_for_update() if locked else query).all()


def first_places(session: Session) -> Sequence[LadderPlace]:
    return session.scalars(select(LadderPlace).where(LadderPlace.first_since.is_not(None))).all()


def crowns(session: Session, ladder_id: int) -> Sequence[LadderCrown]:
    return session.scalars(
        select(LadderCrown).filter_by(ladder_id=ladder_id).order_by(LadderCrown.id)
    ).all()


def is_crowned(session: Session, held: LadderPlace) -> bool:
    query = select(LadderCrown.id).filter_by(
        ladder_id=held.ladder_id, player_id=held.player_id, first_since=held.first_since
    )
    return session.scalar(query) is not None


def moves(session: Session, ladder_id: int, player_id: int) -> Sequence[LadderMove]:
    return session.scalars(
        select(LadderMove)
        .filter_by(ladder_id=ladder_id, player_id=player_id)
        .order_by(LadderMove.id)
    ).all()

"""Queries on Go players, their ratings and the statistics of their moves."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Protocol

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.go.domain.clocks import tick_at
from services.games.go.domain.ratings import Rating
from services.games.go.domain.statistics import MoveSlot
from services.games.go.player_tables import GoBlock, GoMoveCount, GoPlayer, GoRatingChange
from shared.errors import NotFound

KEPT_WEEKS = 4


class Member(Protocol):
    """Whoever has a number and a pseudo."""

    player_id: int
    pseudo: str


class NoGoPlayer(NotFound):
    """Nobody with this number plays Go here."""


def player(session: Session, player_id: int) -> GoPlayer:
    found = session.get(GoPlayer, player_id)
    if found is None:
        raise NoGoPlayer
    return found


def hold(session: Session, player_id: int) -> GoPlayer:
    found = session.get(GoPlayer, player_id, with_for_update=True, populate_existing=True)
    if found is None:
        raise NoGoPlayer
    return found


def find(session: Session, player_id: int) -> GoPlayer | None:
    return session.get(GoPlayer, player_id)


def hold_all(session: Session, player_ids: Iterable[int]) -> dict[int, GoPlayer]:
    """Several players, held in the order of their numbers so that nobody waits in a circle."""
    return {player_id: hold(session, player_id) for player_id in sorted(player_ids)}


def enrol_all(session: Session, members: Iterable[Member], now: datetime) -> dict[int, GoPlayer]:
    """The same for members who may not have played yet."""
    return {member.player_id: enrol(session, member.player_id, member.pseudo, now)
            for member in sorted(members, key=lambda member: member.player_id)}


def enrol(session: Session, player_id: int, pseudo: str, now: datetime) -> GoPlayer:
    """The player, held, and known from now on if he was not."""
    found = session.get(GoPlayer, player_id, with_for_update=True, populate_existing=True)
    if found is None:
        found = GoPlayer(player_id=player_id, pseudo=pseudo,
                         vacation_counted_at=tick_at(now.timestamp()))
        session.add(found)
        session.flush()
    found.pseudo = pseudo
    return found


def names_of(session: Session, player_ids: set[int]) -> dict[int, str]:
    found = session.scalars(select(GoPlayer).where(GoPlayer.player_id.in_(player_ids)))
    return {player.player_id: player.pseudo for player in found}


def players_by_id(session: Session, player_ids: set[int]) -> dict[int, GoPlayer]:
    found = session.scalars(select(GoPlayer).where(GoPlayer.player_id.in_(player_ids)))
    return {player.player_id: player for player in found}


def rating_changes(session: Session, player_id: int) -> Sequence[GoRatingChange]:
    return session.scalars(
        select(GoRatingChange).filter_by(player_id=player_id).order_by(GoRatingChange.id)).all()


def log_rating(session: Session, player_id: int, game_id: int, rating: Rating,
               difference: float, now: datetime) -> None:
    session.add(GoRatingChange(
        player_id=player_id, game_id=game_id, rating=rating.rating, minimum=rating.minimum,
        maximum=rating.maximum, difference=difference, changed_at=now))


def count_move(session: Session, player_id: int, slot: MoveSlot) -> None:
    found = session.get(GoMoveCount, (player_id, *slot))
    if found is None:
        session.add(GoMoveCount(player_id=player_id, slot_time=slot.time,
                                slot_weekday=slot.weekday, slot_week=slot.week, counter=1))
    else:
        found.counter += 1


def forget_old_counts(session: Session, week: int) -> None:
    """Only about four weeks are kept; weeks begin anew with the year."""
    kept = {(week - back) % 52 for back in range(KEPT_WEEKS + 1)}
    session.execute(delete(GoMoveCount).where(GoMoveCount.slot_week.not_in(kept)))


def move_counts(session: Session, player_id: int) -> Sequence[GoMoveCount]:
    return session.scalars(
        select(GoMoveCount).filter_by(player_id=player_id)
        .order_by(GoMoveCount.slot_week, GoMoveCount.slot_weekday, GoMoveCount.slot_time)).all()


def is_blocked(session: Session, player_id: int, other_id: int) -> bool:
    return session.get(GoBlock, (player_id, other_id)) is not None

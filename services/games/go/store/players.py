"""Queries on Go players, their ratings, the statistics of their moves, whom they block."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from services.games.go.domain.clocks import tick_at
from services.games.go.domain.ratings import Rating
from services.games.go.domain.statistics import MoveSlot
from services.games.go.refusals import UnknownPlayer
from services.games.go.tables.players import GoBlock, GoMoveCount, GoPlayer, GoRatingChange
from shared.database import Table
from shared.members import Member

KEPT_WEEKS = 4

# Built once: building a statement costs SQLAlchemy more than running it, and these run often.
_THESE = GoPlayer.player_id.in_(bindparam("player_ids", expanding=True))
_ALL = select(GoPlayer).where(_THESE)
_HELD = (
    _ALL.order_by(GoPlayer.player_id).with_for_update().execution_options(populate_existing=True)
)
_NAMES = select(GoPlayer.player_id, GoPlayer.pseudo).where(_THESE)
_PLAYERS, _COUNTS = (Table.metadata.tables[one] for one in ("go_players", "go_move_counts"))
_MOVED = (
    _PLAYERS.update()
    .where(_PLAYERS.c.player_id == bindparam("of_player"))
    .values(last_moved_at=bindparam("now"))
)
_COUNTED = (
    _COUNTS.update()
    .where(
        _COUNTS.c.player_id == bindparam("of_player"),
        _COUNTS.c.slot_time == bindparam("at_time"),
        _COUNTS.c.slot_weekday == bindparam("at_weekday"),
        _COUNTS.c.slot_week == bindparam("in_week"),
    )
    .values(counter=_COUNTS.c.counter + 1)
)


def player(session: Session, player_id: int) -> GoPlayer:
    found = session.get(GoPlayer, player_id)
    if found is None:
        raise UnknownPlayer
    return found


def hold(session: Session, player_id: int) -> GoPlayer:
    found = session.get(GoPlayer, player_id, with_for_update=True, populate_existing=True)
    if found is None:
        raise UnknownPlayer
    return found


def find(session: Session, player_id: int) -> GoPlayer | None:
    return session.get(GoPlayer, player_id)


def hold_all(session: Session, player_ids: Iterable[int]) -> dict[int, GoPlayer]:
    """Several players, held in the order of their numbers so that nobody waits in a circle."""
    wanted = set(player_ids)
    found = session.scalars(_HELD, {"player_ids": list(wanted)})
    held = {player.player_id: player for player in found}
    if len(held) < len(wanted):
        raise UnknownPlayer
    return held


def enrol_all(session: Session, members: Iterable[Member], now: datetime) -> dict[int, GoPlayer]:
    """The same for members who may not have played yet."""
    return {
        member.player_id: enrol(session, member, now)
        for member in sorted(members, key=lambda member: member.player_id)
    }


def enrol(session: Session, member: Member, now: datetime) -> GoPlayer:
    """The player, held, and known from now on if he was not."""
    tick = tick_at(now.timestamp())
    found = session.get(GoPlayer, member.player_id, with_for_update=True, populate_existing=True)
    if found is None:
        found = GoPlayer(
            player_id=member.player_id,
            pseudo=member.pseudo,
            vacation_counted_at=tick,
            zone=member.zone,
        )
        session.add(found)
        session.flush()
    found.pseudo = member.pseudo
    found.choose_night(tick, zone=member.zone)
    return found


def names_of(session: Session, player_ids: set[int]) -> dict[int, str]:
    return {
        row.player_id: row.pseudo
        for row in session.connection().execute(_NAMES, {"player_ids": list(player_ids)})
    }


def players_by_id(session: Session, player_ids: set[int]) -> dict[int, GoPlayer]:
    found = session.scalars(_ALL, {"player_ids": list(player_ids)})
    return {player.player_id: player for player in found}


def players_named(session: Session, beginning: str, after: str, limit: int) -> Sequence[GoPlayer]:
    """Players whose names begin so, in the order of names."""
    query = select(GoPlayer).where(GoPlayer.pseudo > after)
    if beginning:
        query = query.where(GoPlayer.pseudo.istartswith(beginning, autoescape=True))
    return session.scalars(query.order_by(GoPlayer.pseudo).limit(limit)).all()


def rating_changes(session: Session, player_id: int) -> Sequence[GoRatingChange]:
    return session.scalars(
        select(GoRatingChange).filter_by(player_id=player_id).order_by(GoRatingChange.id)
    ).all()


def log_rating(
    session: Session, player_id: int, game_id: int, rating: Rating, difference: float, now: datetime
) -> None:
    session.add(
        GoRatingChange(
            player_id=player_id,
            game_id=game_id,
            rating=rating.rating,
            minimum=rating.minimum,
            maximum=rating.maximum,
            difference=difference,
            changed_at=now,
        )
    )


def count_move(session: Session, player_id: int, slot: MoveSlot, now: datetime) -> None:
    """When he moved last, and one more move in a slot; held, so nobody else counts meanwhile."""
    connection = session.connection()
    connection.execute(_MOVED, {"of_player": player_id, "now": now})
    counted = connection.execute(
        _COUNTED,
        {
            "of_player": player_id,
            "at_time": slot.time,
            "at_weekday": slot.weekday,
            "in_week": slot.week,
        },
    )
    if not counted.rowcount:
        connection.execute(
            _COUNTS.insert().values(
                player_id=player_id,
                slot_time=slot.time,
                slot_weekday=slot.weekday,
                slot_week=slot.week,
                counter=1,
            )
        )


def remove_old_counts(session: Session, week: int) -> None:
    """Only about four weeks are kept; weeks begin anew with the year."""
    kept = {(week - back) % 52 for back in range(KEPT_WEEKS + 1)}
    session.execute(delete(GoMoveCount).where(GoMoveCount.slot_week.not_in(kept)))


def move_counts(session: Session, player_id: int) -> Sequence[GoMoveCount]:
    return session.scalars(
        select(GoMoveCount)
        .filter_by(player_id=player_id)
        .order_by(GoMoveCount.slot_week, GoMoveCount.slot_weekday, GoMoveCount.slot_time)
    ).all()


def is_blocked(session: Session, player_id: int, other_id: int) -> bool:
    return session.get(GoBlock, (player_id, other_id)) is not None


def block(session: Session, player_id: int, blocked_id: int) -> None:
    session.merge(GoBlock(player_id=player_id, blocked_id=blocked_id))


def unblock(session: Session, player_id: int, blocked_id: int) -> None:
    session.execute(delete(GoBlock).filter_by(player_id=player_id, blocked_id=blocked_id))

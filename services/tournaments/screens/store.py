"""Queries about the screens of an event, their timers and devices."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import Row, delete, func, select
from sqlalchemy.orm import Session, aliased

from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.tables import Device
from services.tournaments.rounds.tables import Board, ResultEntry
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.screens.refusals import NoSuchDevice, NoSuchImage, NoSuchThing
from services.tournaments.screens.tables import (
    Alert,
    Family,
    Image,
    OfEvent,
    Rotator,
    Screen,
    ScreenSet,
    Timer,
    TimerHour,
)
from services.tournaments.seatings.tables import SeatedTable

Thing = TypeVar("Thing", Timer, Screen, Family, Rotator)


def thing(session: Session, kind: type[Thing], thing_id: int) -> Thing:
    found = session.get(kind, thing_id)
    if found is None:
        raise NoSuchThing
    return found


def things(session: Session, kind: type[Thing], event_id: int) -> Sequence[Thing]:
    return session.scalars(select(kind).filter_by(event_id=event_id).order_by(kind.uniq_id)).all()


def names(session: Session, kinds: Iterable[type[OfEvent]], event_id: int) -> set[str]:
    found: set[str] = set()
    for kind in kinds:
        found |= set(session.scalars(select(kind.uniq_id).filter_by(event_id=event_id)))
    return found


def sets_of_event(session: Session, event_id: int) -> Sequence[ScreenSet]:
    return session.scalars(
        select(ScreenSet)
        .join(Screen, Screen.id == ScreenSet.screen_id)
        .where(Screen.event_id == event_id)
        .order_by(ScreenSet.screen_id, ScreenSet.order, ScreenSet.id)
    ).all()


def sets(session: Session, screen_id: int) -> Sequence[ScreenSet]:
    return session.scalars(
        select(ScreenSet).filter_by(screen_id=screen_id).order_by(ScreenSet.order, ScreenSet.id)
    ).all()


def hours_of_event(session: Session, event_id: int) -> Sequence[TimerHour]:
    return session.scalars(
        select(TimerHour)
        .join(Timer, Timer.id == TimerHour.timer_id)
        .where(Timer.event_id == event_id)
        .order_by(TimerHour.timer_id, TimerHour.order, TimerHour.id)
    ).all()


def hours(session: Session, timer_id: int) -> Sequence[TimerHour]:
    return session.scalars(
        select(TimerHour).filter_by(timer_id=timer_id).order_by(TimerHour.order, TimerHour.id)
    ).all()


def rotators_with(session: Session, event_id: int) -> list[tuple[Rotator, list[int], list[int]]]:
    return [
        (row, json.loads(row.screen_ids), json.loads(row.family_ids))
        for row in things(session, Rotator, event_id)
    ]


class RoundState(NamedTuple):
    """A round that is shown: how many boards, and how many of them without result."""

    number: int
    boards: int
    missing: int


def shown_rounds(session: Session, tournament_ids: Collection[int]) -> dict[int, list[RoundState]]:
    """By tournament, in their order; drafts are not shown. Tables count as boards."""
    tables = select(func.count(SeatedTable.id)).where(SeatedTable.round_id == PairedRound.id)
    counted = (
        select(
            PairedRound.tournament_id,
            PairedRound.number,
            func.count(Board.id) + tables.scalar_subquery(),
            func.count(Board.id).filter(Board.result == Result.NONE)
            + tables.where(SeatedTable.finished.is_(False)).scalar_subquery(),
        )
        .outerjoin(Board, Board.round_id == PairedRound.id)
        .where(
            PairedRound.tournament_id.in_(tournament_ids), PairedRound.status != RoundStatus.DRAFT
        )
        .group_by(PairedRound.id, PairedRound.tournament_id, PairedRound.number)
        .order_by(PairedRound.tournament_id, PairedRound.number)
    )
    found: dict[int, list[RoundState]] = {}
    for tournament_id, number, boards, open_boards in session.execute(counted):
        found.setdefault(tournament_id, []).append(RoundState(number, boards, open_boards))
    return found


White, Black = aliased(Registration), aliased(Registration)


def last_results(
    session: Session, tournament_ids: Collection[int], limit: int
) -> Sequence[Row[ResultEntry, str, str, str]]:
    """With both names and the tournament's, newest first over all of them."""
    return session.execute(
        select(ResultEntry, White.name, Black.name, Tournament.name)
        .join(White, White.id == ResultEntry.white_player_id)
        .join(Black, Black.id == ResultEntry.black_player_id)
        .join(Tournament, Tournament.id == ResultEntry.tournament_id)
        .where(
            ResultEntry.tournament_id.in_(tournament_ids),
            ~ResultEntry.superseded,
            ResultEntry.value != Result.NONE,
        )
        .order_by(ResultEntry.date.desc(), ResultEntry.id.desc())
        .limit(limit)
    ).all()


def newest_entry(
    session: Session, tournament_id: int, round_number: int, board: int
) -> ResultEntry | None:
    return session.scalar(
        select(ResultEntry)
        .filter_by(
            tournament_id=tournament_id, round=round_number, board_id=board, superseded=False
        )
        .order_by(ResultEntry.id.desc())
        .limit(1)
    )


def devices(session: Session, event_id: int) -> Sequence[Device]:
    return session.scalars(select(Device).filter_by(event_id=event_id).order_by(Device.name)).all()


def device(session: Session, event_id: int, device_id: int) -> Device:
    found = session.scalar(select(Device).filter_by(event_id=event_id, id=device_id))
    if found is None:
        raise NoSuchDevice
    return found


def image_names(session: Session, event_id: int) -> set[str]:
    return set(session.scalars(select(Image.uniq_id).filter_by(event_id=event_id)))


def image(session: Session, event_id: int, name: str) -> Image:
    found = session.scalar(select(Image).filter_by(event_id=event_id, uniq_id=name))
    if found is None:
        raise NoSuchImage
    return found


def alerts(session: Session, event_id: int) -> dict[str, str]:
    """By screen; the one for all stands under the empty name."""
    return {
        row.screen: row.text for row in session.scalars(select(Alert).filter_by(event_id=event_id))
    }


def set_alert(session: Session, alert: Alert) -> None:
    session.merge(alert)


def remove_alert(session: Session, event_id: int, screen: str) -> None:
    session.execute(delete(Alert).filter_by(event_id=event_id, screen=screen))

"""Queries about boards, and about who sits out."""

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import PairedRound
from services.tournaments.rounds.refusals import NoSuchBoard
from services.tournaments.rounds.tables import Board, SittingOut


def boards(session: Session, round_id: int) -> Sequence[Board]:
    return session.scalars(select(Board).filter_by(round_id=round_id).order_by(Board.number)).all()


def sittings_out(session: Session, round_id: int) -> Sequence[SittingOut]:
    return session.scalars(
        select(SittingOut).filter_by(round_id=round_id).order_by(SittingOut.registration_id)
    ).all()


def locked_board(session: Session, round_id: int, number: int) -> Board:
    found = session.scalar(
        select(Board).filter_by(round_id=round_id, number=number).with_for_update()
    )
    if found is None:
        raise NoSuchBoard
    return found


def replace_boards(
    session: Session, paired: PairedRound, made: Iterable[Board], out: Iterable[SittingOut]
) -> None:
    session.execute(delete(Board).filter_by(round_id=paired.id))
    session.execute(delete(SittingOut).filter_by(round_id=paired.id))
    session.flush()
    session.add_all([*made, *out])
    session.flush()

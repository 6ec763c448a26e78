"""Queries about changes of rounds already shown, and the rows they move."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from services.tournaments.rounds.tables import Board, ResultClaim, RoundChange, SittingOut
from services.tournaments.rules.results import Absence
from services.tournaments.rules.round_changes import Arrangement, Seat


def changes_of_round(
    session: Session, tournament_id: int, round_number: int
) -> Sequence[RoundChange]:
    return session.scalars(
        select(RoundChange)
        .filter_by(tournament_id=tournament_id, round=round_number)
        .order_by(RoundChange.id)
    ).all()


def rearrange(session: Session, round_id: int, rows: Sequence[Board], after: Arrangement) -> None:
    """A game that goes on keeps its row, and with it its moves; every changed board a new version.

    Rows move over negative numbers, since no two boards of a round may share one even for a
    moment.
    """
    versions = {row.number: row.version for row in rows}
    row_of = {frozenset((row.white_id, row.black_id)): row for row in rows}
    staying = {number: row_of.pop(seat.players, None) for number, seat in after.boards.items()}
    _remove_boards(session, [row.id for row in row_of.values()])
    moved = {
        number: row
        for number, row in staying.items()
        if row is not None and (number, row.white_id) != (row.number, after.boards[number].white)
    }
    _remove_claims(session, [row.id for row in moved.values()])
    for row in moved.values():
        _set(session, row.id, number=-row.number)
    for number, row in moved.items():
        seat, version = after.boards[number], max(row.version, versions.get(number, 0)) + 1
        _set(session, row.id, **_columns(seat), number=number, version=version)
    session.add_all(
        Board(
            round_id=round_id,
            number=number,
            version=versions.get(number, 0) + 1,
            **_columns(after.boards[number]),
        )
        for number, row in staying.items()
        if row is None
    )
    session.flush()
    for row in rows:
        session.expire(row)


def replace_sittings_out(
    session: Session, round_id: int, sitting_out: Mapping[int, Absence]
) -> None:
    session.execute(delete(SittingOut).filter_by(round_id=round_id))
    session.add_all(
        SittingOut(round_id=round_id, registration_id=each, absence=why.value)
        for each, why in sitting_out.items()
    )


def _columns(seat: Seat) -> dict[str, int]:
    return {"white_id": seat.white, "black_id": seat.black, "result": int(seat.result)}


def _set(session: Session, board_id: int, **values: int) -> None:
    session.execute(
        update(Board)
        .where(Board.id == board_id)
        .values(**values)
        .execution_options(synchronize_session=False)
    )


def _remove_boards(session: Session, ids: Iterable[int]) -> None:
    session.execute(
        delete(Board).where(Board.id.in_(ids)).execution_options(synchronize_session=False)
    )


def _remove_claims(session: Session, ids: Iterable[int]) -> None:
    session.execute(delete(ResultClaim).where(ResultClaim.board_id.in_(ids)))

"""Queries about boards, and about who sits out."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.rounds.refusals import NoSuchBoard
from services.tournaments.rounds.tables import Board, SittingOut
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus


def boards(session: Session, round_id: int) -> Sequence[Board]:
    return session.scalars(select(Board).filter_by(round_id=round_id).order_by(Board.number)).all()


def sittings_out(session: Session, round_id: int) -> Sequence[SittingOut]:
    return session.scalars(
        select(SittingOut).filter_by(round_id=round_id).order_by(SittingOut.registration_id)
    ).all()


class BoardInPlay(NamedTuple):
    """A board of a published round that has no result yet."""

    board: Board
    paired: PairedRound
    tournament: Tournament


def boards_in_play(
    session: Session, player_id: int, tournament_id: int | None = None
) -> list[BoardInPlay]:
    """Where a member sits just now, in one tournament or in all."""
    own = select(Registration.id).filter_by(player_id=player_id)
    query = (
        select(Board, PairedRound, Tournament)
        .join(PairedRound, PairedRound.id == Board.round_id)
        .join(Tournament, Tournament.id == PairedRound.tournament_id)
        .where(
            or_(Board.white_id.in_(own), Board.black_id.in_(own)),
            Board.result == Result.NONE,
            PairedRound.status == RoundStatus.PUBLISHED,
        )
        .order_by(Tournament.id, PairedRound.number)
    )
    if tournament_id is not None:
        query = query.where(Tournament.id == tournament_id)
    return [BoardInPlay(*row) for row in session.execute(query)]


def locked_board(session: Session, round_id: int, number: int) -> Board:
    return locked_boards(session, round_id, [number])[number]


def locked_boards(session: Session, round_id: int, numbers: Collection[int]) -> dict[int, Board]:
    """By number."""
    rows = session.scalars(
        select(Board)
        .filter_by(round_id=round_id)
        .where(Board.number.in_(numbers))
        .with_for_update()
    )
    found = {board.number: board for board in rows}
    if any(number not in found for number in numbers):
        raise NoSuchBoard
    return found


def remove_round(session: Session, round_id: int | None) -> None:
    """With its boards and who sat out; the database removes those."""
    if round_id is not None:
        session.execute(delete(PairedRound).filter_by(id=round_id))


def replace_boards(
    session: Session, paired: PairedRound, made: Iterable[Board], out: Iterable[SittingOut]
) -> None:
    session.execute(delete(Board).filter_by(round_id=paired.id))
    session.execute(delete(SittingOut).filter_by(round_id=paired.id))
    add_boards(session, made, out)


def add_boards(session: Session, made: Iterable[Board], out: Iterable[SittingOut]) -> None:
    """In one statement each: rows of a session would be sent one by one to learn their ids."""
    boards_made = [
        {
            "round_id": board.round_id,
            "number": board.number,
            "white_id": board.white_id,
            "black_id": board.black_id,
            "result": board.result or 0,
        }
        for board in made
    ]
    if boards_made:
        session.execute(insert(Board), boards_made)
    session.add_all(out)
    session.flush()

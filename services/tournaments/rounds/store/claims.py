"""Queries about results that players have said and their opponents have not confirmed yet."""

from collections.abc import Collection, Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import Registration
from services.tournaments.rounds.tables import Board, ResultClaim


def player_at(session: Session, board: Board, player_id: int) -> Registration | None:
    """Who of the two at a board this member is."""
    return session.scalar(
        select(Registration).where(
            Registration.id.in_((board.white_id, board.black_id)),
            Registration.player_id == player_id,
        )
    )


def claims(session: Session, board_id: int) -> dict[int, ResultClaim]:
    """By registration."""
    found = session.scalars(select(ResultClaim).filter_by(board_id=board_id))
    return {claim.registration_id: claim for claim in found}


def claims_of_round(session: Session, round_id: int) -> Sequence[tuple[Board, ResultClaim]]:
    rows = session.execute(
        select(Board, ResultClaim)
        .join(ResultClaim, ResultClaim.board_id == Board.id)
        .where(Board.round_id == round_id)
        .order_by(Board.number, ResultClaim.date)
    )
    return [(row.Board, row.ResultClaim) for row in rows]


def registrations_of_member(session: Session, tournament_id: int, player_id: int) -> set[int]:
    return set(
        session.scalars(
            select(Registration.id).filter_by(tournament_id=tournament_id, player_id=player_id)
        )
    )


def remove_claims(session: Session, boards: Collection[int]) -> None:
    session.execute(delete(ResultClaim).where(ResultClaim.board_id.in_(boards)))

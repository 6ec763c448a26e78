"""Queries about the addresses of guests, known here by a mark only."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import GuestAddress


def guest_address(session: Session, mark: str) -> GuestAddress | None:
    return session.get(GuestAddress, mark)


def wanted(session: Session, marks: Collection[str]) -> dict[str, bool | None]:
    """What those who were asked have said; None of who has said nothing yet."""
    if not marks:
        return {}
    rows = session.scalars(select(GuestAddress).where(GuestAddress.mark.in_(marks)))
    return {row.mark: row.wanted for row in rows}

"""Queries for votes: which roles want a draw."""

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.phases import Vote


def votes_of(session: Session, game_id: int) -> frozenset[int]:
    """The roles that want a draw."""
    return frozenset(session.scalars(select(Vote.role_id).filter_by(game_id=game_id)))


def vote(session: Session, game_id: int, role: int, for_draw: bool) -> None:
    session.execute(delete(Vote).filter_by(game_id=game_id, role_id=role))
    if for_draw:
        session.add(Vote(game_id=game_id, role_id=role))


def forget_votes(session: Session, game_id: int) -> None:
    session.execute(delete(Vote).filter_by(game_id=game_id))

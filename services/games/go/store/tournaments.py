"""Queries about games that tournaments asked for."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.games.go.domain.status import STARTED
from services.games.go.refusals import NoSuchTournamentGame
from services.games.go.tables.games import GoGame, GoTournamentGame


def find(session: Session, key: str) -> GoTournamentGame | None:
    return session.get(GoTournamentGame, key, with_for_update=True)


def game_of_key(session: Session, key: str) -> tuple[GoTournamentGame, GoGame | None]:
    made = session.get(GoTournamentGame, key)
    if made is None:
        raise NoSuchTournamentGame
    return made, session.get(GoGame, made.game_id) if made.game_id is not None else None


def late_games(session: Session, tournament_id: int, tick: int) -> Sequence[int]:
    """Games whose player to move has run out of time."""
    return session.scalars(
        select(GoGame.id)
        .join(GoTournamentGame, GoTournamentGame.game_id == GoGame.id)
        .where(
            GoTournamentGame.tournament_id == tournament_id,
            GoGame.status.in_(STARTED),
            GoGame.flag_tick <= tick,
        )
        .order_by(GoGame.id)
    ).all()


def games_of_tournament(
    session: Session, tournament_id: int
) -> Sequence[tuple[GoTournamentGame, GoGame | None]]:
    """Without a game where it was removed."""
    rows = session.execute(
        select(GoTournamentGame, GoGame)
        .outerjoin(GoGame, GoGame.id == GoTournamentGame.game_id)
        .where(GoTournamentGame.tournament_id == tournament_id)
        .order_by(GoTournamentGame.key)
    )
    return [(made, game) for made, game in rows]

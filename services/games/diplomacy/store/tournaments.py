"""Queries about games that tournaments asked for."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import StoredPosition
from services.games.diplomacy.tables.tournaments import TournamentGame


def find(session: Session, key: str) -> TournamentGame | None:
    return session.get(TournamentGame, key)


def games_of_tournament(
    session: Session, tournament_id: int
) -> Sequence[tuple[TournamentGame, Game | None, str | None]]:
    """With the position of each; without a game where it was removed."""
    rows = session.execute(
        select(TournamentGame, Game, StoredPosition.position)
        .outerjoin(Game, Game.id == TournamentGame.game_id)
        .outerjoin(StoredPosition, StoredPosition.game_id == Game.id)
        .where(TournamentGame.tournament_id == tournament_id)
        .order_by(TournamentGame.key)
    )
    return [(made, game, position) for made, game, position in rows]

"""What happened in a game, appended in the transaction that made it happen."""

import json

from sqlalchemy.orm import Session

from services.games.diplomacy.tables import Event, Game
from shared import clock


def record(session: Session, game: Game, kind: str, role: int | None = None,
           **details: object) -> None:
    """`role`: the only one it concerns; None when everyone may know."""
    session.add(Event(game_id=game.id, kind=kind, happened_at=clock.now(), role_id=role,
                      advancement=game.current_advancement, details=json.dumps(details)))

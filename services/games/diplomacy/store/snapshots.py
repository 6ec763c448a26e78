"""Queries for what an adjudication sweeps away: kept once, put back once."""

import json
from datetime import datetime
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.orders import from_row
from services.games.diplomacy.domain.positions import position_from_json
from services.games.diplomacy.store import phases
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import (
    Attendance,
    Disorder,
    FirstSubmission,
    Snapshot,
    Transition,
)


def keep_snapshot(session: Session, game: Game, anyone_needed: bool) -> None:
    """Called before the orders are cleared; only the last adjudication can be cancelled.

    A phase in which nobody had anything to order is cancelled with the one before it: it is played
    a second later, and cancelled alone it would be played again at once."""
    if not anyone_needed and session.get(Snapshot, game.id) is not None:
        return
    submissions = phases.submissions_of(session, game.id)
    firsts = session.scalars(select(FirstSubmission).filter_by(game_id=game.id))
    in_disorder = session.scalars(select(Disorder.role_id).filter_by(game_id=game.id))
    content = {
        "submissions": [
            [row.role_id, row.submitted_at.isoformat(), row.definitive] for row in submissions
        ],
        "firsts": [[row.role_id, row.submitted_at.isoformat()] for row in firsts],
        "in_disorder": list(in_disorder),
    }
    session.merge(
        Snapshot(
            game_id=game.id,
            advancement=game.current_advancement,
            due_at=game.due_at,
            content=json.dumps(content),
        )
    )


def snapshot_of(session: Session, game: Game) -> Snapshot | None:
    """That of the last adjudication for which orders were asked, unless it was cancelled."""
    return session.get(Snapshot, game.id)


def put_back(session: Session, game: Game, kept: Snapshot) -> datetime:
    """Position, orders and submissions as they were; when the adjudication was made."""
    transition = phases.transition(session, game.id, kept.advancement)
    content: dict[str, Any] = json.loads(kept.content)
    phases.clear_orders(session, game.id)
    for table in (FirstSubmission, Disorder):
        session.execute(delete(table).filter_by(game_id=game.id))
    phases.keep_position(
        session, game.id, position_from_json(json.loads(transition.position_before))
    )
    orders = [from_row(row) for row in json.loads(transition.orders)]
    for role, at, definitive in content["submissions"]:
        phases.replace_orders(
            session,
            game.id,
            role,
            [one for one in orders if one.role == role],
            definitive,
            datetime.fromisoformat(at),
        )
    session.add_all(
        FirstSubmission(game_id=game.id, role_id=role, submitted_at=datetime.fromisoformat(at))
        for role, at in content["firsts"]
    )
    session.add_all(Disorder(game_id=game.id, role_id=role) for role in content["in_disorder"])
    adjudicated_at = transition.adjudicated_at
    for played in (Attendance, Transition):
        session.execute(
            delete(played).where(played.game_id == game.id, played.advancement >= kept.advancement)
        )
    session.delete(kept)
    return adjudicated_at

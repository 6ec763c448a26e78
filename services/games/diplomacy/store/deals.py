"""Queries for preferences and deals."""

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.games.diplomacy.tables.seats import Deal, Preference


def preferences_of(session: Session, game_id: int) -> dict[int, list[int]]:
    rows = session.scalars(select(Preference).filter_by(game_id=game_id))
    return {row.player_id: json.loads(row.roles) for row in rows}


def prefer(session: Session, game_id: int, player_id: int, roles: Sequence[int]) -> None:
    """No roles: no preference any more."""
    session.execute(delete(Preference).filter_by(game_id=game_id, player_id=player_id))
    if roles:
        session.add(Preference(game_id=game_id, player_id=player_id, roles=json.dumps(roles)))


def keep_deal(
    session: Session,
    game_id: int,
    seed: str,
    preferences: Mapping[int, Sequence[int]],
    dealt: Mapping[int, int],
) -> None:
    session.merge(
        Deal(
            game_id=game_id, seed=seed, preferences=json.dumps(preferences), dealt=json.dumps(dealt)
        )
    )


def deal_of(session: Session, game_id: int) -> Deal | None:
    return session.get(Deal, game_id)

"""A member creates a game and becomes its master."""

import json
from datetime import date
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.compare_names import require_own_name
from services.games.diplomacy.domain.deadlines import at_hour, is_past_day, is_weekend
from services.games.diplomacy.domain.positions import start_position
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.variants import Variant
from services.games.diplomacy.refusals import DeadlineHasPassed, DeadlineOnWeekend, NameTaken
from services.games.diplomacy.store import events, games, phases, seats
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import Session, reading, writing
from shared.names import comparable


def require_free_name(name: str) -> None:
    with reading() as session:
        if games.is_name_taken(session, name):
            raise NameTaken(f"Game {name} already exists")


def create_game(name: str, fields: dict[str, Any], deadline: date | None, master_id: int) -> None:
    """All of it or nothing: the row, the position, the master's seat."""
    variant = peers.variant_named(fields["variant"])
    require_playing_day(deadline, fields["play_weekend"])
    if deadline is not None and not fields["archive"]:
        require_future_day(deadline)
    with writing() as session:
        require_own_name(session, name)
        game = add_game(session, name, variant, fields, master_id)
        game.due_at = at_hour(deadline, fields["deadline_hour"]) if deadline else None


def add_game(
    session: Session, name: str, variant: Variant, fields: dict[str, Any], master_id: int
) -> Game:
    """As part of a transaction; nobody is dealt in yet."""
    game = Game(
        name=name,
        comparable_name=comparable(name),
        created_at=clock.now(),
        **facts_of(variant),
        **fields,
    )
    session.add(game)
    session.flush()
    phases.keep_position(session, game.id, start_position(variant))
    seats.seat(session, game.id, master_id, MASTER)
    events.record(session, game, "created")
    return game


def facts_of(variant: Variant) -> dict[str, Any]:
    """What a game copies from its variant."""
    return {
        "number_of_roles": variant.number_of_roles,
        "year_zero": variant.year_zero,
        "increment": variant.increment,
        "passive_roles": json.dumps(variant.passive_roles),
        "current_advancement": variant.start_advancement,
    }


def require_future_day(deadline: date) -> None:
    if is_past_day(deadline, clock.now()):
        raise DeadlineHasPassed


def require_playing_day(deadline: date | None, play_weekend: bool) -> None:
    if deadline is not None and not play_weekend and is_weekend(deadline):
        raise DeadlineOnWeekend

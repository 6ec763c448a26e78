"""A member creates a game and becomes its master."""

from datetime import date
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.domain.deadlines import at_hour, is_weekend
from services.games.diplomacy.domain.positions import start_position
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.refusals import DeadlineOnWeekend, NameTaken
from services.games.diplomacy.store import events, games, phases, seats
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import reading, writing
from shared.names import comparable


def require_free_name(name: str) -> None:
    with reading() as session:
        if games.is_name_taken(session, name):
            raise NameTaken(f"Game {name} already exists")


def create_game(name: str, fields: dict[str, Any], deadline: date | None, master_id: int) -> None:
    """All of it or nothing: the row, the position, the master's seat."""
    variant = peers.variant_named(fields["variant"])
    require_playing_day(deadline, fields["play_weekend"])
    with writing() as session:
        if games.is_name_taken(session, name):
            raise NameTaken(f"Game {name} already exists")
        game = Game(
            name=name,
            comparable_name=comparable(name),
            created_at=clock.now(),
            number_of_roles=variant.number_of_roles,
            year_zero=variant.year_zero,
            current_advancement=variant.start_advancement,
            **fields,
            due_at=at_hour(deadline, fields["deadline_hour"]) if deadline else None,
        )
        session.add(game)
        session.flush()
        phases.keep_position(session, game.id, start_position(variant))
        seats.seat(session, game.id, master_id, MASTER)
        events.record(session, game, "created")


def require_playing_day(deadline: date | None, play_weekend: bool) -> None:
    if deadline is not None and not play_weekend and is_weekend(deadline):
        raise DeadlineOnWeekend

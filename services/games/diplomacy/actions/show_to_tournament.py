"""What anybody may see of the games of a tournament: positions and delays; nothing in the fog."""

import json
import math
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy.domain.incidents import Kind
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.store import incidents, tournaments
from shared.database import reading


@dataclass(frozen=True)
class Delay:
    """Somebody was late: begun hours count."""

    role: int
    advancement: int
    hours: int
    time_stamp: int


@dataclass(frozen=True)
class ShownGame:
    """A game of a tournament as a stranger sees it."""

    game_id: int
    position: dict[str, Any]
    delays: list[Delay]


def games_for_everybody(tournament_id: int) -> list[ShownGame]:
    with reading() as session:
        return [
            ShownGame(
                game.id,
                json.loads(position),
                [
                    Delay(
                        each.role,
                        each.advancement or 0,
                        math.ceil(each.hours_late),
                        int(each.happened_at.timestamp()),
                    )
                    for each in incidents.incidents_in(session, game.id)
                    if each.kind == Kind.DELAY and not each.excused
                ],
            )
            for _, game, position in tournaments.games_of_tournament(session, tournament_id)
            if game is not None and position is not None and game.put_away_at is None
            if not game.fog or game.current_state == State.STOPPED
        ]

"""What anybody may see of the games of a tournament: positions, incidents; nothing in the fog."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy.domain.incidents import Incident, Kind
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
class Disorder:
    """A turn was played by default."""

    role: int
    advancement: int
    time_stamp: int


@dataclass(frozen=True)
class ShownGame:
    """A game of a tournament as a stranger sees it."""

    game_id: int
    position: dict[str, Any]
    delays: list[Delay]
    disorders: list[Disorder]


def games_for_everybody(tournament_id: int) -> list[ShownGame]:
    with reading() as session:
        return [
            _shown(game.id, position, incidents.incidents_in(session, game.id))
            for _, game, position in tournaments.games_of_tournament(session, tournament_id)
            if game is not None and position is not None and game.put_away_at is None
            if not game.fog or game.current_state == State.STOPPED
        ]


def _shown(game_id: int, position: str, happened: Sequence[Incident]) -> ShownGame:
    counted = [each for each in happened if not each.excused]
    return ShownGame(
        game_id,
        json.loads(position),
        [
            Delay(each.role, each.advancement or 0, math.ceil(each.hours_late), _stamp(each))
            for each in counted
            if each.kind == Kind.DELAY
        ],
        [
            Disorder(each.role, each.advancement or 0, _stamp(each))
            for each in counted
            if each.kind == Kind.DISORDER
        ],
    )


def _stamp(incident: Incident) -> int:
    return int(incident.happened_at.timestamp())

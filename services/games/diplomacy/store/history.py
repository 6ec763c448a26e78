"""Queries for the history that ratings are made from."""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.attendance import Stay, Turn
from services.games.diplomacy.domain.endings import DRAW, LAST_YEAR, SOLO, final_ranks
from services.games.diplomacy.domain.performance import RatedGame, RatedSeat
from services.games.diplomacy.domain.positions import position_from_json
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import Attendance, StoredPosition
from services.games.diplomacy.tables.seats import Allocation, Replacement

RATED_ENDINGS = (SOLO, LAST_YEAR, DRAW)
# A game that hides its players counts once it is stopped; one played elsewhere never.
COUNTS = and_(
    Game.archive.is_(False), or_(Game.anonymous.is_(False), Game.current_state == State.STOPPED)
)


@dataclass
class Record:
    """What a player did."""

    turns: list[Turn] = field(default_factory=list)
    dropouts: list[datetime] = field(default_factory=list)
    stays: list[Stay] = field(default_factory=list)


def rated_games(session: Session) -> list[RatedGame]:
    """In the order they ended."""
    holders, first_leavers = _holders(session), _first_leavers(session)
    rated = (
        select(Game, StoredPosition.position)
        .join(StoredPosition, StoredPosition.game_id == Game.id)
        .where(
            Game.current_state == State.STOPPED,
            Game.ending.in_(RATED_ENDINGS),
            COUNTS,
            Game.rated,
            Game.cumulate.is_(False),
        )
        .order_by(Game.finished_at, Game.id)
    )
    return [
        RatedGame(
            game.id,
            game.variant,
            tuple(
                RatedSeat(role, holders[game.id, role], rank, first_leavers.get((game.id, role)))
                for role, rank in _final_ranks(game, text).items()
                if (game.id, role) in holders
            ),
            game.with_messages,
        )
        for game, text in session.execute(rated)
    ]


def _final_ranks(game: Game, position: str) -> dict[int, int]:
    final = position_from_json(json.loads(position))
    return final_ranks(game.played_roles, final, game.ending or "")


def records(session: Session) -> dict[int, Record]:
    """By player."""
    found: dict[int, Record] = defaultdict(Record)
    turns = select(Attendance).join(Game, Game.id == Attendance.game_id)
    for turn in session.scalars(turns.where(COUNTS).order_by(Attendance.adjudicated_at)):
        found[turn.player_id].turns.append(
            Turn(turn.due_at, turn.submitted_at, turn.adjudicated_at, turn.excused)
        )
    arrived = _add_those_who_left(session, found)
    playing = (
        select(Allocation, Game)
        .join(Game, Game.id == Allocation.game_id)
        .where(Allocation.role_id > 0, Game.started_at.is_not(None), COUNTS)
    )
    for seat, game in session.execute(playing):
        began = arrived.get((game.id, seat.role_id)) or game.started_at
        if began is not None:
            found[seat.player_id].stays.append(Stay(began, game.finished_at))
    return found


def _add_those_who_left(
    session: Session, found: dict[int, Record]
) -> dict[tuple[int, int], datetime]:
    """When the present holder of a replaced role arrived, by game and role."""
    arrived: dict[tuple[int, int], datetime] = {}
    replaced = select(Replacement, Game.started_at).join(Game, Game.id == Replacement.game_id)
    for row, started_at in session.execute(replaced.where(COUNTS).order_by(Replacement.id)):
        began = arrived.get((row.game_id, row.role_id)) or started_at
        arrived[row.game_id, row.role_id] = row.replaced_at
        if row.old_player_id is None or began is None:
            continue
        found[row.old_player_id].stays.append(Stay(began, row.replaced_at))
        if not row.excused:
            found[row.old_player_id].dropouts.append(row.replaced_at)
    return arrived


def _holders(session: Session) -> dict[tuple[int, int], int]:
    rows = session.execute(select(Allocation.game_id, Allocation.role_id, Allocation.player_id))
    return {(game_id, role): player_id for game_id, role, player_id in rows}


def _first_leavers(session: Session) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for row in session.scalars(select(Replacement).order_by(Replacement.id)):
        if row.old_player_id is not None:
            found.setdefault((row.game_id, row.role_id), row.old_player_id)
    return found

"""The greatest and least figures of seasons, for the book of records."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import Integer, Select, and_, case, cast, func, null, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.statistics.best_marks import Mark, Measured
from services.tournaments.league.tables.events import LeagueEvent
from services.tournaments.league.tables.facts import FACTS, GAME_FACTS
from services.tournaments.league.tables.games import LeagueGame, LeagueGameResult
from services.tournaments.league.tables.hands import LeagueHand, LeagueHandResult

NONE = cast(null(), Integer)


@dataclass(frozen=True)
class MarkHolder:
    """A figure, where it was reached, and by whom if it is a player's."""

    value: int | Decimal
    game_id: int
    hand_id: int | None
    player_id: int | None


def holders(
    session: Session, season_ids: Sequence[int], mark: Mark, limit: int
) -> list[MarkHolder]:
    """The best of finished games, the earliest first among equals."""
    query = _FIGURES[mark.measured](mark)
    query = query.where(LeagueGame.season_id.in_(season_ids), LeagueGame.finished)
    found = query.subquery().c
    best = found.value.asc() if mark.least else found.value.desc()
    ordered = select(found.value, found.game_id, found.hand_id, found.player_id)
    ordered = ordered.order_by(best, found.game_id, found.hand_id, found.player_id)
    return [MarkHolder(*row) for row in session.execute(ordered.limit(limit))]


def _figures(value: Any, game_id: Any, hand_id: Any = NONE, player_id: Any = NONE) -> Select:
    columns = {"value": value, "game_id": game_id, "hand_id": hand_id, "player_id": player_id}
    query = select(*(column.label(name) for name, column in columns.items()))
    return query.join(LeagueGame, LeagueGame.id == game_id)


def _of_games(mark: Mark) -> Select:
    if mark.column == "hands":
        game_id = LeagueHand.game_id
        return _figures(func.count(LeagueHand.id), game_id).group_by(game_id)
    score = LeagueGameResult.score
    place = func.row_number().over(partition_by=LeagueGameResult.game_id, order_by=score.desc())
    placed = select(LeagueGameResult.game_id, score, place.label("place")).subquery().c
    first = func.max(case((placed.place == 1, placed.score)))
    second = func.max(case((placed.place == 2, placed.score)))
    return _figures(first - second, placed.game_id).group_by(placed.game_id)


def _of_hands(mark: Mark) -> Select:
    value = getattr(LeagueHand, mark.column)
    return _figures(value, LeagueHand.game_id, LeagueHand.id, LeagueHand.parent_player_id)


def _of_players(mark: Mark) -> Select:
    if mark.column in FACTS:
        facts = GAME_FACTS.c
        query = _figures(func.sum(facts[mark.column]), facts.game_id, player_id=facts.player_id)
        return query.group_by(facts.game_id, facts.player_id)
    result = LeagueGameResult
    if mark.column != "lowest_of_first":
        value = getattr(result, mark.column)
        return _figures(value, result.game_id, player_id=result.player_id)
    lowest = _lowest_scores().subquery()
    same = and_(lowest.c.game_id == result.game_id, lowest.c.player_id == result.player_id)
    query = _figures(lowest.c.score, lowest.c.game_id, player_id=lowest.c.player_id)
    return query.join(result, same).where(result.rank == 1)


def _lowest_scores() -> Select:
    lowest = func.min(LeagueHandResult.score).label("score")
    query = select(LeagueHand.game_id, LeagueHandResult.player_id, lowest)
    query = query.join(LeagueHand, LeagueHand.id == LeagueHandResult.hand_id)
    return query.group_by(LeagueHand.game_id, LeagueHandResult.player_id)


def _of_wins(mark: Mark) -> Select:
    event, value = LeagueEvent, getattr(LeagueEvent, mark.column)
    query = select(
        value.label("value"),
        LeagueHand.game_id,
        event.hand_id,
        event.actor_player_id.label("player_id"),
    )
    query = query.join(LeagueHand, LeagueHand.id == event.hand_id).join(LeagueGame)
    query = query.where(event.base_points.is_not(None), value.is_not(None))
    return query.where(event.is_yakuman.is_(False)) if mark.column == "han" else query


_FIGURES: dict[Measured, Callable[[Mark], Select]] = {
    Measured.GAME: _of_games,
    Measured.HAND: _of_hands,
    Measured.PLAYER_IN_GAME: _of_players,
    Measured.WIN: _of_wins,
}

"""Sums of counts over seasons: what rates, awards and tables are made of."""

from collections.abc import Sequence
from dataclasses import fields
from decimal import Decimal
from typing import Any

from sqlalchemy import case, extract, func, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.statistics.facts import HandFacts
from services.tournaments.league.event_tables import LeagueEvent, LeagueYaku
from services.tournaments.league.tables import (
    LeagueGame,
    LeagueGameResult,
    LeagueHand,
    LeagueHandFacts,
)

FACTS = [field.name for field in fields(HandFacts)]
Counts = dict[str, int | Decimal]


def counts_by_player(session: Session, season_ids: Sequence[int]) -> dict[int, Counts]:
    """Everything counted of each player who played, added up over the seasons."""
    counts = _game_counts(session, season_ids, LeagueGameResult.player_id)
    columns = LeagueHandFacts.__table__.c
    sums = [func.sum(columns[name]).label(name) for name in FACTS]
    query = select(columns.player_id, *sums).where(columns.season_id.in_(season_ids))
    for row in session.execute(query.group_by(columns.player_id)):
        known = counts.setdefault(row.player_id, {})
        known |= {name: int(value) for name, value in row._mapping.items() if name in FACTS}
    return counts


def counts_of_player_by(
    session: Session, season_ids: Sequence[int], player_id: int, part: str
) -> dict[int, Counts]:
    """A player's games by seat, by number of the match of the day, or by month."""
    columns: dict[str, Any] = {
        "seat": LeagueGameResult.seat,
        "match_number": LeagueGame.match_number,
        "month": extract("month", LeagueGame.date),
    }
    return _game_counts(session, season_ids, columns[part], player_id)


def _game_counts(
    session: Session, season_ids: Sequence[int], key: Any, player_id: int | None = None
) -> dict[int, Counts]:
    rank = LeagueGameResult.rank
    query = select(
        key.label("key"),
        func.count().label("games"),
        func.sum(rank).label("ranks"),
        func.sum(case((rank == 1, 1), else_=0)).label("firsts"),
        func.sum(case((rank <= 2, 1), else_=0)).label("upper_ranks"),
        func.sum(case((rank == 4, 1), else_=0)).label("fourths"),
        func.sum(LeagueGameResult.points).label("points"),
        func.sum(LeagueGameResult.penalty_points).label("penalties"),
        func.sum(LeagueGameResult.score).label("scores"),
        func.max(LeagueGameResult.score).label("best_score"),
        func.min(LeagueGameResult.score).label("worst_score"),
    )
    query = query.join(LeagueGame).where(LeagueGame.season_id.in_(season_ids))
    if player_id is not None:
        query = query.where(LeagueGameResult.player_id == player_id)
    found = {}
    for row in session.execute(query.group_by(key)):
        values = dict(row._mapping)
        found[int(values.pop("key"))] = values
    return found


def yaku_counts(session: Session, season_ids: Sequence[int], player_id: int) -> dict[int, int]:
    """In how many wins each yaku was, dora counted by win and not by tile."""
    query = select(LeagueYaku.name_id, func.count()).join(LeagueEvent)
    query = _wins(query, season_ids, player_id).group_by(LeagueYaku.name_id)
    return {row[0]: row[1] for row in session.execute(query.order_by(LeagueYaku.name_id))}


def win_values(session: Session, season_ids: Sequence[int], player_id: int) -> dict[int, int]:
    """How many wins there were of each value, without honba and sticks."""
    query = _wins(select(LeagueEvent.base_points, func.count()), season_ids, player_id)
    query = query.where(LeagueEvent.type.in_(("ron", "tsumo")))
    query = query.group_by(LeagueEvent.base_points).order_by(LeagueEvent.base_points)
    return {row[0]: row[1] for row in session.execute(query)}


def _wins(query: Any, season_ids: Sequence[int], player_id: int) -> Any:
    query = query.join(LeagueHand, LeagueHand.id == LeagueEvent.hand_id)
    query = query.join(LeagueGame, LeagueGame.id == LeagueHand.game_id)
    return query.where(
        LeagueGame.season_id.in_(season_ids), LeagueEvent.actor_player_id == player_id
    )


def hands_in_row(
    session: Session, season_ids: Sequence[int], player_id: int
) -> Sequence[tuple[int, dict[str, int]]]:
    """(game, what the player did) hand by hand, in the order of play; replayed hands left out."""
    columns = LeagueHandFacts.__table__.c
    query = select(LeagueHand.game_id, columns.wins, columns.deal_ins, columns.tenpai_hands)
    query = query.select_from(LeagueHandFacts.__table__).join(
        LeagueHand, LeagueHand.id == columns.hand_id
    )
    query = query.where(
        columns.season_id.in_(season_ids), columns.player_id == player_id, columns.hands == 1
    )
    rows = session.execute(query.order_by(LeagueHand.game_id, LeagueHand.number))
    return [(row.game_id, dict(row._mapping)) for row in rows]

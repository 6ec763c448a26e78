"""Sums of counts over seasons: what rates, awards and tables are made of."""

from collections.abc import Sequence
from decimal import Decimal
from enum import StrEnum
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, case, extract, func, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.statistics.depths import UNKNOWN, Depth
from services.tournaments.league.domain.statistics.tallies import Tally
from services.tournaments.league.tables.events import LeagueEvent, LeagueYaku
from services.tournaments.league.tables.facts import FACTS, GAME_FACTS, HAND_FACTS
from services.tournaments.league.tables.games import LeagueGame, LeagueGameResult, LeaguePenalty
from services.tournaments.league.tables.hands import LeagueHand
from services.tournaments.league.tables.leagues import League, LeagueRules, LeagueSeason

LAST = LeagueRules.players  # the last rank: fourth of four, third of three


class Part(StrEnum):
    """By what counts are added up."""

    PLAYER = "player"
    TEAM = "team"
    SEAT = "seat"
    MATCH_NUMBER = "match_number"
    MONTH = "month"


def counts_by(
    session: Session, season_ids: Sequence[int], part: Part, player_id: int | None = None
) -> dict[int, Tally]:
    """Everything counted in the seasons by player, team or otherwise, or of one player only."""
    tallies = {
        key: Tally(counts)
        for key, counts in _game_counts(session, season_ids, part, player_id).items()
    }
    query = _sums_of_games(part, player_id is not None)
    for key, depth, *facts in session.execute(
        query, {"seasons": list(season_ids), "player": player_id}
    ):
        tally = tallies.setdefault(int(key), Tally())
        tally.hands[Depth(depth)] = dict(zip(FACTS, map(int, facts), strict=True))
    for key, points in _penalties_outside_games(session, season_ids, part).items():
        known = tallies.setdefault(key, Tally()).games
        known["penalties"] = known.get("penalties", Decimal(0)) + points
    return tallies


def _penalties_outside_games(
    session: Session, season_ids: Sequence[int], part: Part
) -> dict[int, Decimal]:
    """Cards and the like, which belong to a player or a team but to no seat, match or month."""
    columns = {Part.PLAYER: LeaguePenalty.player_id, Part.TEAM: LeaguePenalty.team_id}
    if part not in columns:
        return {}
    key = columns[part]
    query = select(key, func.sum(LeaguePenalty.points)).group_by(key)
    query = query.where(
        LeaguePenalty.season_id.in_(season_ids),
        LeaguePenalty.revoked_at.is_(None),
        key.is_not(None),
    )
    return {int(row[0] or 0): row[1] for row in session.execute(query)}


def _key(part: Part, columns: Any) -> Any:
    """What to group by, in a table that has these columns."""
    if part is Part.MATCH_NUMBER:
        return LeagueGame.match_number
    if part is Part.MONTH:
        return extract("month", LeagueGame.date)
    return {Part.PLAYER: columns.player_id, Part.TEAM: columns.team_id, Part.SEAT: columns.seat}[
        part
    ]


@cache
def _sums_of_games(part: Part, of_one_player: bool) -> Select:
    """Cached: so many columns take longer to write out than to add up."""
    columns = GAME_FACTS.c
    key = _key(part, columns)
    sums = (func.sum(columns[name]) for name in FACTS)
    query = select(key, columns.depth, *sums).select_from(GAME_FACTS)
    query = query.where(columns.season_id.in_(bindparam("seasons", expanding=True)))
    if part in (Part.MATCH_NUMBER, Part.MONTH):
        query = query.join(LeagueGame, LeagueGame.id == columns.game_id)
    if of_one_player:
        query = query.where(columns.player_id == bindparam("player"))
    return query.group_by(key, columns.depth)


def _game_counts(
    session: Session, season_ids: Sequence[int], part: Part, player_id: int | None
) -> dict[int, dict[str, int | Decimal]]:
    rank = LeagueGameResult.rank
    key = _key(part, LeagueGameResult)
    query = select(
        key.label("key"),
        func.count().label("games"),
        func.sum(rank).label("ranks"),
        func.sum(case((rank == 1, 1), else_=0)).label("firsts"),
        func.sum(case((rank <= 2, 1), else_=0)).label("upper_ranks"),
        func.sum(case((rank == LAST, 1), else_=0)).label("fourths"),
        func.sum(LeagueGameResult.points).label("points"),
        func.sum(LeagueGameResult.penalty_points).label("penalties"),
        func.sum(LeagueGameResult.score).label("scores"),
        func.max(LeagueGameResult.score).label("best_score"),
        func.min(LeagueGameResult.score).label("worst_score"),
    )
    query = query.join(LeagueGame).join(LeagueSeason, LeagueSeason.id == LeagueGame.season_id)
    query = query.join(League, League.id == LeagueSeason.league_id)
    query = query.join(LeagueRules, LeagueRules.id == League.rule_set_id)
    query = query.where(LeagueGame.season_id.in_(season_ids))
    if player_id is not None:
        query = query.where(LeagueGameResult.player_id == player_id)
    found = {}
    for row in session.execute(query.group_by(key)):
        values = dict(row._mapping)
        found[int(values.pop("key"))] = values
    return found


def yaku_counts(
    session: Session, season_ids: Sequence[int], player_id: int | None = None
) -> dict[int, tuple[int, int]]:
    """In how many wins each yaku was, and how many han it brought in all of them."""
    query = select(LeagueYaku.name_id, func.count(), func.sum(LeagueYaku.han)).join(LeagueEvent)
    query = _wins(query, season_ids, player_id).group_by(LeagueYaku.name_id)
    rows = session.execute(query.order_by(LeagueYaku.name_id))
    return {row[0]: (row[1], int(row[2])) for row in rows}


def wins_with_yaku(
    session: Session, season_ids: Sequence[int], player_id: int | None = None
) -> int:
    """Wins of which the yaku are known: every such win has one at least."""
    query = select(func.count(LeagueYaku.event_id.distinct())).join(LeagueEvent)
    return session.scalar(_wins(query, season_ids, player_id)) or 0


def win_values(
    session: Session, season_ids: Sequence[int], player_id: int | None = None
) -> dict[int, int]:
    """How many wins there were of each value, without honba and sticks."""
    query = _wins(select(LeagueEvent.base_points, func.count()), season_ids, player_id)
    query = query.group_by(LeagueEvent.base_points).order_by(LeagueEvent.base_points)
    return {row[0]: row[1] for row in session.execute(query)}


def win_waits(
    session: Session, season_ids: Sequence[int], player_id: int | None = None
) -> dict[str, int]:
    """How many wins were completed by each type of wait."""
    query = _wins(select(LeagueEvent.wait_type, func.count()), season_ids, player_id)
    query = query.where(LeagueEvent.wait_type.is_not(None)).group_by(LeagueEvent.wait_type)
    return {row[0]: row[1] for row in session.execute(query.order_by(LeagueEvent.wait_type))}


def _wins(query: Any, season_ids: Sequence[int], player_id: int | None) -> Any:
    query = query.join(LeagueHand, LeagueHand.id == LeagueEvent.hand_id)
    query = query.join(LeagueGame, LeagueGame.id == LeagueHand.game_id)
    query = query.where(LeagueGame.season_id.in_(season_ids), LeagueEvent.base_points.is_not(None))
    return query if player_id is None else query.where(LeagueEvent.actor_player_id == player_id)


def hands_by_player(
    session: Session, season_ids: Sequence[int], counts: Sequence[str]
) -> dict[int, list[tuple[int, dict[str, int]]]]:
    """(game, counts) of each player hand by hand in the order of play; replayed hands left out.

    A count that was not recorded is not among them.
    """
    columns = HAND_FACTS.c
    own = (columns.player_id, LeagueHand.game_id, columns.depth)
    query = select(*own, *(columns[name] for name in counts))
    query = query.select_from(HAND_FACTS).join(LeagueHand, LeagueHand.id == columns.hand_id)
    query = query.join(LeagueGame, LeagueGame.id == LeagueHand.game_id)
    query = query.where(columns.season_id.in_(season_ids), columns.hands == 1)
    order = (LeagueGame.date, LeagueGame.round_number, LeagueGame.id, LeagueHand.number)
    found: dict[int, list[tuple[int, dict[str, int]]]] = {}
    for player_id, game_id, depth, *values in session.execute(query.order_by(*order)):
        facts = dict(zip(counts, values, strict=True))
        for name in UNKNOWN[Depth(depth)] & set(counts):
            del facts[name]
        found.setdefault(player_id, []).append((game_id, facts))
    return found

"""Queries on games, seats, results, penalties and corrections."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import and_, case, delete, func, or_, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.points import Placing
from services.tournaments.league.domain.standings import TeamRecord
from services.tournaments.league.domain.statistics.results import Result
from services.tournaments.league.refusals import NoSuchGame, NoSuchPenalty
from services.tournaments.league.store.lookups import lists_by, row_of
from services.tournaments.league.tables.games import (
    LeagueCorrection,
    LeagueGame,
    LeagueGameResult,
    LeaguePenalty,
    LeagueSeat,
)


def game(session: Session, game_id: int) -> LeagueGame:
    return row_of(session, LeagueGame, game_id, NoSuchGame)


def official_game(session: Session, m_league_game_id: str) -> LeagueGame:
    """The game with this identifier of the M-League."""
    row = session.scalar(select(LeagueGame).filter_by(m_league_game_id=m_league_game_id))
    if row is None:
        raise NoSuchGame
    return row


def locked_game(session: Session, game_id: int) -> LeagueGame:
    """The game, held until the block ends."""
    return row_of(session, LeagueGame, game_id, NoSuchGame, held=True)


@dataclass(frozen=True)
class GameFilter:
    """Which games of a season; None means any."""

    finished: bool | None = None
    team_id: int | None = None
    player_id: int | None = None
    after: int = 0


def games(session: Session, season_id: int, wanted: GameFilter, limit: int) -> Sequence[LeagueGame]:
    """Games in the order of their rounds, from after a round number on."""
    query = select(LeagueGame).filter_by(season_id=season_id)
    query = query.where(LeagueGame.round_number > wanted.after)
    if wanted.finished is not None:
        query = query.filter_by(finished=wanted.finished)
    if wanted.team_id is not None:
        query = query.where(_has_seat(LeagueSeat.team_id == wanted.team_id))
    if wanted.player_id is not None:
        query = query.where(_has_seat(LeagueSeat.player_id == wanted.player_id))
    return session.scalars(query.order_by(LeagueGame.round_number).limit(limit)).all()


def _has_seat(whose: Any) -> Any:
    return select(LeagueSeat.seat).where(LeagueSeat.game_id == LeagueGame.id, whose).exists()


def last_round(session: Session, season_id: int) -> int:
    query = select(func.max(LeagueGame.round_number)).filter_by(season_id=season_id)
    return session.scalar(query) or 0


def same_game_exists(session: Session, season_id: int, values: dict[str, Any]) -> bool:
    """Whether the day's match, the round or the official identifier is taken."""
    same_match = and_(
        LeagueGame.date == values["date"], LeagueGame.match_number == values["match_number"]
    )
    same_round = LeagueGame.round_number == values["round_number"]
    in_season = and_(LeagueGame.season_id == season_id, or_(same_match, same_round))
    official = values.get("m_league_game_id")
    taken = in_season
    if official is not None:
        taken = or_(in_season, LeagueGame.m_league_game_id == official)
    return session.scalar(select(LeagueGame.id).where(taken).limit(1)) is not None


def finished_games(
    session: Session, season_id: int, after: int, limit: int
) -> Sequence[tuple[int, int]]:
    """(game, round) of the finished games of a stage behind a round."""
    query = select(LeagueGame.id, LeagueGame.round_number).filter_by(season_id=season_id)
    query = query.where(LeagueGame.round_number > after, LeagueGame.finished)
    query = query.order_by(LeagueGame.round_number).limit(limit)
    return session.execute(query).tuples().all()


def season_has_games(session: Session, season_id: int) -> bool:
    return session.scalar(select(LeagueGame.id).filter_by(season_id=season_id).limit(1)) is not None


def season_has_running_game(session: Session, season_id: int) -> bool:
    """Whether a game was begun and is not finished."""
    query = select(LeagueGame.id).filter_by(season_id=season_id, finished=False)
    return session.scalar(query.where(LeagueGame.entry.is_not(None)).limit(1)) is not None


def seats(session: Session, game_ids: Sequence[int]) -> dict[int, list[LeagueSeat]]:
    query = select(LeagueSeat).where(LeagueSeat.game_id.in_(game_ids))
    rows = session.scalars(query.order_by(LeagueSeat.game_id, LeagueSeat.seat))
    return lists_by("game_id", rows)


def replace_seats(
    session: Session,
    game_id: int,
    pairs: Sequence[tuple[int, int | None]],
    substitutes: Collection[int] = (),
) -> None:
    """(team, player) by seat; substitutes are players."""
    session.execute(delete(LeagueSeat).filter_by(game_id=game_id))
    session.add_all(
        LeagueSeat(
            game_id=game_id,
            seat=seat,
            team_id=team_id,
            player_id=player_id,
            is_substitute=player_id in substitutes,
        )
        for seat, (team_id, player_id) in enumerate(pairs)
    )
    session.flush()


def results(session: Session, game_ids: Sequence[int]) -> dict[int, list[LeagueGameResult]]:
    query = select(LeagueGameResult).where(LeagueGameResult.game_id.in_(game_ids))
    rows = session.scalars(query.order_by(LeagueGameResult.game_id, LeagueGameResult.seat))
    return lists_by("game_id", rows)


def season_results(session: Session, season_ids: Sequence[int]) -> list[Result]:
    """Every result of the seasons in the order of play."""
    query = select(LeagueGameResult, LeagueGame.date).join(LeagueGame)
    query = query.where(LeagueGame.season_id.in_(season_ids))
    # Not by identifier: an older season may have been entered after a newer one.
    order = (LeagueGame.date, LeagueGame.round_number, LeagueGame.id, LeagueGameResult.seat)
    return [
        Result(
            row.game_id, row.player_id, row.rank, row.points, row.team_id, row.penalty_points, day
        )
        for row, day in session.execute(query.order_by(*order))
    ]


def replace_results(
    session: Session,
    game_id: int,
    placings: Iterable[Placing],
    penalties: Sequence[Decimal],
) -> None:
    session.execute(delete(LeagueGameResult).filter_by(game_id=game_id))
    seated = seats(session, [game_id]).get(game_id, [])
    session.add_all(
        LeagueGameResult(
            game_id=game_id,
            seat=placing.seat,
            player_id=seated[placing.seat].player_id,
            team_id=seated[placing.seat].team_id,
            score=placing.score,
            points=placing.points,
            penalty_points=penalties[placing.seat],
            rank=placing.rank,
        )
        for placing in placings
    )
    session.flush()


def team_records(session: Session, season_ids: Sequence[int]) -> dict[int, list[TeamRecord]]:
    """What each team has gathered, by stage; one that has not played yet counts nothing."""
    sums = select(
        LeagueGame.season_id,
        LeagueGameResult.team_id,
        func.count().label("games"),
        func.sum(LeagueGameResult.points).label("points"),
        func.sum(LeagueGameResult.penalty_points).label("penalties"),
        func.sum(case((LeagueGameResult.rank == 1, 1), else_=0)).label("firsts"),
        func.max(LeagueGameResult.score).label("best_score"),
    )
    sums = sums.join(LeagueGame).where(LeagueGame.season_id.in_(season_ids))
    grouped = sums.group_by(LeagueGame.season_id, LeagueGameResult.team_id)
    rows = {(row.season_id, row.team_id): row for row in session.execute(grouped)}
    outside = _penalties_by_team(session, season_ids)
    scheduled = select(LeagueGame.season_id, LeagueSeat.team_id).distinct().join(LeagueSeat)
    known = {
        (season_id, team_id)
        for season_id, team_id in session.execute(
            scheduled.where(LeagueGame.season_id.in_(season_ids))
        )
    }
    found: dict[int, list[TeamRecord]] = {season_id: [] for season_id in season_ids}
    for season_id, team_id in sorted(known | set(rows) | set(outside)):
        place = season_id, team_id
        record = _team_record(team_id, rows.get(place), outside.get(place, Decimal(0)))
        found[season_id].append(record)
    return found


def _team_record(team_id: int, row: Any, penalty: Decimal) -> TeamRecord:
    if row is None:
        return TeamRecord(team_id, penalties=penalty)
    penalties = row.penalties + penalty
    return TeamRecord(team_id, row.games, row.points, penalties, int(row.firsts), row.best_score)


def _penalties_by_team(
    session: Session, season_ids: Sequence[int]
) -> dict[tuple[int, int], Decimal]:
    """By stage and team."""
    stage, team = LeaguePenalty.season_id, LeaguePenalty.team_id
    query = select(stage, team, func.sum(LeaguePenalty.points).label("points"))
    query = query.where(stage.in_(season_ids), LeaguePenalty.revoked_at.is_(None))
    rows = session.execute(query.group_by(stage, team))
    return {(row.season_id, row.team_id): row.points for row in rows}


def penalties(session: Session, season_id: int) -> Sequence[LeaguePenalty]:
    query = select(LeaguePenalty).filter_by(season_id=season_id).order_by(LeaguePenalty.id)
    return session.scalars(query).all()


def penalty(session: Session, penalty_id: int) -> LeaguePenalty:
    return row_of(session, LeaguePenalty, penalty_id, NoSuchPenalty, held=True)


def corrections(session: Session, game_id: int) -> Sequence[LeagueCorrection]:
    query = select(LeagueCorrection).filter_by(game_id=game_id).order_by(LeagueCorrection.id)
    return session.scalars(query).all()

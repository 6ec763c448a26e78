"""Queries on leagues, rule sets, staff and seasons."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from decimal import Decimal

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.standings import STAGES, Standing
from services.tournaments.league.refusals import NoSuchLeague, NoSuchRuleSet, NoSuchSeason
from services.tournaments.league.store.lookups import add_row, row_of
from services.tournaments.league.tables.leagues import (
    League,
    LeagueRules,
    LeagueSeason,
    LeagueStaff,
    LeagueStageChange,
    LeagueStageStanding,
)

RANK_COLUMNS = ("first_points", "second_points", "third_points", "fourth_points")
RANK_FIELDS = ("rank_points", "rank_points_by_floaters")
PLAIN_FIELDS = [field.name for field in fields(RuleSet) if field.name not in RANK_FIELDS]


def leagues(session: Session) -> Sequence[League]:
    return session.scalars(select(League).order_by(League.id)).all()


def league(session: Session, league_id: int) -> League:
    return row_of(session, League, league_id, NoSuchLeague)


def league_is_named(session: Session, name: str) -> bool:
    return session.scalar(select(League.id).filter_by(name=name)) is not None


def rule_rows(session: Session) -> Sequence[LeagueRules]:
    return session.scalars(select(LeagueRules).order_by(LeagueRules.id)).all()


def rule_row(session: Session, rule_set_id: int) -> LeagueRules:
    return row_of(session, LeagueRules, rule_set_id, NoSuchRuleSet)


def as_rule_set(row: LeagueRules) -> RuleSet:
    plain = {name: getattr(row, name) for name in PLAIN_FIELDS}
    points = [getattr(row, name) for name in RANK_COLUMNS][: row.players]
    others = tuple(
        (int(floaters), tuple(map(Decimal, paid)))
        for floaters, paid in json.loads(row.rank_points_by_floaters).items()
    )
    return RuleSet(rank_points=tuple(points), rank_points_by_floaters=others, **plain)


def add_rule_set(session: Session, rules: RuleSet) -> LeagueRules:
    values = asdict(rules)
    points = [*values.pop("rank_points"), Decimal(0)][: len(RANK_COLUMNS)]
    values |= zip(RANK_COLUMNS, points, strict=True)
    others = {floaters: list(map(str, paid)) for floaters, paid in rules.rank_points_by_floaters}
    values["rank_points_by_floaters"] = json.dumps(others)
    return add_row(session, LeagueRules(**values))


def rules_of_league(session: Session, league_id: int) -> RuleSet:
    return as_rule_set(rule_row(session, league(session, league_id).rule_set_id))


def rules_are_named(session: Session, name: str) -> bool:
    return session.scalar(select(LeagueRules.id).filter_by(name=name)) is not None


def rules_of_season(session: Session, season_id: int) -> RuleSet:
    return rules_of_league(session, season(session, season_id).league_id)


def staff(session: Session, league_id: int) -> Sequence[LeagueStaff]:
    query = select(LeagueStaff).filter_by(league_id=league_id).order_by(LeagueStaff.player_id)
    return session.scalars(query).all()


def staff_member(session: Session, league_id: int, player_id: int) -> LeagueStaff | None:
    return session.get(LeagueStaff, (league_id, player_id))


def organisers(session: Session, league_id: int) -> int:
    query = select(func.count()).select_from(LeagueStaff)
    return session.scalar(query.filter_by(league_id=league_id, role=Role.ORGANISER)) or 0


def seasons(session: Session, league_id: int, year: int | None = None) -> Sequence[LeagueSeason]:
    query = select(LeagueSeason).filter_by(league_id=league_id)
    if year is not None:
        query = query.filter_by(year=year)
    return session.scalars(query.order_by(LeagueSeason.year, LeagueSeason.id)).all()


def season(session: Session, season_id: int) -> LeagueSeason:
    return row_of(session, LeagueSeason, season_id, NoSuchSeason)


def find_season(session: Session, league_id: int, year: int, stage: str) -> LeagueSeason | None:
    query = select(LeagueSeason).filter_by(league_id=league_id, year=year, season=stage)
    return session.scalar(query)


def season_kept_as_it_is(session: Session, season_id: int) -> LeagueSeason:
    """Others may write into it as well, but nobody may close it until the block ends."""
    kept = {"read": True}
    row = session.get(LeagueSeason, season_id, with_for_update=kept, populate_existing=True)
    if row is None:
        raise NoSuchSeason
    return row


def locked_season(session: Session, season_id: int) -> LeagueSeason:
    """The season, held until the block ends."""
    return row_of(session, LeagueSeason, season_id, NoSuchSeason, held=True)


def stages_of_year(session: Session, season: LeagueSeason) -> list[LeagueSeason]:
    """The stages of the season's year in the order in which they are played."""
    rows = seasons(session, season.league_id, season.year)
    return sorted(rows, key=lambda row: [*map(str, STAGES)].index(row.season))


STANDING_FIELDS = [field.name for field in fields(Standing)]


def fix_standings(session: Session, season_id: int, table: Iterable[Standing]) -> None:
    session.add_all(
        LeagueStageStanding(season_id=season_id, place=place, **vars(row))
        for place, row in enumerate(table, start=1)
    )
    session.flush()


def release_standings(session: Session, season_id: int) -> None:
    session.execute(delete(LeagueStageStanding).filter_by(season_id=season_id))


def fixed_standings(session: Session, season_ids: Sequence[int]) -> dict[int, list[Standing]]:
    """The tables of closed stages."""
    query = select(LeagueStageStanding).where(LeagueStageStanding.season_id.in_(season_ids))
    found: dict[int, list[Standing]] = {}
    for row in session.scalars(query.order_by(LeagueStageStanding.place)):
        values = {name: getattr(row, name) for name in STANDING_FIELDS}
        found.setdefault(row.season_id, []).append(Standing(**values))
    return found


def stage_changes(session: Session, season_id: int) -> Sequence[LeagueStageChange]:
    query = select(LeagueStageChange).filter_by(season_id=season_id)
    return session.scalars(query.order_by(LeagueStageChange.id)).all()

"""Queries on leagues, rule sets, staff and seasons."""

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.refusals import NoSuchLeague, NoSuchRuleSet, NoSuchSeason
from services.tournaments.league.store.lookups import add_row, row_of
from services.tournaments.league.tables.leagues import (
    League,
    LeagueRules,
    LeagueSeason,
    LeagueStaff,
)

RANK_COLUMNS = ("first_points", "second_points", "third_points", "fourth_points")
PLAIN_FIELDS = [field.name for field in fields(RuleSet) if field.name != "rank_points"]


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
    return RuleSet(rank_points=tuple(getattr(row, name) for name in RANK_COLUMNS), **plain)


def add_rule_set(session: Session, rules: RuleSet) -> LeagueRules:
    values = asdict(rules)
    points = values.pop("rank_points")
    values |= zip(RANK_COLUMNS, points, strict=True)
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

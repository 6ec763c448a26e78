"""A league is founded and renamed, gets staff, rule sets and seasons."""

from typing import Any

from services.tournaments.league import access
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.refusals import (
    LastOrganiser,
    LaterStageHasGames,
    LeagueNameTaken,
    NotOnTheStaff,
    RuleSetNameTaken,
    SeasonExists,
)
from services.tournaments.league.store import games, leagues
from services.tournaments.league.store.lookups import add_row
from services.tournaments.league.tables.leagues import (
    League,
    LeagueRules,
    LeagueSeason,
    LeagueStaff,
)
from shared import clock
from shared.database import writing
from shared.members import Member


def found_league(name: str, rule_set_id: int, founder: Member) -> League:
    """Whoever founds a league is its first organiser."""
    with writing() as session:
        leagues.rule_row(session, rule_set_id)
        if leagues.league_is_named(session, name):
            raise LeagueNameTaken
        league = add_row(
            session, League(name=name, rule_set_id=rule_set_id, created_at=clock.now())
        )
        session.add(_staff(league.id, founder, Role.ORGANISER))
        return league


def change_league(league_id: int, caller: Member, name: str | None) -> League:
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        league = leagues.league(session, league_id)
        if name is not None and name != league.name:
            if leagues.league_is_named(session, name):
                raise LeagueNameTaken
            league.name = name
        return league


def add_rule_set(rules: RuleSet) -> LeagueRules:
    """Rule sets are never changed: games were counted by them."""
    with writing() as session:
        if leagues.rules_are_named(session, rules.name):
            raise RuleSetNameTaken
        return leagues.add_rule_set(session, rules)


def appoint(league_id: int, caller: Member, appointed: Member, role: Role) -> None:
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        member = leagues.staff_member(session, league_id, appointed.player_id)
        if member is None:
            session.add(_staff(league_id, appointed, role))
            return
        if role != Role.ORGANISER:
            _keep_one_organiser(session, member)
        member.role = role


def dismiss(league_id: int, caller: Member, dismissed_id: int) -> None:
    """One's own role may be given up at any time."""
    with writing() as session:
        if caller.player_id != dismissed_id:
            access.require_role(session, league_id, caller, Role.ORGANISER)
        leagues.league(session, league_id)
        member = leagues.staff_member(session, league_id, dismissed_id)
        if member is None:
            raise NotOnTheStaff
        _keep_one_organiser(session, member)
        session.delete(member)


def _keep_one_organiser(session, member: LeagueStaff) -> None:
    is_organiser = member.role == Role.ORGANISER
    if is_organiser and leagues.organisers(session, member.league_id) == 1:
        raise LastOrganiser


def _staff(league_id: int, member: Member, role: Role) -> LeagueStaff:
    return LeagueStaff(
        league_id=league_id, player_id=member.player_id, pseudo=member.pseudo, role=role
    )


def add_season(league_id: int, caller: Member, values: dict[str, Any]) -> LeagueSeason:
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        if leagues.find_season(session, league_id, values["year"], values["season"]):
            raise SeasonExists
        season = add_row(session, LeagueSeason(league_id=league_id, **values))
        stages = leagues.stages_of_year(session, season)
        for later in stages[stages.index(season) + 1 :]:
            if later.finished or games.season_has_games(session, later.id):
                raise LaterStageHasGames  # what it began with would change
        return season

"""Teams and players are added, players join and leave teams and are linked to members."""

from typing import Any

from services.tournaments.league import access
from services.tournaments.league.domain.memberships import Period
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.refusals import (
    JoinedTooEarly,
    LeftBeforeJoined,
    MemberLinkedAlready,
    MembershipsOverlap,
    NotInOneLeague,
    TeamNameTaken,
)
from services.tournaments.league.store import people
from services.tournaments.league.store.lookups import add_row, change_row
from services.tournaments.league.tables.people import (
    STILL_THERE,
    LeagueMembership,
    LeaguePlayer,
    LeagueTeam,
)
from shared.database import writing
from shared.members import Member


def add_team(league_id: int, caller: Member, name: str, joined_season_year: int) -> LeagueTeam:
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        if people.team_is_named(session, league_id, name):
            raise TeamNameTaken
        team = LeagueTeam(league_id=league_id, name=name, joined_season_year=joined_season_year)
        return add_row(session, team)


def change_team(team_id: int, caller: Member, values: dict[str, Any]) -> LeagueTeam:
    with writing() as session:
        team = people.team(session, team_id)
        access.require_role(session, team.league_id, caller, Role.ORGANISER)
        name = values.get("name", team.name)
        if name != team.name and people.team_is_named(session, team.league_id, name):
            raise TeamNameTaken
        _refuse_later_joining(people.first_year_of_team(session, team_id), values)
        return change_row(team, values)


def add_player(league_id: int, caller: Member, values: dict[str, Any]) -> LeaguePlayer:
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        _refuse_second_link(session, league_id, values.get("member_id"), None)
        return add_row(session, LeaguePlayer(league_id=league_id, **values))


def change_player(league_player_id: int, caller: Member, values: dict[str, Any]) -> LeaguePlayer:
    with writing() as session:
        player = people.player(session, league_player_id)
        access.require_role(session, player.league_id, caller, Role.ORGANISER)
        _refuse_second_link(session, player.league_id, values.get("member_id"), player.id)
        _refuse_later_joining(people.first_year_of_player(session, player.id), values)
        return change_row(player, values)


def _refuse_later_joining(first_year: int | None, values: dict[str, Any]) -> None:
    """A year of joining behind the first membership would leave that one too early."""
    joined = values.get("joined_season_year")
    if joined is not None and first_year is not None and joined > first_year:
        raise JoinedTooEarly


def _refuse_second_link(session, league_id: int, member_id: int | None, own: int | None) -> None:
    if member_id is None:
        return
    linked = people.linked_player(session, league_id, member_id)
    if linked is not None and linked.id != own:
        raise MemberLinkedAlready


def join_team(league_id: int, caller: Member, values: dict[str, Any]) -> LeagueMembership:
    """A player belongs to one team at a time, and may come back to an old one."""
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        player = people.player(session, values["player_id"])
        team = people.team(session, values["team_id"])
        if {player.league_id, team.league_id} != {league_id}:
            raise NotInOneLeague
        if values["joined_season_year"] < max(team.joined_season_year, player.joined_season_year):
            raise JoinedTooEarly
        last_year = {"left_season_year": _free_period(session, values).last}
        return add_row(session, LeagueMembership(**values | last_year))


def leave_team(league_id: int, caller: Member, values: dict[str, Any]) -> LeagueMembership:
    """Set or take back the last year of a membership."""
    with writing() as session:
        access.require_role(session, league_id, caller, Role.ORGANISER)
        key = (values["player_id"], values["team_id"], values["joined_season_year"])
        membership = people.membership(session, *key)
        if people.team(session, membership.team_id).league_id != league_id:
            raise NotInOneLeague
        membership.left_season_year = _free_period(session, values, changed=membership).last
        return membership


def _free_period(
    session, values: dict[str, Any], changed: LeagueMembership | None = None
) -> Period:
    """The years of a membership, if the player has no other in any of them."""
    left = values["left_season_year"]
    wanted = Period(values["joined_season_year"], STILL_THERE if left is None else left)
    if wanted.last < wanted.first:
        raise LeftBeforeJoined
    for row in people.memberships_of(session, values["player_id"]):
        period = Period(row.joined_season_year, row.left_season_year)
        if row is not changed and wanted.overlaps(period):
            raise MembershipsOverlap
    return wanted

"""The name that a member reports, as it is stored, if he can see it."""

from collections.abc import Callable, Iterable
from enum import StrEnum

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.store import registrations, teams
from services.tournaments.hall import store as hall
from services.tournaments.hall.access import require_visible
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event, StaffMember
from services.tournaments.league.store import leagues, people
from services.tournaments.league.tables.leagues import LeagueStaff
from shared.abuse.tables import FoundText, NoSuchText
from shared.database import Session
from shared.members import Caller

MOST_DIGITS = 9  # databases hold no larger numbers


class NamedThing(StrEnum):
    EVENT, TOURNAMENT, TEAM, REGISTRATION = "event", "tournament", "team", "registration"
    LEAGUE, LEAGUE_TEAM, LEAGUE_PLAYER = "league", "league-team", "league-player"


def find_reported(session: Session, kind: NamedThing, subject: str, caller: Caller) -> FoundText:
    if kind is NamedThing.EVENT:
        return _event(session, subject, caller)
    if kind is NamedThing.TEAM:
        tournament_id, _slash, number = subject.partition("/")
        return _team(session, _number(tournament_id), _number(number), caller)
    return FINDERS[kind](session, _number(subject), caller)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise NoSuchText
    return int(text)


def _event(session: Session, uniq_id: str, caller: Caller) -> FoundText:
    event = hall.event(session, uniq_id)
    require_visible(session, event, caller)
    return FoundText(event.uniq_id, event.name, _organiser_of(session, event))


def _tournament(session: Session, tournament_id: int, caller: Caller) -> FoundText:
    tournament, event = find_visible(session, caller, tournament_id)
    return FoundText(str(tournament.id), tournament.name, _organiser_of(session, event))


def _team(session: Session, tournament_id: int, number: int, caller: Caller) -> FoundText:
    tournament, event = find_visible(session, caller, tournament_id)
    team = teams.team(session, tournament.id, number)
    return FoundText(str(tournament.id), team.name, _organiser_of(session, event))


def _registration(session: Session, registration_id: int, caller: Caller) -> FoundText:
    """Whoever is called so has chosen the name, or the arbiter who entered a guest."""
    row = registrations.registration(session, registration_id)
    find_visible(session, caller, row.tournament_id)
    return FoundText(str(row.tournament_id), row.name, row.player_id)


def _league(session: Session, league_id: int, _caller: Caller) -> FoundText:
    league = leagues.league(session, league_id)
    organiser = _first_organiser(leagues.staff(session, league_id))
    return FoundText(str(league_id), league.name, organiser)


def _league_team(session: Session, team_id: int, _caller: Caller) -> FoundText:
    team = people.team(session, team_id)
    organiser = _first_organiser(leagues.staff(session, team.league_id))
    return FoundText(str(team.league_id), team.name, organiser)


def _league_player(session: Session, player_id: int, _caller: Caller) -> FoundText:
    player = people.player(session, player_id)
    return FoundText(str(player.league_id), player.name, player.member_id)


def _organiser_of(session: Session, event: Event) -> int | None:
    return _first_organiser(hall.staff(session, event.id))


def _first_organiser(staff: Iterable[StaffMember | LeagueStaff]) -> int | None:
    """Leagues and events call the role by the same word."""
    return min((one.player_id for one in staff if one.role == Role.ORGANISER), default=None)


FINDERS: dict[NamedThing, Callable[[Session, int, Caller], FoundText]] = {
    NamedThing.TOURNAMENT: _tournament,
    NamedThing.REGISTRATION: _registration,
    NamedThing.LEAGUE: _league,
    NamedThing.LEAGUE_TEAM: _league_team,
    NamedThing.LEAGUE_PLAYER: _league_player,
}

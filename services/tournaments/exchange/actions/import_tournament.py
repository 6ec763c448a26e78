"""Bring players, and rounds if there are any, from a file into a tournament not yet started."""

import hashlib
import json
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from services.tournaments.entries.access import lock_as_arbiter, require_arbiter
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import attendance, registrations, rounds, teams, tournaments
from services.tournaments.entries.tables import Registration, Team, Tournament
from services.tournaments.exchange.actions.import_rounds import announce_absence, store_rounds
from services.tournaments.exchange.domain.consistency import (
    InconsistentTournament,
    require_consistent,
)
from services.tournaments.exchange.domain.csv_files import UnreadablePlayers, read_players
from services.tournaments.exchange.domain.json_files import (
    UnreadableTournament,
    read_tournament,
    unknown_of_players,
)
from services.tournaments.exchange.domain.platform import (
    PlatformPlayer,
    UnreadablePlatformFile,
    read_platform,
)
from services.tournaments.exchange.domain.trf_reading import UnreadableReport, read_trf
from services.tournaments.exchange.refusals import TournamentIsRunning
from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.results import ABSENCE_OF_SCORE
from services.tournaments.rules.systems import validate_acceleration, validate_settings
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import BadRequest
from shared.members import Caller
from shared.names import comparable


@dataclass(frozen=True)
class ImportOutcome:
    """What an import brought; `unchanged` when the same file came again."""

    players: int = 0
    rounds: int = 0
    unchanged: bool = False


def import_tournament(caller: Caller, tournament_id: int, form: str, content: str) -> ImportOutcome:
    """The same content twice changes nothing; guests of an earlier import are replaced."""
    with reading() as session:
        require_arbiter(session, caller, tournament_id)
    digest = hashlib.md5(content.encode(), usedforsecurity=False).hexdigest()
    players = _read(form, content)
    try:
        require_consistent(players.competition)
    except InconsistentTournament as wrong:
        raise BadRequest(f"This file contradicts itself: {wrong}") from None
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        if tournament.last_chessevent_download_md5 == digest:
            return ImportOutcome(unchanged=True)
        if rounds.has_started(session, tournament_id):
            raise TournamentIsRunning
        imported = store_content(session, tournament, players)
        tournament.last_chessevent_download_md5 = digest
    return imported


@dataclass(frozen=True)
class Content:
    """A tournament from outside, with what only some files know of the players."""

    competition: Competition
    details: dict[int, dict[str, Any]] = field(default_factory=dict)
    skipped: dict[int, dict[int, float]] = field(default_factory=dict)
    unknown_members: dict[str, Any] = field(default_factory=dict)


def _read(form: str, content: str) -> Content:
    try:
        if form == "trf":
            return Content(read_trf(content))
        if form == "csv":
            entrants, extra = read_players(content)
            kept = {n: {"unknown_columns": json.dumps(more)} for n, more in extra.items()}
            return Content(Competition(tuple(entrants)), kept)
        if form == "json":
            given = _parse_json(content)
            competition, unknown = read_tournament(given)
            more = unknown_of_players(given)
            kept = {n: {"unknown_columns": json.dumps(each)} for n, each in more.items()}
            return Content(competition, kept, unknown_members=unknown)
        return _from_platform(read_platform(_parse_json(content)))
    except (UnreadableReport, UnreadablePlayers, UnreadableTournament) as wrong:
        raise BadRequest(str(wrong)) from None
    except (UnreadablePlatformFile, ValueError, RecursionError) as wrong:
        raise BadRequest(f"This file cannot be read: {wrong}") from None


def _parse_json(content: str) -> Any:
    """Refuses halves of letters, which no answer of ours could show."""
    given = json.loads(content)
    json.dumps(given, ensure_ascii=False).encode()
    return given


def _from_platform(players: list[PlatformPlayer]) -> Content:
    return Content(
        Competition(tuple(each.entrant for each in players)),
        {each.entrant.number: each.details for each in players},
        {each.entrant.number: each.skipped for each in players},
    )


def store_content(session: Session, tournament: Tournament, content: Content) -> ImportOutcome:
    """Replace the guests of an earlier file; members and guests of the desk stay."""
    competition = content.competition
    staying = _without_earlier_imports(session, tournament, competition)
    team_of = _replace_teams(session, tournament, competition)
    made: dict[int, Registration] = {}
    for entrant in competition.entrants:
        roster_team = next((t for t in competition.teams if entrant.number in t.roster), None)
        team = team_of.get(roster_team.number if roster_team else entrant.team or 0)
        row = staying.get(_person(entrant)) or Registration(
            tournament_id=tournament.id, registered_at=clock.now()
        )
        _describe(row, entrant)
        row.team_id = team.id if team else None
        for name, value in content.details.get(entrant.number, {}).items():
            setattr(row, name, value)
        made[entrant.number] = row
        session.add(row)
    session.flush()
    _skip(session, tournament, content, made)
    tournament.unknown_records = "\n".join(competition.unknown_records)
    tournament.unknown_members = json.dumps(content.unknown_members)
    _take_rules(tournament, competition)
    if competition.rounds:
        store_rounds(session, tournament, competition, made)
    pairs = {
        (row.one_id, row.other_id) for row in attendance.forbidden_pairs(session, tournament.id)
    }
    for pair in competition.forbidden:
        one, other = sorted(made[number].id for number in pair)
        pairs.add((one, other))
    attendance.replace_forbidden_pairs(session, tournament.id, pairs)
    tournaments.touch(tournament)
    return ImportOutcome(len(made), len(competition.rounds))


def _without_earlier_imports(
    session: Session, tournament: Tournament, competition: Competition
) -> dict[tuple[str, str], Registration]:
    """Delete the guests an earlier file brought or this one brings; members by who they are."""
    named: set[tuple[str, str]] = set()
    for entrant in competition.entrants:
        if _person(entrant) in named:
            raise BadRequest(f"{entrant.name} is listed twice; birthdays tell two people apart")
        named.add(_person(entrant))
    members = {}
    for row in registrations.registrations(session, tournament.id):
        person = row.comparable_name, row.birth
        if row.player_id is not None:
            members[person] = row
        elif row.papi_player_id is not None or person in named:
            session.delete(row)
    session.flush()
    return members


def _person(entrant: Entrant) -> tuple[str, str]:
    return comparable(entrant.name[:100]), entrant.birth[:10]


def _describe(row: Registration, entrant: Entrant) -> None:
    row.papi_player_id = entrant.number
    row.name, row.rating = entrant.name[:100], entrant.rating
    row.comparable_name, row.birth = _person(entrant)
    row.title, row.sex = entrant.title[:3], entrant.sex[:1]
    row.federation, row.federation_id = entrant.federation[:3], entrant.federation_id[:11]
    row.club, row.category = entrant.club[:60], entrant.category[:30]
    if row.status != Status.WITHDRAWN:
        row.first_round, row.withdrawn_after = entrant.first_round, entrant.withdrawn_after
        left = entrant.withdrawn_after is not None
        row.status = Status.WITHDRAWN if left else Status.REGISTERED


def _take_rules(tournament: Tournament, competition: Competition) -> None:
    """The points of the file's players make sense only with its rules, its bye among them."""
    if competition.planned_rounds:
        tournament.planned_rounds = competition.planned_rounds
    if competition.rounds or competition.initial_colour == "b":
        tournament.initial_colour = competition.initial_colour
    if competition.system != tournament.system:
        return
    kept = {**json.loads(tournament.settings), **competition.settings}
    try:
        tournament.settings = json.dumps(validate_settings(tournament.system, kept))
        if competition.acceleration:
            tournament.acceleration = validate_acceleration(competition.acceleration)
            limits = competition.acceleration_limits
            tournament.acceleration_limits = ",".join(str(int(each)) for each in limits)
    except (TypeError, ValueError) as wrong:
        raise BadRequest(str(wrong)) from None


def _replace_teams(
    session: Session, tournament: Tournament, competition: Competition
) -> dict[int, Team]:
    if not competition.teams:
        return {}
    for old in teams.teams(session, tournament.id):
        session.delete(old)
    session.flush()
    formed = {
        team.number: Team(tournament_id=tournament.id, number=team.number, name=team.name)
        for team in competition.teams
    }
    session.add_all(formed.values())
    session.flush()
    return formed


def _skip(
    session: Session,
    tournament: Tournament,
    content: Content,
    made: dict[int, Registration],
) -> None:
    for number, scores in content.skipped.items():
        for round_number, score in scores.items():
            reason = ABSENCE_OF_SCORE[Fraction(score)].value
            announce_absence(session, tournament, made[number], round_number, score, reason)

"""Bring players, and rounds if there are any, from a file into a tournament not yet started."""

import hashlib
import json
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.entries.access import lock_as_arbiter, require_arbiter
from services.tournaments.entries.actions.know_persons import adopt
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import (
    attendance,
    persons,
    registrations,
    rounds,
    teams,
    tournaments,
)
from services.tournaments.entries.tables import Registration, Team, Tournament
from services.tournaments.exchange.actions.import_rounds import announce_absence, store_rounds
from services.tournaments.exchange.domain.files import Content, UnreadableFile, read_file
from services.tournaments.exchange.refusals import TournamentIsRunning
from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.results import ABSENCE_OF_SCORE
from services.tournaments.rules.scoring import SCORED_SYSTEMS
from services.tournaments.rules.standings import (
    UnknownTieBreak,
    parse_tie_breaks,
    require_fitting_tie_breaks,
)
from services.tournaments.rules.systems import validate_acceleration, validate_settings
from shared import clock
from shared.confined import confined
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
    bent: tuple[str, ...] = ()


def import_tournament(
    caller: Caller, tournament_id: int, form: str, content: str, *, bend: bool = False
) -> ImportOutcome:
    """The same content twice changes nothing; guests of an earlier import are replaced."""
    with reading() as session:
        require_arbiter(session, caller, tournament_id)
    digest = hashlib.md5(content.encode(), usedforsecurity=False).hexdigest()
    try:
        players = confined(read_file, form, content, bend)
    except UnreadableFile as wrong:
        raise BadRequest(str(wrong)) from None
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        if tournament.last_chessevent_download_md5 == digest:
            return ImportOutcome(unchanged=True)
        if rounds.has_started(session, tournament_id):
            raise TournamentIsRunning
        imported = store_content(session, tournament, players)
        tournament.last_chessevent_download_md5 = digest
    return imported


def store_content(session: Session, tournament: Tournament, content: Content) -> ImportOutcome:
    """Replace the guests of an earlier file; members and guests of the desk stay."""
    competition = content.competition
    staying, gone = _without_earlier_imports(session, tournament, competition)
    team_of = _replace_teams(session, tournament, competition)
    made: dict[int, Registration] = {}
    rostered = {
        number: team.number for team in reversed(competition.teams) for number in team.roster
    }
    for entrant in competition.entrants:
        team = team_of.get(rostered.get(entrant.number, entrant.team or 0))
        row = staying.get(_person(entrant)) or Registration(
            tournament_id=tournament.id, registered_at=clock.now()
        )
        _describe(row, entrant)
        row.team_id = team.id if team else None
        for name, value in content.details.get(entrant.number, {}).items():
            setattr(row, name, value)
        made[entrant.number] = row
    adopt(session, tournament, made.values())
    session.add_all(made.values())
    session.flush()
    persons.remove_idle(session, gone)
    _skip(session, tournament, content, made)
    tournament.unknown_records = "\n".join(competition.unknown_records)
    tournament.unknown_members = content.unknown_members
    if content.describes:
        tournament.name = competition.name or tournament.name
        if tournament.system != competition.system:
            tournament.system, tournament.settings = competition.system, "{}"
    if content.time_control:
        initial, increment = content.time_control
        tournament.time_control_initial_time = initial
        tournament.time_control_increment = increment
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
    return ImportOutcome(len(made), len(competition.rounds), bent=content.bent)


def _without_earlier_imports(
    session: Session, tournament: Tournament, competition: Competition
) -> tuple[dict[tuple[str, str], Registration], list[int]]:
    """Delete the guests an earlier file brought or this one brings.

    Members by who they are, and the persons whose entries went.
    """
    named: set[tuple[str, str]] = set()
    for entrant in competition.entrants:
        if _person(entrant) in named:
            raise BadRequest(f"{entrant.name} is listed twice; birthdays tell two people apart")
        named.add(_person(entrant))
    members, gone = {}, []
    for row in registrations.registrations(session, tournament.id):
        person = row.comparable_name, row.birth
        if row.player_id is not None:
            members[person] = row
        elif row.papi_player_id is not None or person in named:
            session.delete(row)
            gone.append(row.person_id or 0)
    session.flush()
    return members, gone


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
    _take_header(tournament, competition)
    # A report of 2016 does not tell its system; points are the same in these.
    alike = {competition.system, tournament.system} <= SCORED_SYSTEMS
    if competition.system != tournament.system and not alike:
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


def _take_header(tournament: Tournament, competition: Competition) -> None:
    """Place, people and days of a report; what it does not tell stays as it is here."""
    header = competition.header
    told = {
        "city": header.city[:60],
        "federation": header.federation[:3],
        "chief_arbiter": header.chief_arbiter[:100],
        "deputy_arbiters": "; ".join(header.deputy_arbiters)[:500],
        "rate_of_play": header.rate_of_play[:60],
        "report_type": header.kind[:60],
        "first_day": competition.start_date[:10] if competition.rounds or header.end_date else "",
        "last_day": header.end_date[:10],
    }
    for name, value in told.items():
        if value:
            setattr(tournament, name, value)
    names = [name for name in header.tie_breaks if name]
    try:
        fitting = parse_tie_breaks(names)
        require_fitting_tie_breaks(tournament.system, fitting)
    except UnknownTieBreak:
        return
    if fitting:
        tournament.tie_breaks = ",".join(fitting)


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

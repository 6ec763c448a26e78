"""What is entered at a table: centres year by year, points, votes for a draw or a concession."""

import json
from collections.abc import Mapping
from fractions import Fraction

from services.tournaments.entries.access import lock_unarchived
from services.tournaments.entries.actions.announce import announce, tell_followers
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.access import entry_role, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seats.settings import TableSettings
from services.tournaments.rules.seats.years import soloist, why_not
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.refusals import (
    NotTheirRole,
    PlayedOnThePlatform,
    RoundIsNotOpen,
    ScoredByCentres,
    ScoredByPoints,
    TableHasChanged,
    TableIsFinished,
    WrongCentres,
    WrongPoints,
)
from services.tournaments.seatings.store import games
from services.tournaments.seatings.store import seats as store
from services.tournaments.seatings.tables import TableVote
from shared.database import Session, reading, writing
from shared.members import Caller
from shared.scoring import Result, score


def enter_year(
    caller: Caller, table_id: int, year: int, centres: dict[str, int], version: int
) -> None:
    """Centres at the end of a year, and with them the points there would be now."""
    is_staff = _require_right(caller, table_id)
    with writing() as session:
        tournament, row, settings = _open_table(session, table_id, version, is_staff)
        if not settings.scores_centres:
            raise ScoredByPoints
        known = store.years(session, table_id)
        _require_possible(settings, known, year, centres)
        store.replace_year(session, table_id, year, centres)
        store.forget_votes(session, table_id)
        newest = centres if year >= max(known, default=year) else known[max(known)]
        count_points(settings, row, newest)
        row.table.finished = soloist(newest, settings.centres) is not None
        row.table.sharers, row.table.conceded_to = "[]", ""
        _tell(session, tournament, row)


def _require_possible(
    settings: TableSettings, known: Mapping[int, dict[str, int]], year: int, centres: dict[str, int]
) -> None:
    expected = settings.first_year if not known else max(known) + 1
    if year not in known and year != expected:
        raise WrongCentres(f"The next year is {expected}")
    before = settings.start if year == settings.first_year else known.get(year - 1)
    wrong = why_not(settings.roles, settings.centres, before, centres)
    if wrong is None and year + 1 in known:
        wrong = why_not(settings.roles, settings.centres, centres, known[year + 1])
    if wrong:
        raise WrongCentres(wrong)


def enter_points(
    caller: Caller, table_id: int, points: Mapping[str, Fraction], finished: bool, version: int
) -> None:
    """What every role got, where the tournament counts points."""
    is_staff = _require_right(caller, table_id)
    with writing() as session:
        tournament, row, settings = _open_table(session, table_id, version, is_staff)
        if settings.scores_centres:
            raise ScoredByCentres
        if set(points) != set(settings.roles):
            raise WrongPoints
        for seat in row.seats:
            seat.points = str(points[seat.role])
        row.table.finished = finished
        _tell(session, tournament, row)


def vote(
    caller: Caller, table_id: int, role: str, proposal: list[str], agrees: bool, version: int
) -> bool:
    """A draw of several, or the game left to one: it ends when all who have centres agree."""
    is_staff = _require_right(caller, table_id)
    with writing() as session:
        tournament, row, settings = _open_table(session, table_id, version, is_staff)
        if not settings.scores_centres:
            raise ScoredByPoints
        alive = {seat.role for seat in row.seats if seat.centres}
        if role not in alive or not proposal or not set(proposal) <= alive:
            raise NotTheirRole("Those with centres vote, and share")
        text = json.dumps(sorted(set(proposal)))
        session.merge(TableVote(table_id=table_id, role=role, proposal=text, agrees=agrees))
        session.flush()
        votes = store.votes(session, table_id)
        agreed = {each.role for each in votes if each.agrees and each.proposal == text}
        if agreed >= alive:
            _end_by_vote(settings, row, json.loads(text))
        _tell(session, tournament, row)
        return agreed >= alive


def _end_by_vote(settings: TableSettings, row: store.TableRow, sharing: list[str]) -> None:
    """Left to one it counts as if he had every centre that wins."""
    row.table.finished, row.table.sharers = True, json.dumps(sharing)
    centres = {seat.role: seat.centres for seat in row.seats}
    if len(sharing) == 1:
        row.table.conceded_to = sharing[0]
        points = _points(settings, dict.fromkeys(centres, 0) | {sharing[0]: settings.centres}, [])
    else:
        points = _points(settings, centres, sharing)
    for seat in row.seats:
        seat.points = str(points[seat.role])


def finish_table(caller: Caller, table_id: int, finished: bool, version: int) -> None:
    """An arbiter ends a game as it stands (time is up), or opens it again."""
    with writing() as session:
        row = store.table(session, table_id)
        tournament, event = lock_unarchived(session, row.paired.tournament_id)
        if not is_at_least(role_of(session, event, caller), Role.ARBITER):
            entry_role(event, None, caller)
            raise TableIsFinished("Only an arbiter ends a game as it stands")
        _require_version(row, version)
        _require_no_game(session, table_id)
        settings = settings_of(tournament)
        row.table.finished, row.table.sharers, row.table.conceded_to = finished, "[]", ""
        if settings.scores_centres:
            count_points(settings, row, {seat.role: seat.centres for seat in row.seats})
        _tell(session, tournament, row)


def _open_table(
    session: Session, table_id: int, version: int, is_staff: bool
) -> tuple[Tournament, store.TableRow, TableSettings]:
    tournament_id = store.table(session, table_id).paired.tournament_id
    tournament, _ = lock_unarchived(session, tournament_id)
    row = store.table(session, table_id)
    if row.paired.status == RoundStatus.DRAFT:
        raise RoundIsNotOpen
    if row.paired.status == RoundStatus.CLOSED and not is_staff:
        raise RoundIsNotOpen
    _require_version(row, version)
    _require_no_game(session, table_id)
    if row.table.finished and not is_staff:
        raise TableIsFinished
    return tournament, row, settings_of(tournament)


def _require_no_game(session: Session, table_id: int) -> None:
    """What is entered beside a game would be overwritten by it."""
    if games.find_game(session, table_id) is not None:
        raise PlayedOnThePlatform


def _require_version(row: store.TableRow, version: int) -> None:
    if row.table.version != version:
        raise TableHasChanged


def _require_right(caller: Caller, table_id: int) -> bool:
    """Whether he is of the staff; players of the table and who shows the code may enter as well."""
    with reading() as session:
        row = store.table(session, table_id)
        _, event = tournaments.tournament(session, row.paired.tournament_id)
        known = role_of(session, event, caller)
        if is_at_least(known, Role.CLERK):
            return True
        seated = {seat.registration_id for seat in row.seats}
        entries = registrations.registrations(session, row.paired.tournament_id)
        if caller.player_id is not None and any(
            entry.player_id == caller.player_id for entry in entries if entry.id in seated
        ):
            return False
    entry_role(event, known, caller)
    return False


def count_points(settings: TableSettings, row: store.TableRow, centres: Mapping[str, int]) -> None:
    points = _points(settings, centres, [])
    for seat in row.seats:
        seat.centres, seat.points = centres[seat.role], str(points[seat.role])


def _points(
    settings: TableSettings, centres: Mapping[str, int], sharing: list[str]
) -> dict[str, Fraction]:
    numbers = {role: place for place, role in enumerate(settings.roles)}
    result = Result(
        {numbers[role]: count for role, count in centres.items()},
        settings.centres,
        frozenset(numbers[role] for role in sharing),
    )
    scores = score(settings.scoring, result)
    return {role: scores[number] for role, number in numbers.items()}


def _tell(session: Session, tournament: Tournament, row: store.TableRow) -> None:
    _, event = tournaments.locked_tournament(session, tournament.id)
    row.table.version += 1
    told = {"round": row.paired.number, "table": row.table.number, "finished": row.table.finished}
    announce(session, event, tournament, Topic.RESULTS_ENTERED, told)
    tell_followers(session, event, tournament, "standings.changed", {"round": row.paired.number})
    tournaments.touch(tournament)

"""Write a tournament as a file, at once or through the queue of exports."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from services.tournaments.entries.access import find_visible, lock_as_arbiter, require_arbiter
from services.tournaments.entries.answer_cache import AnswerCache
from services.tournaments.entries.store import registrations, rounds, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.actions import export_tables
from services.tournaments.exchange.actions.describe_report import header_of, ranks_of
from services.tournaments.exchange.domain.csv_files import players_csv
from services.tournaments.exchange.domain.csv_tables import pairings_csv, standing_csv
from services.tournaments.exchange.domain.json_files import tournament_json
from services.tournaments.exchange.domain.pgn import RecordedGame, pgn
from services.tournaments.exchange.domain.pgn_boards import games_of_boards
from services.tournaments.exchange.export_targets import targets
from services.tournaments.exchange.store import exports, games
from services.tournaments.exchange.tables import Export
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.actions.compute_standings import standing_by
from services.tournaments.rounds.store import competitions
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.trf import last_played, trf16, trf26
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller

MINIMUM_INTERVAL = timedelta(seconds=180)
SAME = "unchanged"
MADE = ("made", "sent", "superseded")

_remembered: AnswerCache[str] = AnswerCache(32)


@dataclass(frozen=True)
class Source:
    """A tournament with what imported files said of it that is not ours to understand."""

    competition: Competition
    unknown_members: dict[str, Any]
    unknown_columns: dict[int, dict[str, Any]]
    contacts: dict[int, dict[str, str]]
    games: dict[tuple[int, int], RecordedGame]
    dates: dict[int, str]
    names: tuple[str, ...]
    unrated: int | None


def source(session: Session, tournament: Tournament, event: Event) -> Source:
    rows = registrations.registrations(session, tournament.id)
    numbers = registrations.start_numbers(rows)
    columns = {
        numbers[row.id]: json.loads(row.unknown_columns) for row in rows if row.id in numbers
    }
    competition = competitions.competition(session, tournament, event, rows, with_wishes=True)
    ahead = competitions.rounds_ahead(session, tournament.id, numbers)
    paired = rounds.rounds(session, tournament.id)
    names = tuple(filter(None, tournament.tie_breaks.split(",")))
    header = header_of(tournament, event, paired)
    return Source(
        replace(competition, rounds=(*competition.rounds, *ahead), header=header),
        json.loads(tournament.unknown_members),
        columns,
        {
            numbers[row.id]: {"email": row.email, "phone": row.phone}
            for row in rows
            if row.id in numbers
        },
        games.games(session, tournament.id),
        {number: day.replace("-", ".") for number, day in header.dates},
        names,
        tournament.unrated_rating,
    )


def file_content(source: Source, form: str, *, personal: bool) -> str:
    competition = source.competition if personal else without_birthdays(source.competition)
    if form == "json":
        kept = (source.unknown_members, source.unknown_columns) if personal else ()
        return json.dumps(tournament_json(competition, *kept), ensure_ascii=False)
    if form == "csv":
        columns = {
            number: source.contacts[number] | {name: str(value) for name, value in more.items()}
            for number, more in source.unknown_columns.items()
        }
        return players_csv(competition.entrants, columns if personal else None)
    if form == "pairings_csv":
        return pairings_csv(competition)
    if form == "standings_csv":
        return standing_csv(standing_by(competition, source.names, source.unrated))
    if form == "pgn":
        return pgn(games_of_boards(competition, source.games, source.dates))
    ranks = ranks_of(competition.after(last_played(competition)), source.names, source.unrated)
    if form == "trf26":
        return trf26(competition, ranks=ranks)
    return trf16(competition if form == "trf16" else for_programs(competition), ranks)


def for_programs(competition: Competition) -> Competition:
    """Some pairing programs stumble over days of rounds and a second deputy."""
    deputies = competition.header.deputy_arbiters[:1]
    header = replace(competition.header, dates=(), deputy_arbiters=deputies)
    return replace(competition, header=header)


def without_birthdays(competition: Competition) -> Competition:
    """Without birthdays; phone numbers and addresses never reach the rules anyway."""
    entrants = tuple(replace(entrant, birth="") for entrant in competition.entrants)
    return replace(competition, entrants=entrants)


def tournament_file(caller: Caller, tournament_id: int, form: str) -> str:
    """What everybody may see goes to everybody; birthdays only to arbiters."""
    with reading() as session:
        tournament, event = find_visible(session, caller, tournament_id)
        personal = is_at_least(role_of(session, event, caller), Role.ARBITER)
        key = (tournament_id, tournament.version, event.last_update, form, personal)
        known = _remembered.get(key)
        if known is not None:
            return known
        at_tables = tournament.system == "tables" and form in export_tables.FORMS
        found = None if at_tables else source(session, tournament, event)
    if found is None:
        written = export_tables.file_of_tables(caller, tournament, form)
        return _remembered.keep(key, written)
    # Ranks are asked of another process: no transaction is open meanwhile.
    return _remembered.keep(key, file_content(found, form, personal=personal))


def ask_for_export(
    caller: Caller, tournament_id: int, target: str, form: str, *, continuous: bool = False
) -> Export:
    """Join the queue; a target gets a file at most once in its interval."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        earlier = [e for e in exports.exports(session, tournament_id) if e.target == target]
        waiting = next((e for e in earlier if e.status == "waiting" and e.format == form), None)
        if waiting is not None:
            waiting.continuous = waiting.continuous or continuous
            return waiting
        return _queue(session, earlier, tournament.id, target, form, continuous)


def end_export(caller: Caller, export_id: int) -> None:
    """Take a waiting export out of the queue, or let a continuous one be the last."""
    with writing() as session:
        export = exports.locked_export(session, export_id)
        require_arbiter(session, caller, export.tournament_id)
        if export.status == "waiting":
            export.status = "ended"
        export.continuous = False


def _queue(
    session: Session,
    earlier: Sequence[Export],
    tournament_id: int,
    target: str,
    form: str,
    continuous: bool,
) -> Export:
    last = max((e.made_at for e in earlier if e.made_at is not None), default=None)
    known = targets().get(target)
    interval = known.minimum_interval if known else MINIMUM_INTERVAL
    export = Export(
        tournament_id=tournament_id,
        target=target,
        format=form,
        status="waiting",
        asked_at=clock.now(),
        not_before=clock.now() if last is None else max(clock.now(), last + interval),
        continuous=continuous,
    )
    session.add(export)
    return export


def make_waiting_exports() -> None:
    """One step of every worker: write the files that are due, queue those that follow."""
    with reading() as session:
        due = [e.id for e in exports.waiting_exports(session) if e.not_before <= clock.now()]
        followed = [e.id for e in exports.exports_to_follow(session)]
    for export_id in due:
        _make(export_id)
    for export_id in followed:
        _follow(export_id)


def _follow(export_id: int) -> None:
    with writing() as session:
        export = exports.locked_export(session, export_id)
        if not export.continuous:
            return
        same = [
            e for e in exports.exports(session, export.tournament_id) if e.target == export.target
        ]
        export.continuous = False
        _queue(session, same, export.tournament_id, export.target, export.format, True)


def _make(export_id: int) -> None:
    """Written with no transaction open; if the tournament changes meanwhile, the next step does."""
    with reading() as session:
        export = exports.export(session, export_id)
        tournament, event = tournaments.tournament(session, export.tournament_id)
        found, version = source(session, tournament, event), tournament.version
    content = file_content(found, export.format, personal=False)
    with writing() as session:
        export = exports.locked_export(session, export_id)
        tournament, event = tournaments.tournament(session, export.tournament_id)
        if export.status != "waiting" or tournament.version != version:
            return
        export.digest = hashlib.sha256(content.encode()).hexdigest()
        before = [
            e
            for e in exports.exports(session, tournament.id)
            if e.target == export.target and e.id != export.id and e.status in MADE
        ]
        unchanged = any(e.digest == export.digest for e in before[:1])
        export.status = SAME if unchanged else "made"
        export.content = "" if unchanged else content
        export.made_at, export.made_of_version = clock.now(), tournament.version
        for older in before:
            # The newer file tells all; the older one need not arrive any more.
            if older.status == "made" and not unchanged:
                older.status = "superseded"

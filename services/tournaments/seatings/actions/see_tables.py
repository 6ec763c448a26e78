"""What can be seen of tables: rounds, one table, standings."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.store import registrations, rounds, teams
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seats.settings import TableSettings
from services.tournaments.rules.seats.standings import (
    PlayedSeat,
    StandingLine,
    best_of_roles,
    standing,
    team_standing,
)
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.refusals import NoSuchTable
from services.tournaments.seatings.store import games
from services.tournaments.seatings.store import seats as store
from services.tournaments.seatings.tables import TableGame
from shared.database import Session, reading
from shared.members import Caller


@dataclass(frozen=True)
class RoundOfTables:
    paired: PairedRound
    tables: Sequence[store.TableRow]
    sitting_out: Sequence[int]
    names: dict[int, Registration]


@dataclass(frozen=True)
class TableSeen:
    """One table with its years and votes, as the phone on it shows it."""

    tournament: Tournament
    settings: TableSettings
    row: store.TableRow
    years: dict[int, dict[str, int]]
    votes: Sequence[tuple[str, list[str], bool]]
    names: dict[int, Registration]
    game: TableGame | None


@dataclass(frozen=True)
class PathSeen:
    """The tables of one player, in the order of the rounds, and when he had none."""

    entry: Registration
    tables: Sequence[store.TableRow]
    sat_out: Sequence[int]
    names: dict[int, Registration]


@dataclass(frozen=True)
class StandingOfTables:
    settings: TableSettings
    lines: Sequence[StandingLine]
    teams: Sequence[tuple[str, StandingLine]]
    best: dict[str, list[PlayedSeat]]
    seats: Sequence[PlayedSeat]
    names: dict[int, Registration]


def see_round_of_tables(caller: Caller, tournament_id: int, round_number: int) -> RoundOfTables:
    with reading() as session:
        tournament, event = find_visible(session, caller, tournament_id)
        settings_of(tournament)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status == RoundStatus.DRAFT and not is_at_least(
            role_of(session, event, caller), Role.CLERK
        ):
            raise NoSuchRound
        known = store.sittings_out(session, tournament_id)
        return RoundOfTables(
            paired,
            store.tables_of_round(session, paired.id),
            [who for number, who in known if number == round_number],
            _names(session, tournament_id),
        )


def see_table(caller: Caller, table_id: int) -> TableSeen:
    with reading() as session:
        row = store.table(session, table_id)
        tournament, event = find_visible(session, caller, row.paired.tournament_id)
        if row.paired.status == RoundStatus.DRAFT and not is_at_least(
            role_of(session, event, caller), Role.CLERK
        ):
            raise NoSuchTable
        votes = [
            (vote.role, json.loads(vote.proposal), vote.agrees)
            for vote in store.votes(session, table_id)
        ]
        years = store.years(session, table_id)
        names = _names(session, tournament.id)
        game = games.find_game(session, table_id)
        return TableSeen(tournament, settings_of(tournament), row, years, votes, names, game)


def see_path(caller: Caller, registration_id: int) -> PathSeen:
    """Only rounds that everybody sees."""
    with reading() as session:
        entry = registrations.registration(session, registration_id)
        tournament, _ = find_visible(session, caller, entry.tournament_id)
        settings_of(tournament)
        rows = [
            row
            for row in store.tables_of_tournament(session, tournament.id)
            if row.paired.status != RoundStatus.DRAFT
        ]
        shown = {row.paired.number for row in rows}
        own = [r for r in rows if registration_id in {s.registration_id for s in r.seats}]
        out = store.sittings_out(session, tournament.id)
        sat_out = sorted(n for n, who in out if who == registration_id and n in shown)
        return PathSeen(entry, own, sat_out, _names(session, tournament.id))


def standing_of_tables(caller: Caller, tournament_id: int, *, live: bool) -> StandingOfTables:
    """`live`: as if all games ended now; otherwise only those that have."""
    with reading() as session:
        tournament, _ = find_visible(session, caller, tournament_id)
        settings = settings_of(tournament)
        names = _names(session, tournament_id)
        rows = [
            row
            for row in store.tables_of_tournament(session, tournament_id)
            if row.paired.status != RoundStatus.DRAFT and (live or row.table.finished)
        ]
        shown = {row.paired.number for row in rows}
        out = [w for n, w in store.sittings_out(session, tournament_id) if n in shown]
        team_rows = teams.teams(session, tournament_id)
    seats = [seat for row in rows for seat in _played(row)]
    lines = standing(settings, names, seats, out)
    members = {
        team.id: [who for who, entry in names.items() if entry.team_id == team.id]
        for team in team_rows
    }
    team_names = {team.id: team.name for team in team_rows}
    summed = [(team_names[line.number], line) for line in team_standing(members, lines)]
    return StandingOfTables(
        settings, lines, summed, best_of_roles(settings.roles, seats), seats, names
    )


def _played(row: store.TableRow) -> list[PlayedSeat]:
    most = max(seat.centres for seat in row.seats)
    points = [Fraction(seat.points or 0) for seat in row.seats]
    return [
        PlayedSeat(
            seat.registration_id,
            row.paired.number,
            row.table.number,
            seat.role,
            own,
            seat.centres,
            own == max(points) and bool(most or own),
            row.table.finished,
        )
        for seat, own in zip(row.seats, points, strict=True)
        if seat.points
    ]


def _names(session: Session, tournament_id: int) -> dict[int, Registration]:
    return {row.id: row for row in registrations.registrations(session, tournament_id)}

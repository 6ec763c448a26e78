"""The tournament as the rules see it: start numbers instead of registrations."""

import json
from collections.abc import Iterable, Mapping

from sqlalchemy.orm import Session

from services.tournaments.entries.store import attendance, registrations, rounds, teams
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.store import boards
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.rounds import RoundStatus


def competition(
    session: Session, tournament: Tournament, event: Event, entries: Iterable[Registration]
) -> Competition:
    """The tournament in the words of the rules: start numbers instead of registrations."""
    rows = registrations.in_start_order(entries)
    number_of = {row.id: number for number, row in enumerate(rows, start=1)}
    formed = teams.teams(session, tournament.id)
    team_numbers = {team.id: team.number for team in formed}
    entrants = tuple(_entrant(row, number_of[row.id], team_numbers) for row in rows)
    forbidden = frozenset(
        frozenset((number_of[pair.one_id], number_of[pair.other_id]))
        for pair in attendance.forbidden_pairs(session, tournament.id)
        if pair.one_id in number_of and pair.other_id in number_of
    )
    shown = [
        _round(session, paired, number_of)
        for paired in rounds.rounds(session, tournament.id)
        if paired.status != RoundStatus.DRAFT
    ]
    rosters = tuple(
        Team(team.number, team.name, tuple(e.number for e in entrants if e.team == team.number))
        for team in formed
    )
    line_ups = {
        place: tuple(number_of.get(each) if each is not None else None for each in players)
        for place, players in (teams.line_ups(session, tournament.id) if formed else {}).items()
    }
    return Competition(
        entrants=entrants,
        rounds=tuple(shown),
        planned_rounds=tournament.planned_rounds,
        name=tournament.name,
        start_date=event.start.date().isoformat(),
        system=tournament.system,
        initial_colour=tournament.initial_colour,
        acceleration=tournament.acceleration,
        acceleration_limits=tuple(
            int(each) for each in tournament.acceleration_limits.split(",") if each
        ),
        forbidden=forbidden,
        teams=rosters if tournament.system.startswith("team_") else (),
        line_ups=line_ups,
        unknown_records=tuple(filter(None, tournament.unknown_records.split("\n"))),
        settings=json.loads(tournament.settings),
    )


def rounds_ahead(session: Session, tournament_id: int, number_of: Mapping[int, int]) -> list[Round]:
    """Absences announced for rounds that are not shown yet."""
    last = rounds.last_round_shown(session, tournament_id)
    announced: dict[int, list[tuple[int, Absence]]] = {}
    for row in attendance.skipped_rounds(session, tournament_id):
        if row.round > last and row.registration_id in number_of:
            place = number_of[row.registration_id], Absence(row.reason)
            announced.setdefault(row.round, []).append(place)
    return [Round(number, (), tuple(sorted(out))) for number, out in sorted(announced.items())]


def _entrant(row: Registration, number: int, team_numbers: dict[int, int]) -> Entrant:
    return Entrant(
        number,
        row.name,
        rating=row.rating,
        title=row.title,
        sex=row.sex,
        federation=row.federation,
        club=row.club,
        category=row.category,
        birth=row.birth,
        federation_id=row.federation_id,
        team=team_numbers.get(row.team_id) if row.team_id else None,
        first_round=row.first_round,
        withdrawn_after=row.withdrawn_after,
    )


def _round(session: Session, paired: PairedRound, number_of: dict[int, int]) -> Round:
    games = tuple(
        Game(number_of[b.white_id], number_of[b.black_id], Result(b.result), b.number)
        for b in boards.boards(session, paired.id)
    )
    absences = tuple(
        (number_of[row.registration_id], Absence(row.absence))
        for row in boards.sittings_out(session, paired.id)
        if row.registration_id in number_of
    )
    apart = (frozenset(number_of[each] for each in group) for group in json.loads(paired.apart))
    return Round(paired.number, games, absences, tuple(apart))

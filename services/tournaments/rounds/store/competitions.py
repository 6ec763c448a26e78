"""The tournament as the rules see it: start numbers instead of registrations."""

import json
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy.orm import Session

from services.tournaments.entries.store import attendance, registrations, rounds, teams
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.store.played_rounds import RoundRow, played_rounds
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.rounds import RoundStatus


def competition(
    session: Session,
    tournament: Tournament,
    event: Event,
    entries: Iterable[Registration],
    known: Sequence[RoundRow] | None = None,
    *,
    with_wishes: bool = False,
) -> Competition:
    """The tournament in the words of the rules: start numbers instead of registrations.

    `known` are its rounds where they were read already. Only pairings and files need to know
    who must not meet: `with_wishes`.
    """
    rows = registrations.in_start_order(entries)
    number_of = {row.id: number for number, row in enumerate(rows, start=1)}
    of_teams = tournament.system.startswith("team_")
    if of_teams or any(row.team_id for row in rows):
        formed, lined_up = teams.teams_and_line_ups(session, tournament.id)
    else:
        formed, lined_up = [], {}
    team_numbers = {team.id: team.number for team in formed}
    entrants = tuple(_entrant(row, number_of[row.id], team_numbers) for row in rows)
    forbidden = frozenset(
        frozenset((number_of[pair.one_id], number_of[pair.other_id]))
        for pair in (attendance.forbidden_pairs(session, tournament.id) if with_wishes else ())
        if pair.one_id in number_of and pair.other_id in number_of
    )
    shown = [
        _round(paired, number_of)
        for paired in (played_rounds(session, tournament.id) if known is None else known)
        if paired.status != RoundStatus.DRAFT
    ]
    rosters = tuple(
        Team(team.number, team.name, tuple(e.number for e in entrants if e.team == team.number))
        for team in formed
    )
    line_ups = {
        place: tuple(number_of.get(each) if each is not None else None for each in players)
        for place, players in lined_up.items()
    }
    return Competition(
        entrants=entrants,
        rounds=tuple(shown),
        planned_rounds=tournament.planned_rounds,
        name=tournament.name,
        start_date=tournament.first_day or event.start.date().isoformat(),
        system=tournament.system,
        initial_colour=tournament.initial_colour,
        acceleration=tournament.acceleration,
        acceleration_limits=tuple(
            int(each) for each in tournament.acceleration_limits.split(",") if each
        ),
        forbidden=forbidden,
        teams=rosters if of_teams else (),
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


def _round(paired: RoundRow, number_of: dict[int, int]) -> Round:
    games = tuple(
        Game(number_of[b.white_id], number_of[b.black_id], Result(b.result), b.number, b.rated)
        for b in paired.boards
    )
    absences = tuple(
        (number_of[row.registration_id], Absence(row.absence))
        for row in paired.sitting_out
        if row.registration_id in number_of
    )
    apart = (frozenset(number_of[each] for each in group) for group in paired.apart)
    return Round(paired.number, games, absences, tuple(apart))

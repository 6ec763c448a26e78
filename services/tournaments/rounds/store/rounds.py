"""Queries about rounds, boards and results, and the tournament as the rules see it."""

import json
from collections.abc import Iterable, Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from services.tournaments.entries import store as events
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.tables import Event, Registration, Tournament
from services.tournaments.rounds.tables import (
    Board,
    PairedRound,
    PairingJob,
    ResultEntry,
    SittingOut,
)
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.rounds import RoundStatus
from shared.errors import NotFound


class NoSuchRound(NotFound):
    """This round is not paired"""


class NoSuchBoard(NotFound):
    """There is no such board in this round"""


class NoSuchJob(NotFound):
    """There is no such pairing job"""


def rounds(session: Session, tournament_id: int) -> Sequence[PairedRound]:
    return session.scalars(
        select(PairedRound).filter_by(tournament_id=tournament_id).order_by(PairedRound.number)
    ).all()


def find_round(session: Session, tournament_id: int, number: int) -> PairedRound | None:
    return session.scalar(select(PairedRound).filter_by(tournament_id=tournament_id, number=number))


def paired_round(session: Session, tournament_id: int, number: int) -> PairedRound:
    found = find_round(session, tournament_id, number)
    if found is None:
        raise NoSuchRound
    return found


def has_started(session: Session, tournament_id: int) -> bool:
    return (
        session.scalar(select(PairedRound.id).filter_by(tournament_id=tournament_id).limit(1))
        is not None
    )


def last_round_shown(session: Session, tournament_id: int) -> int:
    """The number of the newest round that is not a draft, 0 before the first."""
    shown = [each.number for each in rounds(session, tournament_id) if each.status != "draft"]
    return max(shown, default=0)


def boards(session: Session, round_id: int) -> Sequence[Board]:
    return session.scalars(select(Board).filter_by(round_id=round_id).order_by(Board.number)).all()


def sittings_out(session: Session, round_id: int) -> Sequence[SittingOut]:
    return session.scalars(
        select(SittingOut).filter_by(round_id=round_id).order_by(SittingOut.registration_id)
    ).all()


def locked_board(session: Session, round_id: int, number: int) -> Board:
    found = session.scalar(
        select(Board).filter_by(round_id=round_id, number=number).with_for_update()
    )
    if found is None:
        raise NoSuchBoard
    return found


def replace_boards(
    session: Session, paired: PairedRound, made: Iterable[Board], out: Iterable[SittingOut]
) -> None:
    session.execute(delete(Board).filter_by(round_id=paired.id))
    session.execute(delete(SittingOut).filter_by(round_id=paired.id))
    session.flush()
    session.add_all([*made, *out])
    session.flush()


def entry_with_key(session: Session, tournament_id: int, key: str) -> ResultEntry | None:
    return session.scalar(
        select(ResultEntry).filter_by(tournament_id=tournament_id, idempotency_key=key)
    )


def supersede(session: Session, tournament_id: int, round_number: int, board: int) -> None:
    session.execute(
        update(ResultEntry)
        .filter_by(tournament_id=tournament_id, round=round_number, board_id=board)
        .values(superseded=True)
    )


def entries(
    session: Session, tournament_id: int, *, after: int = 0, limit: int | None = None, **of: int
) -> Sequence[ResultEntry]:
    """Results in the order they came; `of` narrows to a round or a board."""
    return session.scalars(
        select(ResultEntry)
        .filter_by(tournament_id=tournament_id, **of)
        .where(ResultEntry.id > after)
        .order_by(ResultEntry.id)
        .limit(limit)
    ).all()


def remove_drafts_after(session: Session, tournament_id: int, number: int) -> list[int]:
    """Drafts paired from a result that has changed; they must be paired again."""
    drafts = [
        each
        for each in rounds(session, tournament_id)
        if each.number > number and each.status == RoundStatus.DRAFT
    ]
    for draft in drafts:
        session.delete(draft)
    return [draft.number for draft in drafts]


def job(session: Session, job_id: int) -> PairingJob:
    found = session.get(PairingJob, job_id)
    if found is None:
        raise NoSuchJob
    return found


def waiting_jobs(session: Session, *, locked: bool = False) -> Sequence[PairingJob]:
    query = (
        select(PairingJob)
        .where(PairingJob.status.in_(("waiting", "running")))
        .order_by(PairingJob.id)
    )
    return session.scalars(query.with_for_update() if locked else query).all()


def numbers(session: Session, tournament_id: int) -> dict[int, int]:
    """Start numbers by registration; players without one yet come after the others."""
    rows = _listed(session, tournament_id)
    return {row.id: number for number, row in enumerate(rows, start=1)}


def roster(session: Session, tournament_id: int, team_id: int) -> list[int]:
    """Registrations of a team in the order of their start numbers."""
    return [row.id for row in _listed(session, tournament_id) if row.team_id == team_id]


def _listed(session: Session, tournament_id: int) -> list[Registration]:
    rows = [
        row
        for row in events.registrations(session, tournament_id)
        if row.status != Status.WAITING
        and (row.start_number is not None or row.status != Status.WITHDRAWN)
    ]
    return sorted(
        rows, key=lambda row: (row.start_number is None, row.start_number or 0, -row.rating, row.id)
    )


def competition(
    session: Session, tournament: Tournament, event: Event, *, drafts: bool = False
) -> Competition:
    """The tournament in the words of the rules: start numbers instead of registrations."""
    rows = _listed(session, tournament.id)
    number_of = {row.id: number for number, row in enumerate(rows, start=1)}
    team_numbers = {team.id: team.number for team in events.teams(session, tournament.id)}
    entrants = tuple(_entrant(row, number_of[row.id], team_numbers) for row in rows)
    forbidden = frozenset(
        frozenset((number_of[pair.one_id], number_of[pair.other_id]))
        for pair in events.forbidden_pairs(session, tournament.id)
        if pair.one_id in number_of and pair.other_id in number_of
    )
    shown = [
        _round(session, paired, number_of)
        for paired in rounds(session, tournament.id)
        if drafts or paired.status != RoundStatus.DRAFT
    ]
    teams = tuple(
        Team(team.number, team.name, tuple(e.number for e in entrants if e.team == team.number))
        for team in events.teams(session, tournament.id)
    )
    line_ups = {
        place: tuple(number_of.get(each) if each is not None else None for each in players)
        for place, players in (events.line_ups(session, tournament.id) if teams else {}).items()
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
        teams=teams if tournament.system.startswith("team_") else (),
        line_ups=line_ups,
        unknown_records=tuple(filter(None, tournament.unknown_records.split("\n"))),
        settings=json.loads(tournament.settings),
    )


def rounds_ahead(session: Session, tournament_id: int) -> list[Round]:
    """Absences announced for rounds that are not shown yet."""
    numbers_of, last = numbers(session, tournament_id), last_round_shown(session, tournament_id)
    announced: dict[int, list[tuple[int, Absence]]] = {}
    for row in events.skipped_rounds(session, tournament_id):
        if row.round > last and row.registration_id in numbers_of:
            place = numbers_of[row.registration_id], Absence(row.reason)
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
        for b in boards(session, paired.id)
    )
    absences = tuple(
        (number_of[row.registration_id], Absence(row.absence))
        for row in sittings_out(session, paired.id)
        if row.registration_id in number_of
    )
    apart = (frozenset(number_of[each] for each in group) for group in json.loads(paired.apart))
    return Round(paired.number, games, absences, tuple(apart))

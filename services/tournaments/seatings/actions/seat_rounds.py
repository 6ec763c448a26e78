"""Seat the next round, or all that are left at once, apart from the request that asks for it."""

import json
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Any

from services.tournaments.entries.access import find_as_arbiter
from services.tournaments.entries.actions.announce import tell_followers
from services.tournaments.entries.domain.attendance import available, belongs
from services.tournaments.entries.store import attendance, registrations, rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.audiences import Audience
from services.tournaments.rounds.tables import SittingOut
from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.results import Absence
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seats.plans import Plan
from services.tournaments.rules.seats.reports import Report, report_on
from services.tournaments.rules.seats.search import Search, first_rounds
from services.tournaments.rules.seats.settings import TableSettings, table_settings
from services.tournaments.rules.seats.tasks import SeatedRound, Task, Wishes
from services.tournaments.seatings.refusals import (
    CannotBeSeated,
    NotAtTables,
    NotSoManyRounds,
    RoundIsShown,
)
from services.tournaments.seatings.store import seats as store
from services.tournaments.seatings.tables import SeatedTable, SeatingJob, TakenSeat
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Conflict, Refusal
from shared.members import Caller

# A worker that died leaves its job to the next one after so long beyond what it may take.
GRACE = timedelta(minutes=2)
STEPS_AT_ONCE = 500


@dataclass(frozen=True)
class Order:
    """How many rounds, from which seed, and for how long it may be looked for something better."""

    rounds: int = 1
    seed: int = 0
    steps: int = 20_000
    seconds: int = 20


@dataclass(frozen=True)
class Field:
    """A tournament as it is read before it is seated."""

    tournament: Tournament
    event: Event
    entries: Sequence[Registration]
    task: Task


def settings_of(tournament: Tournament) -> TableSettings:
    if tournament.system != "tables":
        raise NotAtTables
    return table_settings(json.loads(tournament.settings))


def ask_for_seating(caller: Caller, tournament_id: int, order: Order) -> SeatingJob:
    """The job that waits for this tournament already, or a new one."""
    with writing() as session:
        tournament, _ = find_as_arbiter(session, caller, tournament_id)
        settings_of(tournament)
        first = _first_round(session, tournament)
        if first + order.rounds - 1 > tournament.planned_rounds:
            raise NotSoManyRounds
        for job in store.waiting_jobs(session):
            if job.tournament_id == tournament_id:
                return job
        job = SeatingJob(
            tournament_id=tournament_id,
            first_round=first,
            rounds=order.rounds,
            seed=order.seed,
            most_steps=order.steps,
            most_seconds=order.seconds,
            status="waiting",
            asked_at=clock.now(),
        )
        session.add(job)
    return job


def _first_round(session: Session, tournament: Tournament) -> int:
    """Drafts are seated anew; rounds of tables may be played side by side."""
    return rounds.last_round_shown(session, tournament.id) + 1


def seat_waiting_rounds() -> None:
    """One step of every worker: take the oldest job unless one is running."""
    job = _take_job()
    if job is None:
        return
    try:
        field = read_field(job)
        found, steps = _look_for_seating(job, field.task)
        save(job, field, found, steps)
        done = {"status": "done", "progress": 100, "cost": found.cost, "steps": steps}
        _note(job.id, **done, message=f"{job.rounds} rounds seated")
    except Refusal as refusal:
        _note(job.id, status="failed", message=str(refusal))
    except Exception:
        logging.getLogger(__name__).exception("seating job %s failed", job.id)
        _note(job.id, status="failed", message="Internal error")


def _look_for_seating(job: SeatingJob, task: Task) -> tuple[Plan, int]:
    """Better the longer it may go on; what was found within the time counts."""
    try:
        search = Search(task)
    except WrongEntry as few:
        raise CannotBeSeated(str(few)) from None
    until, told = clock.monotonic() + job.most_seconds, 0
    while not search.is_done and search.steps < job.most_steps and clock.monotonic() < until:
        search.go_on(min(STEPS_AT_ONCE, job.most_steps - search.steps))
        by_steps = search.steps / job.most_steps
        by_time = 1 - (until - clock.monotonic()) / job.most_seconds
        progress = 10 + int(80 * min(1.0, max(by_steps, by_time)))
        if progress >= told + 5:
            told = progress
            _note(job.id, progress=progress, cost=search.best_cost, steps=search.steps)
    return first_rounds(search.finish(), job.rounds), search.steps


def read_field(job: SeatingJob) -> Field:
    with reading() as session:
        tournament, event = tournaments.tournament(session, job.tournament_id)
        settings = settings_of(tournament)
        rows = registrations.registrations(session, job.tournament_id)
        attendants = attendance.attendants(session, job.tournament_id, rows)
        numbers = range(job.first_round, tournament.planned_rounds + 1)
        present = [tuple(sorted(available(attendants, number))) for number in numbers]
        task = Task(
            settings.roles,
            rounds_to_plan(present, job.rounds, settings),
            earlier=_earlier(session, job),
            sat_out=_sat_out(session, job, {row.id: row for row in rows}),
            wishes=_wishes(session, job.tournament_id, rows),
            mode=settings.strength,  # type: ignore[arg-type]
            doubling=settings.odd == "double",
            seed=job.seed,
        )
        session.expunge_all()
    return Field(tournament, event, rows, task)


def rounds_to_plan(
    present: Sequence[tuple[int, ...]], wanted: int, settings: TableSettings
) -> tuple[tuple[int, ...], ...]:
    """Those wanted, and some to come: what is good now shall leave something good for them.

    The strongest of later rounds are not known yet.
    """
    ahead = 0 if settings.strength == "top" else len(settings.roles) - wanted
    to_come = [each for each in present[wanted:] if len(each) >= len(settings.roles)]
    return (*present[:wanted], *to_come[: max(0, ahead)])


def _earlier(session: Session, job: SeatingJob) -> tuple[dict[str, int], ...]:
    known = store.tables_of_tournament(session, job.tournament_id)
    return tuple(
        {seat.role: seat.registration_id for seat in row.seats}
        for row in known
        if row.paired.number < job.first_round
    )


def _sat_out(session: Session, job: SeatingJob, entries: dict[int, Registration]) -> dict[int, int]:
    """Who had to sit out; who announced it gave way on his own."""
    skipped = {
        (row.round, row.registration_id)
        for row in attendance.skipped_rounds(session, job.tournament_id)
    }
    return Counter(
        who
        for number, who in store.sittings_out(session, job.tournament_id)
        if number < job.first_round and (number, who) not in skipped and who in entries
    )


def _wishes(session: Session, tournament_id: int, rows: Sequence[Registration]) -> Wishes:
    wished = store.wishes(session, tournament_id)
    return Wishes(
        apart=frozenset(
            frozenset((pair.one_id, pair.other_id))
            for pair in attendance.forbidden_pairs(session, tournament_id)
        ),
        preferences={who: json.loads(wish.roles) for who, wish in wished.items()},
        strength={row.id: row.rating for row in rows},
        sit_out_gladly=frozenset(who for who, wish in wished.items() if wish.sits_out_gladly),
        double_gladly=tuple(who for who, wish in wished.items() if wish.plays_twice_gladly),
    )


def save(job: SeatingJob, field: Field, found: Plan, steps: int) -> None:
    """Store drafts, unless the tournament changed since it was read."""
    seated = found.seated_rounds(found.rounds)
    told = explanation(report_on(found.task, found), job, steps)
    with writing() as session:
        if not tournaments.advance(session, field.tournament):
            raise Conflict("The tournament has changed meanwhile; ask again")
        last = job.first_round + job.rounds - 1
        for known in rounds.rounds(session, job.tournament_id):
            if known.number >= job.first_round:
                if known.status != RoundStatus.DRAFT:
                    raise RoundIsShown
                session.delete(known)
        session.flush()
        for number, one in enumerate(seated, start=job.first_round):
            _save_round(session, field, number, one, told)
        data = {"round": job.first_round, "last_round": last}
        tell_followers(
            session, field.event, field.tournament, "round.paired", data, Audience.ARBITERS
        )


def _save_round(
    session: Session, field: Field, number: int, seated: SeatedRound, told: list[dict[str, Any]]
) -> None:
    paired = PairedRound(
        tournament_id=field.tournament.id,
        number=number,
        status=RoundStatus.DRAFT,
        paired_at=clock.now(),
        explanation=json.dumps(told),
    )
    session.add(paired)
    session.flush()
    for place, seats in enumerate(seated.tables, start=1):
        made = SeatedTable(round_id=paired.id, number=place)
        session.add(made)
        session.flush()
        session.add_all(
            TakenSeat(table_id=made.id, role=role, place=order, registration_id=who)
            for order, (role, who) in enumerate(seats.items(), start=1)
        )
    playing = {who for seats in seated.tables for who in seats.values()}
    attendants = attendance.attendants(session, field.tournament.id, field.entries)
    session.add_all(
        SittingOut(round_id=paired.id, registration_id=each.id, absence=Absence.ZERO_BYE.value)
        for each in attendants
        if belongs(each, number) and each.id not in playing
    )


def explanation(report: Report, job: SeatingJob, steps: int) -> list[dict[str, Any]]:
    """What could not be avoided and what it cost, by registrations."""
    listed = asdict(report) | {
        "repeated_meetings": [[*two, times] for two, times in report.repeated_meetings.items()],
        "repeated_roles": [[who, role, n] for (who, role), n in report.repeated_roles.items()],
        "sitting_out_again": [[who, times] for who, times in report.sitting_out_again.items()],
        "cost_of_meetings": report.cost_of_meetings,
        "cost_of_roles": report.cost_of_roles,
    }
    return [{"seed": job.seed, "steps": steps, "rounds": job.rounds, **listed}]


def _take_job() -> SeatingJob | None:
    with reading() as session:
        if not store.waiting_jobs(session):
            return None
    with writing() as session:
        known = store.waiting_jobs(session, locked=True)
        if any(each.taken_until is not None and each.taken_until > clock.now() for each in known):
            return None
        if not known:
            return None
        job = known[0]
        job.status, job.progress = "running", 10
        job.taken_until = clock.now() + timedelta(seconds=job.most_seconds) + GRACE
    return job


def _note(job_id: int, **changes: object) -> None:
    with writing() as session:
        job = store.job(session, job_id)
        for name, value in changes.items():
            setattr(job, name, value)
        if job.status in ("done", "failed"):
            job.taken_until = None

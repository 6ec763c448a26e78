"""Pair large rounds apart from requests: one job at a time, taken over when a worker dies."""

import json
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from services.tournaments.entries.store import tournaments
from services.tournaments.rounds.actions.pair_round import (
    Task,
    prepare,
    propose,
    save,
)
from services.tournaments.rounds.actions.tell_proposal import proposal_as_json
from services.tournaments.rounds.store import jobs
from services.tournaments.rounds.tables import PairingJob
from shared import clock
from shared.database import reading, writing
from shared.errors import Refusal

# Longer than the rules may take; a job whose worker died is taken again after it.
LEASE = timedelta(minutes=6)
# Measured, worst of random second rounds: 2 seconds for 200 players, 6 for 300, 30 for 500.
LARGE = 200
ASKING, ANSWERED = 30, 90
TICK_SECONDS = 0.5


def is_large(task: Task) -> bool:
    return len(task.demand.present) > LARGE


def ask_for_pairing(
    tournament_id: int, task: Task, fixed: list[tuple[int, int]], *, dry_run: bool = False
) -> PairingJob:
    """The job there is for this round, or a new one."""
    with writing() as session:
        tournaments.locked_tournament(session, tournament_id)
        for job in jobs.waiting_jobs(session):
            asked = job.tournament_id, job.round, job.dry_run
            if asked == (tournament_id, task.round, dry_run):
                return job
        job = PairingJob(
            tournament_id=tournament_id,
            round=task.round,
            status="waiting",
            fixed=json.dumps(fixed),
            dry_run=dry_run,
            asked_at=clock.now(),
        )
        session.add(job)
    return job


def pair_waiting_rounds() -> None:
    """One step of every worker: take the oldest job unless one is running."""
    job = _take_job()
    if job is None:
        return
    try:
        task = prepare(job.tournament_id, [tuple(pair) for pair in json.loads(job.fixed)])
        _note(job.id, progress=ASKING, message="asking the rules")
        with _reporting_progress(job.id, len(task.demand.present)):
            pairing = propose(task)
        _note(job.id, progress=ANSWERED, message="storing the boards")
        if job.dry_run:
            _note(job.id, proposal=json.dumps(proposal_as_json(pairing)))
        else:
            save(job.tournament_id, pairing)
        _note(job.id, status="done", progress=100, message=f"{len(pairing.seating.games)} boards")
    except Refusal as refusal:
        _note(job.id, status="failed", message=str(refusal))
    except Exception:
        logging.getLogger(__name__).exception("pairing job %s failed", job.id)
        _note(job.id, status="failed", message="Internal error")


def progress_after(seconds: float, players: int) -> int:
    """The rules tell nothing while they work: what a field of this size usually needs does.

    Measured: 10 seconds for 1,000 players, growing with the square; never quite at the end.
    """
    usual = 10 * (players / 1000) ** 2 + 0.5
    return ASKING + int((ANSWERED - ASKING) * (1 - 2 ** (-2 * seconds / usual)))


@contextmanager
def _reporting_progress(job_id: int, players: int) -> Iterator[None]:
    begun, answered = time.monotonic(), threading.Event()

    def show() -> None:
        while not answered.wait(TICK_SECONDS):
            _note(job_id, progress=progress_after(time.monotonic() - begun, players))

    showing = threading.Thread(target=show, daemon=True)
    showing.start()
    try:
        yield
    finally:
        answered.set()
        showing.join()


def _take_job() -> PairingJob | None:
    with reading() as session:
        if not jobs.waiting_jobs(session):
            return None
    with writing() as session:
        known = jobs.waiting_jobs(session, locked=True)
        if any(each.taken_until is not None and each.taken_until > clock.now() for each in known):
            return None
        if not known:
            return None
        job = known[0]
        job.status, job.progress = "running", 10
        job.taken_until = clock.now() + LEASE
    return job


def _note(job_id: int, **changes: object) -> None:
    with writing() as session:
        job = jobs.job(session, job_id)
        for name, value in changes.items():
            setattr(job, name, value)
        if job.status in ("done", "failed"):
            job.taken_until = None

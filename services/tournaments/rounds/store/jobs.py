"""Queries about pairing jobs."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.rounds.refusals import NoSuchJob
from services.tournaments.rounds.tables import PairingJob


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

"""Two workers at the same row on PostgreSQL, which locks only what it is told to lock."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.actions import export_tournament, send_exports
from services.tournaments.exchange.store import exports
from services.tournaments.exchange.tables import Export
from services.tournaments.hall import store
from services.tournaments.hall.actions.manage_event import dismiss
from services.tournaments.hall.refusals import LastOrganiser
from services.tournaments.hall.tables import Event, StaffMember
from services.tournaments.rounds.actions import run_jobs
from services.tournaments.rounds.tables import PairingJob
from shared import clock, database
from shared.database import reading, writing
from shared.members import Caller
from shared.migrations import migrate
from tests.postgres import cluster

pytestmark = pytest.mark.slow
WORKERS, TIMES = 6, 8


@pytest.fixture(scope="module")
def tournaments():
    """The database of tournaments in this process, as a worker would see it."""
    before = database._Bound.engine
    try:
        with cluster() as url:
            own = url.replace("{service}", "tournaments").replace(
                "postgresql:", "postgresql+psycopg:"
            )
            migrate("tournaments", own)
            yield database.use_database(own)
            database.engine().dispose()
    finally:
        database._Bound.engine = before


def a_tournament(name):
    now = clock.now()
    with writing() as session:
        event = Event(uniq_id=name, name=name, start=now, stop=now, last_update=now)
        session.add(event)
        session.flush()
        made = Tournament(
            event_id=event.id,
            uniq_id=name,
            name=name,
            system="swiss",
            planned_rounds=3,
            last_update=now,
        )
        session.add(made)
    return made


def an_export(name, **more):
    now = clock.now()
    tournament = a_tournament(name)
    with writing() as session:
        made = Export(
            tournament_id=tournament.id,
            target="federation",
            format="trf26",
            asked_at=now,
            not_before=now,
            **more,
        )
        session.add(made)
    return made


def all_at_once(step):
    """What each of several workers got who begin at the same moment; failures are answers too."""
    together = threading.Barrier(WORKERS)

    def work(number):
        together.wait()
        try:
            return step(number)
        except Exception as failure:
            return failure

    with ThreadPoolExecutor(WORKERS) as workers:
        return list(workers.map(work, range(WORKERS)))


def test_one_worker_sends_a_file(tournaments):
    for time in range(TIMES):
        export = an_export(f"sent-{time}", status="made")
        assert sorted(all_at_once(lambda _, e=export: send_exports._take_export(e))) == [
            *[False] * (WORKERS - 1),
            True,
        ]


def test_one_export_follows_another(tournaments):
    for time in range(TIMES):
        export = an_export(f"followed-{time}", status="sent", continuous=True)
        all_at_once(lambda _, e=export: export_tournament._follow(e.id))
        with reading() as session:
            assert len(exports.exports(session, export.tournament_id)) == 2


def test_one_worker_takes_a_pairing_job(tournaments):
    for time in range(TIMES):
        tournament = a_tournament(f"paired-{time}")
        with writing() as session:
            job = PairingJob(
                tournament_id=tournament.id, round=1, status="waiting", asked_at=clock.now()
            )
            session.add(job)
        taken = [each for each in all_at_once(lambda _: run_jobs._take_job()) if each is not None]
        assert [each.id for each in taken] == [job.id]
        run_jobs._note(job.id, status="done")


def test_an_event_keeps_an_organiser_when_all_leave_at_once(tournaments):
    for time in range(TIMES):
        name = f"staff-{time}"
        event_id = a_tournament(name).event_id
        with writing() as session:
            session.add_all(
                StaffMember(event_id=event_id, player_id=n, pseudo=str(n), role="organiser")
                for n in range(WORKERS)
            )
        left = all_at_once(
            lambda n, name=name: dismiss(Caller(player_id=n, pseudo=str(n)), name, n)
        )
        with reading() as session:
            assert len(store.staff(session, event_id)) == 1
        assert sum(isinstance(each, LastOrganiser) for each in left) == 1

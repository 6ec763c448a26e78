"""How many due games a minute one scheduler adjudicates, next to the solver's own rate."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator

from sqlalchemy import create_engine, text

from shared.config import ROOT
from tests.api import Api
from tests.bench.load import rate_of
from tests.bench.table import Row, at_least
from tests.games.diplomacy.table import Table, a_crowd
from tests.stack import Stack

GAMES = int(os.environ.get("BENCH_GAMES", "100"))
SETTINGS = {"TEST_CLOCK": "1"}
PACE = {"fast": 0, "speed_moves": 1, "play_weekend": 1, "cd_possible_moves": 1}


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    bare = rate_of(bare_url)
    solver = _solves_a_second(stack)
    games = _games_a_second(stack)
    yield Row(
        "solver POST /solve, one after the other",
        f"{solver * 60:.0f}/min",
        f"{solver / bare.requests_per_second:.2f} of bare Flask",
    )
    yield Row(
        "one scheduler, due games",
        f"{games * 60:.0f}/min",
        f"{games / solver:.2f} of the solver",
        at_least(0.6, games / solver),
    )


def _solves_a_second(stack: Stack) -> float:
    api = Api(stack)
    variant = api.get("games", "/variants/standard").json()
    units = {
        str(role): [[int(kind), zone] for kind, zones in starts.items() for zone in zones]
        for role, starts in enumerate(variant["start_units"], 1)
    }
    situation = {
        "ownerships": {},
        "dislodged_ones": {},
        "units": units,
        "fake_units": {},
        "forbiddens": [],
    }
    began, done = time.monotonic(), 0
    while time.monotonic() - began < 3:
        answer = api.post(
            "solver",
            "/solve",
            by_service="games",
            json={
                "variant": "standard",
                "advancement": 0,
                "situation": situation,
                "orders": [],
                "strict": False,
            },
        )
        assert answer.status_code == 201, answer.text
        done += 1
    return done / (time.monotonic() - began)


def _games_a_second(stack: Stack) -> float:
    """Silent games that are all due at once; the time until the last one was played."""
    api = Api(stack)
    crowd = a_crowd(api)
    for _ in range(GAMES):
        Table(api, crowd, **PACE).seat_all().start()
    stack.move_clock(3 * 24 * 3600)
    engine = create_engine(f"sqlite:///{stack.data}/games.db")
    scheduler = subprocess.Popen(
        [sys.executable, "-m", "services.games.scheduler"],
        cwd=ROOT,
        stderr=subprocess.DEVNULL,
        env=stack.environment | {"CLOCK_ADJUDICATES": "1", "DOWNTIME_MINUTES": "1000000"},
    )
    try:
        while _played(engine) == 0:
            time.sleep(0.01)
        began, first = time.monotonic(), _played(engine)
        while (done := _played(engine)) < GAMES:
            time.sleep(0.05)
        return (done - first) / (time.monotonic() - began)
    finally:
        scheduler.terminate()
        scheduler.wait()
        stack.move_clock(0)


def _played(engine) -> int:
    with engine.connect() as connection:
        return connection.execute(
            text("SELECT count(*) FROM diplomacy_transitions WHERE advancement = 0")
        ).scalar_one()

"""Rates of the ground floor next to a bare Flask "hello", in one run on the same settings."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import requests
from sqlalchemy import create_engine, text

from shared.config import ROOT
from tests.api import Api
from tests.bench.load import rate_of
from tests.bench.table import Row, rate_row
from tests.factories import a_member
from tests.stack import Stack, free_ports

MEMBERS = 10_000


@contextlib.contextmanager
def bare_flask() -> Iterator[str]:
    """The URL of a bare Flask application on gunicorn with the platform's workers and threads."""
    port = free_ports(1)[0]
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "gunicorn",
            "-w2",
            "-k",
            "gthread",
            "--threads",
            "8",
            "--keep-alive",
            "75",
            "--no-control-socket",
            "-b",
            f"127.0.0.1:{port}",
            "tests.bench.bare:app",
        ],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(100):
            with contextlib.suppress(requests.RequestException):
                if requests.get(url, timeout=5).ok:
                    break
            time.sleep(0.2)
        yield url
    finally:
        process.terminate()
        process.wait()


def measure(stack: Stack, bare_url: str) -> Iterator[Row]:
    api = Api(stack)
    member = a_member(api)
    token = {"AccessToken": member.token}
    bare = rate_of(bare_url)
    yield rate_row("bare Flask hello", bare, bare)
    yield rate_row("users GET /verify", rate_of(f"{stack.urls['users']}/verify", token), bare)
    yield rate_row(
        "players GET /players/<pseudo>",
        rate_of(f"{stack.urls['players']}/players/{member.pseudo}", token),
        bare,
        0.35,
    )
    _fill_members(stack)
    everyone = f"{stack.urls['players']}/players"
    yield rate_row(f"players GET /players ({MEMBERS} members)", rate_of(everyone), bare, 0.25)
    yield rate_row("players GET /players?limit=100", rate_of(f"{everyone}?limit=100"), bare)


def _fill_members(stack: Stack) -> None:
    """Rows straight into the database: registering ten thousand takes minutes of hashing."""
    engine = create_engine(f"sqlite:///{stack.data}/players.db")
    with engine.begin() as connection:
        columns = {row[1]: row for row in connection.execute(text("PRAGMA table_info(players)"))}
        first = connection.execute(text("SELECT * FROM players LIMIT 1")).mappings().one()
        names = [name for name in columns if name != "id"]
        insert = text(
            f"INSERT INTO players ({', '.join(names)}) "
            f"VALUES ({', '.join(':' + name for name in names)})"
        )
        rows = []
        for number in range(MEMBERS):
            row = dict(first) | {
                name: f"{name}{number}"[:60]
                for name in names
                if name in ("pseudo", "comparable_pseudo", "email", "comparable_email")
            }
            row["user_id"] = 10**6 + number
            rows.append({name: row[name] for name in names})
        connection.execute(insert, rows)

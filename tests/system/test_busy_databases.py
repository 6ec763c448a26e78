"""Databases that are held, full or read-only: 503 in time, never a 500, and all is well after."""

import contextlib
import os
import sqlite3
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from shared.config import STORING
from tests.api import Api
from tests.conftest import SOAK
from tests.emails.test_mails import a_mail
from tests.factories import PASSWORD, a_member, a_pseudo, eventually
from tests.games.diplomacy.table import Table, a_crowd, a_name
from tests.tournaments.arrangements import a_hall

pytestmark = pytest.mark.slow
CLIENTS = 50
NEW_MEMBER = ("POST", "players", "/players")
LOGIN = ("POST", "users", "/login")


@contextlib.contextmanager
def hold(stack, *services: str):
    """Keep the write locks of these services' files, as a tool that forgot to end would."""
    with contextlib.ExitStack() as held:
        for service in services:
            path = stack.data / f"{service}.db"
            holder = sqlite3.connect(path, isolation_level=None, timeout=30)
            held.callback(holder.close)
            holder.execute("BEGIN IMMEDIATE")
        yield


def refused_for_now(answer: requests.Response) -> bool:
    return (
        answer.status_code == 503
        and bool(answer.json()["msg"])
        and int(answer.headers["Retry-After"]) > 0
    )


@pytest.fixture
def sqlite_stack(running_stack):
    if os.environ.get("TEST_DATABASE_URL"):
        pytest.skip("busy databases: only a SQLite file is one file")
    return running_stack


def test_a_held_database_refuses_writes_for_now(sqlite_stack):
    api = Api(sqlite_stack)
    member, admin = a_member(api), api.admin_token()
    credentials = {"user_name": member.pseudo, "password": PASSWORD}
    profile = {"email": f"{a_pseudo()}@example.org", "country": "FRA", "time_zone": "UTC + 1"}
    game = {"pseudo": member.pseudo, "name": a_name(), "variant": "standard"}
    event = {
        "uniq_id": a_pseudo(),
        "name": "Held",
        "start": "2030-01-01T09:00:00Z",
        "stop": "2030-01-02T18:00:00Z",
    }
    writes = [
        lambda: api.post("users", "/login", json=credentials),
        lambda: api.post("users", "/add", by_service="players", json=credentials),
        lambda: api.post(
            "players", "/players", json={"pseudo": a_pseudo(), "password": PASSWORD, **profile}
        ),
        lambda: api.post("games", "/games", token=member.token, data=game),
        lambda: api.post("tournaments", "/events", token=member.token, json=event),
        lambda: api.post("emails", "/mails", by_service="players", json=a_mail()),
    ]
    readings = [
        lambda: api.get("players", f"/player_identifiers/{member.pseudo}"),
        lambda: api.get("games", "/games"),
        lambda: api.get("tournaments", "/events"),
        lambda: api.get("emails", "/outbox", token=admin),
        lambda: api.get("users", "/verify", token=member.token),
    ]
    probes = [lambda name=name: api.get(name, "/ready") for name in STORING]
    with hold(sqlite_stack, *STORING), ThreadPoolExecutor(16) as pool:
        asked = [pool.submit(ask) for ask in (*writes, *probes)]
        seen = [pool.submit(ask) for ask in readings]
        assert [one.result().status_code for one in seen] == [200] * len(readings)
        wrong = [one.result() for one in asked if not refused_for_now(one.result())]
    assert [(answer.url, answer.status_code, answer.text) for answer in wrong] == []
    for name in STORING:
        eventually(lambda name=name: api.get(name, "/ready").status_code == 200)
    assert api.post("games", "/games", token=member.token, data=game).status_code == 201


def test_background_steps_wait_without_tracebacks(sqlite_stack):
    """Neither emails, whose file is held, nor players, which has a mail for it, make a fuss."""
    api = Api(sqlite_stack)
    member = a_member(api)
    logs = {name: sqlite_stack.data / "logs" / f"{name}.log" for name in ("players", "emails")}
    before = {name: path.stat().st_size for name, path in logs.items()}
    new_lines = {name: lambda name=name: logs[name].read_text()[before[name] :] for name in logs}
    with hold(sqlite_stack, "emails"):
        sent = {"pseudo": member.pseudo}
        assert api.post("players", "/rescues", json=sent).status_code < 300
        eventually(lambda: "deliver_mail_requests waits: " in new_lines["players"]())
        eventually(lambda: "database failed: database is locked" in new_lines["emails"]())
    assert not any("Traceback" in lines() for lines in new_lines.values())


def test_a_disk_that_is_full_or_read_only_is_not_ready(stack_on_small_disk):
    api, data = stack_on_small_disk, stack_on_small_disk.stack.data
    filler = data / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    for name in STORING:
        eventually(lambda name=name: refused_for_now(api.get(name, "/ready")))
    filler.unlink()
    for name in STORING:
        eventually(lambda name=name: api.get(name, "/ready").status_code == 200)
    member = a_member(api)
    limit_file_sizes(api.stack, 4096)
    for name in STORING:
        eventually(lambda name=name: refused_for_now(api.get(name, "/ready")))
    sent = {"pseudo": member.pseudo, "name": a_name(), "variant": "standard"}
    assert refused_for_now(api.post("games", "/games", token=member.token, data=sent))
    limit_file_sizes(api.stack, -1)
    eventually(lambda: api.get("games", "/ready").status_code == 200)
    assert api.post("games", "/games", token=member.token, data=sent).status_code == 201


def limit_file_sizes(stack, size: int) -> None:
    """As a quota would: the kernel refuses to make any file longer."""
    import resource

    for pid in (pid for name in STORING for pid in stack.pids_of(name)):
        with contextlib.suppress(ProcessLookupError):
            hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


def test_fifty_mixed_clients_see_no_failure(sqlite_stack):
    seconds = 60 if SOAK else 6
    api = Api(sqlite_stack)
    crowd = a_crowd(api)
    tables = [Table(api, crowd).seat_all().start() for _ in range(4)]
    hall = a_hall(api, crowd.master, registration_open=True)
    failures: list[tuple[str, str, int, str]] = []
    ends = time.monotonic() + seconds

    def use(number: int) -> Counter:
        own, seen, turns = Api(sqlite_stack), Counter(), 0
        member, table = crowd.players[number % 7], tables[number % 4]
        calls = [
            ("GET", "games", "/my-games", {}),
            ("GET", "games", f"/game-positions/{table.game_id}", {}),
            ("POST", "games", f"/game-messages/{table.game_id}", message_of(member, number)),
            ("POST", "games", "/go-offers", {"json": {"size": 9}}),
            ("PUT", "games", "/go-profile", {"json": {"rank": f"{1 + number % 20}k"}}),
            ("GET", "tournaments", f"/tournament-standings/{hall.tournament}", {}),
            ("POST", "tournaments", f"/tournament-registrations/{hall.tournament}", {"json": {}}),
            ("GET", "players", f"/player_identifiers/{member.pseudo}", {}),
            ("GET", "players", "/players", {"params": {"limit": 20}}),
            ("PUT", "players", f"/players/{member.pseudo}", {"json": profile_of(member)}),
        ]
        # Members are made by three services; a machine that runs other tests is too slow for many.
        calls = [*calls, *calls, (*LOGIN, None), *([(*NEW_MEMBER, None)] if SOAK else [])]
        while time.monotonic() < ends:
            verb, service, path, sent = calls[(number + turns) % len(calls)]
            turns += 1
            answer = own.call(
                verb,
                service,
                path,
                token=member.token,
                **(fresh(path, member) if sent is None else sent),
            )
            seen[verb, service, f"{answer.status_code // 100}xx"] += 1
            if answer.status_code >= 400:
                failures.append((verb, path, answer.status_code, answer.text))
        return seen

    with ThreadPoolExecutor(CLIENTS) as pool:
        seen = sum(pool.map(use, range(CLIENTS)), Counter())
    assert [one for one in failures if one[2] >= 500] == []
    assert seen["POST", "games", "2xx"] > CLIENTS / 2, (seen, failures[:5])


def message_of(member, number: int) -> dict:
    role = 1 + number % 7
    sent = {"pseudo": member.pseudo, "role_id": role, "dest_role_id": 1 + role % 7, "content": "a"}
    return {"json": sent}


def fresh(path: str, member) -> dict:
    """What is sent only once, or with a password."""
    if path == "/login":
        return {"json": {"user_name": member.pseudo, "password": member.password}}
    return {
        "json": {
            "pseudo": a_pseudo(),
            "password": PASSWORD,
            "email": f"{a_pseudo()}@example.org",
            "country": "FRA",
            "time_zone": "UTC + 1",
        }
    }


def profile_of(member) -> dict:
    return {"pseudo": member.pseudo, "country": "DEU"}

"""The same services on PostgreSQL: chosen by URL, nothing else changes."""

import pytest

from shared.config import STORING
from tests.api import Api
from tests.factories import PASSWORD, a_member, a_user
from tests.postgres import cluster
from tests.stack import Stack
from tests.system.test_migrations import complaint_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres():
    with cluster() as url:
        yield url


@pytest.fixture(scope="module")
def on_postgres(postgres):
    urls = {
        f"{service.upper()}_DATABASE_URL": postgres.replace("{service}", service)
        for service in STORING
    }
    running = Stack(**urls)
    yield Api(running.start())
    running.remove()


@pytest.mark.parametrize("service", STORING)
def test_migrations_make_the_declared_tables_and_can_be_undone(postgres, service):
    url = postgres.replace("{service}", service).replace("postgresql:", "postgresql+psycopg:")
    assert not complaint_of("check_migrations", service, url)


def test_a_member_registers_logs_in_and_changes_his_password(on_postgres):
    member = a_member(on_postgres, "Élodie", email="elodie@example.org")
    answer = on_postgres.put(
        "players",
        "/players/Élodie",
        token=member.token,
        data={"pseudo": "Élodie", "password": "another one"},
    )
    assert answer.status_code == 200
    assert on_postgres.login("Élodie", "another one")
    listed = on_postgres.get("players", "/players", params={"limit": 10}).json()
    assert listed[str(member.player_id)] == "Élodie"
    assert on_postgres.get("players", "/players", params={"after": 10**6}).json() == {}


def test_login_limits_hold(on_postgres):
    pseudo = a_user(on_postgres)
    statuses = [
        on_postgres.post("users", "/login", json={"user_name": pseudo, "password": "x"}).status_code
        for _ in range(12)
    ]
    assert statuses == [401] * 10 + [429] * 2
    assert (
        on_postgres.post(
            "users", "/login", json={"user_name": pseudo, "password": PASSWORD}
        ).status_code
        == 429
    )

"""The containers: one for each process, with its port and, on PostgreSQL, its database."""

import re

import pytest
import yaml

from deploy.processes import all_processes
from shared.config import PORTS, ROOT, STORING, read_settings

COMPOSE = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
POSTGRES = yaml.safe_load((ROOT / "deploy" / "postgres.yml").read_text())["services"]
PROCESSES = {process.name: process for process in all_processes(read_settings({}))}
OPERATOR = "operator"  # started by hand, for one command each
BACKUP = "backup"  # the same, by the clock
FRONT = "front"  # not ours: one origin with TLS
INSIDE = {"emails", "solver"}  # nobody but the other services calls them


def test_every_process_has_a_container_and_every_container_a_process():
    assert COMPOSE.keys() == PROCESSES.keys() | {OPERATOR, BACKUP, FRONT}


def test_one_image_is_built_once_for_all_containers_but_the_front():
    assert {one["image"] for name, one in COMPOSE.items() if name != FRONT} == {"entente"}
    assert [name for name, one in COMPOSE.items() if "build" in one] == ["web"]


def test_containers_have_the_time_that_gunicorn_gives_requests_in_flight():
    text = (ROOT / "deploy" / "gunicorn.conf.py").read_text()
    seconds = int(re.search(r"^graceful_timeout = (\d+)", text, re.MULTILINE)[1])
    assert int(COMPOSE["web"]["stop_grace_period"].removesuffix("s")) > seconds


@pytest.mark.parametrize("name", [OPERATOR, BACKUP, FRONT])
def test_what_is_not_always_wanted_is_started_by_its_profile(name):
    assert COMPOSE[name]["profiles"] == [name]


def test_backups_by_the_clock_see_what_the_operator_sees():
    for part in ("environment", "volumes"):
        assert COMPOSE[BACKUP][part] == COMPOSE[OPERATOR][part]
    assert POSTGRES[BACKUP]["environment"] == POSTGRES[OPERATOR]["environment"]
    assert "backups:/backups" in COMPOSE[BACKUP]["volumes"]


def test_all_containers_are_as_confined_as_they_can_be():
    for name, one in COMPOSE.items():
        assert one["read_only"], name
        assert one["cap_drop"] == ["ALL"], name
        assert one["security_opt"] == ["no-new-privileges:true"], name
        assert one.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == FRONT else []), name


def test_the_front_knows_every_process_that_people_reach():
    text = (ROOT / "deploy" / "front" / "Caddyfile").read_text()
    for name, container in COMPOSE.items():
        if name in PROCESSES and container.get("ports"):
            assert f"{name}:{PROCESSES[name].port}}}" in text, name
        elif name in PROCESSES:
            assert f":{name}:" not in text, name


def test_the_operator_finds_every_database_and_every_data_folder():
    """The same volumes and servers as the services themselves."""
    mounted = set(COMPOSE[OPERATOR]["volumes"])
    for name in ("web", *PORTS):
        assert f"{name}:/data" in COMPOSE[name]["volumes"]
        assert f"{name}:/services/{name}" in mounted
    inside, on_postgres = COMPOSE[OPERATOR]["environment"], POSTGRES[OPERATOR]["environment"]
    for service in STORING:
        setting = f"{service.upper()}_DATABASE_URL"
        assert inside[setting].endswith(f":-sqlite:////services/{service}/{service}.db}}")
        assert on_postgres[setting] == POSTGRES[service]["environment"][setting]
    assert inside["SERVICE_DATA"] == "/services/{service}"


@pytest.mark.parametrize("name", PROCESSES)
def test_a_container_runs_the_process_of_its_name(name):
    process, container = PROCESSES[name], COMPOSE[name]
    module = container.get("command", ["gunicorn"])[0]
    assert module in process.command
    published = [port.split(":")[-1] for port in container.get("ports", [])]
    expected = [] if process.port is None or name in INSIDE else [str(process.port)]
    assert published == expected


@pytest.mark.parametrize("name", PROCESSES)
def test_on_postgresql_every_process_of_a_service_gets_its_database(name):
    service = COMPOSE[name]["environment"]["SERVICE"]
    if service not in STORING:
        assert name not in POSTGRES
        return
    url = POSTGRES[name]["environment"][f"{service.upper()}_DATABASE_URL"]
    assert url.endswith(f"@postgres/{service}")
    assert "postgres" in POSTGRES[name]["depends_on"]

"""Settings reach the containers as they are written down, and the example file changes none."""

import re

import pytest
import yaml

from deploy.processes import all_processes
from shared.config import ROOT, STORING, read_settings
from shared.setting_files import env_file

pytestmark = pytest.mark.slow

EXAMPLE = ROOT / "deploy" / "environment.example"
DOCUMENTED = re.findall(r"^#([A-Z_]+)=", EXAMPLE.read_text(), re.MULTILINE)
REFERENCE = re.compile(r"\$\{([A-Z_]+)(?::-([^}]*))?\}")
PORT_SETTING = re.compile(r"\$\{([A-Z_]+_PORT):-\d+\}:\d+$")
PROCESSES = [process.name for process in all_processes(read_settings({}))]
SERVED_TO_THE_WORLD = {"WEB_PORT", "USERS_PORT", "STREAMS_PORT", "TOURNAMENTS_STREAMS_PORT"}
# What the image and compose arrange between themselves; nobody sets it from outside.
ARRANGED = {
    "ENTENTE_DATA": "a volume",
    "SERVICE_DATA": "volumes of the operator",
    "LISTEN": "all addresses of a container",
    "PUBLIC_KEYS": "volumes",
    "VISITOR_SECRET_FILE": "a volume",
    "USERS_URL": "names of containers",
    "WEB_URL": "PUBLIC_URL says where people reach the pages",
    "GATEWAY_PORT": "the port inside",
    "TEST_CLOCK": "for tests",
}


def merged(environment: dict[str, str]) -> dict:
    """The services of the compose file as compose reads them in such an environment."""

    def filled(found: re.Match) -> str:
        return environment.get(found[1]) or found[2] or ""

    def fill(value):
        match value:
            case str():
                return REFERENCE.sub(filled, value)
            case list():
                return [fill(one) for one in value]
            case dict():
                return {name: fill(one) for name, one in value.items()}
        return value

    return fill(yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"])


def test_the_example_as_it_is_sets_nothing():
    assert DOCUMENTED
    assert env_file(EXAMPLE) == {}


def test_containers_are_strict_unless_told_otherwise(tmp_path):
    """Also behind the guide's first line, which copies the example."""
    for name in PROCESSES:
        given = merged(env_file(EXAMPLE))[name]["environment"]
        chosen = read_settings({**given, "ENTENTE_DATA": str(tmp_path)})
        assert chosen.password_policy == "strict"
        assert chosen.confirmed_email_required
        assert not chosen.test_clock


@pytest.mark.parametrize("setting", sorted(set(DOCUMENTED) - ARRANGED.keys()))
def test_a_setting_reaches_every_container_it_concerns(setting):
    services = merged({setting: "12345"})
    if setting in SERVED_TO_THE_WORLD:
        published = [port for one in services.values() for port in one.get("ports", [])]
        assert sum(":12345:" in port for port in published) == 1
        return
    of_one = setting.endswith("_DATABASE_URL")
    for name in PROCESSES:
        environment = services[name]["environment"]
        if of_one and environment["SERVICE"] != setting.partition("_")[0].lower():
            assert setting not in environment  # it holds a password that is not theirs
        elif (name, setting) != ("web", "SMTP_URL"):
            assert str(environment[setting]) == "12345", name


@pytest.mark.parametrize("service", STORING)
def test_every_service_that_stores_may_be_given_another_database(service):
    url = "postgresql://me@host/name"
    services = merged({f"{service.upper()}_DATABASE_URL": url})
    told = {
        name
        for name, one in services.items()
        if one["environment"].get(f"{service.upper()}_DATABASE_URL") == url
    }
    theirs = {
        name for name, one in services.items() if one["environment"].get("SERVICE") == service
    }
    assert told == theirs | {"operator", "backup"}


def test_two_instances_fit_on_one_host():
    """Every port that is published is a setting, each another one."""
    services = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
    published = [port for one in services.values() for port in one.get("ports", [])]
    settings = [PORT_SETTING.search(port) for port in published]
    assert all(settings)
    assert len({found[1] for found in settings if found}) == len(published)


def test_what_is_arranged_is_documented_and_set_by_nobody():
    assert set(DOCUMENTED) >= ARRANGED.keys()
    text = (ROOT / "docker-compose.yml").read_text()
    assert not [name for name in ARRANGED if f"${{{name}" in text]

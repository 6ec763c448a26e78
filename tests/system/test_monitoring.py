"""What an operator watches: dashboard and alerts ask for what is exported, and for all of it."""

import json
import os
import re
import time

import pytest
import requests
import yaml

from deploy.processes import all_processes
from shared.config import LAST_BACKUP, ROOT, read_settings
from tests.api import Api
from tests.factories import a_member
from tests.games.diplomacy.scheduled.databases import databases_of_its_own
from tests.stack import Stack
from tests.waiting import eventually

MONITORING = ROOT / "deploy" / "monitoring"
NAME = re.compile(r"\bentente_\w+")
PARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def asked_for() -> dict[str, set[str]]:
    """By file, the names in its questions."""
    alerts = yaml.safe_load((MONITORING / "alerts.yml").read_text())
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    panels = json.loads((MONITORING / "dashboard.json").read_text())["panels"]
    shown = [target["expr"] for panel in panels for target in panel["targets"]]
    return {
        "alerts.yml": set(NAME.findall(" ".join(rules))),
        "dashboard.json": set(NAME.findall(" ".join(shown))),
    }


@pytest.fixture(scope="module")
def stack():
    """One where nothing else failed: its figures are known."""
    running = Stack(**databases_of_its_own("watched"))
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="module")
def api(stack) -> Api:
    return Api(stack)


@pytest.fixture(scope="module")
def exported(api, stack) -> dict[str, dict[str, float]]:
    """By process, every series with its value."""
    a_member(api)
    (stack.data / LAST_BACKUP).write_text("entente-1.tar.gz\n")
    hour_ago = time.time() - 3600
    os.utime(stack.data / LAST_BACKUP, (hour_ago, hour_ago))
    api.get("games", "/games")
    requests.post(
        f"{stack.urls['solver']}/solve",
        json={},
        headers={"ServiceToken": stack.service_token("games", "solver")},
        timeout=10,
    )
    try:
        return {
            process.name: series_of(process.port)
            for process in all_processes(read_settings(stack.environment))
            if process.port
        }
    finally:
        (stack.data / LAST_BACKUP).unlink()


def series_of(port: int) -> dict[str, float]:
    answer = requests.get(f"http://127.0.0.1:{port}/metrics", timeout=10)
    assert answer.status_code == 200
    found = (line.rpartition(" ") for line in answer.text.splitlines() if line[:1] != "#")
    return {series: float(value) for series, _, value in found}


@pytest.mark.parametrize("file", sorted(asked_for()))
def test_what_is_asked_for_is_exported_and_what_is_exported_is_asked_for(exported, file):
    names = {series.partition("{")[0] for found in exported.values() for series in found}
    asked = asked_for()[file]
    # Figures of the clock are there when a scheduler has looked at it: this stack's never does.
    assert asked - names <= {"entente_scheduler_lag_seconds"}
    family = re.compile(r"(_bucket|_sum|_count|_created)$")
    told = {family.sub("", name) for name in names if name.startswith("entente_")}
    assert {name for name in told if not name.endswith(("_total", "_requests"))} <= {
        family.sub("", name) for name in asked
    }


def test_figures_are_those_of_what_is_stored(exported):
    assert 3500 < exported["users"]["entente_backup_age_seconds"] < 3800
    assert exported["tournaments"]["entente_webhooks_failing"] == 0
    assert exported["games"]["entente_games_given_up"] == 0
    assert exported["emails"]['entente_outbox_mails{state="failed"}'] == 0
    assert exported["streams"]['entente_listeners{process="streams"}'] >= 0
    assert exported["players"]["entente_write_wait_seconds_count"] > 0
    assert any(series.startswith("entente_requests_total") for series in exported["web"])


@pytest.mark.parametrize("process", ["web", "streams", "users"])
@pytest.mark.parametrize(
    "mark",
    [
        {"X-Forwarded-For": "192.0.2.1"},
        {"Forwarded": "for=192.0.2.1;proto=https"},
        {"X-Real-IP": "192.0.2.1"},
        {"Via": "1.1 front"},
        {"X-Forwarded-Host": "games.example.org"},
        {"Host": "games.example.org"},
    ],
    ids=lambda mark: "-".join(mark),
)
def test_figures_are_for_the_operator(stack, process, mark):
    """However a proxy shows itself: who comes through one is not this machine."""
    ports = {
        one.name: one.port for one in all_processes(read_settings(stack.environment)) if one.port
    }
    address = f"http://127.0.0.1:{ports[process]}/metrics"
    assert requests.get(address, headers=mark, timeout=10).status_code == 403
    known = {"Authorization": f"Bearer {stack.metrics_token}"}
    assert requests.get(address, headers=mark | known, timeout=10).status_code == 200


def test_prometheus_asks_every_process_that_can_be_asked(stack):
    told = yaml.safe_load((MONITORING / "prometheus.yml").read_text())
    targets = told["scrape_configs"][0]["static_configs"][0]["targets"]
    expected = {f"{one.name}:{one.port}" for one in all_processes(read_settings({})) if one.port}
    assert set(targets) == expected


def test_a_trace_goes_through_services_and_polling_is_not_in_the_logs(api, stack):
    member = a_member(api)
    headers = {"traceparent": PARENT, "AccessToken": member.token}
    answer = requests.get(f"{stack.web_url}/players/{member.pseudo}", headers=headers, timeout=20)
    assert answer.status_code == 200

    def lines_of(process: str) -> list[dict]:
        text = (stack.data / "logs" / f"{process}.log").read_text()
        return [json.loads(line) for line in text.splitlines() if line.startswith("{")]

    def traced(process: str) -> bool:
        return any(line.get("trace_id") == PARENT.split("-")[1] for line in lines_of(process))

    eventually(lambda: traced("web") and traced("players"))
    polled = {"/revocations", "/.well-known/jwks.json", "/health", "/ready", "/metrics"}
    told = [line for line in lines_of("users") if line.get("route") in polled]
    assert [line for line in told if line["status"] < 400] == []

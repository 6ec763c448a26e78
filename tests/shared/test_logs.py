"""What is written down of requests: all but the endless asking of monitors and services."""

import json

import pytest
from flask import Flask

from shared import logs
from shared.config import settings

PARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
NEWER = "01" + PARENT[2:] + "-more"  # versions to come may say more


@pytest.fixture
def app():
    made = Flask("games")
    logs.follow_requests(made)
    made.get("/games", endpoint="games")(logs.current_trace)
    made.get("/revocations", endpoint="revocations")(lambda: "{}")
    made.get("/ready", endpoint="ready")(lambda: ("{}", 503))
    return made


def lines(capsys) -> list[dict]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_polling_is_told_only_when_it_fails(app, capsys):
    for path in ("/games", "/revocations", "/ready"):
        app.test_client().get(path)
    assert [(line["route"], line["status"]) for line in lines(capsys)] == [
        ("/games", 200),
        ("/ready", 503),
    ]


def test_at_the_level_debug_everything_is_told(monkeypatch, capsys):
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings.cache_clear()
    try:
        app = Flask("games")
        logs.follow_requests(app)
        app.get("/revocations")(lambda: "{}")
        app.test_client().get("/revocations")
    finally:
        monkeypatch.undo()
        settings.cache_clear()
    assert [line["route"] for line in lines(capsys)] == ["/revocations"]


@pytest.mark.parametrize(
    ("sent", "passed_on"),
    [
        ({"traceparent": PARENT}, {"traceparent": PARENT}),
        (
            {"traceparent": PARENT, "tracestate": "vendor=1"},
            {"traceparent": PARENT, "tracestate": "vendor=1"},
        ),
        ({"traceparent": PARENT + "-more"}, {}),
        (
            {"traceparent": "01" + PARENT[2:] + "-more"},
            {"traceparent": "01" + PARENT[2:] + "-more"},
        ),
        ({"traceparent": "ff" + PARENT[2:]}, {}),
        ({"traceparent": PARENT.upper()}, {}),
        ({"traceparent": "00-" + "0" * 32 + PARENT[35:]}, {}),
        ({"traceparent": "01" + PARENT[2:] + "-" + "x" * 1000}, {}),
        ({"tracestate": "vendor=1"}, {}),
        ({}, {}),
    ],
)
def test_a_trace_is_passed_on_as_it_came_if_it_is_one(app, capsys, sent, passed_on):
    assert app.test_client().get("/games", headers=sent).json == passed_on
    expected = PARENT.split("-")[1] if passed_on else None
    assert lines(capsys)[0].get("trace_id") == expected

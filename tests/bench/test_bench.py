"""A benchmark ends with one table whatever fails, and sends what it means to send."""

import contextlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.bench import __main__ as bench
from tests.bench import results
from tests.bench.load import Rate, _by_threads
from tests.bench.table import Row, at_most, rate_row


class Listener(BaseHTTPRequestHandler):
    bodies: set[bytes] = set()

    def do_POST(self):
        self.bodies.add(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


class Patient(ThreadingHTTPServer):
    request_queue_size = 64  # all connections come at once


@pytest.fixture
def listener():
    server = Patient(("127.0.0.1", 0), Listener)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_bodies_are_sent_as_utf_8_without_wrk(listener):
    rate = _by_threads(listener, {}, 0.2, "POST", ['{"pseudo": "Élodie"}'])
    assert rate.requests_per_second > 0
    assert Listener.bodies == {'{"pseudo": "Élodie"}'.encode()}


def test_a_part_that_fails_says_so_and_the_others_are_measured(monkeypatch, capsys, tmp_path):
    def rows(part, _bare_url):
        yield Row("reads", "100/s", "0.50 of bare Flask")
        if part == "go":
            raise RuntimeError("no board\nmore")

    monkeypatch.setattr(bench, "_rows", rows)
    monkeypatch.setattr(bench, "bare_flask", contextlib.nullcontext)
    monkeypatch.setattr(bench, "rate_of", lambda _url: Rate(4000, 9, 0))
    monkeypatch.setattr(results, "BENCH", tmp_path / "build" / "bench.json")
    monkeypatch.setattr(results, "SOAK", tmp_path / "build" / "soak.json")
    monkeypatch.setenv("ONLY", "go league")
    assert bench.main() == 1
    lines = [line.split("  ") for line in capsys.readouterr().out.splitlines()]
    told = [[cell.strip() for cell in line if cell.strip()] for line in lines]
    assert told[0] == ["part", "what", "figure", "of what", "aim", "met"]
    assert told[2:5] == [
        ["go", "reads", "100/s", "0.50 of bare Flask"],
        ["go", "FAILED", "RuntimeError: no board"],
        ["league", "reads", "100/s", "0.50 of bare Flask"],
    ]
    assert told[5] == [
        "the run",
        "bare Flask at the end",
        "4000/s",
        "1.00 of the beginning (4000/s)",
    ]
    assert told[6][-2:] == ["at most 15 minutes", "yes"]
    assert told[7] == ["the run", "last `make soak`", "never run here"]
    written = json.loads(results.BENCH.read_text())
    assert [row["what"] for row in written["rows"]][:2] == ["reads", "FAILED"]


def test_the_last_long_run_is_told_with_its_date(monkeypatch, tmp_path):
    monkeypatch.setattr(results, "SOAK", tmp_path / "build" / "soak.json")
    (tmp_path / "build").mkdir()
    results.write_soak(12, ["tests/a.py::test_b"])
    row = results.last_soak()
    assert row.figure == "12 passed, 1 failed"
    assert row.of_what == json.loads(results.SOAK.read_text())["at"]


@pytest.mark.parametrize(("reached", "met"), [(800, "yes"), (799, "NO")])
def test_an_aim_missed_by_little_is_missed(reached, met):
    row = rate_row("reads", Rate(reached, 9, 0), Rate(4000, 9, 0), 0.2)
    assert row.cells[-2:] == ("at least 0.2", met)
    assert at_most(2, 2.1, " s").met is False

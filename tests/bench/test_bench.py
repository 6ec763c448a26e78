"""A benchmark ends with one table whatever fails, and sends what it means to send."""

import contextlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.bench import __main__ as bench
from tests.bench.load import _by_threads
from tests.bench.table import Row


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


def test_a_part_that_fails_says_so_and_the_others_are_measured(monkeypatch, capsys):
    def rows(part, _bare_url):
        yield Row("reads", "100/s", "0.50 of bare Flask")
        if part == "go":
            raise RuntimeError("no board\nmore")

    monkeypatch.setattr(bench, "_rows", rows)
    monkeypatch.setattr(bench, "bare_flask", contextlib.nullcontext)
    monkeypatch.setenv("ONLY", "go league")
    assert bench.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "part    what    figure  of what",
        "------  ------  ------  ----------------------",
        "go      reads   100/s   0.50 of bare Flask",
        "go      FAILED          RuntimeError: no board",
        "league  reads   100/s   0.50 of bare Flask",
    ]

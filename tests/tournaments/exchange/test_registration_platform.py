"""The registration platform is asked within bounds, however it answers."""

import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from services.tournaments.exchange import registration_platform
from services.tournaments.exchange.registration_platform import (
    Account,
    NotAnswered,
    Platform,
    fetch_tournament,
)

ACCOUNT = Account("arbiter", "secret", "60432", "Open A")


class Trickle(BaseHTTPRequestHandler):
    """A byte from time to time, until the other side has had enough."""

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        while not self.server.ended.is_set():
            try:
                self.wfile.write(b" ")
            except OSError:
                return
            time.sleep(0.01)

    def log_message(self, *_):
        pass


@pytest.fixture
def trickling():
    server = HTTPServer(("127.0.0.1", 0), Trickle)
    server.ended = threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Platform(f"http://127.0.0.1:{server.server_port}/")
    server.ended.set()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("limit", "value", "why"),
    [("WHOLE_SECONDS", 0.1, "takes too long"), ("LARGEST_ANSWER", 5, "too large")],
)
def test_an_answer_without_end_is_given_up(monkeypatch, trickling, limit, value, why):
    monkeypatch.setattr(registration_platform, limit, value)
    with pytest.raises(NotAnswered, match=why) as refusal:
        fetch_tournament(trickling, ACCOUNT)
    assert ACCOUNT.password not in str(refusal.value)


def test_nobody_there_is_told_without_the_password():
    with pytest.raises(NotAnswered) as refusal:
        fetch_tournament(Platform("http://127.0.0.1:9/"), ACCOUNT)
    assert ACCOUNT.password not in str(refusal.value)

"""A server of somebody else that files and webhooks are sent to."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.waiting import PATIENCE_SECONDS


class Receiver(ThreadingHTTPServer):
    """Keeps what it gets and answers with the statuses it was given, then with 200."""

    daemon_threads = True

    def __init__(self, port: int = 0):
        super().__init__(("127.0.0.1", port), Reception)
        self.statuses: list[int] = []
        self.always: int | None = None
        self.answer = b""
        self.received: list[tuple[dict[str, str], str]] = []
        self.open = threading.Event()
        self.open.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class Reception(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.server.received.append((dict(self.headers), body))
        self.server.open.wait(PATIENCE_SECONDS)
        usual = self.server.always or 200
        self.send_response(self.server.statuses.pop(0) if self.server.statuses else usual)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", str(len(self.server.answer)))
        self.end_headers()
        self.wfile.write(self.server.answer)

    def log_message(self, *_):
        pass


@contextmanager
def receiving(port: int = 0) -> Iterator[Receiver]:
    server = Receiver(port)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield server
    finally:
        server.open.set()
        server.shutdown()
        server.server_close()

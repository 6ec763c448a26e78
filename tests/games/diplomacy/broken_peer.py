"""A peer that fails on demand: before the real one, it passes on, hangs up, sleeps or babbles."""

import threading
import time
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from tests.waiting import PATIENCE_SECONDS

SLOW_SECONDS = 2 * PATIENCE_SECONDS  # who waits for it fails


class BrokenPeer:
    """`mode`: fine, closed, slow, or ("says", status, body) for the paths it breaks."""

    def __init__(self, port: int):
        self.mode: object = "fine"
        self.real_url = ""
        peer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self):
                length = int(self.headers.get("Content-Length") or 0)
                peer.serve(self, self.rfile.read(length))

            do_GET = do_POST = do_PUT = do_DELETE = answer

            def log_message(self, *_args):
                """The tests are loud enough."""

        self.server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{port}"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def serve(self, request, body: bytes) -> None:
        if self.mode == "closed":
            request.close_connection = True
            request.connection.close()
            return
        if self.mode == "slow":
            time.sleep(SLOW_SECONDS)
        says = self.mode[1:] if isinstance(self.mode, tuple) else self._real(request, body)
        status, content = says
        request.send_response(status)
        request.send_header("Content-Type", "application/json")
        request.send_header("Content-Length", str(len(content)))
        request.end_headers()
        request.wfile.write(content)

    def _real(self, request, body: bytes) -> tuple[int, bytes]:
        parts = urlsplit(self.real_url)
        connection = HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE_SECONDS)
        headers = {name: value for name, value in request.headers.items() if name != "Host"}
        connection.request(request.command, request.path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

"""A peer that shows faults a real one won't show on demand."""

import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Behaviour = Callable[[BaseHTTPRequestHandler], None]


class FakePeer:
    """Listens on a free port and behaves as told until the block ends."""

    def __init__(self, behaviour: Behaviour):
        self.behaviour = behaviour
        self.calls: list[str] = []
        peer = self

        class Handler(BaseHTTPRequestHandler):
            def behave(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                peer.calls.append(f"{self.command} {self.path}")
                peer.behaviour(self)

            do_GET = do_POST = do_PUT = do_DELETE = behave

            def log_message(self, *_args) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> "FakePeer":
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_failure) -> None:
        self.server.shutdown()
        self.server.server_close()


def answering(status: int, body: bytes, kind: str = "application/json") -> Behaviour:
    def behave(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("Content-Type", kind)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return behave


def sleeping(seconds: float) -> Behaviour:
    return lambda _handler: time.sleep(seconds)

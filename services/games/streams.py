"""Server-sent events, a process of its own: `python -m services.games.streams`.

GET /game-events/<game_id>?ticket=… holds a connection for hours, so it must not live under the
threads of the API. Here every listener has a cheap thread that sleeps until there is news.
"""

import queue
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from services.games.diplomacy.actions.follow_games import Listener, News, admit, missed_events
from services.games.diplomacy.domain.streams import as_server_sent_event
from services.games.diplomacy.refusals import TooManyListeners
from shared import logs
from shared.background import Step, start_steps, stop_signal
from shared.config import settings
from shared.database import use_database

PATH = re.compile(r"/game-events/(\d{1,9})")
PING_SECONDS = 15
LOOK_EVERY_SECONDS = 0.5
STACK_BYTES = 256 * 1024
NEWS = News()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 10  # for a client that does not finish its request

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        if address.path == "/health":
            self._answer(200, "streams is alive")
            return
        found = PATH.fullmatch(address.path)
        if found is None:
            self._answer(404, "There is no such stream")
            return
        asked = {name: values[-1] for name, values in parse_qs(address.query).items()}
        self._listen(int(found[1]), asked)

    def _listen(self, game_id: int, asked: dict[str, str]) -> None:
        listener = admit(game_id, asked.get("ticket", ""))
        if listener is None:
            self._answer(401, "The ticket is not good, or not good any more")
            return
        last = self.headers.get("Last-Event-ID") or asked.get("last_event_id") or ""
        try:
            NEWS.add(listener)
        except TooManyListeners as refusal:
            self._answer(503, str(refusal))
            return
        try:
            self._begin()
            self._send_all(listener, int(last) if last.isdecimal() else None)
        except OSError:
            pass  # the listener went away
        finally:
            NEWS.remove(listener)
            self.close_connection = True

    def _send_all(self, listener: Listener, last: int | None) -> None:
        sent = set()
        for happening in missed_events(listener, last) if last is not None else []:
            self._write(as_server_sent_event(happening))
            sent.add(happening.number)
        while True:
            try:
                news = listener.news.get(timeout=PING_SECONDS)
            except queue.Empty:
                self._write(b": still here\n\n")
                continue
            if news is None:
                return
            if news.number not in sent:
                self._write(as_server_sent_event(news))

    def _begin(self) -> None:
        self.send_response(200)
        self._common_headers("text/event-stream; charset=utf-8")
        self.send_header("Connection", "close")
        self.end_headers()
        self._write(b"retry: 3000\n\n")

    def _answer(self, status: int, msg: str) -> None:
        body = f'{{"msg": "{msg}"}}'.encode()
        self.send_response(status)
        self._common_headers("application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _common_headers(self, kind: str) -> None:
        origins, origin = settings().cors_origins, self.headers.get("Origin", "")
        if "*" in origins or origin in origins:
            self.send_header("Access-Control-Allow-Origin", "*" if "*" in origins else origin)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")

    def _write(self, piece: bytes) -> None:
        self.wfile.write(piece)
        self.wfile.flush()

    def version_string(self) -> str:
        return "streams"

    def log_message(self, *_args: object) -> None:
        """Addresses hold tickets: they do not belong in a log."""


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main() -> None:
    logs.log_as_json("games-streams")
    use_database(settings().database_urls["games"])
    threading.stack_size(STACK_BYTES)
    server = Server((settings().listen, settings().streams_port), Handler)
    stopping = stop_signal()
    start_steps([Step("news of games", LOOK_EVERY_SECONDS, NEWS.gather)], stopping)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    stopping.wait()


if __name__ == "__main__":
    main()

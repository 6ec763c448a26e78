"""Stands in for games: says which games a member is in, as tests arrange it."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class FakeGames:
    """`running` and `finished`: member id -> {game id: role}."""

    def __init__(self) -> None:
        self.running: dict[int, dict[str, int]] = {}
        self.finished: dict[int, dict[str, int]] = {}
        self.refusal: str | None = None
        games = self

        class Answers(BaseHTTPRequestHandler):
            def do_PUT(self) -> None:
                """Renamed or forgotten, as if it were."""
                self.rfile.read(int(self.headers["Content-Length"]))
                self._answer(200, {"msg": "Ok"})

            def do_GET(self) -> None:
                path, _, query = self.path.partition("?")
                member = path.rsplit("/", 1)[1]
                member = int(member) if member.isdecimal() else 0
                found = dict(games.running.get(member, {}))
                if "running=1" not in query:
                    found |= games.finished.get(member, {})
                found = {"departures": {"running": []}, "exports": {"tables": {}}}.get(
                    path.split("/")[1].removeprefix("player-"), found
                )
                refusal = games.refusal or ("ratings" in path and "There are no ratings here")
                self._answer(*((400, {"msg": refusal}) if refusal else (200, found)))

            def _answer(self, status: int, answer: object) -> None:
                body = json.dumps(answer).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_args) -> None:
                """Tests are quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

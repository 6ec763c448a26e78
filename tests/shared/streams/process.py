"""A stream process of its own, on a database of its own, that tests may hurt."""

import contextlib
import hashlib
import json
import os
import secrets
import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from deploy.programs import end_with_parent
from shared.config import ROOT
from shared.streams import journal
from shared.streams.tables import StreamTicket
from tests.factories import eventually
from tests.listening import Listening
from tests.stack import free_ports
from tests.waiting import PATIENCE_SECONDS

MEMBER = 5
TOPIC = f"member:{MEMBER}"


class StreamProcess:
    """`settings` are environment variables; what happens is written straight to its journal."""

    def __init__(self, data: Path, **settings: str):
        self.data, self.port = data, free_ports(1)[0]
        self.environment = {
            **os.environ,
            "ENTENTE_DATA": str(data),
            "STREAMS_PORT": str(self.port),
            "TEST_CLOCK": "1",
            "SQLITE_SYNCHRONOUS": "NORMAL",
            **settings,
        }
        url = settings.get("GAMES_DATABASE_URL", f"sqlite:///{data}/games.db")
        self.engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
        self.process: subprocess.Popen | None = None
        self.opened = contextlib.ExitStack()
        self._run("shared.migrations", "games").wait()

    def start(self) -> "StreamProcess":
        self.process = self._run("services.games.streams")
        eventually(self.is_alive)
        return self

    def is_alive(self) -> bool:
        try:
            with urlopen(
                f"http://127.0.0.1:{self.port}/health", timeout=PATIENCE_SECONDS
            ) as answer:
                return answer.status == 200
        except (URLError, ConnectionError):
            return False

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Its exit code; nothing when it does not run."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE_SECONDS)

    def remove(self) -> None:
        self.opened.close()
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGKILL)
        self.engine.dispose()

    def happen(self, *names: str, topic: str = TOPIC, text: str = "", audience=None) -> None:
        """All of them in one transaction."""
        with Session(self.engine) as session:
            for name in names:
                journal.append(session, topic, name, {"text": text}, audience=audience)
            session.commit()

    def ticket(self, topic: str = TOPIC, player_id: int | None = MEMBER) -> str:
        ticket = secrets.token_urlsafe(12)
        with Session(self.engine) as session:
            session.add(
                StreamTicket(
                    ticket_hash=hashlib.sha256(ticket.encode()).hexdigest(),
                    owner=f"member:{player_id}",
                    player_id=player_id,
                    topics=json.dumps([[topic, ""]]),
                    expires_at=datetime.now(UTC) + timedelta(seconds=60),
                )
            )
            session.commit()
        return ticket

    def open(self, ticket: str | None = None, last: int | None = None, **more) -> Listening:
        headers = {**more.pop("headers", {}), **({"Last-Event-ID": str(last)} if last else {})}
        path = f"/events?ticket={ticket or self.ticket()}"
        listening = Listening(self.port, path, headers, **more)
        self.opened.callback(listening.close)
        assert next(listening.blocks()) == "retry: 3000"
        return listening

    def move_clock(self, seconds: float) -> None:
        (self.data / "clock-shift-seconds").write_text(str(seconds))

    def _run(self, *module: str) -> subprocess.Popen:
        with (self.data / "log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", *module],
                cwd=ROOT,
                env=self.environment,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,
            )

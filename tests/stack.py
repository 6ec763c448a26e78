"""The real platform on free ports with a temporary data folder, as tests use it."""

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import requests
from sqlalchemy import create_engine, text

from deploy.programs import end_with_parent
from shared.config import PORTS, ROOT, STORING, read_settings
from shared.service_keys import SigningKey, signing_key
from tests.waiting import PATIENCE_SECONDS

STARTED = "Ctrl-C stops everything"
SHARED_MEMORY = Path("/dev/shm")


class Stack:
    """`settings` are environment variables beside those that make it a test."""

    def __init__(self, **settings: str):
        self.data = Path(tempfile.mkdtemp(prefix="entente-"))
        self.visitor_secret, self.metrics_token = (secrets.token_urlsafe(48) for _ in range(2))
        ports = free_ports(len(PORTS) + 4)
        self.ports = dict(zip(PORTS, ports, strict=False))
        self.streams_port, self.tournaments_streams_port = ports[len(PORTS) : -2]
        self.gateway_port, self.web_port = ports[-2:]
        self.web_url = f"http://127.0.0.1:{self.web_port}"
        self.urls = {name: f"http://127.0.0.1:{port}" for name, port in self.ports.items()}
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.endswith("_URL")},
            "ENTENTE_DATA": str(self.data),
            "VISITOR_SECRET": self.visitor_secret,
            "METRICS_TOKEN": self.metrics_token,
            "TEST_CLOCK": "1",
            "REVOCATION_POLL_SECONDS": "2",
            "SQLITE_SYNCHRONOUS": "NORMAL",
            "CLOCK_ADJUDICATES": "0",  # phases wait for the test that looks at them
            "MAILS_PER_CALLER": "1000000",  # all tests come from one address
            "WEBHOOK_HOSTS": "127.0.0.1",  # where tests receive what webhooks are told
            "STREAMS_PORT": str(self.streams_port),
            "TOURNAMENTS_STREAMS_PORT": str(self.tournaments_streams_port),
            "STREAM_LISTENERS_PER_ADDRESS": "4000",  # here, too
            "GATEWAY_PORT": str(self.gateway_port),
            "WEB_PORT": str(self.web_port),
            "PYTHONPATH": str(ROOT),
            **_database_settings(settings),
            **settings,
            **{f"{name.upper()}_PORT": str(port) for name, port in self.ports.items()},
            **{
                f"{name.upper()}_URL": url
                for name, url in self.urls.items()
                if f"{name.upper()}_URL" not in settings
            },
        }
        self.process: subprocess.Popen | None = None
        self.clock_moved = 0.0
        self._keys: dict[str, SigningKey] = {}

    def start(self) -> "Stack":
        self.process = subprocess.Popen(
            [sys.executable, "-m", "deploy.supervisor"],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=end_with_parent,  # tests that are killed leave nothing running
        )
        printed = []
        for line in self.process.stdout:
            printed.append(line)
            if STARTED in line:
                return self
        raise AssertionError("the stack did not start:\n" + "".join(printed))

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE_SECONDS)
            self.process = None

    def remove(self) -> None:
        """Kill everything: a clean stop is a dozen interpreters tidying up, which takes seconds."""
        if self.process is not None:
            self.process.kill()  # first, or it would start the others again
            self.process.wait()
            self.process = None
        while left := self.pids_of(""):
            self._kill(left)
            time.sleep(0.01)
        shutil.rmtree(self.data, ignore_errors=True)
        for port in (self.web_port, *self.ports.values()):
            for folder in SHARED_MEMORY.glob(f"entente-metrics-*-{port}"):
                shutil.rmtree(folder, ignore_errors=True)

    @property
    def admin_password(self) -> str:
        return (self.data / "admin-password").read_text().strip()

    def move_clock(self, seconds: float) -> None:
        """All processes see the clock moved by so many seconds; 0 puts it right again."""
        self.clock_moved = seconds
        draft = self.data / "clock-shift-draft"
        draft.write_text(str(seconds))
        draft.rename(self.data / "clock-shift-seconds")

    def service_token(self, caller: str, callee: str, seconds: int = 60) -> str:
        """Signed as the service does it, with its own key."""
        import jwt

        now = time.time() + self.clock_moved
        if caller not in self._keys:
            self._keys[caller] = signing_key(caller, read_settings(self.environment))
        key = self._keys[caller]
        return jwt.encode(
            {
                "iss": caller,
                "aud": f"service:{callee}",
                "type": "service",
                "iat": now,
                "exp": now + seconds,
            },
            key.private,
            algorithm="EdDSA",
            headers={"kid": key.key_id},
        )

    def visitor(self, address: str, agent: str = "Tablet", seconds: int = 60) -> dict[str, str]:
        """The header web sends when it speaks for somebody."""
        import jwt

        now = time.time() + self.clock_moved
        said = {"aud": "visitor", "address": address, "agent": agent, "exp": int(now) + seconds}
        return {"Visitor": jwt.encode(said, self.visitor_secret, algorithm="HS256")}

    def kill(self, name: str) -> None:
        """kill -9 a process with its workers; the supervisor brings it back."""
        self._kill(self.pids_of(name))

    def _kill(self, pids: list[int]) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def pids_of(self, name: str) -> list[int]:
        """The process of this name and its workers, the oldest first; all of this stack for ""."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                shown = (folder / "comm").read_text().strip()
                environment = (folder / "environ").read_bytes()
            except OSError:
                continue
            if shown == (name[:15] or shown) and str(self.data).encode() in environment:
                found.append(int(folder.name))
        return sorted(found)

    def wait_until_alive(self, name: str, seconds: float = PATIENCE_SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                address = self.urls.get(name, self.web_url)
                if requests.get(f"{address}/ready", timeout=10).status_code == 200:
                    return
            except requests.RequestException:
                time.sleep(0.1)
        raise AssertionError(f"{name} did not come back")


def free_ports(count: int) -> list[int]:
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()


def _database_settings(settings: dict[str, str]) -> dict[str, str]:
    """TEST_DATABASE_URL (it holds {service}) runs the suite on PostgreSQL, emptied first."""
    template = os.environ.get("TEST_DATABASE_URL")
    if not template or any(name.endswith("_DATABASE_URL") for name in settings):
        return {}
    urls = {name: template.replace("{service}", name) for name in STORING}
    for url in urls.values():
        plain = url.replace("postgresql://", "postgresql+psycopg://")
        with create_engine(plain).begin() as connection:
            connection.execute(text("DROP SCHEMA public CASCADE"))
            connection.execute(text("CREATE SCHEMA public"))
    return {f"{name.upper()}_DATABASE_URL": url for name, url in urls.items()}

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

from deploy.supervisor import end_with_parent
from shared.config import PORTS, ROOT, STORING

STARTED = "Ctrl-C stops everything"
SHARED_MEMORY = Path("/dev/shm")
BACKGROUND = {
    "mail-sender": "services.emails.sender",
    "scheduler": "services.games.scheduler",
    "streams": "services.games.streams",
    "mail-gateway": "services.emails.gateway",
}


class Stack:
    """`settings` are environment variables beside those that make it a test."""

    def __init__(self, **settings: str):
        self.data = Path(tempfile.mkdtemp(prefix="entente-"))
        self.secret = secrets.token_urlsafe(48)
        ports = free_ports(len(PORTS) + 2)
        self.ports = dict(zip(PORTS, ports, strict=False))
        self.streams_port, self.gateway_port = ports[len(PORTS) :]
        self.urls = {name: f"http://127.0.0.1:{port}" for name, port in self.ports.items()}
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.endswith("_URL")},
            "ENTENTE_DATA": str(self.data),
            "SERVICE_SECRET": self.secret,
            "TEST_CLOCK": "1",
            "REVOCATION_POLL_SECONDS": "2",
            "SQLITE_SYNCHRONOUS": "NORMAL",
            "CLOCK_ADJUDICATES": "0",  # phases wait for the test that looks at them
            "MAILS_PER_CALLER": "1000000",  # all tests come from one address
            "WEBHOOK_HOSTS": "127.0.0.1",  # where tests receive what webhooks are told
            "STREAMS_PORT": str(self.streams_port),
            "GATEWAY_PORT": str(self.gateway_port),
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
            self.process.wait(60)
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
        for port in self.ports.values():
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
        import jwt

        now = time.time() + self.clock_moved
        return jwt.encode(
            {
                "iss": caller,
                "aud": f"service:{callee}",
                "type": "service",
                "iat": now,
                "exp": now + seconds,
            },
            self.secret,
            algorithm="HS256",
        )

    def kill(self, name: str) -> None:
        """kill -9 a process with its workers; the supervisor brings it back."""
        self._kill(self.pids_of(BACKGROUND.get(name, f"services.{name}.app:app")))

    def _kill(self, pids: list[int]) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def pids_of(self, part_of_command: str) -> list[int]:
        """Processes of this stack whose command line holds these words."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                environment = (folder / "environ").read_bytes()
            except OSError:
                continue
            if part_of_command in command and str(self.data).encode() in environment:
                found.append(int(folder.name))
        return found

    def wait_until_alive(self, name: str, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if requests.get(f"{self.urls[name]}/ready", timeout=2).status_code == 200:
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
    """TEST_DATABASE_URL (it may hold {service}) runs the suite on PostgreSQL, emptied first."""
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

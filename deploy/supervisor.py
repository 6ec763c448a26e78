"""Start the whole platform, restart what dies, stop it cleanly: `python -m deploy.supervisor`."""

import contextlib
import http.client
import os
import signal
import socket
import threading
import time
from multiprocessing.context import ForkProcess
from pathlib import Path

from deploy.log_files import rotate
from deploy.processes import Process, all_processes, preparations
from deploy.programs import load_libraries, start_program
from shared.background import stop_signal
from shared.config import Settings, settings, stop

START_SECONDS = 60
STOP_SECONDS = 30
LONGEST_PAUSE_SECONDS = 30
ROTATE_SECONDS = 10
PRIVATE = 0o077  # what the platform writes is for its owner only


class Supervised:
    """One process, started again with growing pauses whenever it ends by itself."""

    def __init__(self, process: Process, logs: Path):
        self.process, self.log = process, logs / f"{process.name}.log"
        self.running: ForkProcess | None = None
        self.starts = 0
        self.next_start = 0.0

    def start(self) -> None:
        self.starts += 1
        self.started_at = time.monotonic()
        self.running = start_program(
            self.process.name, self.process.command, self.process.environment, self.log
        )

    def revive(self) -> None:
        """Start it again if it died; one that lived for a minute begins with short pauses again."""
        now = time.monotonic()
        if self.running is None or self.running.is_alive():
            return
        if self.next_start == 0.0:
            if now - self.started_at > 60:
                self.starts = 0
            self.next_start = now + min(LONGEST_PAUSE_SECONDS, 0.25 * 2**self.starts)
        elif now >= self.next_start:
            self.next_start = 0.0
            self.start()

    def has_ended(self) -> bool:
        return self.running is None or not self.running.is_alive()

    def answers(self) -> bool:
        if self.process.port is None:
            return not self.has_ended()
        connection = http.client.HTTPConnection("127.0.0.1", self.process.port, timeout=2)
        with contextlib.suppress(OSError, http.client.HTTPException):
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        return False


class Supervisor:
    def __init__(self, chosen: Settings, stopping: threading.Event):
        self.stopping = stopping
        logs = chosen.data / "logs"
        logs.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.supervised = [Supervised(process, logs) for process in all_processes(chosen)]

    def start(self) -> None:
        """Those that others ask come first; what works by itself waits until they answer."""
        asked = [one for one in self.supervised if one.process.port]
        for together in (asked, [one for one in self.supervised if one not in asked]):
            if self.stopping.is_set():
                return
            for one in together:
                one.start()
            for one in together:
                self._wait_for(one)

    def watch(self) -> None:
        rotates_at = 0.0
        while not self.stopping.wait(0.2):
            for one in self.supervised:
                one.revive()
                if time.monotonic() > rotates_at:
                    rotate(one.log)
            if time.monotonic() > rotates_at:
                rotates_at = time.monotonic() + ROTATE_SECONDS

    def stop(self) -> None:
        self.stopping.set()
        running = [one.running for one in self.supervised if one.running]
        for process in running:
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in running:
            process.join(max(0.1, deadline - time.monotonic()))
            if process.is_alive() and process.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)

    def _wait_for(self, one: Supervised) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not one.answers():
            if self.stopping.is_set():
                return
            if one.has_ended() or time.monotonic() > deadline:
                self.stop()
                stop(f"{one.process.name} did not start; {one.log} says why.")
            time.sleep(0.05)
        where = f"on port {one.process.port}" if one.process.port else "in the background"
        print(f"  {one.process.name:<12} serves {where}", flush=True)


def prepare(chosen: Settings) -> None:
    """The data folder, the ports, the databases: one sentence and exit 2 when one cannot be had."""
    try:
        chosen.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = chosen.data / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as failure:
        stop(f"the data folder {chosen.data} cannot be written ({failure.strerror}).")
    ports = {process.name: process.port for process in all_processes(chosen) if process.port}
    for service, port in (ports | {"mail-gateway": chosen.gateway_port}).items():
        with socket.socket() as probe_socket:
            probe_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe_socket.bind((chosen.listen, port))
            except OSError:
                stop(f"port {port}, where {service} should listen, is taken.")
    load_libraries()
    for side_by_side in preparations():
        started = [start_program(one.name, one.command, {}) for one in side_by_side]
        for one in started:
            one.join()
        if failed := [one.exitcode for one in started if one.exitcode]:
            raise SystemExit(failed[0])


def main() -> None:
    os.umask(PRIVATE)
    chosen = settings()
    try:
        prepare(chosen)
    except KeyboardInterrupt:
        stop("stopped before it had started.")
    supervisor = Supervisor(chosen, stop_signal())
    supervisor.start()
    if not supervisor.stopping.is_set():
        tell_where(chosen)
        supervisor.watch()
    print("\nStopping …", flush=True)
    supervisor.stop()


def tell_where(chosen: Settings) -> None:
    print(f"\nThe pages are at {chosen.web_url}")
    print(f"\n{'service':<13}{'address':<28}reference")
    for service in chosen.ports:
        print(f"{service:<13}{chosen.urls[service]:<28}{chosen.urls[service]}/docs")
    print(f"\nData, logs and mails are in {chosen.data}. Ctrl-C stops everything.", flush=True)


if __name__ == "__main__":
    main()

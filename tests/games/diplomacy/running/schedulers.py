"""Scheduler processes that a test starts, kills and waits for."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable

from shared.config import ROOT
from tests.stack import Stack


class Schedulers:
    def __init__(self, stack: Stack):
        self.stack = stack
        self.running: list[subprocess.Popen] = []

    def start(self, count: int = 1, **settings: str) -> "Schedulers":
        for _ in range(count):
            self.running.append(subprocess.Popen(
                [sys.executable, "-m", "services.games.scheduler"], cwd=ROOT,
                env=self.stack.environment | settings, stderr=subprocess.DEVNULL))
        return self

    def kill_one(self) -> None:
        """kill -9 at random, and another one in its place."""
        victim = self.running.pop(random.randrange(len(self.running)))
        victim.send_signal(signal.SIGKILL)
        victim.wait()
        self.start()

    def stop(self) -> None:
        for process in self.running:
            process.kill()
            process.wait()
        self.running = []


def wait_for(happened: Callable[[], object], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds * float(os.environ.get("PATIENCE", "1"))
    while not happened():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.1)

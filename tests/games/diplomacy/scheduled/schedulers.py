"""Scheduler processes that a test starts, kills and waits for."""

import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable

from shared.config import ROOT
from tests.conftest import SOAK
from tests.stack import Stack

# Tests move the clock by days, which shall be no downtime unless a test says so.
SETTINGS = {"CLOCK_ADJUDICATES": "1", "DOWNTIME_MINUTES": str(10**6)}
# Between two kills; on a busy machine a scheduler needs a while before it plays anything.
LIFE_SECONDS = 1.0 if SOAK else 2.0


class Schedulers:
    """The one of the stack plays nothing (CLOCK_ADJUDICATES=0); these do."""

    def __init__(self, stack: Stack):
        self.stack = stack
        self.running: list[subprocess.Popen] = []

    def start(self, count: int = 1, **settings: str) -> "Schedulers":
        for _ in range(count):
            self.running.append(
                subprocess.Popen(
                    [sys.executable, "-m", "services.games.scheduler"],
                    cwd=ROOT,
                    env=self.stack.environment | SETTINGS | settings,
                    stderr=subprocess.DEVNULL,
                )
            )
        return self

    def kill_one_now_and_then(self, until: Callable[[], bool]) -> None:
        while not until():
            threading.Event().wait(LIFE_SECONDS)
            self.kill_one()

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

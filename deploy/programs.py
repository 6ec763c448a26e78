"""Run our programs in forks of a process that has loaded the large libraries once for all.

A dozen interpreters that each load them for themselves take twice as long to start on two cores,
and as many that clear them away again, object by object, take seconds to stop.
"""

import ctypes
import gc
import importlib
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Sequence
from multiprocessing.context import ForkProcess
from pathlib import Path

from shared.config import ROOT, settings

# Other people's packages only: what is started again later runs the code that lies there then.
# Not prometheus_client, which reads where a service keeps its counts when it is imported.
LIBRARIES = (
    "flask_restful",
    "sqlalchemy.orm",
    "sqlalchemy.dialects.sqlite",
    "sqlite3",
    "alembic.command",
    "pydantic.main",  # the package itself loads nothing
    "pydantic.dataclasses",
    "pydantic.json_schema",
    "pydantic.networks",
    "pydantic.type_adapter",
    "email_validator",
    "babel.dates",
    "cachetools",
    "icalendar",
    "flask_jwt_extended",
    "argon2",
    "starlette.applications",
    "uvicorn",
    "requests",
    "jwt",
    "gunicorn.app.wsgiapp",
    "gunicorn.workers.gthread",
)
STOPS = (signal.SIGINT, signal.SIGTERM)
PARENT_DIED, NAME = 1, 15  # of prctl


def load_libraries() -> None:
    for name in LIBRARIES:
        importlib.import_module(name)
    gc.freeze()  # forks share these pages as long as no collection writes to them


def start_program(
    name: str, command: Sequence[str], environment: dict[str, str], log: Path | None = None
) -> ForkProcess:
    """`python -m` with these words, in a fork; what it writes goes to the log, if there is one."""
    started = multiprocessing.get_context("fork").Process(
        target=_run, name=name, args=(name, command, environment, log)
    )
    # A signal that came before the child has its own handlers would be lost in ours.
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    started.start()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    return started


def _run(name: str, command: Sequence[str], environment: dict[str, str], log: Path | None) -> None:
    end_with_parent()
    os.setsid()  # Ctrl-C reaches the supervisor only
    for number in STOPS:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    if log is not None:
        _write_to(log)
    _show_as(name)
    os.environ.update(environment)
    settings.cache_clear()
    os.chdir(ROOT)
    module, *arguments = command
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _write_to(log: Path) -> None:
    with log.open("ab") as file:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
            os.dup2(file.fileno(), stream.fileno())


def end_with_parent() -> None:
    """On Linux a process ends with a parent that was killed outright."""
    _tell_kernel(PARENT_DIED, signal.SIGTERM)


def _show_as(name: str) -> None:
    """top and `ps -o comm` tell by this name which is which."""
    _tell_kernel(NAME, name.encode())


def _tell_kernel(what: int, value: int | bytes) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(what, value)

"""Every process of the platform: its name, its command, its port."""

import sys
from dataclasses import dataclass, field

from shared.config import PORTS, STORING, Settings

PYTHON = sys.executable


@dataclass(frozen=True)
class Process:
    name: str
    command: list[str]
    port: int | None = None
    environment: dict[str, str] = field(default_factory=dict)


def web(service: str, settings: Settings) -> Process:
    command = [
        PYTHON,
        "-m",
        "gunicorn",
        "-c",
        "deploy/gunicorn.conf.py",
        f"services.{service}.app:app",
    ]
    return Process(service, command, settings.ports[service], {"SERVICE": service})


def all_processes(settings: Settings) -> list[Process]:
    return [
        *(web(service, settings) for service in PORTS),
        Process("mail-sender", [PYTHON, "-m", "services.emails.sender"]),
        Process("mail-gateway", [PYTHON, "-m", "services.emails.gateway"]),
        Process("scheduler", [PYTHON, "-m", "services.games.scheduler"]),
        Process("streams", [PYTHON, "-m", "services.games.streams"], settings.streams_port),
    ]


def preparations() -> list[list[str]]:
    """What must have been done before anything is started."""
    return [
        [PYTHON, "-m", "shared.migrations", *STORING],
        [PYTHON, "-m", "services.users.first_start"],
    ]

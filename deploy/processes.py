"""Every process of the platform: its name, its command, its port."""

from dataclasses import dataclass, field

from shared.config import PORTS, STORING, Settings


@dataclass(frozen=True)
class Process:
    """`command` is a module and its arguments, as after `python -m`."""

    name: str
    command: list[str]
    port: int | None = None
    environment: dict[str, str] = field(default_factory=dict)


def served(name: str, application: str, port: int) -> Process:
    command = ["gunicorn", "-c", "deploy/gunicorn.conf.py", application]
    return Process(name, command, port, {"SERVICE": name})


def all_processes(settings: Settings) -> list[Process]:
    return [
        served("web", "web.app:app", settings.web_port),
        *(
            served(service, f"services.{service}.app:app", settings.ports[service])
            for service in PORTS
        ),
        Process("mail-sender", ["services.emails.sender"]),
        Process("mail-gateway", ["services.emails.gateway"]),
        Process("scheduler", ["services.games.scheduler"]),
        Process("streams", ["services.games.streams"], settings.stream_ports["games"]),
        Process(
            "tournaments-streams",
            ["services.tournaments.streams"],
            settings.stream_ports["tournaments"],
        ),
    ]


def preparations() -> list[list[Process]]:
    """What must have been done before anything is started; those of one list side by side."""
    return [
        [Process(service, ["shared.migrations", service]) for service in STORING],
        [Process("users", ["services.users.first_start"])],
    ]

"""How the platform is: each process asked, sizes and the age of backups looked up."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import requests
from alembic.script import ScriptDirectory

from deploy.operating import peers
from deploy.operating.back_up import archives_in
from deploy.operating.last_backup import last_backup
from deploy.operating.places import is_sqlite, sqlite_path
from shared.config import STORING, Settings
from shared.errors import Refusal
from shared.migrations import configuration

SECONDS = 3
PAUSE_SECONDS = 0.5
COUNTED = 100


@dataclass(frozen=True)
class ProcessStatus:
    name: str
    alive: bool
    ready: bool
    says: str
    revision: str  # the newest this version knows; `ready` says whether the database is there
    bytes: int | None


@dataclass(frozen=True)
class PlatformStatus:
    processes: list[ProcessStatus]
    data_bytes: int
    last_backup: str | None
    backup_age_hours: float | None
    # Up to a hundred are counted; None: the service did not answer.
    waiting_mails: int | None
    failed_mails: int | None
    failing_games: int | None

    @property
    def is_well(self) -> bool:
        return all(one.ready for one in self.processes)


def await_status(
    settings: Settings, backups: Path | None, at_most_seconds: float
) -> PlatformStatus:
    """The first in which all is well, or the last one."""
    ends_at = time.monotonic() + at_most_seconds
    while not (found := status(settings, backups)).is_well and time.monotonic() < ends_at:
        time.sleep(PAUSE_SECONDS)
    return found


def status(settings: Settings, backups: Path | None) -> PlatformStatus:
    addresses = {
        "web": settings.web_url,
        **settings.urls,
        **_stream_addresses(settings),
    }
    name, age = _last_backup(settings, backups)
    return PlatformStatus(
        [_process(settings, name, address) for name, address in addresses.items()],
        sum(_sizes(folder) for folder in set(settings.service_data.values())),
        name,
        age,
        _count(lambda: peers.mails("waiting", COUNTED).mails),
        _count(lambda: peers.mails("failed", COUNTED).mails),
        _count(lambda: peers.failing_games().games),
    )


def _last_backup(settings: Settings, backups: Path | None) -> tuple[str | None, float | None]:
    """Name and age in hours; of those in a folder, if one is given, else of the last one made."""
    if backups is None:
        noted = last_backup(settings)
    else:
        archives = archives_in(backups) if backups.is_dir() else []
        noted = (
            (archives[-1].name, datetime.fromtimestamp(archives[-1].stat().st_mtime, UTC))
            if archives
            else None
        )
    if noted is None:
        return None, None
    return noted[0], round((datetime.now(UTC) - noted[1]).total_seconds() / 3600, 1)


def _count(ask: Callable[[], list]) -> int | None:
    try:
        return len(ask())
    except Refusal:
        return None


def _stream_addresses(settings: Settings) -> dict[str, str]:
    """They stand beside the service whose events they tell, on a port of their own."""
    names = {"games": "streams", "tournaments": "tournaments-streams"}
    addresses = {}
    for service, port in settings.stream_ports.items():
        host = urlsplit(settings.urls[service]).hostname
        # Containers have the names of the processes.
        addresses[names[service]] = f"http://{names[service] if host == service else host}:{port}"
    return addresses


def _process(settings: Settings, name: str, address: str) -> ProcessStatus:
    alive, said = _ask(address + "/health")
    ready = alive
    if alive and name in settings.urls:
        ready, said = _ask(address + "/ready")
    revision, size = "", None
    if name in STORING:
        scripts = ScriptDirectory.from_config(configuration(name))
        revision = ", ".join(scripts.get_heads())
        url = settings.database_urls[name]
        size = _size(sqlite_path(url)) if is_sqlite(url) else None
    return ProcessStatus(name, alive, ready, said, revision, size)


def _ask(address: str) -> tuple[bool, str]:
    try:
        with requests.Session() as session:
            session.trust_env = False
            answer = session.get(address, timeout=SECONDS, allow_redirects=False)
        said = answer.json().get("msg", "")
    except requests.JSONDecodeError:
        said = ""
    except (requests.RequestException, AttributeError):
        return False, "does not answer"
    return answer.status_code == 200, said or f"answers {answer.status_code}"


def _size(path: Path) -> int | None:
    """Looked up, never opened."""
    beside = (path, path.with_name(path.name + "-wal"))
    return sum(one.stat().st_size for one in beside if one.exists()) if path.exists() else None


def _sizes(folder: Path) -> int:
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size if path.is_file() else 0
        except OSError:  # gone meanwhile
            continue
    return total

"""Look whether the databases are whole and agree with each other."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from deploy.operating import postgresql, sqlite_files
from deploy.operating.invariants import Breach, breaches_between, breaches_within
from deploy.operating.places import is_sqlite, sqlite_path
from deploy.operating.refusals import Refused
from shared.config import STORING, Settings

HIGHEST_ON_SQLITE = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'players'"
HIGHEST_ON_POSTGRESQL = (
    "SELECT coalesce(max(last_value), 0) FROM pg_sequences WHERE sequencename = 'players_id_seq'"
)


@dataclass(frozen=True)
class CheckReport:
    databases: dict[str, str]
    breaches: list[Breach]

    @property
    def is_clean(self) -> bool:
        return not self.breaches


def check(settings: Settings) -> CheckReport:
    urls = settings.database_urls
    databases, breaches = {}, []
    for service in STORING:
        revision, troubles = _look_at(service, urls[service])
        databases[service] = revision
        breaches += [Breach(service, "the database is whole", trouble) for trouble in troubles]
    if not breaches:  # of a torn database nothing else can be asked
        breaches = _breaches(settings)
        if breaches:
            # Services work meanwhile: what is found twice is not just under way.
            again = _breaches(settings)
            breaches = [one for one in breaches if one in again]
    return CheckReport(databases, breaches)


def _breaches(settings: Settings) -> list[Breach]:
    def ask(service: str, question: str) -> list[tuple]:
        with _reading(settings.database_urls[service]) as connection:
            return connection.execute(question).fetchall()

    def highest_player_id() -> int:
        on_sqlite = is_sqlite(settings.database_urls["players"])
        return ask("players", HIGHEST_ON_SQLITE if on_sqlite else HIGHEST_ON_POSTGRESQL)[0][0]

    return breaches_within(ask) + breaches_between(ask, highest_player_id)


def _look_at(service: str, url: str) -> tuple[str, list[str]]:
    if not is_sqlite(url):
        with postgresql.snapshot(url) as connection:
            revision = postgresql.revision_of(connection)
            return revision, postgresql.troubles_of(connection) if revision else _missing(service)
    path = sqlite_path(url)
    _require_there(service, path)
    revision = sqlite_files.revision_of(path)
    return revision, sqlite_files.troubles_of(path) or ([] if revision else _missing(service))


def _missing(service: str) -> list[str]:
    return [f"{service} has no tables"]


def _require_there(service: str, path: Path) -> None:
    if not path.is_file():
        raise Refused(f"There is no database of {service} ({path}).")


@contextlib.contextmanager
def _reading(url: str) -> Iterator:
    if is_sqlite(url):
        with contextlib.closing(sqlite_files.open_existing(sqlite_path(url))) as connection:
            yield connection
    else:
        with postgresql.snapshot(url) as server:
            yield server

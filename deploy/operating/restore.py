"""Put a backup into an empty place: unpacked and checked beside it, then moved in."""

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import psycopg
from alembic import command
from alembic.script import ScriptDirectory

from deploy.operating import postgresql, sqlite_files
from deploy.operating.archives import Manifest, unpack
from deploy.operating.back_up import SETTINGS_FILE
from deploy.operating.places import COPY_ORDER, data_folders, is_sqlite, kept_files, sqlite_path
from deploy.operating.refusals import ArchiveIsDamaged, Refused
from shared.config import Settings
from shared.migrations import configuration

Note = Callable[[str, int, int], None]
OTHER_SETTINGS = "settings-of-the-backup.env"


@dataclass(frozen=True)
class RestoreReport:
    made_at: str
    databases: list[str]
    files: int
    settings: str


def restore(
    settings: Settings, archive: Path, *, passphrase: str = "", note: Note = lambda *_: None
) -> RestoreReport:
    """Nothing in the place is touched before the whole archive was found right."""
    if not archive.is_file():
        raise Refused(f"There is no archive {archive}.")
    _require_empty(settings)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".entente-restore-", dir=settings.data) as made:
        folder, seen = Path(made), iter(range(1, 1 << 62))
        manifest = unpack(archive, folder, passphrase, lambda _: note("archive", next(seen), 0))
        _require_fitting(settings, manifest)
        _require_sound(manifest, folder)
        _require_empty(settings)  # somebody may have started it meanwhile
        _fill_databases(settings, manifest, folder, note)
        _move_in(settings, manifest, folder)
    return RestoreReport(
        made_at=manifest.made_at,
        databases=list(manifest.databases),
        files=len(manifest.files),
        settings=str(settings.data / OTHER_SETTINGS),
    )


def _require_empty(settings: Settings) -> None:
    for service, url in settings.database_urls.items():
        if is_sqlite(url):
            path = sqlite_path(url)
            taken = any(path.with_name(path.name + end).exists() for end in ("", "-wal"))
        else:
            with postgresql.connect(url) as connection:
                taken = bool(postgresql.tables_of(connection))
        if taken:
            raise Refused(
                f"There is a database of {service} already: a backup is restored into an empty "
                "place only. Nothing was changed."
            )
    for folder in data_folders(settings).values():
        # Settings may be there before, and the operator's own key when it asked for something.
        own = (folder / ".env", folder / "private-keys" / "operator")
        for path in kept_files(folder):
            if not any(path.is_relative_to(one) for one in own):
                raise Refused(
                    f"{path} is there already: a backup is restored into an empty place only. "
                    "Nothing was changed."
                )


def _require_fitting(settings: Settings, manifest: Manifest) -> None:
    if manifest.folders != sorted(data_folders(settings)):
        raise Refused(
            "The backup is of a platform whose services keep their data "
            f"{'together' if len(manifest.folders) == 1 else 'in a folder each'}: set SERVICE_DATA "
            "so that it is the same here. Nothing was restored."
        )
    if set(manifest.databases) != set(COPY_ORDER):
        raise ArchiveIsDamaged("it does not hold every database")
    for service, copied in manifest.databases.items():
        here = "sqlite" if is_sqlite(settings.database_urls[service]) else "postgresql"
        if copied.kind != here:
            raise Refused(
                f"The database of {service} was copied from {copied.kind} and cannot be put into "
                f"{here}. Nothing was restored."
            )
        scripts = ScriptDirectory.from_config(configuration(service))
        if copied.revision not in {one.revision for one in scripts.walk_revisions()}:
            raise Refused(
                f"The database of {service} has revision {copied.revision or 'none'}, which this "
                "version does not know: restore it with the version that made it, or a newer one. "
                "Nothing was restored."
            )


def _require_sound(manifest: Manifest, folder: Path) -> None:
    for service, copied in manifest.databases.items():
        if copied.kind == "sqlite":
            path = folder / "databases" / f"{service}.db"
            if not path.is_file():
                raise ArchiveIsDamaged(f"the database of {service} is missing")
            if troubles := sqlite_files.troubles_of(path):
                raise ArchiveIsDamaged(f"the database of {service}: {troubles[0]}")


def _fill_databases(settings: Settings, manifest: Manifest, folder: Path, note: Note) -> None:
    """Those on servers, all or none: each is committed when all of them are filled."""
    urls = {
        service: settings.database_urls[service]
        for service, copied in manifest.databases.items()
        if copied.kind == "postgresql"
    }
    filled: list[psycopg.Connection] = []
    try:
        for service, url in urls.items():
            copied = manifest.databases[service]
            command.upgrade(configuration(service, url), copied.revision)
            connection = postgresql.connect(url)
            filled.append(connection)
            postgresql.fill(
                connection,
                folder / "databases" / service,
                copied.sequences,
                lambda done, total, service=service: note(service, done, total),  # type: ignore[misc]
            )
        for connection in filled:
            connection.commit()
    except Exception as failure:
        for connection in filled:
            connection.close()
        for url in urls.values():
            postgresql.remove_tables(url)
        if isinstance(failure, psycopg.Error):
            reason = str(failure).splitlines()[0]
            raise Refused(f"The rows do not fit: {reason}. Nothing was restored.") from failure
        raise
    for connection in filled:
        connection.close()


def _move_in(settings: Settings, manifest: Manifest, folder: Path) -> None:
    """Files first: a database is what makes the place look taken."""
    for name, place in data_folders(settings).items():
        source = folder / "data" / name
        for path in sorted(one for one in source.rglob("*") if one.is_file()):
            inside = path.relative_to(source)
            if inside == Path(".env") and (place / inside).exists():
                continue  # what was set for this place counts here
            _move(path, place / inside)
    _move(folder / SETTINGS_FILE, settings.data / OTHER_SETTINGS)
    for service, copied in manifest.databases.items():
        if copied.kind == "sqlite":
            target = sqlite_path(settings.database_urls[service])
            _move(folder / "databases" / f"{service}.db", target)


def _move(source: Path, target: Path) -> None:
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    shutil.move(source, target)

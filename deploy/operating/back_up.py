"""Copy all databases, keys and settings into one archive while everything runs."""

import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from deploy.operating import postgresql, sqlite_files
from deploy.operating.archives import (
    CopiedDatabase,
    Manifest,
    digest_of,
    files_below,
    write_archive,
)
from deploy.operating.last_backup import note_backup
from deploy.operating.places import COPY_ORDER, data_folders, is_sqlite, kept_files, sqlite_path
from deploy.operating.refusals import Refused
from shared.config import Settings, read_settings

Note = Callable[[str, int, int], None]
PATTERN = "entente-*.tar.gz*"
SETTINGS_FILE = "settings.env"


@dataclass(frozen=True)
class BackupReport:
    archive: str
    bytes: int
    files: int
    seconds: float
    removed: list[str]


def back_up(
    settings: Settings,
    environment: Mapping[str, str],
    target: Path,
    *,
    passphrase: str = "",
    keep: int = 0,
    note: Note = lambda *_: None,
) -> BackupReport:
    """`target` is a folder, where the archive is named by its moment, or a file to be made."""
    began = datetime.now(UTC)
    if target.is_dir():
        ending = "tar.gz.sealed" if passphrase else "tar.gz"
        target = target / f"entente-{began:%Y%m%dT%H%M%S%fZ}.{ending}"
    if target.exists():
        raise Refused(f"{target} exists already.")
    if not target.parent.is_dir():
        raise Refused(f"There is no folder {target.parent}.")
    with tempfile.TemporaryDirectory(prefix=".entente-backup-", dir=target.parent) as made:
        folder = Path(made)
        databases = {name: _copy_database(settings, name, folder, note) for name in COPY_ORDER}
        folders = data_folders(settings)
        for name, place in folders.items():
            _copy_files(place, folder / "data" / name)
        _write_settings(environment, folder / SETTINGS_FILE)
        found = files_below(folder)
        manifest = Manifest(
            made_at=began.isoformat(),
            folders=sorted(folders),
            databases=databases,
            files={name: digest_of(path) for name, path in found.items()},
        )
        packed = iter(range(1, len(found) + 1))
        write_archive(
            target,
            folder,
            manifest,
            passphrase,
            lambda _: note("archive", next(packed), len(found)),
        )
    note_backup(settings, target)
    return BackupReport(
        archive=str(target),
        bytes=target.stat().st_size,
        files=len(manifest.files),
        seconds=round((datetime.now(UTC) - began).total_seconds(), 2),
        removed=_remove_oldest(target.parent, keep),
    )


def archives_in(folder: Path) -> list[Path]:
    """Those that were named by their moment, the oldest first."""
    return sorted(folder.glob(PATTERN), key=lambda path: path.name)


def _copy_database(settings: Settings, service: str, folder: Path, note: Note) -> CopiedDatabase:
    url = settings.database_urls[service]

    def progress(done: int, total: int) -> None:
        note(service, done, total)

    (folder / "databases").mkdir(mode=0o700, exist_ok=True)
    if is_sqlite(url):
        made = folder / "databases" / f"{service}.db"
        sqlite_files.copy(sqlite_path(url), made, progress)
        return CopiedDatabase(kind="sqlite", revision=sqlite_files.revision_of(made))
    revision, sequences = postgresql.copy(url, folder / "databases" / service, progress)
    return CopiedDatabase(kind="postgresql", revision=revision, sequences=sequences)


def _copy_files(place: Path, target: Path) -> None:
    for path in kept_files(place):
        made = target / path.relative_to(place)
        made.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            shutil.copyfile(path, made)
        except FileNotFoundError:  # a draft, or a mail that was sent meanwhile
            continue
        made.chmod(0o600)


def _write_settings(environment: Mapping[str, str], path: Path) -> None:
    """What came from the environment; what stands in `.env` is copied with the data."""
    lines: list[str] = []

    def note(name: str, _value: object, origin: str) -> None:
        if origin == "environment":
            lines.append(f"{name}={environment[name]}\n")

    read_settings(environment, note)
    path.write_text("".join(sorted(lines)))
    path.chmod(0o600)


def _remove_oldest(folder: Path, keep: int) -> list[str]:
    """0 keeps all of them."""
    superfluous = archives_in(folder)[:-keep] if keep else []
    for path in superfluous:
        path.unlink()
    return [path.name for path in superfluous]

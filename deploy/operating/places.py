"""Where everything lies that a backup must hold: databases, and the files beside them."""

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url

from shared.config import LAST_BACKUP, Settings

# Referring ones first: what a row names is in a database that is copied later.
COPY_ORDER = ("tournaments", "games", "emails", "players", "users")
ALL = "all"  # the one data folder of a platform that runs on one machine
# Made again at every start, or of no use elsewhere.
LEFT_OUT_FOLDERS = {"logs", "public-keys", "backups"}
LEFT_OUT_FILES = {"audit.lock", "clock-shift-seconds", "clock-shift-draft", LAST_BACKUP}
DATABASE_ENDINGS = (".db", ".db-wal", ".db-shm", ".db-journal")


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def sqlite_path(url: str) -> Path:
    return Path(make_url(url).database or "").absolute()


def data_folders(settings: Settings) -> dict[str, Path]:
    """By the name they have in an archive."""
    folders = settings.service_data
    if len(set(folders.values())) == 1:
        return {ALL: next(iter(folders.values()))}
    return dict(folders)


def kept_files(folder: Path) -> Iterator[Path]:
    """Keys, secrets, settings, mails and texts: all that is no database and no log."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        hidden = any(part.startswith(".") for part in inside.parts) and inside != Path(".env")
        left_out = inside.parts[0] in LEFT_OUT_FOLDERS or path.name in LEFT_OUT_FILES
        of_metrics = inside.parts[0].startswith("entente-metrics-")
        if hidden or left_out or of_metrics or path.name.endswith(DATABASE_ENDINGS):
            continue
        if path.is_file() and not path.is_symlink():
            yield path

"""When the last backup was made, noted where the users service finds it and tells its age."""

from datetime import UTC, datetime
from pathlib import Path

from shared.config import LAST_BACKUP, Settings


def note_backup(settings: Settings, archive: Path) -> None:
    """A note that cannot be written takes nothing away from the backup."""
    path = settings.service_data["users"] / LAST_BACKUP
    draft = path.with_name(f".{path.name}")
    try:
        draft.write_text(f"{archive.name}\n")
        draft.chmod(0o600)
        draft.replace(path)
    except OSError:
        return


def last_backup(settings: Settings) -> tuple[str, datetime] | None:
    """Its name and its moment."""
    path = settings.service_data["users"] / LAST_BACKUP
    try:
        made = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return path.read_text().strip(), made
    except OSError:
        return None

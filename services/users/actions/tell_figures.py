"""What an operator watches beside the services themselves: how old the last backup is."""

from collections.abc import Iterator

from shared import clock
from shared.config import LAST_BACKUP, settings
from shared.figures import Figure


def figures() -> Iterator[Figure]:
    """The operator's command leaves a note in the data folder of this service."""
    try:
        made_at = (settings().data / LAST_BACKUP).stat().st_mtime
    except OSError:
        return  # never made: an alert looks for what is missing, too
    age = max(0.0, clock.now().timestamp() - made_at)
    yield Figure("entente_backup_age_seconds", "Since the last backup was made", age)

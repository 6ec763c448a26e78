"""Log files of a bounded size: a full one is set aside under a number, the oldest goes."""

import os
import shutil
from pathlib import Path

LARGEST_BYTES = 10 << 20
KEPT = 5


def rotate(log: Path, largest_bytes: int = LARGEST_BYTES, kept: int = KEPT) -> bool:
    """Whether it was full. Copied and emptied, never moved: a dozen processes have it open.

    They append, so each goes on at the new end. What is written between the copy and the
    emptying, a few lines at most, is lost.
    """
    if not log.exists() or log.stat().st_size < largest_bytes:
        return False
    for number in range(kept - 1, 0, -1):
        older = _numbered(log, number)
        if older.exists():
            older.replace(_numbered(log, number + 1))
    shutil.copyfile(log, _numbered(log, 1))
    _numbered(log, 1).chmod(0o600)
    os.truncate(log, 0)
    return True


def _numbered(log: Path, number: int) -> Path:
    return log.with_name(f"{log.name}.{number}")

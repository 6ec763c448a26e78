"""The file .env of the data folder: NAME=value lines, and what is probably a slip of the pen."""

from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path

ALIKE = 0.85  # so near to a setting, and none itself, is a slip; other names are somebody else's


class WrongSetting(Exception):
    """A setting has a value that cannot be used."""


def env_file(path: Path) -> dict[str, str]:
    """A value may be quoted, # begins a comment line; what is empty counts as not set."""
    if not path.is_file():
        return {}
    try:
        lines = path.read_text().splitlines()
    except UnicodeDecodeError:
        raise WrongSetting(f"{path} is no text.") from None
    except OSError as failure:
        raise WrongSetting(f"{path} cannot be read: {failure.strerror}.") from None
    found: dict[str, str] = {}
    for number, line in enumerate(map(str.strip, lines), 1):
        if not line or line.startswith("#"):
            continue
        name, is_one, value = line.partition("=")
        if not is_one:
            raise WrongSetting(f"Line {number} of {path} is not like NAME=value: {line!r}.")
        if value.strip().strip("'\""):
            found[name.strip()] = value.strip().strip("'\"")
    return found


def refuse_slips(names: Collection[str], known: Collection[str]) -> None:
    for name in sorted(set(names) - set(known)):
        if meant := get_close_matches(name, sorted(known), 1, ALIKE):
            raise WrongSetting(f"{name} in .env is no setting; is {meant[0]} meant?")

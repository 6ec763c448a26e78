"""What operators do by hand: load a list of ratings, `… operate FIDE 2026-11-01 FILE`."""

import argparse
from datetime import date
from pathlib import Path

from services.tournaments.entries.actions.load_rating_list import load_rating_list
from services.tournaments.entries.domain.rating_lists import UnreadableList, read_csv, read_xml
from shared import database
from shared.config import settings


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Load a list of ratings, XML or CSV.")
    parser.add_argument("name", help="as it is called afterwards: FIDE, FRA")
    parser.add_argument("day", type=date.fromisoformat, help="of which day it is: 2026-11-01")
    parser.add_argument("file", type=Path, help="FIDE's XML, or a CSV with headings")
    given = parser.parse_args(arguments)
    database.use_database(settings().database_urls["tournaments"])
    try:
        count = load_file(given.name[:20], given.day.isoformat(), given.file)
    except UnreadableList as wrong:
        raise SystemExit(str(wrong)) from None
    print(f"{given.name} of {given.day} has {count} players")  # noqa: T201


def load_file(name: str, day: str, path: Path) -> int:
    if path.suffix.lower() == ".xml":
        with path.open("rb") as file:
            return load_rating_list(name, day, read_xml(file))
    with path.open(encoding="utf-8", errors="replace", newline="") as lines:
        return load_rating_list(name, day, read_csv(lines))


if __name__ == "__main__":
    main()

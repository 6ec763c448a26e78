"""A league as a file for people who work with SQL or with sheets."""

import tempfile
from enum import StrEnum

from services.tournaments.league.store import leagues
from services.tournaments.league.store.schema_files import write_csv, write_sqlite
from services.tournaments.league.store.schema_tables import tables_of_league
from shared.database import reading


class FileForm(StrEnum):
    """`sqlite` is one database, `csv` one file a table, packed as ZIP."""

    SQLITE = "sqlite"
    CSV = "csv"


WRITE = {FileForm.SQLITE: write_sqlite, FileForm.CSV: write_csv}


def write_league(league_id: int, form: FileForm) -> bytes:
    """All tables of the M-League schema, with nothing of other leagues and nothing private."""
    with reading() as session, tempfile.NamedTemporaryFile(suffix=f".{form}") as file:
        leagues.league(session, league_id)
        WRITE[form](file.name, tables_of_league(session, league_id))
        with open(file.name, "rb") as written:
            return written.read()

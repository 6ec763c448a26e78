"""/league-files: a league as one file."""

from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import Field, RootModel

from services.tournaments.league.actions.export_league import FileForm, write_league
from shared.arguments import Arguments, accepts, answers
from shared.callers import READ, Member, member

MEDIA_TYPES = {FileForm.SQLITE: "application/vnd.sqlite3", FileForm.CSV: "application/zip"}
ENDINGS = {FileForm.SQLITE: "sqlite", FileForm.CSV: "zip"}


class LeagueFileSeen(RootModel[bytes]):
    """The tables of the M-League schema as one file."""

    media_type: ClassVar[str] = MEDIA_TYPES[FileForm.SQLITE]
    other_media_types: ClassVar[tuple[str, ...]] = (MEDIA_TYPES[FileForm.CSV],)


class WantedFile(Arguments):
    """In which form."""

    form: FileForm = Field(
        FileForm.SQLITE, description="sqlite: one database; csv: one file a table, as ZIP."
    )


class LeagueFile(Resource):
    @member(scope=READ)
    @accepts(WantedFile)
    @answers(200, LeagueFileSeen)
    def get(self, caller: Member, league_id: int, wanted: WantedFile) -> Response:
        """A league in the tables of the M-League schema, for those who work with SQL."""
        response = Response(write_league(league_id, wanted.form), mimetype=MEDIA_TYPES[wanted.form])
        name = f"league-{league_id}.{ENDINGS[wanted.form]}"
        response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return response

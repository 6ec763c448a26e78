"""/tournament-imports, -platform-imports, -files, -exports and /event-keizer-imports."""

from datetime import datetime
from typing import Literal

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import require_arbiter
from services.tournaments.exchange.actions.export_tournament import (
    ask_for_export,
    end_export,
    tournament_file,
)
from services.tournaments.exchange.actions.fetch_registrations import fetch_registrations
from services.tournaments.exchange.actions.import_keizer import Wanted, import_keizer, keizer_file
from services.tournaments.exchange.actions.import_tournament import import_tournament
from services.tournaments.exchange.export_targets import targets
from services.tournaments.exchange.federations import MEDIA_TYPES
from services.tournaments.exchange.store import exports
from services.tournaments.hall.resources.parameters import UniqueId, conditional
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.database import reading
from shared.errors import BadRequest
from shared.peers import Done

FileForm = Literal["trf26", "trf16", "trfx", "csv", "json", "pgn", "pairings_csv", "standings_csv"]
WHICH_FORMS = "trf26, trf16, trfx (for pairing programs), csv (players), json, pgn, …_csv."
LARGEST_FILE = 8 << 20


class SentFile(Arguments):
    """A file of players, perhaps with rounds."""

    format: Literal["trf", "csv", "json", "platform"] = Field(
        examples=["csv"], description="trf, csv, json, or the JSON of a registration platform."
    )
    content: str = Field(
        max_length=LARGEST_FILE,
        examples=["name,rating\nDurand, 2100"],
        description="The file as text.",
    )
    bend: bool = Field(
        False, description="Take a report that contradicts itself; `bent` tells what counts."
    )


class ImportReport(BaseModel):
    """What came with a file; `unchanged` when it was the same as last time."""

    players: int
    rounds: int
    unchanged: bool
    bent: list[str]


class WhichForm(Arguments):
    """In which form."""

    format: FileForm = Field("trf26", description=WHICH_FORMS)


class FileText(BaseModel):
    """A file as text; asked for with Accept: text/plain it comes bare."""

    format: str
    content: str


class ExportOrder(Arguments):
    """A file to be made for a target."""

    target: str = Field(
        min_length=1, max_length=60, examples=["federation"], description="For whom."
    )
    format: FileForm = Field("trf26", description=WHICH_FORMS)
    continuous: bool = Field(False, description="Again whenever the tournament changes.")


class ExportSeen(BaseModel):
    """An export in the queue: waiting, made, sent, refused by its target, unchanged or ended."""

    id: int
    target: str
    format: str
    status: str
    digest: str
    asked_at: datetime
    not_before: datetime
    made_at: datetime | None
    continuous: bool
    attempts: int
    sent_at: datetime | None
    message: str


class ExportList(BaseModel):
    """The exports of a tournament, newest first, and the targets that files are sent to."""

    exports: list[ExportSeen]
    targets: list[str]


class KeizerImport(Arguments):
    """How the new tournament is called; the file is the body or the form's part `file`."""

    uniq_id: UniqueId
    tournament: int = Field(1, ge=1, description="Which tournament of the file.")
    score_forfeits: bool = Field(False, description="Whether results like +/- score.")


class KeizerReport(BaseModel):
    """The tournament made from a keizer.db file."""

    tournament_id: int
    unknown_results: list[str]
    games_without_round: int


class KeizerBytes(BaseModel):
    """How large the file is."""

    bytes: int


class TournamentImports(Resource):
    body_limit_bytes = LARGEST_FILE

    @member(scope=ORGANISE)
    @accepts(SentFile)
    @answers(200, ImportReport)
    def post(self, caller: Member, tournament_id: int, sent: SentFile) -> ImportReport:
        """Import players, and rounds from a report; sending the same file again changes nothing.

        A report that contradicts itself is refused with the line, unless `bend` is set.
        """
        done = import_tournament(caller, tournament_id, sent.format, sent.content, bend=sent.bend)
        return ImportReport.model_validate(done, from_attributes=True)


class TournamentPlatformImports(Resource):
    @member(scope=ORGANISE)
    @answers(200, ImportReport)
    def post(self, caller: Member, tournament_id: int) -> ImportReport:
        """Fetch the tournament and its players from the platform, by its stored connection.

        What has not changed there since changes nothing here; refused once rounds are paired.
        """
        done = fetch_registrations(caller, tournament_id)
        return ImportReport.model_validate(done, from_attributes=True)


class TournamentFiles(Resource):
    @anyone(code=True)
    @accepts(WhichForm)
    @answers(200, FileText, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichForm) -> FileText | Response:
        """Read the tournament as a file; birthdays only for arbiters."""
        content = tournament_file(caller, tournament_id, which.format)
        if request.accept_mimetypes.best_match(["application/json", "text/plain"]) == "text/plain":
            return conditional(content, MEDIA_TYPES.get(which.format, "text/plain"))
        return FileText(format=which.format, content=content)


class TournamentExports(Resource):
    @member
    @answers(200, ExportList)
    def get(self, caller: Member, tournament_id: int) -> ExportList:
        """List the exports."""
        with reading() as session:
            require_arbiter(session, caller, tournament_id)
            rows = exports.exports(session, tournament_id)
        return ExportList(
            exports=[ExportSeen.model_validate(row, from_attributes=True) for row in rows],
            targets=sorted(targets()),
        )

    @member(scope=ORGANISE)
    @accepts(ExportOrder)
    @answers(201, ExportSeen)
    def post(self, caller: Member, tournament_id: int, order: ExportOrder) -> ExportSeen:
        """Ask for a file without personal data; a target gets one every three minutes.

        It is sent if the operator has given the target an address, and can be read here.
        """
        made = ask_for_export(
            caller, tournament_id, order.target, order.format, continuous=order.continuous
        )
        return ExportSeen.model_validate(made, from_attributes=True)


class Exports(Resource):
    @member
    @answers(200, FileText)
    def get(self, caller: Member, export_id: int) -> FileText:
        """Read the file an export made."""
        with reading() as session:
            export = exports.export(session, export_id)
            require_arbiter(session, caller, export.tournament_id)
        return FileText(format=export.format, content=export.content)

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, export_id: int) -> Done:
        """Take an export out of the queue, or end a continuous one."""
        end_export(caller, export_id)
        return Done(msg="The export was ended")


class EventKeizerImports(Resource):
    body_limit_bytes = LARGEST_FILE

    @member(scope=ORGANISE)
    @accepts(KeizerImport)
    @answers(201, KeizerReport)
    def post(self, caller: Member, uniq_id: str, sent: KeizerImport) -> KeizerReport:
        """Make a tournament from a keizer.db file."""
        file = request.files.get("file")
        content = file.read() if file else request.get_data()
        if not content:
            raise BadRequest("Send the file as the body or as the part `file` of a form")
        wanted = Wanted(sent.uniq_id, sent.tournament, sent.score_forfeits)
        made, read = import_keizer(caller, uniq_id, wanted, content)
        return KeizerReport(
            tournament_id=made.id,
            unknown_results=list(read.unknown_results),
            games_without_round=len(read.without_round),
        )


class TournamentKeizerFiles(Resource):
    @anyone(code=True)
    @answers(200, KeizerBytes)
    def get(self, caller: Caller, tournament_id: int) -> KeizerBytes | Response:
        """Read a Keizer tournament as a keizer.db file; `Accept: application/json`: its size."""
        content = keizer_file(caller, tournament_id)
        if request.accept_mimetypes.best == "application/json":
            return KeizerBytes(bytes=len(content))
        return Response(content, mimetype="application/vnd.sqlite3")

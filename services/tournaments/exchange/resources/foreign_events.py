"""/event-file-imports: an event that another program kept, with its hall and its history."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from flask import request
from flask_restful import Resource
from pydantic import BaseModel, Field, ValidationError

from services.tournaments.entries.resources.tournaments import NewTournament
from services.tournaments.exchange.actions.import_foreign_event import (
    Outcome,
    SentFiles,
    import_foreign_event,
    known_import,
    read_foreign_event,
)
from services.tournaments.exchange.domain.foreign_events import (
    SKIPPED,
    ForeignEvent,
    ForeignThing,
    Remark,
)
from services.tournaments.hall.resources.events import NewEvent
from services.tournaments.hall.resources.parameters import Line, UniqueId
from services.tournaments.screens.resources.families import NewFamily, NewRotator
from services.tournaments.screens.resources.screens import NewScreen, SetChanges
from services.tournaments.screens.resources.timers import HourChanges, NewTimer, Zone
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.errors import BadRequest

LARGEST_EVENT = 32 << 20
MOST_FILES, MOST_REMARKS = 20, 500
MODELS: dict[str, type[Arguments]] = {
    "timer": NewTimer,
    "screen": NewScreen,
    "family": NewFamily,
    "rotator": NewRotator,
}
PARTS: dict[str, type[Arguments]] = {"timer": HourChanges, "screen": SetChanges}
Source = Annotated[Line, Field(max_length=60)]


class SentEventFile(Arguments):
    """How the new event is called; the file is the part `file` of a form, the rest beside it."""

    uniq_id: UniqueId
    kind: Literal["papi_web", "sharly"] = Field(
        examples=["papi_web"], description="Papi-web 2.4 (.db) or Sharly Chess (.sce)."
    )
    instance: Source = Field("", description="Your name for the machine it comes from.")
    source_id: Source = Field("", description="What it is called there; else the file's name.")
    zone: Zone = Field("Europe/Paris", description="Where the hours of its timers are meant.")
    passwords: bool = Field(
        False, description="Whether passwords for other services, in clear there, are kept."
    )
    dry_run: bool = Field(False, description="Only tell what would be made.")
    again: bool = Field(False, description="Make another event though it was brought in before.")


class TableReport(BaseModel):
    """One table of the file: its rows, what was made of them, what was left out or altered."""

    table: str
    read: int
    made: int
    skipped: int
    altered: int


class RemarkSeen(BaseModel):
    """A row that was left out or taken otherwise, and why."""

    table: str
    source_id: str
    kind: Literal["skipped", "altered"]
    reason: str


class EventFileReport(BaseModel):
    """What was made, or would be; `unchanged` and `differs`: it was brought in before."""

    uniq_id: str
    dry_run: bool
    unchanged: bool
    differs: bool
    tournament_ids: list[int]
    tables: list[TableReport]
    remarks: list[RemarkSeen]


class EventFileImports(Resource):
    body_limit_bytes = LARGEST_EVENT

    @member(scope=ORGANISE, confirmed=True)
    @accepts(SentEventFile)
    @answers(201, EventFileReport)
    def post(self, caller: Member, sent: SentEventFile) -> EventFileReport:
        """Make an event from a file of Papi-web or Sharly Chess; who sends it is its organiser.

        Papi-web's .papi files go beside it, as parts `papi`. The same file again changes nothing.
        """
        files = _files(sent)
        before = None if sent.again else known_import(caller, files)
        if before is not None:
            return _report(sent, before, {})
        event = _checked_event(read_foreign_event(files), sent)
        outcome = import_foreign_event(caller, files, event, dry_run=sent.dry_run)
        return _report(sent, outcome, event.read)


def _files(sent: SentEventFile) -> SentFiles:
    file = request.files.get("file")
    content = file.read() if file else request.get_data()
    if not content or request.is_json:
        raise BadRequest("Send the file as the body or as the part `file` of a form")
    beside = request.files.getlist("papi")
    if len(beside) > MOST_FILES:
        raise BadRequest(f"At most {MOST_FILES} .papi files are taken")
    named = (file.filename or "").rsplit(".", 1)[0] if file else ""
    return SentFiles(
        sent.kind,
        sent.instance,
        sent.source_id or named[:60] or sent.uniq_id,
        content,
        {each.filename or "": each.read() for each in beside},
        sent.passwords,
    )


def _checked_event(event: ForeignEvent, sent: SentEventFile) -> ForeignEvent:
    """As if all of it had been sent; a screen that makes no sense here is left out."""
    remarks = list(event.remarks)
    things = [_checked_thing(each, sent.zone, remarks) for each in event.things]
    tournaments = tuple(
        replace(each, given=_checked(NewTournament, each.given, f"tournament {each.source_id}"))
        for each in event.tournaments
    )
    return replace(
        event,
        given=_checked(NewEvent, {**event.given, "uniq_id": sent.uniq_id}, "the event"),
        tournaments=tournaments,
        things=tuple(each for each in things if each is not None),
        remarks=tuple(remarks),
    )


def _checked_thing(thing: ForeignThing, zone: str, remarks: list[Remark]) -> ForeignThing | None:
    given = {"zone": zone, **thing.given} if thing.table == "timer" else thing.given
    try:
        model = MODELS[thing.table].model_validate(given)
        parts = tuple(
            PARTS[thing.table].model_validate(part).model_dump(exclude_unset=True)
            for part in thing.parts
        )
    except ValidationError as wrong:
        first = wrong.errors()[0]
        why = f"{'.'.join(str(each) for each in first['loc'])}: {first['msg']}"
        remarks.append(Remark(thing.table, str(thing.source_id), SKIPPED, why[:300]))
        return None
    return replace(thing, given=model.model_dump(exclude_unset=True), parts=parts)


def _checked(model: type[Arguments], given: dict[str, Any], of: str) -> dict[str, Any]:
    try:
        return model.model_validate(given).model_dump()
    except ValidationError as wrong:
        first = wrong.errors()[0]
        where = ".".join(str(each) for each in first["loc"])
        raise BadRequest(f"The file describes {of} wrongly: {where}: {first['msg']}") from None


def _report(sent: SentEventFile, outcome: Outcome, read: dict[str, int]) -> EventFileReport:
    counts: dict[tuple[str, str], int] = {}
    for remark in outcome.remarks:
        counts[remark.table, remark.kind] = counts.get((remark.table, remark.kind), 0) + 1
    named = dict.fromkeys([*read, *outcome.made, *(table for table, _ in counts)])
    return EventFileReport(
        uniq_id=outcome.uniq_id,
        dry_run=sent.dry_run,
        unchanged=outcome.unchanged,
        differs=outcome.differs,
        tournament_ids=[] if sent.dry_run else outcome.tournament_ids,
        tables=[
            TableReport(
                table=table,
                read=read.get(table, 0),
                made=outcome.made.get(table, 0),
                skipped=counts.get((table, "skipped"), 0),
                altered=counts.get((table, "altered"), 0),
            )
            for table in named
        ],
        remarks=[
            RemarkSeen.model_validate(each, from_attributes=True)
            for each in outcome.remarks[:MOST_REMARKS]
        ],
    )

"""/abuse-reports: what administrators do with reports; each service adds how they are made."""

import functools
from datetime import datetime

from flask import current_app
from flask_restful import Resource
from pydantic import BaseModel, Field

from shared.abuse.tables import close_report, open_report, reports
from shared.arguments import Arguments, accepts, answers
from shared.callers import Claims, administrator
from shared.database import reading, writing
from shared.peers import Done, Peer

Reason = Field(
    min_length=1, max_length=1000, examples=["He insults me"], description="What is wrong with it."
)


class ReportFilter(Arguments):
    """Which reports."""

    open: bool = Field(True, description="Those nobody has dealt with, or the others (1 or 0).")
    limit: int = Field(100, ge=1, le=500, examples=[100], description="How many at most.")


class SeenReport(BaseModel, from_attributes=True):
    """A report, with the text as it stood."""

    id: int
    kind: str
    subject: str
    text: str
    author_player_id: int | None
    reporter: str
    reason: str
    created_at: datetime
    closed_at: datetime | None
    closed_by: str | None
    outcome: str | None


class SeenReports(BaseModel):
    """Reports: the oldest open ones first, the last closed ones first."""

    reports: list[SeenReport]


class Closing(Arguments):
    """What was done about it."""

    outcome: str = Field(
        min_length=1, max_length=1000, examples=["Warned"], description="What was done about it."
    )


class AbuseReportList(Resource):
    @administrator
    @accepts(ReportFilter)
    @answers(200, SeenReports)
    def get(self, caller: Claims, wanted: ReportFilter) -> SeenReports:
        """List reports of abuse in this service."""
        with reading() as session:
            found = reports(session, wanted.open, wanted.limit)
        if found:
            _audit("abuse reports read", caller, ", ".join(str(row.id) for row in found))
        return SeenReports(reports=[SeenReport.model_validate(row) for row in found])


class AbuseReportOne(Resource):
    @administrator
    @accepts(Closing)
    @answers(200, Done)
    def put(self, caller: Claims, report_id: int, closing: Closing) -> Done:
        """Close a report with what was done about it."""
        with reading() as session:
            open_report(session, report_id)
        # First: a journal that cannot be written leaves the report open, to be closed again.
        _audit("abuse report closed", caller, str(report_id))
        with writing() as session:
            close_report(session, report_id, caller.pseudo, closing.outcome)
        return Done(msg="Ok report closed")


def _audit(event: str, caller: Claims, reports_named: str) -> None:
    """Reports hold what people wrote to each other: who looked at it can be looked up."""
    _users_as_seen_from(current_app.name).post(
        "/audit",
        Done,
        event=event,
        user_name=caller.pseudo,
        subject=f"{current_app.name} {reports_named}",
    )


@functools.cache
def _users_as_seen_from(caller: str) -> Peer:
    return Peer(caller, "users")

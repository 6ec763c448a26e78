"""What is stored of reports of abuse, in the service that owns the text."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Text, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from shared import clock
from shared.database import Table
from shared.errors import Conflict, NotFound


class NoSuchText(NotFound):
    """There is no such text that you can read"""


class NoSuchReport(NotFound):
    """There is no such report"""


class ReportIsClosed(Conflict):
    """This report is closed already"""


@dataclass(frozen=True)
class FoundText:
    """What is reported, as it stands; `subject` leads to the page where it stands."""

    subject: str
    text: str
    author_player_id: int | None


class AbuseReport(Table):
    """A text as it stood when a member reported it."""

    __tablename__ = "abuse_reports"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    subject: Mapped[str]
    text: Mapped[str] = mapped_column(Text)
    author_player_id: Mapped[int | None]
    reporter_player_id: Mapped[int]
    reporter: Mapped[str]
    reason: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime]
    closed_at: Mapped[datetime | None] = mapped_column(index=True)
    closed_by: Mapped[str | None]
    outcome: Mapped[str | None] = mapped_column(Text)


def add_report(
    session: Session, kind: str, found: FoundText, player_id: int, pseudo: str, reason: str
) -> None:
    """`player_id` and `pseudo`: who reports it."""
    session.add(
        AbuseReport(
            kind=kind,
            subject=found.subject,
            text=found.text,
            author_player_id=found.author_player_id,
            reporter_player_id=player_id,
            reporter=pseudo,
            reason=reason,
            created_at=clock.now(),
        )
    )


def reports(session: Session, is_open: bool, limit: int) -> Sequence[AbuseReport]:
    """The oldest open ones first, the last closed ones first."""
    query = select(AbuseReport).limit(limit)
    if is_open:
        query = query.where(AbuseReport.closed_at.is_(None)).order_by(AbuseReport.id)
    else:
        query = query.where(AbuseReport.closed_at.is_not(None))
        query = query.order_by(AbuseReport.closed_at.desc())
    return session.scalars(query).all()


def open_report(session: Session, report_id: int, *, held: bool = False) -> AbuseReport:
    """One that waits for an administrator; `held` until the transaction ends."""
    report = session.get(AbuseReport, report_id, with_for_update=held or None)
    if report is None:
        raise NoSuchReport
    if report.closed_at is not None:
        raise ReportIsClosed
    return report


def close_report(session: Session, report_id: int, administrator: str, outcome: str) -> None:
    report = open_report(session, report_id, held=True)
    report.closed_at, report.closed_by, report.outcome = clock.now(), administrator, outcome

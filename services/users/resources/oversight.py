"""/accounts, /audit: what administrators see of accounts and of what happened to them."""

from datetime import datetime
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.users import audit, store
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import Claims, administrator, service
from shared.database import reading
from shared.peers import Done

MOST = 200


class WantedAccounts(Arguments):
    """Which accounts: those named, or a page of all of them in the order of their names."""

    user_names: JsonText[list[str]] | None = Field(
        None,
        max_length=MOST,
        examples=[["Tartempion"]],
        description="Their pseudos; without it, all accounts.",
    )
    limit: int = Field(MOST, ge=1, le=MOST, examples=[MOST], description="How many at most.")
    after: str | None = Field(
        None, max_length=100, examples=["Tartempion"], description="The last of the page before."
    )


class SeenAccount(BaseModel):
    """An account as an administrator sees it."""

    user_name: str
    created_at: datetime
    last_login: datetime | None
    administrator: bool
    blocked: bool


class SeenAccounts(BaseModel):
    """The accounts asked for, as far as they exist."""

    accounts: list[SeenAccount]


class AuditFilter(Arguments):
    """Which of the events."""

    user_name: str | None = Field(
        None, max_length=100, examples=["Tartempion"], description="Only of this account."
    )
    event: str | None = Field(
        None, max_length=60, examples=["login refused"], description="Only of this kind."
    )
    limit: int = Field(100, ge=1, le=500, examples=[100], description="How many at most.")


class AuditedEvent(BaseModel):
    """Something that happened to an account."""

    time: datetime
    event: str
    user_name: str
    address: str = Field(description="Where it came from; empty if nobody asked for it.")
    details: dict[str, Any] = Field(examples=[{"administrator": "admin"}])


class AuditedEvents(BaseModel):
    """Events of accounts, the newest first."""

    events: list[AuditedEvent]


class NewAuditLine(Arguments):
    """What an administrator did elsewhere on the platform."""

    event: str = Field(
        min_length=1,
        max_length=60,
        examples=["abuse report closed"],
        description="What was done, as it will stand in the journal.",
    )
    user_name: str = Field(
        min_length=1, max_length=100, examples=["admin"], description="Who did it."
    )
    subject: str = Field(
        "",
        max_length=2000,
        examples=["games 7"],
        description="Of what, as people would look for it.",
    )


class AccountList(Resource):
    @administrator(services=["operator"])
    @accepts(WantedAccounts)
    @answers(200, SeenAccounts)
    def get(self, _caller: Claims, wanted: WantedAccounts) -> SeenAccounts:
        """See when accounts last logged in, and which are blocked."""
        with reading() as session:
            if wanted.user_names is None:
                rows = store.users_after(session, wanted.after or "", wanted.limit)
            else:
                rows = store.users_named(session, wanted.user_names)
        return SeenAccounts(
            accounts=[
                SeenAccount(
                    user_name=row.user_name,
                    created_at=row.created_at,
                    last_login=row.last_login,
                    administrator=row.administrator,
                    blocked=row.blocked_at is not None,
                )
                for row in rows
            ]
        )


class Audit(Resource):
    @administrator
    @accepts(AuditFilter)
    @answers(200, AuditedEvents)
    def get(self, _caller: Claims, wanted: AuditFilter) -> AuditedEvents:
        """See what happened to accounts: logins, refusals, blocks, usurpations."""
        found = audit.recent_lines(wanted.user_name, wanted.event, wanted.limit)
        return AuditedEvents(events=[_event(line) for line in found])

    @service("players", "games", "tournaments")
    @accepts(NewAuditLine)
    @answers(201, Done)
    def post(self, line: NewAuditLine) -> Done:
        """Keep what an administrator did in another service in the same journal."""
        audit.record(line.event, line.user_name, subject=line.subject)
        return Done(msg="Ok recorded")


def _event(line: dict[str, Any]) -> AuditedEvent:
    own = {"time", "event", "user_name", "address", "request_id"}
    return AuditedEvent(
        time=line["time"],
        event=line["event"],
        user_name=line["user_name"],
        address=line.get("address", ""),
        details={name: value for name, value in line.items() if name not in own},
    )

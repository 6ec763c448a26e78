"""What the emails service stores."""

from datetime import datetime

from sqlalchemy import Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from services.emails.domain.states import State
from shared.database import Table
from shared.limits import Tries

__all__ = ["Code", "Mail", "Tries"]


class Code(Table):
    """The code that was last sent to an address."""

    __tablename__ = "codes"
    comparable_address: Mapped[str] = mapped_column(primary_key=True)
    code_hash: Mapped[str]
    tries_left: Mapped[int]
    expires_at: Mapped[datetime]
    confirmed_at: Mapped[datetime | None]


class Mail(Table):
    """A mail that was handed over. Who asks twice with one key asks for one mail."""

    __tablename__ = "mails"
    __table_args__ = (
        UniqueConstraint("caller", "key"),
        Index("due", "state", "next_try_at"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    caller: Mapped[str]
    key: Mapped[str]
    digest: Mapped[str]  # of all that was asked, to tell a repeat from another mail
    template: Mapped[str]
    values: Mapped[str]  # emptied with subject and body once the mail server has the mail
    language: Mapped[str | None]
    player_id: Mapped[int | None]
    address: Mapped[str | None]  # for a member: where the mail went, known when it is sent
    comparable_address: Mapped[str | None] = mapped_column(index=True)
    state: Mapped[str] = mapped_column(default=State.WAITING)
    attempts: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[datetime]  # while a sender has it: when another may take it over
    trouble: Mapped[str | None]  # what the last try ended in
    subject: Mapped[str] = mapped_column(default="")
    body: Mapped[str] = mapped_column(default="")
    created_at: Mapped[datetime]
    done_at: Mapped[datetime | None]

"""What the users service stores."""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table
from shared.limits import Tries
from shared.mails import MailRequest

__all__ = ["LoginSession", "MailRequest", "Revoked", "Tries", "User", "Usurpation"]


class User(Table):
    __tablename__ = "users"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    user_name: Mapped[str] = mapped_column(unique=True)
    comparable_name: Mapped[str] = mapped_column(unique=True)
    password_hash: Mapped[str]
    registration: Mapped[str | None]  # the try of players that made it
    generation: Mapped[int] = mapped_column(default=1)  # tokens of an older one are useless
    administrator: Mapped[bool] = mapped_column(default=False)
    created_at: Mapped[datetime]
    last_login: Mapped[datetime | None]
    blocked_at: Mapped[datetime | None]


class LoginSession(Table):
    """One login, or one script's token, that has neither ended nor expired."""

    __tablename__ = "login_sessions"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    token_id: Mapped[str] = mapped_column(unique=True)
    address: Mapped[str]
    agent: Mapped[str]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    script_name: Mapped[str | None]  # null for a login
    script_scope: Mapped[str | None]


class Usurpation(Table):
    """An administrator acting under a member's name; kept for that member to see."""

    __tablename__ = "usurpations"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    administrator: Mapped[str]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    told_at: Mapped[datetime | None]  # when a mail was asked for that tells the member


class Revoked(Table):
    """The feed that the other services poll. No foreign key: it outlives the account."""

    __tablename__ = "revocations"
    __table_args__ = {"sqlite_autoincrement": True}
    sequence: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int]
    generation: Mapped[int | None]
    token_id: Mapped[str | None]
    useless_from: Mapped[datetime]  # by then all the tokens it revokes have expired

"""What the players service stores."""

from datetime import datetime

from sqlalchemy import ForeignKey, false
from sqlalchemy.orm import Mapped, mapped_column

from services.players.domain.membership import Membership
from shared.abuse.tables import AbuseReport
from shared.database import Table
from shared.languages import USUAL_LANGUAGE
from shared.limits import Tries
from shared.mails import MailRequest

__all__ = [
    "AbuseReport",
    "MailRequest",
    "Player",
    "Registration",
    "Rescue",
    "RescueWish",
    "RestingName",
    "Tries",
]


class Player(Table):
    """A member. The id is never used again."""

    __tablename__ = "players"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(unique=True)  # whose tokens are his, whatever his name
    pseudo: Mapped[str] = mapped_column(unique=True)
    comparable_pseudo: Mapped[str] = mapped_column(unique=True)
    email: Mapped[str]
    comparable_email: Mapped[str | None] = mapped_column(unique=True)
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    telephone: Mapped[str] = mapped_column(default="")
    replace: Mapped[bool] = mapped_column(default=False)  # agrees to replace others
    # Agrees to enter tournaments under the real name.
    real_name: Mapped[bool] = mapped_column(default=False, server_default=false())
    family_name: Mapped[str] = mapped_column(default="")
    first_name: Mapped[str] = mapped_column(default="")
    country: Mapped[str]
    time_zone: Mapped[str]
    zone: Mapped[str] = mapped_column(default="", server_default="")  # IANA name; wins if given
    language: Mapped[str] = mapped_column(default=USUAL_LANGUAGE)
    created_at: Mapped[datetime]
    state: Mapped[str] = mapped_column(default=Membership.ACTIVE)
    registration: Mapped[str]  # marks the account in users that belongs to this row
    new_pseudo: Mapped[str | None]  # a renaming that users perhaps knows already
    comparable_new_pseudo: Mapped[str | None] = mapped_column(unique=True)
    former_pseudo: Mapped[str | None]  # the one before, until every service has changed it
    comparable_former_pseudo: Mapped[str | None] = mapped_column(unique=True, index=True)


class RestingName(Table):
    """A name that was given up and that nobody else gets for a while; only its hash is kept."""

    __tablename__ = "resting_names"
    name_hash: Mapped[str] = mapped_column(primary_key=True)
    owner_id: Mapped[int | None]  # who was renamed may take it back
    rests_until: Mapped[datetime]


class Registration(Table):
    """The intent to register: without a player of this mark, users may hold half an account."""

    __tablename__ = "registrations"
    mark: Mapped[str] = mapped_column(primary_key=True)
    pseudo: Mapped[str]
    comparable_pseudo: Mapped[str] = mapped_column(index=True)
    abandoned: Mapped[bool] = mapped_column(default=False)  # a later try took over
    created_at: Mapped[datetime]


class RescueWish(Table):
    """Someone forgot a password; whether there is such an account is found out afterwards."""

    __tablename__ = "rescue_wishes"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    comparable_pseudo: Mapped[str | None]
    comparable_email: Mapped[str | None]
    created_at: Mapped[datetime]


class AgendaAddress(Table):
    """The secret address of a member's calendar and feed; only the hash of its token is kept."""

    __tablename__ = "agenda_addresses"
    player_id: Mapped[int] = mapped_column(
        ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
    )
    token_hash: Mapped[str] = mapped_column(unique=True)
    created_at: Mapped[datetime]


class Rescue(Table):
    """A link to a new password; only the hash of its token is kept."""

    __tablename__ = "rescues"
    token_hash: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]

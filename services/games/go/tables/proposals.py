"""Games that may come about: invitations, offers, templates and shapes."""

from datetime import datetime

from sqlalchemy import ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.go.domain.setup import GameSettings, fields_of, settings_from
from services.games.go.domain.snapshots import ShapeFlag
from services.games.go.tables.games import GameKey
from shared.database import Table


class SettingsColumns:
    """Columns of everything that proposes a game; the names of Dragon Go Server in our spelling."""

    size: Mapped[int]
    ruleset: Mapped[str]
    handicap_type: Mapped[str]
    handicap: Mapped[int]
    komi: Mapped[float]
    adjust_handicap: Mapped[int]
    minimum_handicap: Mapped[int]
    maximum_handicap: Mapped[int]
    adjust_komi: Mapped[float]
    jigo_mode: Mapped[str]
    byo_type: Mapped[str]
    main_time: Mapped[int]
    byo_time: Mapped[int]
    byo_periods: Mapped[int]
    rated: Mapped[bool]
    standard_handicap: Mapped[bool]
    weekend_clock: Mapped[bool]

    @property
    def settings(self) -> GameSettings:
        return settings_from(self)

    @settings.setter
    def settings(self, settings: GameSettings) -> None:
        for name, value in fields_of(settings).items():
            setattr(self, name, value)


class GoInvitation(SettingsColumns, Table):
    """What one of the two players of an invitation proposes."""

    __tablename__ = "go_invitations"
    game_id: Mapped[GameKey]
    player_id: Mapped[int] = mapped_column(primary_key=True)
    last_changed: Mapped[datetime]


class GoOffer(SettingsColumns, Table):
    """A game offered in the waiting room, with who may join."""

    __tablename__ = "go_offers"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    owner_id: Mapped[int] = mapped_column(index=True)
    created_at: Mapped[datetime]
    copies: Mapped[int] = mapped_column(default=1)
    must_be_rated: Mapped[bool] = mapped_column(default=False)
    rating_minimum: Mapped[int] = mapped_column(default=0)
    rating_maximum: Mapped[int] = mapped_column(default=0)
    minimum_rated_games: Mapped[int] = mapped_column(default=0)
    same_opponent: Mapped[int] = mapped_column(default=0)
    comment: Mapped[str] = mapped_column(default="")
    shape_id: Mapped[int] = mapped_column(default=0)
    shape_snapshot: Mapped[str] = mapped_column(default="")
    game_id: Mapped[int | None] = mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"))


class GoOfferJoin(Table):
    """How often somebody joined an offer, and when last."""

    __tablename__ = "go_offer_joins"
    offer_id: Mapped[int] = mapped_column(
        ForeignKey("go_offers.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(primary_key=True)
    joins: Mapped[int] = mapped_column(default=0)
    last_join: Mapped[datetime]


class GoTemplate(Table):
    """Settings a player uses again, as a setup text."""

    __tablename__ = "go_templates"
    player_id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class GoShape(Table):
    """A start position somebody keeps under a name."""

    __tablename__ = "go_shapes"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(index=True)
    name: Mapped[str] = mapped_column(unique=True)
    size: Mapped[int]
    flags: Mapped[int] = mapped_column(default=0)
    notes: Mapped[str] = mapped_column(Text, default="")
    snapshot: Mapped[str]
    created_at: Mapped[datetime]
    last_changed: Mapped[datetime]

    @property
    def white_first(self) -> bool:
        return bool(self.flags & ShapeFlag.WHITE_FIRST)

    @property
    def public(self) -> bool:
        return bool(self.flags & ShapeFlag.PUBLIC)

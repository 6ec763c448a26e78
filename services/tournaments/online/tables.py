"""What is stored of tournaments of Go on the platform: how games are set up, and the games."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class GoSetup(Table):
    """That the boards of a tournament are played on the platform, and how (JSON)."""

    __tablename__ = "go_setups"
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    settings: Mapped[str] = mapped_column(Text)


class GoBoardGame(Table):
    """The game of two players in a round; its number, never used again, makes the key at games.

    No foreign key leads to the tournament: when it is deleted, its games must still be let go.
    `finished`: nothing is expected of it any more, by nobody.
    """

    __tablename__ = "go_board_games"
    __table_args__ = (
        Index("go_games_of_a_round", "tournament_id", "round"),
        Index("go_games_to_be_looked_at", "finished", "next_try_at"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int]
    round: Mapped[int]
    white_registration: Mapped[int]
    black_registration: Mapped[int]
    stones: Mapped[int] = mapped_column(default=0)
    status: Mapped[str]
    game_id: Mapped[int | None]
    message: Mapped[str] = mapped_column(default="")
    tries: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[datetime]
    finished: Mapped[bool] = mapped_column(default=False)

    @property
    def key(self) -> str:
        return f"{self.tournament_id}-{self.round}-{self.id}"

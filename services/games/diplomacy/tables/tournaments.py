"""What is stored of games that tournaments asked for."""

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class TournamentGame(Table):
    """By the key of the tournament, its round and its table: whoever asks again gets this game.

    It stays when the game is gone, so that none is made a second time.
    """

    __tablename__ = "diplomacy_tournament_games"
    key: Mapped[str] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(index=True)
    game_id: Mapped[int | None] = mapped_column(
        ForeignKey("diplomacy_games.id", ondelete="SET NULL"), index=True
    )

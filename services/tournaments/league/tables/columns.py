"""The columns that several tables have."""

from decimal import Decimal
from typing import Annotated

from sqlalchemy import BigInteger, ForeignKey, Integer, Text
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import mapped_column
from sqlalchemy.types import TypeDecorator

CASCADE = "CASCADE"


class OneDecimal(TypeDecorator[Decimal]):
    """Stored as a whole number of tenths: SQLite would add up decimals as floats."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: Decimal | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value * 10)

    def process_result_value(self, value: int | None, dialect: Dialect) -> Decimal | None:
        return None if value is None else Decimal(value) / 10


Key = Annotated[int, mapped_column(primary_key=True)]
ComputedKey = Annotated[int, mapped_column(BigInteger, primary_key=True, autoincrement=False)]
LeagueId = Annotated[int, mapped_column(ForeignKey("league_leagues.id"))]
SeasonId = Annotated[int, mapped_column(ForeignKey("league_seasons.id"))]
TeamId = Annotated[int, mapped_column(ForeignKey("league_teams.id"))]
PlayerId = Annotated[int, mapped_column(ForeignKey("league_players.id"))]
GameId = Annotated[int, mapped_column(ForeignKey("league_games.id", ondelete=CASCADE))]
HandId = Annotated[int, mapped_column(BigInteger, ForeignKey("league_hands.id", ondelete=CASCADE))]
EventId = Annotated[
    int, mapped_column(BigInteger, ForeignKey("league_events.id", ondelete=CASCADE))
]
Points = Annotated[Decimal, mapped_column(OneDecimal)]
LongText = Annotated[str, mapped_column(Text)]

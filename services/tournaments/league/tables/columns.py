"""What columns have in common: points with one decimal, exact on both databases."""

from decimal import Decimal

from sqlalchemy import Integer
from sqlalchemy.engine import Dialect
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

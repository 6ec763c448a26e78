"""Limits of rating and age: from one value on, below another."""


def is_between(value: int | None, least: int | None, below: int | None) -> bool:
    """What is not known lies between no limits, but within none."""
    if least is None and below is None:
        return True
    return value is not None and (least or 0) <= value and (below is None or value < below)


def age_reached(birth: str, year: int) -> int | None:
    """In the calendar year; a year of birth is enough."""
    born = birth[:4]
    known = len(born) == 4 and born.isascii() and born.isdecimal()
    return year - int(born) if known else None

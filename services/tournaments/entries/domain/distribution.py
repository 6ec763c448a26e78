"""Which tournament of an event a player belongs to, and his age category, by rules of the event."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from services.tournaments.rules.limits import age_reached, is_between


class Player(Protocol):
    """What is known of somebody who entered."""

    @property
    def rating(self) -> int: ...

    @property
    def birth(self) -> str: ...

    @property
    def club(self) -> str: ...

    @property
    def sex(self) -> str: ...


@dataclass(frozen=True)
class Criteria:
    """Who plays in a tournament; what is None or empty is not looked at."""

    tournament_id: int
    rating_from: int | None = None
    rating_below: int | None = None
    age_from: int | None = None
    age_below: int | None = None
    club: str = ""
    sex: str = ""

    def takes(self, player: Player, year: int) -> bool:
        """Without a birthday nobody has an age, so he fits no rule that asks for one."""
        age = age_reached(player.birth, year)
        return (
            is_between(player.rating, self.rating_from, self.rating_below)
            and is_between(age, self.age_from, self.age_below)
            and self.club.casefold() in ("", player.club.casefold())
            and self.sex in ("", player.sex)
        )


@dataclass(frozen=True)
class AgeCategory:
    """Ages reached in the year of the event, both included."""

    name: str
    least: int = 0
    most: int = 200


# FIDE: whoever is not older than that in the calendar year; veterans from 50 and 65.
FIDE_CATEGORIES = (
    *(AgeCategory(f"U{most}", most - 1 if most > 8 else 0, most) for most in range(8, 22, 2)),
    AgeCategory("S50", 50, 64),
    AgeCategory("S65", 65),
)


def category_of(birth: str, year: int, categories: Iterable[AgeCategory]) -> str:
    """The first that fits; nobody's without a birthday."""
    age = age_reached(birth, year)
    fitting = (each.name for each in categories if age is not None and _fits(each, age))
    return next(fitting, "")


def destination(player: Player, rules: Sequence[Criteria], year: int) -> int | None:
    """The first tournament whose criteria he meets."""
    return next((each.tournament_id for each in rules if each.takes(player, year)), None)


def _fits(category: AgeCategory, age: int) -> bool:
    return category.least <= age <= category.most

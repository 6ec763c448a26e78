"""Every choice about a McMahon tournament."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from fractions import Fraction
from typing import Any

from services.tournaments.rules.fraction_texts import fraction_from
from services.tournaments.rules.mcmahon.ranks import required_rank
from services.tournaments.rules.separation import HARD, KINDS
from services.tournaments.rules.settings import WrongSetting, require_known, whole_number


class Seeding(StrEnum):
    """Who meets whom among players with the same score: first half against second half."""

    FOLD = "split_and_fold"
    SLIP = "split_and_slip"
    RANDOM = "split_and_random"


class Floater(StrEnum):
    """Which player of a group leaves it when somebody must."""

    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


@dataclass(frozen=True)
class Handicap:
    """Stones are the difference of the scores less `reduction`; from rank `below` on, none."""

    reduction: int = 1
    maximum: int = 9
    below: int = 0


@dataclass(frozen=True)
class McMahonSettings:
    """Ranks are numbers here, texts like "4d" where they are set."""

    bar: int = 3
    floor: int = -20
    rating_of_first_dan: int = 2100
    rating_per_rank: int = 100
    categories: tuple[int, ...] = ()
    first_seeding: Seeding = Seeding.RANDOM
    first_seeding_rounds: int = 2
    seeding: Seeding = Seeding.FOLD
    drawn_down: Floater = Floater.MIDDLE
    drawn_up: Floater = Floater.MIDDLE
    handicap: Handicap | None = None
    pairing_bye: Fraction = Fraction(1)
    apart: dict[str, int | str] = field(default_factory=lambda: {"club": 3, "federation": 1})
    apart_above_bar: bool = False
    apart_with_half_wins: bool = False
    random_seed: int = 0

    def seeding_in(self, round_number: int) -> Seeding:
        early = round_number <= self.first_seeding_rounds
        return self.first_seeding if early else self.seeding


COUNTED = {
    "rating_of_first_dan": (1, 4000),
    "rating_per_rank": (1, 1000),
    "first_seeding_rounds": (0, 200),
    "random_seed": (0, 2**31),
}
LARGEST_HANDICAP, MOST_POINTS = 9, 20


def mcmahon_settings(stored: dict[str, Any]) -> McMahonSettings:
    """Settings as stored or sent; WrongSetting or NotARank tell what is wrong."""
    require_known(McMahonSettings, stored, "McMahon setting")
    found = McMahonSettings(**{name: _typed_value(name, value) for name, value in stored.items()})
    if found.floor > found.bar:
        raise WrongSetting("floor must not be above bar")
    return found


def _typed_value(name: str, value: Any) -> Any:
    if name in ("bar", "floor"):
        return required_rank(value)
    if name in COUNTED:
        return whole_number(name, value, *COUNTED[name])
    if name in ("seeding", "first_seeding"):
        return _choice(name, value, Seeding)
    if name in ("drawn_up", "drawn_down"):
        return _choice(name, value, Floater)
    if name in ("apart_above_bar", "apart_with_half_wins") and not isinstance(value, bool):
        raise WrongSetting(f"{name} must be true or false")
    readers = {
        "categories": _categories,
        "handicap": _handicap,
        "pairing_bye": _bye,
        "apart": _apart,
    }
    return readers[name](value) if name in readers else value


def _choice(name: str, value: Any, kind: type[StrEnum]) -> StrEnum:
    if value not in tuple(kind):
        raise WrongSetting(f"{name} must be one of {', '.join(kind)}")
    return kind(value)


def _categories(value: Any) -> tuple[int, ...]:
    ranks = [required_rank(each) for each in value] if isinstance(value, list) else []
    if not isinstance(value, list) or ranks != sorted(set(ranks), reverse=True):
        raise WrongSetting('categories are lowest ranks, strongest first: ["1d", "5k"]')
    return tuple(ranks)


def _handicap(value: Any) -> Handicap | None:
    if value is None:
        return None
    if not isinstance(value, dict) or not set(value) <= {each.name for each in fields(Handicap)}:
        raise WrongSetting("handicap takes reduction, maximum and below")
    given = {
        name: required_rank(each)
        if name == "below"
        else whole_number(f"handicap {name}", each, 0, LARGEST_HANDICAP)
        for name, each in value.items()
    }
    return Handicap(**given)


def _bye(value: Any) -> Fraction:
    share = fraction_from(value)
    if share not in (0, Fraction(1, 2), 1):
        raise WrongSetting("pairing_bye must be 0, 1/2 or 1")
    return share


def _apart(value: Any) -> dict[str, int | str]:
    if not isinstance(value, dict) or not set(value) <= set(KINDS):
        raise WrongSetting(f"apart takes {', '.join(KINDS)}")
    for worth in value.values():
        if worth != HARD and (type(worth) is not int or not 0 <= worth <= MOST_POINTS):
            raise WrongSetting(f"apart is hard or worth 0 to {MOST_POINTS} points")
    return value

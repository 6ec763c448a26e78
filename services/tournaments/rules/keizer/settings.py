"""Every choice a club can make about its Keizer competition."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from fractions import Fraction
from typing import Any

from services.tournaments.rules.fraction_texts import fraction_from
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.separation import validate_separation
from services.tournaments.rules.settings import WrongSetting, require_known


class Mode(StrEnum):
    """When earlier games are valued again."""

    SINGLE_PASS = "single_pass"  # noqa: S105 -- a way of counting, not a password
    ITERATIVE = "iterative"
    FROZEN = "frozen"


class ByeRule(StrEnum):
    LOWEST = "lowest"
    EVENLY = "evenly"


class PairingRule(StrEnum):
    MATCHING = "matching"
    GREEDY = "greedy"


@dataclass(frozen=True)
class KeizerSettings:
    """Fractions of a value unless the name says rounds, points or rating."""

    mode: Mode = Mode.SINGLE_PASS

    top_value: Fraction | None = None
    ratio_first_last: Fraction = Fraction(3)
    step: Fraction = Fraction(1)
    normalise: bool = False

    self_value: Fraction = Fraction(1)
    self_value_decay_rounds: int = 0
    self_value_from_start: bool = False
    whole_terms: bool = False
    presence_points: Fraction = Fraction(0)

    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    loss: Fraction = Fraction(0)
    forfeit_win: Fraction = Fraction(1)
    forfeit_loss: Fraction = Fraction(0)
    double_forfeit: Fraction = Fraction(0)

    bye: Fraction = Fraction(2, 3)
    excused: Fraction = Fraction(1, 3)
    unexcused: Fraction = Fraction(0)
    club_duty: Fraction = Fraction(2, 3)
    personal: Fraction = Fraction(1, 4)
    full_bye: Fraction = Fraction(1)
    half_bye: Fraction = Fraction(1, 2)
    zero_bye: Fraction = Fraction(0)
    late_start: Fraction = Fraction(0)
    late_start_points: Fraction = Fraction(0)
    withdrawn: Fraction = Fraction(3, 4)

    max_scoring_absences: int | None = 5
    absences_halve: bool = False
    must_have_played_once: bool = False
    season_starts: tuple[int, ...] = ()

    pairing: PairingRule = PairingRule.MATCHING
    rounds_between_meetings: int = 3
    max_meetings: int | None = 4
    one_meeting_per_season_part: bool = False
    rounds_between_byes: int = 5
    bye_rule: ByeRule = ByeRule.LOWEST
    bye_to_newcomers: bool = False
    max_colour_difference: int = 2
    max_same_colour_in_a_row: int = 2
    lower_ranked_gets_white: bool = False
    first_round_random_rating: int = 0
    random_boards: bool = False
    random_seed: int = 0
    apart: dict[str, str] = field(default_factory=dict)

    def season_part(self, round_number: int) -> int:
        """Which part of the season a round belongs to; limits begin again in each."""
        return sum(1 for start in self.season_starts if start <= round_number)

    def absence_fraction(self, absence: Absence) -> Fraction:
        name = "bye" if absence is Absence.PAIRING_BYE else absence.value
        return getattr(self, name)

    def game_fraction(self, result: Result) -> Fraction:
        """What a result, seen from the player's side, earns of the opponent's value."""
        return {
            Result.NONE: Fraction(0),
            Result.WHITE_WINS: self.win,
            Result.DRAW: self.draw,
            Result.BLACK_WINS: self.loss,
            Result.WHITE_WINS_BY_FORFEIT: self.forfeit_win,
            Result.BLACK_WINS_BY_FORFEIT: self.forfeit_loss,
            Result.DOUBLE_FORFEIT: self.double_forfeit,
        }[result]


COUNTED = (
    "self_value_decay_rounds",
    "max_scoring_absences",
    "rounds_between_meetings",
    "max_meetings",
    "rounds_between_byes",
    "max_colour_difference",
    "max_same_colour_in_a_row",
    "first_round_random_rating",
)
LARGEST_COUNT = 1000


def keizer_settings(stored: dict[str, Any]) -> KeizerSettings:
    """Settings as stored or sent: fractions may be written "2/3", "0.25" or as numbers."""
    require_known(KeizerSettings, stored, "Keizer setting")
    kinds = {each.name: each.type for each in fields(KeizerSettings)}
    found = KeizerSettings(**{name: _value_of_kind(kinds[name], stored[name]) for name in stored})
    _require_sense(found)
    return found


def _require_sense(settings: KeizerSettings) -> None:
    """What would divide by nothing or keep a pairing busy for ever is refused."""
    if settings.ratio_first_last <= 1 or settings.step <= 0:
        raise WrongSetting("ratio_first_last must be above 1, step above 0")
    for name in COUNTED:
        value = getattr(settings, name)
        if value is not None and not 0 <= value <= LARGEST_COUNT:
            raise WrongSetting(f"{name} must be from 0 to {LARGEST_COUNT}")


def _value_of_kind(kind: Any, value: Any) -> Any:
    if value is None:
        return None
    if kind in (Fraction, Fraction | None):
        return fraction_from(value)
    if kind == dict[str, str]:
        return validate_separation(value)
    if kind == tuple[int, ...]:
        return tuple(int(each) for each in value)
    return int(value) if kind == int | None else kind(value)

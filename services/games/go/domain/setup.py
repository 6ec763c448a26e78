"""Game settings as players propose them: which are possible, and in what two proposals differ."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from services.games.go.domain.board import Colour, neighbours_of
from services.games.go.domain.handicap import (
    Adjustment,
    JigoMode,
    Ruleset,
    check_handicap,
    check_komi,
)
from services.games.go.domain.placement import standard_is_possible
from services.games.go.domain.rules_broken import InvalidSetup
from services.games.go.domain.snapshots import board_of, extended_snapshot
from services.games.go.domain.time_systems import ByoType, TimeLimit, check_limit


class HandicapType(StrEnum):
    """The order gives the number after T in a setup text, from 1."""

    CONVENTIONAL, PROPER = "conv", "proper"
    NIGIRI, DOUBLE, BLACK, WHITE = "nigiri", "double", "black", "white"
    SECRET_AUCTION, OPEN_AUCTION = "auko_sec", "auko_opn"
    YOU_KOMI_I_COLOUR, I_KOMI_YOU_COLOUR = "div_ykic", "div_ikyc"

    @property
    def number(self) -> int:
        return list(HandicapType).index(self) + 1

    @property
    def is_fair_komi(self) -> bool:
        return self.number >= HandicapType.SECRET_AUCTION.number

    @property
    def is_computed(self) -> bool:
        return self in (HandicapType.CONVENTIONAL, HandicapType.PROPER)

    @property
    def for_opponent(self) -> "HandicapType":
        """The same proposal seen by the other player."""
        return FOR_OPPONENT.get(self, self)


FOR_OPPONENT = {
    HandicapType.BLACK: HandicapType.WHITE,
    HandicapType.WHITE: HandicapType.BLACK,
    HandicapType.YOU_KOMI_I_COLOUR: HandicapType.I_KOMI_YOU_COLOUR,
    HandicapType.I_KOMI_YOU_COLOUR: HandicapType.YOU_KOMI_I_COLOUR,
}
NO_ADJUSTMENT = Adjustment()
DEFAULT_TIME = TimeLimit(ByoType.FISCHER, 210, 15, 0)  # 14 days, and a day per move


@dataclass(frozen=True)
class GameSettings:
    """What an offer, an invitation or a template proposes."""

    size: int = 19
    ruleset: Ruleset = Ruleset.JAPANESE
    handicap_type: HandicapType = HandicapType.CONVENTIONAL
    handicap: int = 0
    komi: float = 6.5
    adjustment: Adjustment = NO_ADJUSTMENT
    time: TimeLimit = DEFAULT_TIME
    rated: bool = False
    standard_handicap: bool = True
    runs_on_weekends: bool = True


def settings_from(fields: Any) -> GameSettings:
    """Settings of whatever has them as attributes: a row, or what a client sent."""
    return GameSettings(
        fields.size,
        Ruleset(fields.ruleset),
        HandicapType(fields.handicap_type),
        fields.handicap,
        fields.komi,
        Adjustment(
            fields.adjust_handicap,
            fields.minimum_handicap,
            fields.maximum_handicap,
            fields.adjust_komi,
            JigoMode(fields.jigo_mode),
        ),
        TimeLimit(ByoType(fields.byo_type), fields.main_time, fields.byo_time, fields.byo_periods),
        fields.rated,
        fields.standard_handicap,
        fields.weekend_clock,
    )


def fields_of(settings: GameSettings) -> dict[str, Any]:
    """Settings one by one, under the names they have in rows and for clients."""
    adjustment, time = settings.adjustment, settings.time
    return {
        "size": settings.size,
        "ruleset": settings.ruleset.value,
        "handicap_type": settings.handicap_type.value,
        "handicap": settings.handicap,
        "komi": settings.komi,
        "adjust_handicap": adjustment.handicap,
        "minimum_handicap": adjustment.minimum_handicap,
        "maximum_handicap": adjustment.maximum_handicap,
        "adjust_komi": adjustment.komi,
        "jigo_mode": adjustment.jigo_mode.value,
        "byo_type": time.byo_type.value,
        "main_time": time.main,
        "byo_time": time.byo_time,
        "byo_periods": time.byo_periods,
        "rated": settings.rated,
        "standard_handicap": settings.standard_handicap,
        "weekend_clock": settings.runs_on_weekends,
    }


def playable_settings(settings: GameSettings) -> GameSettings:
    """The settings as they will be played, or a refusal that says which one is impossible."""
    neighbours_of(settings.size)
    check_handicap(settings.handicap)
    check_komi(settings.komi)
    check_komi(settings.adjustment.komi)
    check_limit(settings.time)
    standard = settings.standard_handicap and standard_is_possible(settings.size, settings.handicap)
    if settings.handicap_type.is_fair_komi:
        settings = replace(settings, handicap=0)
    return replace(
        settings,
        standard_handicap=standard,
        handicap=0 if settings.handicap == 1 else settings.handicap,
    )


def agreed_settings(settings: GameSettings, shape_snapshot: str) -> GameSettings:
    """A whole setup as it will be played: the settings and the position the game begins with."""
    if not shape_snapshot:
        return playable_settings(settings)
    shape = extended_snapshot(shape_snapshot)
    settings = for_shape(settings, shape.size)
    free = board_of(shape.snapshot, shape.size).stones.count(Colour.NONE)
    if settings.handicap >= free:
        raise InvalidSetup("The start position has no room for so many handicap stones.")
    return playable_settings(settings)


def for_shape(settings: GameSettings, size: int) -> GameSettings:
    """Games from a shape are unrated, on its board, their handicap placed freely."""
    if settings.handicap_type.is_computed:
        raise InvalidSetup("Handicap cannot be computed for a start position.")
    return replace(settings, size=size, rated=False, standard_handicap=False)


def for_opponent(settings: GameSettings) -> GameSettings:
    return replace(settings, handicap_type=settings.handicap_type.for_opponent)


def differences(mine: GameSettings, theirs: GameSettings) -> list[str]:
    """Which settings of a disputed invitation differ, both seen from the same side."""
    topics = {
        "ruleset": lambda one: one.ruleset,
        "size": lambda one: one.size,
        "handicap_type": lambda one: (one.handicap_type, *_manual(one)),
        "handicap_adjustment": lambda one: (
            one.adjustment.handicap,
            one.adjustment.minimum_handicap,
            one.adjustment.maximum_handicap,
        ),
        "placement": lambda one: one.standard_handicap,
        "komi_adjustment": lambda one: (one.adjustment.komi, one.adjustment.jigo_mode),
        "time": lambda one: one.time,
        "weekend_clock": lambda one: one.runs_on_weekends,
        "rated": lambda one: one.rated,
    }
    return [topic for topic, seen in topics.items() if seen(mine) != seen(theirs)]


def _manual(settings: GameSettings) -> tuple[float, ...]:
    """Handicap and komi count as proposed only where no formula computes them."""
    kind = settings.handicap_type
    return () if kind.is_computed or kind.is_fair_komi else (settings.handicap, settings.komi)

"""What a game, a forfeit and a bye are worth: 1, ½ and 0 unless the settings say otherwise."""

from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Any

from services.tournaments.rules.fraction_texts import fraction_from
from services.tournaments.rules.results import (
    ABSENCE_POINTS,
    DRAW,
    LOSS,
    WIN,
    Absence,
    Result,
    points,
)
from services.tournaments.rules.settings import WrongSetting

# Only these take them: with teams, Keizer and McMahon the words mean something else.
SCORED_SYSTEMS = frozenset({"swiss", "round_robin", "double_round_robin"})
MOST_POINTS = 50
LOSSES_BY_FORFEIT = frozenset({Result.BLACK_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT})


@dataclass(frozen=True)
class Scoring:
    """Points for a game won, drawn and lost, for who forfeits, and for who could not be paired.

    A win by forfeit and a full-point bye are worth a win, a half-point bye is worth a draw.
    """

    win: Fraction = WIN
    draw: Fraction = DRAW
    loss: Fraction = LOSS
    forfeit: Fraction = LOSS
    pairing_bye: Fraction = WIN

    @property
    def is_usual(self) -> bool:
        return self == Scoring(pairing_bye=self.pairing_bye)

    def of_game(self, result: Result) -> Fraction:
        """Seen from the player's side."""
        if result in LOSSES_BY_FORFEIT:
            return self.forfeit
        if result is Result.NONE:
            return LOSS
        return self._of_share(points(result, as_white=True))

    def of_absence(self, absence: Absence) -> Fraction:
        if absence is Absence.PAIRING_BYE:
            return self.pairing_bye
        share = ABSENCE_POINTS[absence]
        return self._of_share(share) if share else self.forfeit

    def _of_share(self, share: Fraction) -> Fraction:
        return {WIN: self.win, DRAW: self.draw}.get(share, self.loss)


NAMES = tuple(field.name for field in fields(Scoring))
USUAL = Scoring()


def scoring_of(system: str, settings: dict[str, Any]) -> Scoring:
    """As the settings of a tournament say; a bye is worth a win where they do not."""
    named = NAMES if system in SCORED_SYSTEMS else ("pairing_bye",)
    given = {name: fraction_from(settings[name]) for name in named if name in settings}
    if "pairing_bye" not in given and "win" in given:
        given["pairing_bye"] = given["win"]
    return Scoring(**given)


def require_scoring(settings: dict[str, Any]) -> Scoring:
    """Refuse points that no report has room for, and a draw worth more than a win."""
    found = scoring_of("swiss", settings)
    for name in NAMES:
        value = getattr(found, name)
        if not 0 <= value <= MOST_POINTS or (10 * value).denominator != 1:
            raise WrongSetting(f"{name} must be from 0 to {MOST_POINTS}, in tenths")
    if not found.forfeit <= found.loss <= found.draw <= found.win or not found.win:
        raise WrongSetting("win, draw, loss and forfeit must be worth less in this order")
    if found.pairing_bye > found.win:
        raise WrongSetting("pairing_bye must not be worth more than a win")
    return found

"""What somebody would play if he joined: his colour, the handicap and the komi."""

from dataclasses import dataclass

from services.games.go.domain.handicap import (
    Suggestion,
    conventional_handicap,
    proper_handicap,
)
from services.games.go.domain.setup import GameSettings, HandicapType

COLOURS = {
    HandicapType.NIGIRI: "nigiri",
    HandicapType.DOUBLE: "both",
    HandicapType.BLACK: "W",
    HandicapType.WHITE: "B",
}
NEGOTIATED = "negotiated"


@dataclass(frozen=True)
class Preview:
    """Komi is None where it is negotiated."""

    colour: str
    handicap: int
    komi: float | None


def suggestion(settings: GameSettings, mine: float, theirs: float) -> Suggestion:
    """Handicap, komi and colour by the formula that was chosen, the proposer first."""
    formula = (
        conventional_handicap
        if settings.handicap_type is HandicapType.CONVENTIONAL
        else proper_handicap
    )
    return formula(mine, theirs, settings.size, settings.ruleset, settings.adjustment)


def preview(settings: GameSettings, owner: float | None, joiner: float | None) -> Preview | None:
    """Seen by the joiner; nothing where a rating is needed and missing."""
    kind = settings.handicap_type
    if kind.is_fair_komi:
        return Preview(NEGOTIATED, 0, None)
    if not kind.is_computed:
        return Preview(COLOURS[kind], settings.handicap, settings.komi)
    if owner is None or joiner is None:
        return None
    found = suggestion(settings, owner, joiner)
    colour = {None: "nigiri", True: "W", False: "B"}[found.first_is_black]
    return Preview(colour, found.handicap, found.komi)

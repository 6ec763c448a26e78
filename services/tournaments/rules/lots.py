"""Who gets which number of a round robin: by strength, by lot, or by the tables of Varma."""

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any, Literal

from services.tournaments.rules.competitions import Entrant
from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.scoring import require_scoring
from services.tournaments.rules.settings import WrongSetting, require_known

# FIDE C.05 annex 2, for even numbers of players: nobody meets one of his own envelope in the
# last three rounds. The last envelope is what the other three leave over. Of 12 the annex puts
# 12 with 6 and 8, but 6 meets 12 in the very last round: 11 and 12 have changed places here.
VARMA: dict[int, tuple[tuple[int, ...], ...]] = {
    10: ((3, 4, 8), (5, 7, 9), (1, 6)),
    12: ((4, 5, 9, 10), (1, 2, 7), (6, 8, 11)),
    14: ((4, 5, 6, 11, 12), (1, 2, 8, 9), (7, 10, 13)),
    16: ((5, 6, 7, 12, 13, 14), (1, 2, 3, 9, 10), (8, 11, 15)),
    18: ((5, 6, 7, 8, 14, 15, 16), (1, 2, 3, 10, 11, 12), (9, 13, 17)),
    20: ((6, 7, 8, 9, 15, 16, 17, 18), (1, 2, 3, 11, 12, 13, 14), (5, 10, 19)),
    22: ((6, 7, 8, 9, 10, 17, 18, 19, 20), (1, 2, 3, 4, 12, 13, 14, 15), (11, 16, 21)),
    24: ((6, 7, 8, 9, 10, 11, 19, 20, 21, 22), (1, 2, 3, 4, 13, 14, 15, 16, 17), (12, 18, 23)),
}


@dataclass(frozen=True)
class RoundRobinSettings:
    """`lots` says how numbers are given; players with the same `lots_by` meet early in Varma's."""

    lots: Literal["strength", "random", "varma"] = "strength"
    lots_by: Literal["federation", "club"] = "federation"
    random_seed: int = 0
    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    loss: Fraction = Fraction(0)
    forfeit: Fraction = Fraction(0)
    pairing_bye: Fraction = Fraction(1)


def round_robin_settings(stored: dict[str, Any]) -> RoundRobinSettings:
    require_known(RoundRobinSettings, stored, "setting of a round robin")
    found = RoundRobinSettings(**{**stored, **asdict(require_scoring(stored))})
    if found.lots not in ("strength", "random", "varma"):
        raise WrongSetting("lots must be strength, random or varma")
    if found.lots_by not in ("federation", "club"):
        raise WrongSetting("lots_by must be federation or club")
    if type(found.random_seed) is not int:
        raise WrongSetting("random_seed must be a whole number")
    return found


def envelopes(players: int) -> list[list[int]]:
    """The four envelopes of Varma; the number of the dummy of an odd field is left out."""
    table = VARMA.get(players + players % 2)
    if table is None:
        raise WrongEntry("The tables of Varma are for 9 to 24 players")
    drawn = {number for envelope in table for number in envelope}
    rest = tuple(n for n in range(1, players + 1) if n not in drawn)
    return [[n for n in envelope if n <= players] for envelope in (*table, rest)]


def draw_lots(entrants: Sequence[Entrant], settings: RoundRobinSettings) -> list[Entrant]:
    """Entrants (given by strength) in the order of the numbers they drew; a seed repeats it."""
    dice = random.Random(settings.random_seed)
    if settings.lots == "strength":
        return list(entrants)
    if settings.lots == "random":
        return dice.sample(list(entrants), len(entrants))
    left = envelopes(len(entrants))
    place: dict[int, Entrant] = {}
    for contingent in _contingents(entrants, settings.lots_by):
        for entrant, number in zip(contingent, _draw(left, len(contingent), dice), strict=True):
            place[number] = entrant
    return [place[number] for number in sorted(place)]


def _contingents(entrants: Sequence[Entrant], lots_by: str) -> list[list[Entrant]]:
    """The largest first, then by name; whoever names nothing stands for himself."""
    found: dict[tuple[str, int], list[Entrant]] = {}
    for entrant in sorted(entrants, key=lambda each: each.name):
        common = getattr(entrant, lots_by).strip().casefold()
        found.setdefault((common, 0 if common else entrant.number), []).append(entrant)
    ordered = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return [contingent for _, contingent in ordered]


def _draw(left: list[list[int]], count: int, dice: random.Random) -> list[int]:
    """From one envelope that holds enough, else from the fullest ones; taken out of `left`."""
    fitting = [envelope for envelope in left if len(envelope) >= count]
    numbers: list[int] = []
    for envelope in [dice.choice(fitting)] if fitting else sorted(left, key=len, reverse=True):
        taken = dice.sample(envelope, min(len(envelope), count - len(numbers)))
        numbers += taken
        envelope[:] = [number for number in envelope if number not in taken]
    return numbers

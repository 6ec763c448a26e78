"""The individual awards of a stage."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from services.tournaments.league.domain.statistics.tallies import Counts

DEFINITIONS = {
    "most_points": "points of the games less all penalties of the player",
    "highest_score": "best final score of a game",
    "fourth_avoidance": "games less fourth ranks / games, of those with enough games",
    "most_firsts": "games with rank 1",
}


@dataclass(frozen=True)
class Award:
    """Who holds it, with the figure that won it; several if it is shared."""

    award: str
    definition: str
    player_ids: list[int]
    value: Decimal


def awards_of(counts: Mapping[int, Counts], least_games: int) -> list[Award]:
    """The awards by what each player has counted; rates need so many games."""
    figures: dict[str, dict[int, Decimal]] = {award: {} for award in DEFINITIONS}
    for player_id, count in counts.items():
        if "games" not in count:
            continue  # in the middle of a first game
        played = Decimal(count["games"])
        figures["most_points"][player_id] = Decimal(count["points"]) - Decimal(count["penalties"])
        figures["highest_score"][player_id] = Decimal(count["best_score"])
        figures["most_firsts"][player_id] = Decimal(count["firsts"])
        if played >= least_games:
            avoided = (played - Decimal(count["fourths"])) / played
            figures["fourth_avoidance"][player_id] = avoided
    return [_award(award, found) for award, found in figures.items() if found]


def _award(award: str, found: dict[int, Decimal]) -> Award:
    best = max(found.values())
    holders = sorted(player_id for player_id, value in found.items() if value == best)
    return Award(award, DEFINITIONS[award], holders, best)

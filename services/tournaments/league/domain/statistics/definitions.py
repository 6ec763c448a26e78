"""Every rate there is, in the order in which answers give them."""

from services.tournaments.league.domain.statistics.hand_rates import HAND_RATES
from services.tournaments.league.domain.statistics.rates import Rate
from services.tournaments.league.domain.statistics.riichi_rates import RIICHI_RATES

GAME_RATES = (
    Rate(
        "average_rank",
        "sum of ranks / games; tied players hold the better rank",
        "ranks",
        "games",
    ),
    Rate("first_rate", "first ranks / games", "firsts", "games"),
    Rate("first_or_second_rate", "first and second ranks / games", "upper_ranks", "games"),
    Rate("fourth_avoidance_rate", "games less fourth ranks / games", "games - fourths", "games"),
    Rate("average_points", "points without penalties / games", "points", "games"),
    Rate(
        "average_points_after_penalties",
        "points less penalties / games",
        "points - penalties",
        "games",
    ),
    Rate("average_score", "final scores / games", "scores", "games"),
)
RATES = (*HAND_RATES, *RIICHI_RATES, *GAME_RATES)

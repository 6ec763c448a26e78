"""Every rate there is, in the order in which answers give them."""

from services.tournaments.league.domain.statistics.hand_rates import HAND_RATES
from services.tournaments.league.domain.statistics.rates import parse_rates
from services.tournaments.league.domain.statistics.riichi_rates import RIICHI_RATES

GAME_RATES = parse_rates("""
average_rank = (ranks) / (games)
    sum of ranks / games; tied players hold the better rank
first_rate = (firsts) / (games)
    first ranks / games
first_or_second_rate = (upper_ranks) / (games)
    first and second ranks / games
fourth_avoidance_rate = (games - fourths) / (games)
    games less fourth ranks / games
average_points = (points) / (games)
    points without penalties / games
average_points_after_penalties = (points - penalties) / (games)
    points less penalties / games
average_score = (scores) / (games)
    final scores / games
""")
RATES = (*HAND_RATES, *RIICHI_RATES, *GAME_RATES)

"""Rule sets as data; the M-League's is the default."""

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True)
class RuleSet:
    """Every question a league may answer differently."""

    name: str = "M-League"
    description: str = "25,000 to 30,000, uma 30-10 and oka, red fives, no abortive draws."
    players: int = 4
    start_score: int = 25000
    return_score: int = 30000
    # Rank points hold the oka: the top's 50 are 30 of uma and 4 x 5000 left by the return.
    rank_points: tuple[Decimal, ...] = (Decimal(50), Decimal(10), Decimal(-10), Decimal(-30))
    # Other rank points where so many players end at or above the return score.
    rank_points_by_floaters: tuple[tuple[int, tuple[Decimal, ...]], ...] = ()
    whole_points: bool = False  # 500 and less is dropped, the first takes what is missing
    ties_share: bool = True  # otherwise the player nearer the first dealer ranks higher
    leftover_sticks_to_top: bool = True
    chombo_points: Decimal = Decimal(20)
    winds: int = 2  # East and South
    extra_wind: bool = False  # one more while nobody has the goal; there the goal ends the game
    goal_score: int = 30000
    bust_ends_game: bool = False
    dealer_may_stop: bool = False  # agari-yame
    stopping_is_choice: bool = False  # otherwise the game ends there by itself
    time_limit_minutes: int = 0  # 0 is none; a timed game may end after any hand
    red_fives: bool = True
    open_tanyao: bool = True
    ippatsu: bool = True
    ura_dora: bool = True
    kan_dora: bool = True
    kan_dora_at_once: bool = True  # otherwise an open kan's comes after the discard
    kiriage: bool = True
    kazoe_yakuman: bool = False
    combined_yakuman: bool = True
    double_yakuman: bool = False
    double_wind_fu: int = 2
    multiple_ron: bool = False  # False is atamahane
    swap_calling: bool = False  # kuikae
    riichi_below_1000: bool = True
    riichi_without_draw: bool = True
    pao: bool = True
    noten_payment: int = 3000
    honba_value: int = 300
    abortive_draws: bool = False
    nagashi_mangan: bool = False
    carry_over_divisor: int = 2

    @property
    def oka(self) -> Decimal:
        """What the return score leaves to the first, contained in the rank points."""
        return Decimal((self.return_score - self.start_score) * self.players) / 1000

    @property
    def uma(self) -> tuple[Decimal, ...]:
        """Rank points without the oka."""
        return (self.rank_points[0] - self.oka, *self.rank_points[1:])


M_LEAGUE = RuleSet()

"""The statistics people expect: each a quotient of counts, with its definition in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal

DIGITS = Decimal("0.0001")


@dataclass(frozen=True)
class Rate:
    """`plus` less `minus` over `over`; the names are those of the counts."""

    key: str
    definition: str
    plus: str
    over: str
    minus: str | None = None


RATES = (
    Rate("win_rate", "hands won / hands", "wins", "hands"),
    Rate("tsumo_rate", "wins by tsumo / wins", "tsumo_wins", "wins"),
    Rate("deal_in_rate", "hands dealt into, each once / hands", "deal_ins", "hands"),
    Rate("riichi_rate_accepted", "riichi accepted / hands", "riichi_accepted", "hands"),
    Rate(
        "riichi_rate_declared",
        "riichi declared, also if ronned / hands",
        "riichi_declared",
        "hands",
    ),
    Rate("call_rate", "hands with a chi, pon or open kan / hands", "called_hands", "hands"),
    Rate("average_win", "win value without honba and sticks / wins", "win_points", "wins"),
    Rate(
        "average_deal_in", "value dealt in without honba / deal-ins", "deal_in_points", "deal_ins"
    ),
    Rate("average_win_turn", "turn of the win / wins", "win_turns", "wins"),
    Rate("draw_rate", "hands drawn / hands", "draws", "hands"),
    Rate("tenpai_at_draw_rate", "tenpai at a draw / hands drawn", "tenpai_draws", "draws"),
    Rate("noten_balance", "tenpai payments / hands drawn", "noten_points", "draws"),
    Rate("riichi_win_share", "wins in riichi / wins", "riichi_wins", "wins"),
    Rate("open_win_share", "wins with an open hand / wins", "open_wins", "wins"),
    Rate("dama_win_share", "closed wins without riichi / wins", "dama_wins", "wins"),
    Rate(
        "riichi_success_rate", "wins in riichi / riichi accepted", "riichi_wins", "riichi_accepted"
    ),
    Rate(
        "riichi_deal_in_rate",
        "deal-ins after an accepted riichi, without the declaration tile / riichi accepted",
        "deal_ins_after_riichi",
        "riichi_accepted",
    ),
    Rate(
        "declaration_deal_in_rate",
        "declaration tiles ronned / riichi declared",
        "declaration_deal_ins",
        "riichi_declared",
    ),
    Rate(
        "first_riichi_rate",
        "first accepted riichi / riichi accepted",
        "first_riichi",
        "riichi_accepted",
    ),
    Rate(
        "chasing_riichi_rate",
        "accepted riichi after another's / riichi accepted",
        "chasing_riichi",
        "riichi_accepted",
    ),
    Rate(
        "chased_riichi_rate",
        "first accepted riichi that another followed / first riichi",
        "chased_riichi",
        "first_riichi",
    ),
    Rate(
        "chase_rate_when_faced",
        "accepted riichi after another's / hands in which another was in riichi first",
        "chasing_riichi",
        "riichi_faced",
    ),
    Rate("ippatsu_rate", "wins with ippatsu / wins in riichi", "ippatsu_wins", "riichi_wins"),
    Rate("ura_rate", "wins with ura dora / wins in riichi", "ura_wins", "riichi_wins"),
    Rate("dora_per_win", "dora / wins", "dora_han", "wins"),
    Rate("red_per_win", "red dora / wins", "red_han", "wins"),
    Rate("ura_per_win", "ura dora / wins", "ura_han", "wins"),
    Rate("tsumo_suffered_rate", "opponents' tsumo / hands", "tsumo_suffered", "hands"),
    Rate("sideways_rate", "ron between two others / hands", "sideways", "hands"),
    Rate(
        "dealer_hit_rate",
        "opponents' tsumo while dealer / hands as dealer",
        "dealer_hits",
        "dealer_hands",
    ),
    Rate(
        "painful_dealer_hit_share",
        "those of mangan or more / opponents' tsumo while dealer",
        "painful_dealer_hits",
        "dealer_hits",
    ),
    Rate(
        "dealer_repeat_rate",
        "hands as dealer won or drawn in tenpai / hands as dealer",
        "dealer_repeats",
        "dealer_hands",
    ),
    Rate(
        "carried_stick_income",
        "points of sticks from earlier hands / wins",
        "carried_stick_points",
        "wins",
    ),
    Rate("stick_income", "points of all sticks / wins", "stick_points", "wins"),
    Rate("honba_income", "points of honba / wins", "honba_points", "wins"),
    Rate("haipai_shanten", "shanten at the deal / hands", "haipai_shanten", "hands"),
    Rate(
        "dealer_haipai_shanten",
        "shanten at the deal as dealer / hands as dealer",
        "dealer_haipai_shanten",
        "dealer_hands",
    ),
    Rate(
        "shanten_at_turn_7",
        "shanten after the 7th discard / hands that long",
        "middle_shanten",
        "middle_states",
    ),
    Rate(
        "shanten_at_turn_14",
        "shanten after the 14th discard / hands that long",
        "late_shanten",
        "late_states",
    ),
    Rate(
        "net_win_efficiency",
        "value won less value dealt in / hands (win rate x average win - deal-in rate x average)",
        "win_points",
        "hands",
        "deal_in_points",
    ),
    Rate(
        "shanten_when_dealing_in",
        "shanten before the fatal discard / deal-ins",
        "deal_in_shanten",
        "deal_ins",
    ),
    Rate(
        "uncommitted_deal_in_rate",
        "deal-ins without riichi and with fewer than two calls / such hands",
        "deal_ins_uncommitted",
        "uncommitted_hands",
    ),
    Rate(
        "tenpai_deal_in_rate",
        "deal-ins in tenpai / hands in which tenpai was reached",
        "deal_ins_tenpai",
        "tenpai_hands",
    ),
    Rate(
        "average_rank", "sum of ranks / games; tied players hold the better rank", "ranks", "games"
    ),
    Rate("first_rate", "first ranks / games", "firsts", "games"),
    Rate("first_or_second_rate", "first and second ranks / games", "upper_ranks", "games"),
    Rate("fourth_avoidance_rate", "games less fourth ranks / games", "games", "games", "fourths"),
    Rate("average_points", "points without penalties / games", "points", "games"),
    Rate("average_score", "final scores / games", "scores", "games"),
)


@dataclass(frozen=True)
class RateValue:
    """A rate with the counts it was made of; no value without a denominator."""

    key: str
    definition: str
    numerator: Decimal
    denominator: Decimal
    value: Decimal | None


def rates_of(counts: Mapping[str, int | Decimal]) -> list[RateValue]:
    """Rates of counts that were added up first, over whatever hands and games."""
    values = []
    for rate in RATES:
        numerator = Decimal(counts.get(rate.plus, 0))
        if rate.minus:
            numerator -= Decimal(counts.get(rate.minus, 0))
        denominator = Decimal(counts.get(rate.over, 0))
        value = None
        if denominator:
            value = (numerator / denominator).quantize(DIGITS, ROUND_HALF_EVEN)
        values.append(RateValue(rate.key, rate.definition, numerator, denominator, value))
    return values


def percentile(value: Decimal, others: list[Decimal]) -> Decimal:
    """The share of all values, this one among them, that are not greater."""
    below = sum(other <= value for other in others)
    return (Decimal(below) / len(others)).quantize(DIGITS)

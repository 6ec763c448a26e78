"""The book of records: what is measured, and which way is better."""

from dataclasses import dataclass
from enum import StrEnum


class Measured(StrEnum):
    """Of what a mark is taken."""

    GAME = "game"
    HAND = "hand"
    PLAYER_IN_GAME = "player in a game"
    WIN = "win"


@dataclass(frozen=True)
class Mark:
    """`column` is what the store calls the figure; the greatest wins unless `least` is true."""

    key: str
    definition: str
    measured: Measured
    column: str
    least: bool = False


MARKS = (
    Mark("longest_game", "most hands of a game, replayed ones included", Measured.GAME, "hands"),
    Mark("shortest_game", "fewest hands of a game", Measured.GAME, "hands", least=True),
    Mark("widest_lead", "first score less second score", Measured.GAME, "lead"),
    Mark("narrowest_lead", "first score less second score", Measured.GAME, "lead", least=True),
    Mark("most_honba", "counters at the start of a hand", Measured.HAND, "honba_count"),
    Mark("most_sticks", "riichi sticks at the start of a hand", Measured.HAND, "reach_stick_count"),
    Mark("highest_score", "final score", Measured.PLAYER_IN_GAME, "score"),
    Mark("lowest_score", "final score", Measured.PLAYER_IN_GAME, "score", least=True),
    Mark("most_points", "points without penalties", Measured.PLAYER_IN_GAME, "points"),
    Mark("least_points", "points without penalties", Measured.PLAYER_IN_GAME, "points", least=True),
    Mark("most_wins", "hands won in a game", Measured.PLAYER_IN_GAME, "wins"),
    Mark("most_deal_ins", "hands dealt into in a game", Measured.PLAYER_IN_GAME, "deal_ins"),
    Mark("most_riichi", "accepted riichi in a game", Measured.PLAYER_IN_GAME, "riichi_accepted"),
    Mark("most_draw_income", "tenpai payments in a game", Measured.PLAYER_IN_GAME, "noten_points"),
    Mark(
        "greatest_comeback",
        "lowest score after a hand of the player who came first",
        Measured.PLAYER_IN_GAME,
        "lowest_of_first",
        least=True,
    ),
    Mark("largest_win", "value of a win without honba and sticks", Measured.WIN, "base_points"),
    Mark("largest_income", "points of a win with honba and sticks", Measured.WIN, "points"),
    Mark("most_han", "han of a win that is no yakuman", Measured.WIN, "han"),
)

"""How deep a hand was recorded, and what can be known of it then."""

from enum import StrEnum

from services.tournaments.league.domain.replay import HandReplay


class Depth(StrEnum):
    """Every tile; who won with which yaku; who won with how many han."""

    TILES = "tiles"
    YAKU = "yaku"
    OUTCOME = "outcome"


# What nobody writes down: it takes the tiles, or the order of what happened.
_TAKES_TILES = """
win_turns declaration_deal_ins deal_ins_uncommitted deal_ins_tenpai deal_in_shanten riichi_declared
first_riichi chasing_riichi chased_riichi riichi_faced deal_ins_first_riichi deal_ins_chasing_riichi
riichi_turns riichi_ryanmen riichi_shanpon riichi_kanchan riichi_penchan riichi_tanki
riichi_multiple riichi_furiten riichi_wait_kinds riichi_unseen_tiles riichi_wall_tiles
garbage_riichi called_hands uncommitted_hands tenpai_hands haipai_shanten dealer_haipai_shanten
middle_states middle_shanten dealer_middle_states dealer_middle_shanten late_states late_shanten
dealer_late_states dealer_late_shanten
"""
_TAKES_YAKU = "open_wins dama_wins ippatsu_wins ura_wins dora_han red_han ura_han"

UNKNOWN: dict[Depth, frozenset[str]] = {
    Depth.TILES: frozenset(),
    Depth.YAKU: frozenset(_TAKES_TILES.split()),
    Depth.OUTCOME: frozenset((*_TAKES_TILES.split(), *_TAKES_YAKU.split())),
}


def depth_of(hand: HandReplay) -> Depth:
    if hand.written is None:
        return Depth.TILES
    return Depth.YAKU if hand.written.has_yaku else Depth.OUTCOME

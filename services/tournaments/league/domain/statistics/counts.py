"""The counts kept of one player in one hand."""

from dataclasses import dataclass


@dataclass
class HandFacts:
    """Every field is a count or a sum; rates divide them only after adding up."""

    hands: int = 0
    dealer_hands: int = 0
    dealer_repeats: int = 0
    wins: int = 0
    tsumo_wins: int = 0
    riichi_wins: int = 0
    open_wins: int = 0
    dama_wins: int = 0
    win_points: int = 0
    win_turns: int = 0
    ippatsu_wins: int = 0
    ura_wins: int = 0
    dora_han: int = 0
    red_han: int = 0
    ura_han: int = 0
    carried_stick_points: int = 0
    stick_points: int = 0
    honba_points: int = 0
    deal_ins: int = 0
    deal_in_points: int = 0
    deal_ins_after_riichi: int = 0
    declaration_deal_ins: int = 0
    deal_ins_uncommitted: int = 0
    deal_ins_tenpai: int = 0
    deal_in_shanten: int = 0
    riichi_declared: int = 0
    riichi_accepted: int = 0
    first_riichi: int = 0
    chasing_riichi: int = 0
    chased_riichi: int = 0
    riichi_faced: int = 0
    deal_ins_first_riichi: int = 0
    deal_ins_chasing_riichi: int = 0
    riichi_turns: int = 0
    riichi_ryanmen: int = 0
    riichi_shanpon: int = 0
    riichi_kanchan: int = 0
    riichi_penchan: int = 0
    riichi_tanki: int = 0
    riichi_multiple: int = 0
    riichi_furiten: int = 0
    riichi_wait_kinds: int = 0
    riichi_unseen_tiles: int = 0
    riichi_wall_tiles: int = 0
    garbage_riichi: int = 0
    called_hands: int = 0
    uncommitted_hands: int = 0
    tenpai_hands: int = 0
    draws: int = 0
    tenpai_draws: int = 0
    noten_points: int = 0
    tsumo_suffered: int = 0
    sideways: int = 0
    dealer_hits: int = 0
    painful_dealer_hits: int = 0
    haipai_shanten: int = 0
    dealer_haipai_shanten: int = 0
    middle_states: int = 0
    middle_shanten: int = 0
    dealer_middle_states: int = 0
    dealer_middle_shanten: int = 0
    late_states: int = 0
    late_shanten: int = 0
    dealer_late_states: int = 0
    dealer_late_shanten: int = 0

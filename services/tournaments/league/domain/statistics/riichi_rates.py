"""The rates of riichi; each says whether declared or accepted ones count."""

from services.tournaments.league.domain.statistics.rates import parse_rates

RIICHI_RATES = parse_rates("""
riichi_rate_accepted = (riichi_accepted) / (hands)
    riichi accepted / hands
riichi_rate_declared = (riichi_declared) / (hands)
    riichi declared, also if ronned / hands
riichi_win_share = (riichi_wins) / (wins)
    wins in riichi / wins
riichi_success_rate = (riichi_wins) / (riichi_accepted)
    wins in riichi / riichi accepted
riichi_deal_in_rate = (deal_ins_after_riichi) / (riichi_accepted)
    deal-ins after an accepted riichi, without the declaration tile / riichi accepted
riichi_deal_in_rate_with_declaration =
    (deal_ins_after_riichi + declaration_deal_ins) / (riichi_declared)
    deal-ins of a player who declared riichi, the declaration tile included / riichi declared
first_riichi_deal_in_rate = (deal_ins_first_riichi) / (first_riichi)
    deal-ins after the first accepted riichi of the hand / first riichi
chasing_riichi_deal_in_rate = (deal_ins_chasing_riichi) / (chasing_riichi)
    deal-ins after an accepted riichi that followed another's / chasing riichi
declaration_deal_in_rate = (declaration_deal_ins) / (riichi_declared)
    declaration tiles ronned / riichi declared
first_riichi_rate = (first_riichi) / (riichi_accepted)
    first accepted riichi / riichi accepted
chasing_riichi_rate = (chasing_riichi) / (riichi_accepted)
    accepted riichi after another's / riichi accepted
chased_riichi_rate = (chased_riichi) / (first_riichi)
    first accepted riichi that another followed / first riichi
chase_rate_when_faced = (chasing_riichi) / (riichi_faced)
    accepted riichi after another's / hands in which another was in riichi first
average_riichi_turn = (riichi_turns) / (riichi_declared)
    turn of the declaration / riichi declared
good_wait_riichi_rate = (riichi_ryanmen + riichi_multiple) / (riichi_declared)
    riichi waiting at both ends of a run, or for three kinds or more / riichi declared
bad_wait_riichi_rate =
    (riichi_shanpon + riichi_kanchan + riichi_penchan + riichi_tanki) / (riichi_declared)
    riichi on shanpon, kanchan, penchan or tanki, a double tanki included / riichi declared
garbage_riichi_rate = (garbage_riichi) / (riichi_declared)
    riichi on a bad wait, without a kan and without a yaku beside riichi / riichi declared
furiten_riichi_rate = (riichi_furiten) / (riichi_declared)
    riichi declared in furiten / riichi declared
riichi_wait_kinds = (riichi_wait_kinds) / (riichi_declared)
    kinds waited for at riichi / riichi declared
riichi_unseen_tiles = (riichi_unseen_tiles) / (riichi_declared)
    tiles waited for at riichi that the player cannot see / riichi declared
riichi_wall_tiles = (riichi_wall_tiles) / (riichi_declared)
    tiles waited for at riichi still in the wall, dead wall included / riichi declared
ippatsu_rate = (ippatsu_wins) / (riichi_wins)
    wins with ippatsu / wins in riichi
ura_rate = (ura_wins) / (riichi_wins)
    wins with ura dora / wins in riichi
""")

"""The rates of riichi; each says whether declared or accepted ones count."""

from services.tournaments.league.domain.statistics.rates import Rate

RIICHI_RATES = (
    Rate("riichi_rate_accepted", "riichi accepted / hands", "riichi_accepted", "hands"),
    Rate(
        "riichi_rate_declared",
        "riichi declared, also if ronned / hands",
        "riichi_declared",
        "hands",
    ),
    Rate("riichi_win_share", "wins in riichi / wins", "riichi_wins", "wins"),
    Rate(
        "riichi_success_rate",
        "wins in riichi / riichi accepted",
        "riichi_wins",
        "riichi_accepted",
    ),
    Rate(
        "riichi_deal_in_rate",
        "deal-ins after an accepted riichi, without the declaration tile / riichi accepted",
        "deal_ins_after_riichi",
        "riichi_accepted",
    ),
    Rate(
        "riichi_deal_in_rate_with_declaration",
        "deal-ins of a player who declared riichi, the declaration tile included / riichi declared",
        "deal_ins_after_riichi + declaration_deal_ins",
        "riichi_declared",
    ),
    Rate(
        "first_riichi_deal_in_rate",
        "deal-ins after the first accepted riichi of the hand / first riichi",
        "deal_ins_first_riichi",
        "first_riichi",
    ),
    Rate(
        "chasing_riichi_deal_in_rate",
        "deal-ins after an accepted riichi that followed another's / chasing riichi",
        "deal_ins_chasing_riichi",
        "chasing_riichi",
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
    Rate(
        "average_riichi_turn",
        "turn of the declaration / riichi declared",
        "riichi_turns",
        "riichi_declared",
    ),
    Rate(
        "good_wait_riichi_rate",
        "riichi waiting at both ends of a run, or for three kinds or more / riichi declared",
        "riichi_ryanmen + riichi_multiple",
        "riichi_declared",
    ),
    Rate(
        "bad_wait_riichi_rate",
        "riichi on shanpon, kanchan, penchan or tanki, a double tanki included / riichi declared",
        "riichi_shanpon + riichi_kanchan + riichi_penchan + riichi_tanki",
        "riichi_declared",
    ),
    Rate(
        "garbage_riichi_rate",
        "riichi on a bad wait, without a kan and without a yaku beside riichi / riichi declared",
        "garbage_riichi",
        "riichi_declared",
    ),
    Rate(
        "furiten_riichi_rate",
        "riichi declared in furiten / riichi declared",
        "riichi_furiten",
        "riichi_declared",
    ),
    Rate(
        "riichi_wait_kinds",
        "kinds waited for at riichi / riichi declared",
        "riichi_wait_kinds",
        "riichi_declared",
    ),
    Rate(
        "riichi_unseen_tiles",
        "tiles waited for at riichi that the player cannot see / riichi declared",
        "riichi_unseen_tiles",
        "riichi_declared",
    ),
    Rate(
        "riichi_wall_tiles",
        "tiles waited for at riichi still in the wall, dead wall included / riichi declared",
        "riichi_wall_tiles",
        "riichi_declared",
    ),
    Rate("ippatsu_rate", "wins with ippatsu / wins in riichi", "ippatsu_wins", "riichi_wins"),
    Rate("ura_rate", "wins with ura dora / wins in riichi", "ura_wins", "riichi_wins"),
)

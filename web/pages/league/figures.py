"""Names and definitions of the figures of leagues, in the reader's words."""

from web.language import gettext as _


def words_of_figures() -> dict[str, tuple[str, str]]:
    """Name and definition by the key the service gives a rate, a record or a streak."""
    return {
        "win_rate": (_("Win rate"), _("hands won / hands")),
        "tsumo_rate": (_("Wins by tsumo"), _("wins by tsumo / wins")),
        "deal_in_rate": (_("Deal-in rate"), _("hands dealt into, each once / hands")),
        "call_rate": (_("Call rate"), _("hands with a chi, pon or open kan / hands")),
        "average_win": (_("Average win"), _("win value without honba and sticks / wins")),
        "average_deal_in": (_("Average deal-in"), _("value dealt in without honba / deal-ins")),
        "average_win_turn": (_("Turn of the win"), _("turn of the win / wins")),
        "draw_rate": (_("Draws"), _("hands drawn / hands")),
        "tenpai_at_draw_rate": (_("Tenpai at draws"), _("tenpai at a draw / hands drawn")),
        "noten_balance": (_("Balance of draws"), _("tenpai payments / hands drawn")),
        "open_win_share": (_("Open wins"), _("wins with an open hand / wins")),
        "dama_win_share": (_("Dama wins"), _("closed wins without riichi / wins")),
        "dora_per_win": (_("Dora per win"), _("dora / wins")),
        "red_per_win": (_("Red fives per win"), _("red dora / wins")),
        "ura_per_win": (_("Ura per win"), _("ura dora / wins")),
        "tsumo_suffered_rate": (_("Tsumo suffered"), _("opponents' tsumo / hands")),
        "sideways_rate": (_("Wins between others"), _("ron between two others / hands")),
        "dealer_hit_rate": (
            _("Tsumo suffered as dealer"),
            _("opponents' tsumo while dealer / hands as dealer"),
        ),
        "painful_dealer_hit_share": (
            _("Painful ones of them"),
            _("those of mangan or more / opponents' tsumo while dealer"),
        ),
        "dealer_repeat_rate": (
            _("Deal kept"),
            _("hands as dealer won or drawn in tenpai / hands as dealer"),
        ),
        "carried_stick_income": (
            _("Earlier sticks per win"),
            _("points of sticks from earlier hands / wins"),
        ),
        "stick_income": (_("Sticks per win"), _("points of all sticks / wins")),
        "honba_income": (_("Honba per win"), _("points of honba / wins")),
        "stick_and_honba_income": (
            _("Sticks and honba per win"),
            _("points of all sticks and of honba / wins"),
        ),
        "haipai_shanten": (_("Shanten at the deal"), _("shanten at the deal / hands")),
        "dealer_haipai_shanten": (
            _("Shanten at the deal, as dealer"),
            _("shanten at the deal as dealer / hands as dealer"),
        ),
        "non_dealer_haipai_shanten": (
            _("Shanten at the deal, not dealer"),
            _("shanten at the deal as non-dealer / hands as non-dealer"),
        ),
        "shanten_at_turn_7": (
            _("Shanten at turn 7"),
            _("shanten after the 7th discard / hands that long"),
        ),
        "dealer_shanten_at_turn_7": (
            _("Shanten at turn 7, as dealer"),
            _("the same as dealer / hands that long as dealer"),
        ),
        "non_dealer_shanten_at_turn_7": (
            _("Shanten at turn 7, not dealer"),
            _("the same as non-dealer / hands that long as non-dealer"),
        ),
        "shanten_at_turn_14": (
            _("Shanten at turn 14"),
            _("shanten after the 14th discard / hands that long"),
        ),
        "dealer_shanten_at_turn_14": (
            _("Shanten at turn 14, as dealer"),
            _("the same as dealer / hands that long as dealer"),
        ),
        "non_dealer_shanten_at_turn_14": (
            _("Shanten at turn 14, not dealer"),
            _("the same as non-dealer / hands that long as non-dealer"),
        ),
        "net_win_efficiency": (
            _("Net efficiency"),
            _(
                "value won less value dealt in / hands (win rate x average win - "
                "deal-in rate x average)"
            ),
        ),
        "shanten_when_dealing_in": (
            _("Shanten when dealing in"),
            _("shanten before the fatal discard / deal-ins"),
        ),
        "uncommitted_deal_in_rate": (
            _("Deal-ins while not committed"),
            _("deal-ins without riichi and with fewer than two calls / such hands"),
        ),
        "tenpai_deal_in_rate": (
            _("Deal-ins in tenpai"),
            _("deal-ins in tenpai / hands in which tenpai was reached"),
        ),
        "riichi_rate_accepted": (_("Riichi rate"), _("riichi accepted / hands")),
        "riichi_rate_declared": (
            _("Riichi declared"),
            _("riichi declared, also if ronned / hands"),
        ),
        "riichi_win_share": (_("Wins in riichi"), _("wins in riichi / wins")),
        "riichi_success_rate": (_("Riichi that won"), _("wins in riichi / riichi accepted")),
        "riichi_deal_in_rate": (
            _("Deal-ins after riichi"),
            _("deal-ins after an accepted riichi, without the declaration tile / riichi accepted"),
        ),
        "riichi_deal_in_rate_with_declaration": (
            _("Deal-ins after riichi, declaration included"),
            _(
                "deal-ins of a player who declared riichi, the declaration tile "
                "included / riichi declared"
            ),
        ),
        "first_riichi_deal_in_rate": (
            _("Deal-ins after a first riichi"),
            _("deal-ins after the first accepted riichi of the hand / first riichi"),
        ),
        "chasing_riichi_deal_in_rate": (
            _("Deal-ins after a chasing riichi"),
            _("deal-ins after an accepted riichi that followed another's / chasing riichi"),
        ),
        "declaration_deal_in_rate": (
            _("Declaration tiles ronned"),
            _("declaration tiles ronned / riichi declared"),
        ),
        "first_riichi_rate": (_("First riichi"), _("first accepted riichi / riichi accepted")),
        "chasing_riichi_rate": (
            _("Chasing riichi"),
            _("accepted riichi after another's / riichi accepted"),
        ),
        "chased_riichi_rate": (
            _("Riichi chased"),
            _("first accepted riichi that another followed / first riichi"),
        ),
        "chase_rate_when_faced": (
            _("Chases when faced"),
            _("accepted riichi after another's / hands in which another was in riichi first"),
        ),
        "average_riichi_turn": (
            _("Turn of riichi"),
            _("turn of the declaration / riichi declared"),
        ),
        "good_wait_riichi_rate": (
            _("Riichi on good waits"),
            _("riichi waiting at both ends of a run, or for three kinds or more / riichi declared"),
        ),
        "bad_wait_riichi_rate": (
            _("Riichi on bad waits"),
            _(
                "riichi on shanpon, kanchan, penchan or tanki, a double tanki included "
                "/ riichi declared"
            ),
        ),
        "garbage_riichi_rate": (
            _("Garbage riichi"),
            _(
                "riichi on a bad wait, without a kan and without a yaku beside riichi "
                "/ riichi declared"
            ),
        ),
        "furiten_riichi_rate": (
            _("Riichi in furiten"),
            _("riichi declared in furiten / riichi declared"),
        ),
        "riichi_wait_kinds": (
            _("Kinds waited for"),
            _("kinds waited for at riichi / riichi declared"),
        ),
        "riichi_unseen_tiles": (
            _("Unseen tiles waited for"),
            _("tiles waited for at riichi that the player cannot see / riichi declared"),
        ),
        "riichi_wall_tiles": (
            _("Tiles waited for in the wall"),
            _("tiles waited for at riichi still in the wall, dead wall included / riichi declared"),
        ),
        "ippatsu_rate": (_("Ippatsu"), _("wins with ippatsu / wins in riichi")),
        "ura_rate": (_("Wins with ura"), _("wins with ura dora / wins in riichi")),
        "average_rank": (
            _("Average rank"),
            _("sum of ranks / games; tied players hold the better rank"),
        ),
        "first_rate": (_("First places"), _("first ranks / games")),
        "first_or_second_rate": (_("First or second"), _("first and second ranks / games")),
        "fourth_avoidance_rate": (_("Last place avoided"), _("games less fourth ranks / games")),
        "average_points": (_("Points per game"), _("points without penalties / games")),
        "average_points_after_penalties": (
            _("Points per game after penalties"),
            _("points less penalties / games"),
        ),
        "average_score": (_("Average score"), _("final scores / games")),
        "longest_game": (_("Longest game"), _("most hands of a game, replayed ones included")),
        "shortest_game": (_("Shortest game"), _("fewest hands of a game")),
        "widest_lead": (_("Widest lead"), _("first score less second score")),
        "narrowest_lead": (_("Narrowest lead"), _("first score less second score")),
        "most_honba": (_("Most honba"), _("counters at the start of a hand")),
        "most_sticks": (_("Most sticks"), _("riichi sticks at the start of a hand")),
        "highest_score": (_("Highest score"), _("final score")),
        "lowest_score": (_("Lowest score"), _("final score")),
        "most_points": (_("Most points"), _("points without penalties")),
        "least_points": (_("Least points"), _("points without penalties")),
        "most_wins": (_("Most wins"), _("hands won in a game")),
        "most_deal_ins": (_("Most deal-ins"), _("hands dealt into in a game")),
        "most_riichi": (_("Most riichi"), _("accepted riichi in a game")),
        "most_draw_income": (_("Most from draws"), _("tenpai payments in a game")),
        "greatest_comeback": (
            _("Greatest comeback"),
            _("lowest score after a hand of the player who came first"),
        ),
        "largest_win": (_("Largest win"), _("value of a win without honba and sticks")),
        "largest_income": (_("Largest income"), _("points of a win with honba and sticks")),
        "most_han": (_("Most han"), _("han of a win that is no yakuman")),
        "firsts": (_("First places in a row"), _("games in a row with rank 1")),
        "fourths": (_("Last places in a row"), _("games in a row with rank 4")),
        "first_or_second": (_("First or second in a row"), _("games in a row with rank 1 or 2")),
        "fourth_avoided": (_("Without a last place"), _("games in a row with another rank than 4")),
        "not_first": (_("Without a first place"), _("games in a row with another rank than 1")),
        "wins": (_("Wins in a row"), _("hands won in a row within one game")),
        "deal_ins": (_("Deal-ins in a row"), _("hands dealt into in a row within one game")),
        "tenpai": (
            _("Tenpai in a row"),
            _("hands in a row within one game in which tenpai was reached"),
        ),
    }


def words_of_awards() -> dict[str, tuple[str, str]]:
    return {
        "most_points": (
            _("Most points"),
            _("points of the games less all penalties of the player"),
        ),
        "highest_score": (_("Highest score"), _("best final score of a game")),
        "fourth_avoidance": (
            _("Fourth place avoided"),
            _("games less fourth ranks / games, of those with enough games"),
        ),
        "most_firsts": (_("Most first places"), _("games with rank 1")),
    }

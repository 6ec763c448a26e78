"""The rates of hands: wins, deal-ins, calls, draws and shanten."""

from services.tournaments.league.domain.statistics.rates import parse_rates

HAND_RATES = parse_rates("""
win_rate = (wins) / (hands)
    hands won / hands
tsumo_rate = (tsumo_wins) / (wins)
    wins by tsumo / wins
deal_in_rate = (deal_ins) / (hands)
    hands dealt into, each once / hands
call_rate = (called_hands) / (hands)
    hands with a chi, pon or open kan / hands
average_win = (win_points) / (wins)
    win value without honba and sticks / wins
average_deal_in = (deal_in_points) / (deal_ins)
    value dealt in without honba / deal-ins
average_win_turn = (win_turns) / (wins)
    turn of the win / wins
draw_rate = (draws) / (hands)
    hands drawn / hands
tenpai_at_draw_rate = (tenpai_draws) / (draws)
    tenpai at a draw / hands drawn
noten_balance = (noten_points) / (draws)
    tenpai payments / hands drawn
open_win_share = (open_wins) / (wins)
    wins with an open hand / wins
dama_win_share = (dama_wins) / (wins)
    closed wins without riichi / wins
dora_per_win = (dora_han) / (wins)
    dora / wins
red_per_win = (red_han) / (wins)
    red dora / wins
ura_per_win = (ura_han) / (wins)
    ura dora / wins
tsumo_suffered_rate = (tsumo_suffered) / (hands)
    opponents' tsumo / hands
sideways_rate = (sideways) / (hands)
    ron between two others / hands
dealer_hit_rate = (dealer_hits) / (dealer_hands)
    opponents' tsumo while dealer / hands as dealer
painful_dealer_hit_share = (painful_dealer_hits) / (dealer_hits)
    those of mangan or more / opponents' tsumo while dealer
dealer_repeat_rate = (dealer_repeats) / (dealer_hands)
    hands as dealer won or drawn in tenpai / hands as dealer
carried_stick_income = (carried_stick_points) / (wins)
    points of sticks from earlier hands / wins
stick_income = (stick_points) / (wins)
    points of all sticks / wins
honba_income = (honba_points) / (wins)
    points of honba / wins
stick_and_honba_income = (stick_points + honba_points) / (wins)
    points of all sticks and of honba / wins
haipai_shanten = (haipai_shanten) / (hands)
    shanten at the deal / hands
dealer_haipai_shanten = (dealer_haipai_shanten) / (dealer_hands)
    shanten at the deal as dealer / hands as dealer
non_dealer_haipai_shanten = (haipai_shanten - dealer_haipai_shanten) / (hands - dealer_hands)
    shanten at the deal as non-dealer / hands as non-dealer
shanten_at_turn_7 = (middle_shanten) / (middle_states)
    shanten after the 7th discard / hands that long
dealer_shanten_at_turn_7 = (dealer_middle_shanten) / (dealer_middle_states)
    the same as dealer / hands that long as dealer
non_dealer_shanten_at_turn_7 =
    (middle_shanten - dealer_middle_shanten) / (middle_states - dealer_middle_states)
    the same as non-dealer / hands that long as non-dealer
shanten_at_turn_14 = (late_shanten) / (late_states)
    shanten after the 14th discard / hands that long
dealer_shanten_at_turn_14 = (dealer_late_shanten) / (dealer_late_states)
    the same as dealer / hands that long as dealer
non_dealer_shanten_at_turn_14 =
    (late_shanten - dealer_late_shanten) / (late_states - dealer_late_states)
    the same as non-dealer / hands that long as non-dealer
net_win_efficiency = (win_points - deal_in_points) / (hands)
    value won less value dealt in / hands (win rate x average win - deal-in rate x average)
shanten_when_dealing_in = (deal_in_shanten) / (deal_ins)
    shanten before the fatal discard / deal-ins
uncommitted_deal_in_rate = (deal_ins_uncommitted) / (uncommitted_hands)
    deal-ins without riichi and with fewer than two calls / such hands
tenpai_deal_in_rate = (deal_ins_tenpai) / (tenpai_hands)
    deal-ins in tenpai / hands in which tenpai was reached
""")

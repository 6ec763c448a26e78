"""What one player did in one hand, as numbers that may be added up over any set of hands."""

from collections import Counter

from services.tournaments.league.domain.draws import tenpai_payments
from services.tournaments.league.domain.events import SEATS, EventType
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.statistics.counts import HandFacts
from services.tournaments.league.domain.statistics.riichi import count_riichi
from services.tournaments.league.domain.table import STICK, PlayerState

CALLS = frozenset((EventType.CHI, EventType.PON, EventType.DAIMINKAN))
WINS = frozenset((EventType.RON, EventType.TSUMO))
PAINFUL = 8000  # a mangan
MIDDLE_TURN, LATE_TURN = 7, 14


def facts_of_hand(hand: HandReplay) -> list[HandFacts]:
    """The facts by seat; a hand that was replayed never counts."""
    facts = [HandFacts() for _ in hand.table.seats]
    if hand.is_restarted or not hand.is_over:
        return facts
    for seat, fact in enumerate(facts):
        fact.hands = 1
        fact.dealer_hands = int(seat == hand.start.dealer)
    facts[hand.start.dealer].dealer_repeats = int(_dealer_won_or_was_tenpai(hand))
    if hand.written is None:
        _count_states(hand, facts)
        _count_calls(hand, facts)
        count_riichi(hand, facts)
    else:
        for seat in hand.written.riichi:
            facts[seat].riichi_accepted = 1
    for event, note in zip(hand.events, hand.table.notes, strict=True):
        if event.type in WINS:
            _count_win(hand, facts, int(event.actor or 0), note)
    if not hand.table.winners:
        _count_draw(hand, facts)
    return facts


def _count_states(hand: HandReplay, facts: list[HandFacts]) -> None:
    for state in hand.table.states:
        fact, shanten = facts[state.seat], state.shanten.least
        if state.turn == 0:
            fact.haipai_shanten = shanten
            fact.dealer_haipai_shanten = shanten * fact.dealer_hands
        elif state.turn == MIDDLE_TURN:
            fact.middle_states, fact.middle_shanten = 1, shanten
            fact.dealer_middle_states = fact.dealer_hands
            fact.dealer_middle_shanten = shanten * fact.dealer_hands
        elif state.turn == LATE_TURN:
            fact.late_states, fact.late_shanten = 1, shanten
            fact.dealer_late_states = fact.dealer_hands
            fact.dealer_late_shanten = shanten * fact.dealer_hands
        if state.waits:
            fact.tenpai_hands = 1


def _count_calls(hand: HandReplay, facts: list[HandFacts]) -> None:
    made = Counter(event.actor for event in hand.events if event.type in CALLS)
    for seat in SEATS:
        calls = made[seat]
        facts[seat].called_hands = int(calls > 0)
        declared = hand.table.seats[seat].declared is not None
        facts[seat].uncommitted_hands = int(not declared and calls < 2)


def _count_win(hand: HandReplay, facts: list[HandFacts], winner: int, note: dict) -> None:
    _count_winner(hand, facts[winner], winner, note)
    giver, base = note["target"], note["base_points"]
    for seat in range(len(facts)):
        if seat == winner:
            continue
        if giver is None:
            facts[seat].tsumo_suffered = 1
            if seat == hand.start.dealer:
                facts[seat].dealer_hits = 1
                facts[seat].painful_dealer_hits = int(base >= PAINFUL)
        elif seat == giver:
            _count_deal_in(hand, facts[seat], seat, base)
        elif seat not in hand.table.winners:
            facts[seat].sideways = 1


def _count_winner(hand: HandReplay, fact: HandFacts, winner: int, note: dict) -> None:
    seat, yaku = hand.table.seats[winner], note["yaku"]
    fact.wins = 1
    fact.tsumo_wins = int(note["target"] is None)
    fact.riichi_wins = int(seat.riichi)
    fact.open_wins = int(note["is_called"] or 0)
    fact.dama_wins = int(not seat.riichi and not note["is_called"])
    fact.win_points = note["base_points"]
    fact.win_turns = note.get("turn", 0)
    fact.ippatsu_wins = int("ippatsu" in yaku)
    fact.ura_wins = int("ura_dora" in yaku)
    fact.dora_han, fact.red_han = yaku.get("dora", 0), yaku.get("red_dora", 0)
    fact.ura_han = yaku.get("ura_dora", 0)
    fact.stick_points = note["sticks"] * STICK
    fact.carried_stick_points = min(note["sticks"], hand.start.sticks) * STICK
    fact.honba_points = hand.table.rules.honba_value * note["honba"]


def _count_deal_in(hand: HandReplay, fact: HandFacts, seat: int, base: int) -> None:
    """Two players may win on one discard: one hand dealt into, both values lost."""
    at_table = hand.table.seats[seat]
    fact.deal_ins = 1
    fact.deal_in_points += base
    fact.deal_ins_after_riichi = int(at_table.riichi)
    if hand.written is not None:
        return
    fact.deal_ins_first_riichi = fact.first_riichi
    fact.deal_ins_chasing_riichi = fact.chasing_riichi
    fact.declaration_deal_ins = int(at_table.declared is not None and not at_table.riichi)
    fact.deal_ins_uncommitted = fact.uncommitted_hands
    before = _state_before_last_act(hand, seat)
    fact.deal_in_shanten = before.shanten.least
    fact.deal_ins_tenpai = int(bool(before.waits))


def _state_before_last_act(hand: HandReplay, seat: int) -> PlayerState:
    """The hand the fatal tile was chosen from: the state before the last discard or added kan."""
    states = [state for state in hand.table.states if state.seat == seat]
    return states[-1] if hand.table.offers_kan or len(states) < 2 else states[-2]


def _count_draw(hand: HandReplay, facts: list[HandFacts]) -> None:
    note = hand.table.notes[-1]
    paid = tenpai_payments(note)
    for seat, fact in enumerate(facts):
        fact.draws = 1
        fact.tenpai_draws = int(note["is_tenpai"][seat])
        fact.noten_points = paid[seat]


def _dealer_won_or_was_tenpai(hand: HandReplay) -> bool:
    """An abortive draw, after which the dealer stays anyway, repeats nothing by itself."""
    dealer = hand.start.dealer
    if hand.table.winners:
        return dealer in hand.table.winners
    return hand.table.notes[-1]["is_tenpai"][dealer]

"""What is counted of riichi: who was first, how good the wait was, and what it was worth."""

from services.tournaments.league.domain.blocks import KANS, Block, parse_block
from services.tournaments.league.domain.events import SEATS
from services.tournaments.league.domain.refusals import NotAWinningHand
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.statistics.counts import HandFacts
from services.tournaments.league.domain.table import PlayerState
from services.tournaments.league.domain.tiles import parse_hand, plain_tile
from services.tournaments.league.domain.wait_types import GOOD
from services.tournaments.league.domain.wins import Conditions, value_of_win


def count_riichi(hand: HandReplay, facts: list[HandFacts]) -> None:
    seats = hand.table.seats
    declared_at = {seat: seats[seat].declared or 0 for seat in SEATS}
    declared = sorted((seat for seat in SEATS if declared_at[seat]), key=declared_at.__getitem__)
    accepted = [seat for seat in declared if seats[seat].riichi]
    for seat in declared:
        _count_declaration(hand, facts[seat], declared_at[seat])
    for place, seat in enumerate(accepted):
        facts[seat].riichi_accepted = 1
        facts[seat].first_riichi = int(place == 0)
        facts[seat].chasing_riichi = int(place > 0)
        facts[seat].chased_riichi = int(place == 0 and len(accepted) > 1)
    for seat in SEATS:
        facts[seat].riichi_faced = int(bool(accepted) and accepted[0] != seat)


def _count_declaration(hand: HandReplay, fact: HandFacts, declared: int) -> None:
    """The wait is that of the hand the declaration tile leaves."""
    state = next(state for state in hand.table.states if state.event == declared + 1)
    fact.riichi_declared = 1
    fact.riichi_turns = state.turn
    setattr(fact, f"riichi_{state.wait_type}", 1)
    fact.riichi_furiten = int(state.furiten)
    fact.riichi_wait_kinds = len(state.waits)
    fact.riichi_unseen_tiles = state.unseen_tiles
    fact.riichi_wall_tiles = state.wall_tiles
    fact.garbage_riichi = int(_is_garbage(hand, state))


def _is_garbage(hand: HandReplay, state: PlayerState) -> bool:
    """A bad wait, no kan, and a hand that no discard would complete without riichi."""
    blocks = [parse_block(block) for block in state.called.split(",") if block]
    if state.wait_type in GOOD or any(block.kind in KANS for block in blocks):
        return False
    return not any(_has_yaku(hand, state, blocks, kind) for kind in state.waits)


def _has_yaku(hand: HandReplay, state: PlayerState, blocks: list[Block], kind: int) -> bool:
    table, tile = hand.table, plain_tile(kind)
    how = Conditions(seat_wind=table.wind_of(state.seat), round_wind=table.start.wind)
    try:
        value_of_win(table.rules, [*parse_hand(state.hand), tile], tile, blocks, how)
    except NotAWinningHand:
        return False
    return True

"""Drawn hands: when the wall is out, and the abortive draws some rule sets know."""

from services.tournaments.league.domain.events import SEATS, DrawReason, Event
from services.tournaments.league.domain.payments import payments_of_draw, payments_of_nagashi
from services.tournaments.league.domain.refusals import DrawNotAllowed
from services.tournaments.league.domain.table import MOST_KANS, Phase, Table
from services.tournaments.league.domain.tiles import EAST, KIND, NORTH, TERMINALS_AND_HONOURS

NINE = 9
NOTHING = (0, 0, 0, 0)


def derive_draw(table: Table, event: Event) -> dict:
    reason = event.reason or DrawReason.END_KYOKU
    if reason not in list(DrawReason):
        raise DrawNotAllowed(f"unknown reason {str(reason)[:40]!r}")
    tenpai = [seat for seat in SEATS if _is_tenpai(table, seat)]
    if reason == DrawReason.END_KYOKU:
        _refuse_unless_wall_is_out(table)
        return _note(reason, tenpai, payments_of_draw(table.rules, tenpai))
    if reason == DrawReason.NAGASHI_MANGAN:
        _refuse_unless_wall_is_out(table)
        if not table.rules.nagashi_mangan:
            raise DrawNotAllowed("the rules know no nagashi mangan")
        winners = [seat for seat in SEATS if _has_discarded_only_ends(table, seat)]
        if not winners:
            raise DrawNotAllowed("nobody discarded terminals and honours only")
        return _note(reason, tenpai, payments_of_nagashi(table.rules, winners, table.start.dealer))
    if not table.rules.abortive_draws:
        raise DrawNotAllowed("the rules know no abortive draws")
    if not _may_abort(table, DrawReason(reason)):
        raise DrawNotAllowed(reason)
    return _note(reason, tenpai, NOTHING)


def tenpai_payments(note: dict) -> list[int]:
    """What tenpai brought and cost at a draw; a nagashi mangan is paid for something else."""
    paid = note["reason"] == DrawReason.END_KYOKU
    return note["deltas"] if paid else [0] * len(note["deltas"])


def _note(reason: str, tenpai: list[int], deltas: tuple[int, ...]) -> dict:
    ready = [seat in tenpai for seat in SEATS]
    return {"reason": str(reason), "is_tenpai": ready, "deltas": list(deltas)}


def _is_tenpai(table: Table, number: int) -> bool:
    seat = table.seats[number]
    dead = seat.dead_after is not None and table.order > seat.dead_after
    return seat.state is not None and bool(seat.state.waits) and not dead


def _refuse_unless_wall_is_out(table: Table) -> None:
    if table.phase is not Phase.DRAW or table.tiles_left > 0:
        raise DrawNotAllowed(f"{table.tiles_left} tiles are left")


def _has_discarded_only_ends(table: Table, number: int) -> bool:
    """All discards are terminals or honours and none was called."""
    for other in SEATS:
        for block in table.seats[other].blocks:
            if block.source and (other + block.source) % 4 == number:
                return False
    return all(KIND[tile] in TERMINALS_AND_HONOURS for tile in table.seats[number].discards)


def _may_abort(table: Table, reason: DrawReason) -> bool:
    seats = table.seats
    if reason == DrawReason.NINE_TERMINALS:
        seat = seats[table.turn]
        kinds = {KIND[tile] for tile in seat.tiles} & TERMINALS_AND_HONOURS
        first = table.uninterrupted and not seat.discards
        return table.phase is Phase.ACT and first and len(kinds) >= NINE
    if table.phase is not Phase.DRAW:
        return False
    if reason == DrawReason.FOUR_WINDS:
        discards = [seat.discards for seat in seats]
        if not table.uninterrupted or any(len(made) != 1 for made in discards):
            return False
        kinds = {KIND[made[0]] for made in discards}
        return len(kinds) == 1 and EAST <= min(kinds) <= NORTH
    if reason == DrawReason.FOUR_RIICHI:
        return all(seat.riichi for seat in seats)
    if reason == DrawReason.FOUR_KANS:
        return table.kans == MOST_KANS
    # Three players win on one discard: no event shows it, so the discard on offer must suffice.
    kind = KIND[table.on_offer] if table.on_offer else -1
    others = (seat for number, seat in enumerate(seats) if number != table.giver)
    return all(seat.state is not None and kind in seat.state.waits for seat in others)

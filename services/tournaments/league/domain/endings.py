"""How a hand ends: ron, tsumo or a draw."""

from services.tournaments.league.domain.draws import derive_draw
from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.moves import (
    actor_of,
    expect_turn,
    is_orphan_wait,
    refuse_dead_hand,
    refuse_missing_indicators,
)
from services.tournaments.league.domain.payments import Win, payments_of_win
from services.tournaments.league.domain.refusals import (
    Furiten,
    HeadBump,
    IndicatorMissing,
    NotAnIndicator,
    NotAWinningHand,
    NotInOrder,
)
from services.tournaments.league.domain.table import Phase, Seat, Table
from services.tournaments.league.domain.tiles import KIND, kind_counts
from services.tournaments.league.domain.wait_types import WaitType, type_of_wait
from services.tournaments.league.domain.wins import YAKUMAN_HAN, Conditions, WinValue, value_of_win


def win_by_tsumo(table: Table, event: Event) -> dict:
    actor = expect_turn(table, event, Phase.ACT)
    seat = table.seats[actor]
    if seat.drawn is None:
        raise NotInOrder
    if event.tile is not None and event.tile != seat.drawn:
        raise NotAWinningHand(f"{seat.drawn} was drawn, not {event.tile}")
    refuse_dead_hand(table, actor)
    refuse_missing_indicators(table)
    _refuse_wrong_ura(table, seat)
    first = table.uninterrupted and not seat.discards
    how = _conditions(
        table,
        actor,
        tsumo=True,
        rinshan=table.rinshan,
        haitei=table.tiles_left == 0 and not table.rinshan,
        tenhou=first and actor == table.start.dealer,
        chiihou=first and actor != table.start.dealer,
    )
    return _settle(table, actor, None, seat.drawn, list(seat.tiles), how)


def win_by_ron(table: Table, event: Event) -> dict:
    actor = actor_of(event)
    tile = table.on_offer
    if tile is None or table.phase not in (Phase.DRAW, Phase.REPLACEMENT, Phase.OVER):
        raise NotInOrder
    giver = table.giver
    _refuse_wrong_ron(table, event, actor, giver, tile)
    seat = table.seats[actor]
    if not table.winners:
        refuse_missing_indicators(table)
    _refuse_wrong_ura(table, seat)
    _refuse_furiten(seat, KIND[tile])
    is_last = table.tiles_left == 0 and not table.offers_kan
    how = _conditions(table, actor, chankan=table.offers_kan, houtei=is_last)
    return _settle(table, actor, giver, tile, [*seat.tiles, tile], how)


def _refuse_wrong_ron(table: Table, event: Event, actor: int, giver: int, tile: str) -> None:
    if actor == giver or actor in table.winners:
        raise NotInOrder
    if event.target is not None and event.target != giver:
        raise NotAWinningHand(f"seat {giver} offers the tile, not seat {event.target}")
    if event.tile is not None and event.tile != tile:
        raise NotAWinningHand(f"{tile} is on offer, not {event.tile}")
    if table.winners:
        if not table.rules.multiple_ron:
            raise HeadBump
        if (actor - giver) % 4 < (table.winners[-1] - giver) % 4:
            raise NotInOrder("winners are recorded in the order of their turns")
    if table.offered_as == EventType.ANKAN and not is_orphan_wait(table.seats[actor]):
        raise NotAWinningHand("only thirteen orphans may rob a closed kan")
    refuse_dead_hand(table, actor)


def _refuse_furiten(seat: Seat, kind: int) -> None:
    if seat.state is None or kind not in seat.state.waits:
        raise NotAWinningHand
    discarded = {KIND[tile] for tile in seat.discards}
    missed = seat.passed | seat.passed_in_riichi | discarded
    if seat.state.waits & missed:
        raise Furiten


def _refuse_wrong_ura(table: Table, seat: Seat) -> None:
    turned = len(table.ura_indicators)
    riichi_won = seat.riichi or any(table.seats[winner].riichi for winner in table.winners)
    if not riichi_won and turned and not table.rules.multiple_ron:
        raise NotAnIndicator("ura dora need riichi")
    if seat.riichi and table.rules.ura_dora and turned != len(table.indicators):
        raise IndicatorMissing(f"{len(table.indicators)} ura are due, {turned} are turned")


def _conditions(table: Table, actor: int, **how: bool) -> Conditions:
    seat = table.seats[actor]
    return Conditions(
        riichi=seat.riichi,
        double_riichi=seat.riichi and seat.double_riichi,
        ippatsu=seat.riichi and seat.ippatsu,
        seat_wind=table.wind_of(actor),
        round_wind=table.start.wind,
        indicators=tuple(table.indicators),
        ura_indicators=tuple(table.ura_indicators) if seat.riichi else (),
        **how,
    )


def _settle(
    table: Table, actor: int, giver: int | None, tile: str, tiles: list[str], how: Conditions
) -> dict:
    seat = table.seats[actor]
    value = value_of_win(table.rules, tiles, tile, seat.blocks, how)
    win = _win(table, actor, giver, value)
    payments = payments_of_win(table.rules, win, value)
    table.pay(payments.deltas)
    table.sticks = 0
    table.winners.append(actor)
    if giver is None:
        table.on_offer = None
    return {
        "winning_tile": tile,
        "target": giver,
        "points": payments.deltas[actor],
        "base_points": payments.base,
        "fu": value.fu,
        "han": value.han,
        "is_called": not seat.is_closed,
        "is_yakuman": value.is_yakuman,
        "yaku": dict(value.yaku),
        "description": value.description,
        "deltas": list(payments.deltas),
        "sticks": win.sticks,
        "honba": win.honba,
        "turn": len(seat.discards) + 1,
        "wait_type": str(_wait_type(tiles, tile)),
    }


def _win(table: Table, actor: int, giver: int | None, value: WinValue) -> Win:
    """Sticks and honba go to the first winner in turn."""
    first = not table.winners
    honba, sticks = (table.start.honba, table.sticks) if first else (0, 0)
    for yaku, responsible in table.seats[actor].responsible.items():
        if covered := value.han_of(yaku) // YAKUMAN_HAN:
            return Win(actor, giver, table.start.dealer, honba, sticks, responsible, covered)
    return Win(actor, giver, table.start.dealer, honba, sticks)


def _wait_type(tiles: list[str], winning_tile: str) -> WaitType:
    """How the winning tile, which is among the closed tiles, completed them."""
    kind = KIND[winning_tile]
    before = kind_counts(tiles)
    before[kind] -= 1
    return type_of_wait(before, kind)


def end_in_draw(table: Table, event: Event) -> dict:
    note = derive_draw(table, event)
    table.pay(note["deltas"])
    table.on_offer = None
    return note

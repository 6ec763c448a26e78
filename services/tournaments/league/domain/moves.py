"""Deal, draw, discard, riichi and dora indicators."""

from typing import Any

from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.refusals import (
    HandIsDead,
    IndicatorMissing,
    IsDrawnTile,
    MalformedEvent,
    NotAnIndicator,
    NotDrawnTile,
    NotInOrder,
    NotYourTurn,
    RiichiHandChanged,
    RiichiNotAllowed,
    SwapCalling,
    WallIsEmpty,
)
from services.tournaments.league.domain.shanten import shanten_counts, waits
from services.tournaments.league.domain.table import STICK, Phase, PlayerState, Seat, Table
from services.tournaments.league.domain.tiles import (
    COPIES,
    KIND,
    dora_of,
    hand_text,
    kind_of,
    parse_hand,
)
from services.tournaments.league.domain.wait_types import type_of_waits


def deal(table: Table, event: Event) -> dict:
    if table.phase is not Phase.DEAL or table.indicators:
        raise NotInOrder
    actor = actor_of(event)
    dealt = sum(1 for seat in table.seats if seat.tiles)
    if actor != (table.start.dealer + dealt) % 4:
        raise NotInOrder(f"hands are dealt from the dealer on; seat {actor} is not next")
    tiles = parse_hand(event.hand)
    seat = table.seats[actor]
    least, most = 13 - seat.may_lack, 13 + seat.may_exceed
    if not least <= len(tiles) <= most:
        raise MalformedEvent(f"a hand of {len(tiles)} tiles is dealt")
    for tile in tiles:
        table.reveal(tile)
        seat.take(tile)
    record_state(table, actor)
    ready = seat.state is not None and seat.state.shanten.least == 0 and seat.is_whole
    is_dealer = actor == table.start.dealer
    return {"tenho_possible": ready and is_dealer, "chiho_possible": ready and not is_dealer}


def turn_indicator(table: Table, event: Event) -> dict:
    tile = tile_of(event)
    if event.ura:
        # How many are needed is known only with the winner, so the win counts them.
        second_may_win = table.rules.multiple_ron and table.on_offer is not None
        over = table.phase is Phase.OVER and not second_may_win
        if not table.rules.ura_dora or table.phase is Phase.DEAL or over:
            raise NotAnIndicator
        table.ura_indicators.append(tile)
    elif table.phase is Phase.DEAL:
        if table.indicators or not all(seat.tiles for seat in table.seats):
            raise NotInOrder
        table.phase = Phase.DRAW
        table.indicators.append(tile)
    else:
        if not table.rules.kan_dora or len(table.indicators) > table.kans:
            raise NotAnIndicator
        table.indicators.append(tile)
    table.reveal(tile)
    table.visible[KIND[tile]] += 1
    return {"dora": dora_of(tile)}


def draw(table: Table, event: Event) -> dict:
    actor = expect_turn(table, event, *_phases_of_draw(table))
    if table.tiles_left <= 0:
        raise WallIsEmpty
    tile = tile_of(event)
    table.rinshan = table.phase is Phase.REPLACEMENT
    table.reveal(tile)
    table.draws += 1
    table.on_offer = None
    seat = table.seats[actor]
    seat.take(tile)
    seat.drawn = tile
    table.phase = Phase.ACT
    return {"is_rinshan": table.rinshan}


def _phases_of_draw(table: Table) -> tuple[Phase, ...]:
    """Who ends up with too many tiles has drawn once more than was his right."""
    again = (Phase.ACT, Phase.DISCARD) if table.seats[table.turn].may_exceed else ()
    return (Phase.DRAW, Phase.REPLACEMENT, *again)


def _phases_of_discard(table: Table) -> tuple[Phase, ...]:
    """Who ends up with too few tiles has discarded without drawing."""
    undrawn = (Phase.DRAW, Phase.REPLACEMENT) if table.seats[table.turn].may_lack else ()
    return (Phase.ACT, Phase.DISCARD, *undrawn)


def reach(table: Table, event: Event) -> dict:
    actor = expect_turn(table, event, Phase.ACT)
    seat = table.seats[actor]
    if seat.declared is not None:
        raise RiichiNotAllowed("it is declared already")
    if not seat.is_closed:
        raise RiichiNotAllowed("the hand is open")
    if not table.rules.riichi_below_1000 and table.scores[actor] < STICK:
        raise RiichiNotAllowed("the score is below 1000")
    if not table.rules.riichi_without_draw and table.tiles_left < 4:
        raise RiichiNotAllowed("there is no draw left")
    refuse_dead_hand(table, actor)
    seat.declared = table.order
    seat.double_riichi = table.uninterrupted and not seat.discards
    table.phase = Phase.DISCARD
    return {"is_accepted": False}


def discard(table: Table, event: Event) -> dict:
    actor = expect_turn(table, event, *_phases_of_discard(table))
    seat = table.seats[actor]
    tile = tile_of(event)
    declares = seat.declared is not None and seat.declared == table.order - 1
    tsumogiri = _tsumogiri(seat, tile, event.tsumogiri)
    if seat.declared is not None and not declares and not tsumogiri:
        raise RiichiHandChanged(tile)
    if KIND[tile] in table.called_kinds:
        raise SwapCalling(tile)
    seat.give(tile)
    changed = not tsumogiri or seat.state is None
    seat.drawn = None
    seat.discards.append(tile)
    table.visible[KIND[tile]] += 1
    seat.passed.clear()
    seat.ippatsu = False
    record_state(table, actor, changed)
    if declares and not (seat.state and seat.state.waits):
        raise RiichiNotAllowed("the hand is not tenpai")
    table.on_offer, table.offered_as = tile, EventType.DISCARD
    table.called_kinds = frozenset()
    table.phase = Phase.DRAW
    table.turn = (actor + 1) % 4
    return {"is_reach_declaration": declares, "is_tsumogiri": tsumogiri}


def _tsumogiri(seat: Seat, tile: str, recorded: bool | None) -> bool:
    if recorded is None:
        return seat.drawn == tile
    if recorded and seat.drawn != tile:
        raise NotDrawnTile(tile)
    if not recorded and seat.drawn == tile and seat.tiles.count(tile) == 1:
        raise IsDrawnTile(tile)
    return recorded


def pass_offer(table: Table) -> None:
    """Nobody has won on the tile on offer: riichi is accepted, a kan stands, others are furiten."""
    if table.on_offer is None:
        return
    kind = KIND[table.on_offer]
    giver = table.giver
    for number, seat in enumerate(table.seats):
        if number != giver and (table.offered_as != EventType.ANKAN or is_orphan_wait(seat)):
            seat.passed.add(kind)
            if seat.declared is not None:
                seat.passed_in_riichi.add(kind)
    if table.offers_kan:
        interrupt(table)
        table.kans += 1
        table.on_offer = None
    else:
        _accept_riichi(table, giver)


def _accept_riichi(table: Table, giver: int) -> None:
    seat = table.seats[giver]
    if seat.declared is None or seat.riichi:
        return
    seat.riichi = True
    seat.ippatsu = table.rules.ippatsu
    table.scores[giver] -= STICK
    table.sticks += 1
    table.notes[seat.declared - 1]["is_accepted"] = True


def interrupt(table: Table) -> None:
    """A call ends ippatsu and the first uninterrupted round."""
    table.uninterrupted = False
    for seat in table.seats:
        seat.ippatsu = False


def is_orphan_wait(seat: Seat) -> bool:
    """Only thirteen orphans may rob a closed kan."""
    return seat.state is not None and seat.state.shanten.thirteen_orphans == 0


def record_state(table: Table, number: int, changed: bool = True) -> None:
    seat = table.seats[number]
    tiles = _tiles_and_waits(seat) if changed or seat.state is None else seat.state
    seat.state = tiles._replace(
        event=table.order,
        seat=number,
        reached=seat.declared is not None,
        turn=len(seat.discards),
        **_counts_of_waits(table, seat, tiles.waits),
    )
    table.states.append(seat.state)


def _counts_of_waits(table: Table, seat: Seat, waited: frozenset[int]) -> dict[str, Any]:
    """Hands that wait for nothing have nothing to count; most do."""
    if not waited:
        return {"furiten": False, "unseen_tiles": 0, "wall_tiles": 0}
    missed = seat.passed_in_riichi.union(KIND[tile] for tile in seat.discards)
    return {
        "furiten": not waited.isdisjoint(missed),
        "unseen_tiles": sum(COPIES - table.visible[kind] - seat.counts[kind] for kind in waited),
        "wall_tiles": sum(COPIES - table.copies[kind] for kind in waited),
    }


def _tiles_and_waits(seat: Seat) -> PlayerState:
    """The part of a state that only a change of the tiles changes."""
    shanten = shanten_counts(seat.counts)
    ready = shanten.least == 0 and seat.is_whole
    waited = waits(seat.counts, seat.laid_open) if ready else frozenset()
    called = ",".join(block.text for block in seat.blocks)
    wait_type = type_of_waits(seat.counts, waited)
    return PlayerState(hand_text(seat.tiles), called, shanten, waited, wait_type)


def refuse_missing_indicators(table: Table) -> None:
    """Every kan that stands has turned one more indicator by the time the hand is won."""
    not_yet = table.rinshan and not table.rules.kan_dora_at_once
    if table.rules.kan_dora and not not_yet and len(table.indicators) != table.kans + 1:
        raise IndicatorMissing(f"{table.kans + 1} are due, {len(table.indicators)} are turned")


def refuse_dead_hand(table: Table, number: int) -> None:
    dead_after = table.seats[number].dead_after
    if dead_after is not None and table.order > dead_after:
        raise HandIsDead


def actor_of(event: Event) -> int:
    if type(event.actor) is not int or event.actor not in range(4):
        raise MalformedEvent("the actor is a seat, 0 to 3")
    return event.actor


def tile_of(event: Event) -> str:
    kind_of(event.tile)
    return str(event.tile)


def expect_turn(table: Table, event: Event, *phases: Phase) -> int:
    """The seat that acts, whose turn it must be, in one of these phases."""
    actor = actor_of(event)
    if table.phase is Phase.DEAL:
        raise NotInOrder("the hand is not dealt")
    if actor != table.turn:
        raise NotYourTurn(f"seat {actor} acts, seat {table.turn} is in turn")
    if table.phase not in phases:
        raise NotInOrder
    return actor

"""Chi, pon and the three kans."""

from services.tournaments.league.domain.blocks import (
    ANKAN,
    CHI,
    DAIMINKAN,
    KANS,
    LEFT,
    PON,
    SHOMINKAN,
    Block,
    added_kan,
    parse_block,
)
from services.tournaments.league.domain.events import Event
from services.tournaments.league.domain.moves import (
    actor_of,
    expect_turn,
    interrupt,
    refuse_dead_hand,
    tile_of,
)
from services.tournaments.league.domain.refusals import (
    CallNotAllowed,
    KanNotAllowed,
    MalformedEvent,
    NotInOrder,
    NotYourTurn,
    RiichiHandChanged,
)
from services.tournaments.league.domain.shanten import waits
from services.tournaments.league.domain.table import MOST_KANS, Phase, Seat, Table
from services.tournaments.league.domain.tiles import EAST, KIND, NORTH, RED, WHITE

DRAGONS = range(WHITE, RED + 1)
WINDS = range(EAST, NORTH + 1)


def call(table: Table, event: Event) -> dict:
    """Chi, pon or an open kan of the discard on offer."""
    actor = actor_of(event)
    block = parse_block(event.block)
    _refuse_wrong_call(table, event, actor, block)
    seat, giver = table.seats[actor], table.giver
    _lay_open(table, seat, block)
    seat.state = None
    interrupt(table)
    table.on_offer = None
    _note_responsibility(table, seat, block, giver)
    table.turn = actor
    if block.kind == DAIMINKAN:
        table.kans += 1
        table.phase = Phase.REPLACEMENT
    else:
        table.phase = Phase.DISCARD
        table.called_kinds = _forbidden_kinds(table, block)
    return {"target": giver}


def _lay_open(table: Table, seat: Seat, block: Block) -> None:
    for tile in block.own:
        seat.give(tile)
        table.visible[KIND[tile]] += 1
    seat.lay_open(block)


def _refuse_wrong_call(table: Table, event: Event, actor: int, block: Block) -> None:
    if table.phase is not Phase.DRAW or table.on_offer is None:
        raise NotInOrder
    giver = table.giver
    if actor == giver:
        raise NotYourTurn("nobody calls their own discard")
    if block.kind != event.type:
        raise MalformedEvent(f"{block.text} is no {event.type}")
    if tile_of(event) != table.on_offer or block.called != table.on_offer:
        raise CallNotAllowed(f"{table.on_offer} was discarded")
    if event.target is not None and event.target != giver:
        raise CallNotAllowed(f"seat {giver} discarded it, not seat {event.target}")
    if (giver - actor) % 4 != block.source:
        raise CallNotAllowed(f"{block.text} lies as if another player had discarded it")
    if block.kind == CHI and block.source != LEFT:
        raise CallNotAllowed("chi takes only the left player's discard")
    if table.seats[actor].declared is not None:
        raise RiichiHandChanged
    if table.tiles_left == 0:
        raise CallNotAllowed("the last discard can only be won")
    refuse_dead_hand(table, actor)
    if block.kind == DAIMINKAN:
        _refuse_fifth_kan(table)


def _forbidden_kinds(table: Table, block: Block) -> frozenset[int]:
    """What kuikae forbids: the tile called, and the one at the other end of the run."""
    if table.rules.swap_calling or block.called is None:
        return frozenset()
    called = KIND[block.called]
    if block.kind != CHI:
        return frozenset((called,))
    low, high = sorted(KIND[tile] for tile in block.own)
    forbidden = {called}
    if called < low and high % 9 < 8:
        forbidden.add(high + 1)
    if called > high and low % 9 > 0:
        forbidden.add(low - 1)
    return frozenset(forbidden)


def declare_closed_kan(table: Table, event: Event) -> dict:
    actor = expect_turn(table, event, Phase.ACT)
    seat = table.seats[actor]
    block = parse_block(event.block)
    if block.kind != ANKAN:
        raise MalformedEvent(f"{block.text} is no ankan")
    _refuse_fifth_kan(table)
    refuse_dead_hand(table, actor)
    before = seat.state.waits if seat.state else frozenset()
    if seat.declared is not None and KIND[block.own[0]] != KIND[str(seat.drawn)]:
        raise RiichiHandChanged("the kan must use the tile drawn")
    _lay_open(table, seat, block)
    if seat.declared is not None and waits(seat.counts, seat.laid_open) != before:
        raise RiichiHandChanged("the kan changes the waits")
    _offer_kan(table, seat, block.own[0], ANKAN)
    return {}


def declare_added_kan(table: Table, event: Event) -> dict:
    actor = expect_turn(table, event, Phase.ACT)
    seat = table.seats[actor]
    tile = tile_of(event)
    pons = [block for block in seat.blocks if block.kind == PON]
    pon = next((made for made in pons if KIND[made.own[0]] == KIND[tile]), None)
    if pon is None:
        raise KanNotAllowed("there is no pon to add to")
    block = added_kan(pon, tile)
    if event.block is not None and parse_block(event.block) != block:
        raise KanNotAllowed(f"the block becomes {block.text}")
    _refuse_fifth_kan(table)
    refuse_dead_hand(table, actor)
    seat.give(tile)
    seat.blocks[seat.blocks.index(pon)] = block
    seat.laid_open[KIND[tile]] += 1
    table.visible[KIND[tile]] += 1
    _offer_kan(table, seat, tile, SHOMINKAN)
    return {"block": block.text}


def _offer_kan(table: Table, seat: Seat, tile: str, kind: str) -> None:
    """Until something else happens the kan may be robbed."""
    seat.drawn = None
    seat.state = None
    table.on_offer, table.offered_as = tile, kind
    table.phase = Phase.REPLACEMENT


def _refuse_fifth_kan(table: Table) -> None:
    if table.kans >= MOST_KANS:
        raise KanNotAllowed("four kans have been declared")
    if table.tiles_left == 0:
        raise KanNotAllowed("there is no replacement tile")


def _note_responsibility(table: Table, seat: Seat, block: Block, giver: int) -> None:
    """Pao: who feeds the last open set of a sure yakuman answers for it."""
    if not table.rules.pao or block.kind == CHI:
        return
    kinds = [KIND[laid.own[0]] for laid in seat.blocks if laid.kind != CHI]
    if KIND[block.own[0]] in DRAGONS and sum(kind in DRAGONS for kind in kinds) == 3:
        seat.responsible["daisangen"] = giver
    if KIND[block.own[0]] in WINDS and sum(kind in WINDS for kind in kinds) == 4:
        seat.responsible["daisuushi"] = giver
    kans = sum(laid.kind in KANS for laid in seat.blocks)
    if block.kind == DAIMINKAN and kans == MOST_KANS:
        seat.responsible["suukantsu"] = giver

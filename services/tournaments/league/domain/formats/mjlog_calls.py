"""mjlog: tile numbers 0..135 and the sixteen bits of a call."""

from services.tournaments.league.domain.blocks import ANKAN, CHI, DAIMINKAN, PON, Block
from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.tiles import COPIES, KINDS, RED_FIVES, plain_tile

RED_IDS = {kind * COPIES: tile for tile, kind in RED_FIVES.items()}
IS_CHI, IS_PON, IS_ADDED = 0x4, 0x8, 0x10


def tile_from_id(number: int, reds: bool) -> str:
    if number not in range(KINDS * COPIES):
        raise UnreadableLog(f"{number} is not a tile")
    if reds and number in RED_IDS:
        return RED_IDS[number]
    return plain_tile(number // COPIES)


def call_event(actor: int, bits: int, reds: bool) -> Event:
    """The event that a call's bits describe; the two lowest tell who discarded."""
    if actor not in range(4) or bits not in range(1 << 16):
        raise UnreadableLog(f"{bits} is not a call")
    source = bits & 3
    target = (actor + source) % 4
    if bits & IS_CHI:
        return _call(actor, target, CHI, *_chi_tiles(bits), reds)
    if bits & (IS_PON | IS_ADDED):
        return _pon_or_added(actor, target, bits, reds)
    kind, called = divmod(bits >> 8, COPIES)
    ids = [kind * COPIES + copy for copy in range(COPIES)]
    if source == 0:
        own = tuple(tile_from_id(number, reds) for number in ids)
        return Event(EventType.ANKAN, actor, block=Block(ANKAN, own).text)
    return _call(actor, target, DAIMINKAN, ids, called, reds)


def _chi_tiles(bits: int) -> tuple[list[int], int]:
    first, called = divmod(bits >> 10, 3)
    kind = first // 7 * 9 + first % 7
    copies = ((bits >> 3) & 3, (bits >> 5) & 3, (bits >> 7) & 3)
    return [(kind + step) * COPIES + copy for step, copy in enumerate(copies)], called


def _pon_or_added(actor: int, target: int, bits: int, reds: bool) -> Event:
    kind, called = divmod(bits >> 9, 3)
    unused = (bits >> 5) & 3
    ids = [kind * COPIES + copy for copy in range(COPIES) if copy != unused]
    if bits & IS_PON:
        return _call(actor, target, PON, ids, called, reds)
    added = tile_from_id(kind * COPIES + unused, reds)
    return Event(EventType.SHOMINKAN, actor, tile=added)


def _call(actor: int, target: int, kind: str, ids: list[int], called: int, reds: bool) -> Event:
    tiles = [tile_from_id(number, reds) for number in ids]
    tile = tiles.pop(called)
    if actor == target:
        raise UnreadableLog("nobody calls their own discard")
    block = Block(kind, tuple(tiles), tile, (target - actor) % 4)
    return Event(kind, actor, target, tile, block=block.text)

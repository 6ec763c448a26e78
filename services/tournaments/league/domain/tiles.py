"""Tiles in the league's notation: 1m..9m 1p..9p 1s..9s 1z..7z, red fives 0m 0p 0s."""

from collections.abc import Iterable

from services.tournaments.league.domain.refusals import NotATile

SUITS = "mpsz"
KINDS = 34
COPIES = 4
EAST, NORTH = 27, 30
WHITE, RED = 31, 33
TERMINALS_AND_HONOURS = frozenset((0, 8, 9, 17, 18, 26, *range(EAST, RED + 1)))
RED_FIVES = {"0m": 4, "0p": 13, "0s": 22}
RED_KINDS = frozenset(RED_FIVES.values())

_NAMES = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
_NAMES += [f"{number}z" for number in range(1, 8)]

# The kind (0..33) of every tile; a red five is of the same kind as the other fives.
KIND = {name: kind for kind, name in enumerate(_NAMES)} | RED_FIVES

# A red five stands before the plain fives of its suit.
_ORDER = {name: kind * 2 + (name not in RED_FIVES) for name, kind in KIND.items()}


def kind_of(tile: object) -> int:
    """The kind of a tile that comes from outside; what is no tile is refused."""
    if not isinstance(tile, str) or tile not in KIND:
        raise NotATile(tile)
    return KIND[tile]


def plain_tile(kind: int) -> str:
    return _NAMES[kind]


def sorted_tiles(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=_ORDER.__getitem__)


def parse_hand(text: object) -> list[str]:
    """The tiles of `123m406p1122z`: digits, then the suit they belong to."""
    if not isinstance(text, str):
        raise NotATile(text)
    tiles: list[str] = []
    digits = ""
    for letter in text:
        if letter in "0123456789":
            digits += letter
        elif letter in SUITS and digits:
            tiles += [digit + letter for digit in digits]
            digits = ""
        else:
            raise NotATile(text)
    if digits:
        raise NotATile(text)
    for tile in tiles:
        kind_of(tile)
    return tiles


def hand_text(tiles: Iterable[str]) -> str:
    """The tiles in order, each suit's letter written once: the inverse of parse_hand."""
    digits = dict.fromkeys(SUITS, "")
    for tile in sorted_tiles(tiles):
        digits[tile[1]] += tile[0]
    return "".join([digits[suit] + suit for suit in SUITS if digits[suit]])


def kind_counts(tiles: Iterable[str]) -> list[int]:
    """How many tiles of each of the 34 kinds."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[KIND[tile]] += 1
    return counts


def dora_of(indicator: str) -> str:
    """The tile an indicator makes dora: the next of its suit, winds and dragons in a circle."""
    kind = kind_of(indicator)
    if kind < EAST:
        return plain_tile(kind // 9 * 9 + (kind % 9 + 1) % 9)
    if kind <= NORTH:
        return plain_tile(EAST + (kind - EAST + 1) % 4)
    return plain_tile(WHITE + (kind - WHITE + 1) % 3)


def tile_ids(tiles: Iterable[str]) -> list[int]:
    """Tiles as the `mahjong` package numbers them: four ids per kind, the first five being red."""
    used: dict[int, int] = {}
    numbers = []
    for tile in tiles:
        kind = KIND[tile]
        if tile in RED_FIVES:
            numbers.append(kind * COPIES)
            continue
        first = 1 if kind in RED_KINDS else 0
        copy = used.get(kind, first)
        used[kind] = copy + 1
        # A set without red fives has four plain ones; the fourth then takes the red one's id.
        numbers.append(kind * COPIES + copy % COPIES)
    return numbers

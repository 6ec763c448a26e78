"""Called blocks: chi, pon and the three kans, and the text they are written in.

A `-` stands before the tile that lies sideways; its place tells who discarded it: first the left
player, second the one across, last the right one. The other tiles ascend, a red five before plain
ones. An added kan puts its fourth tile sideways right behind the called one; a closed kan has none.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from services.tournaments.league.domain.refusals import NotABlock, NotATile
from services.tournaments.league.domain.tiles import kind_of, sorted_tiles

RIGHT, ACROSS, LEFT = 1, 2, 3
CHI, PON, DAIMINKAN, SHOMINKAN, ANKAN = "chi", "pon", "daiminkan", "shominkan", "ankan"
KANS = frozenset((DAIMINKAN, SHOMINKAN, ANKAN))
_WRITTEN = re.compile(r"((?:-?[0-9]){3,4})([mpsz])")


@dataclass(frozen=True)
class Block:
    """Tiles laid open: `own` from the hand, `called` from the player `source` seats further."""

    kind: str
    own: tuple[str, ...]
    called: str | None = None
    source: int = 0
    added: str | None = None

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        extra = (self.called, self.added)
        return tuple(sorted_tiles([*self.own, *(tile for tile in extra if tile)]))

    @property
    def is_open(self) -> bool:
        return self.kind != ANKAN

    @cached_property
    def text(self) -> str:
        written = [tile[0] for tile in sorted_tiles(self.own)]
        if self.called:
            sideways = f"-{self.called[0]}" + (f"-{self.added[0]}" if self.added else "")
            places = {LEFT: 0, ACROSS: 1, RIGHT: len(written)}
            written.insert(places[self.source], sideways)
        return "".join(written) + self.own[0][1]


def parse_block(text: object) -> Block:
    """Read a block; what is neither a run nor equal tiles, or lies wrongly, is refused."""
    match = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if not match:
        raise NotABlock(text)
    marks = re.findall(r"(-?)([0-9])", match[1])
    tiles = [digit + match[2] for _, digit in marks]
    sideways = [place for place, (mark, _) in enumerate(marks) if mark]
    try:
        return _block(tiles, sideways)
    except (NotATile, NotABlock):
        raise NotABlock(text) from None


def _block(tiles: list[str], sideways: list[int]) -> Block:
    kinds = sorted(kind_of(tile) for tile in tiles)
    same = len(set(kinds)) == 1
    if not sideways and same and len(tiles) == 4:
        return Block(ANKAN, tuple(sorted_tiles(tiles)))
    if len(sideways) == 2 and same and len(tiles) == 4 and sideways[1] == sideways[0] + 1:
        own = [tile for place, tile in enumerate(tiles) if place not in sideways]
        source = (LEFT, ACROSS, RIGHT)[sideways[0]]
        called, added = (tiles[place] for place in sideways)
        return Block(SHOMINKAN, tuple(sorted_tiles(own)), called, source, added)
    if len(sideways) != 1:
        raise NotABlock(tiles)
    place = sideways[0]
    own = sorted_tiles(tile for other, tile in enumerate(tiles) if other != place)
    if len(tiles) == 3 and is_run(kinds) and place == 0:
        return Block(CHI, tuple(own), tiles[0], LEFT)
    if not same or place not in (0, 1, len(tiles) - 1):
        raise NotABlock(tiles)
    source = RIGHT if place == len(tiles) - 1 else (LEFT, ACROSS)[place]
    return Block(PON if len(tiles) == 3 else DAIMINKAN, tuple(own), tiles[place], source)


def is_run(kinds: list[int]) -> bool:
    """Three neighbours of one suit; honours have no neighbours."""
    first = kinds[0]
    return first < 27 and first % 9 < 7 and kinds == [first, first + 1, first + 2]


def added_kan(pon: Block, added: str) -> Block:
    """The added kan that a pon becomes."""
    return Block(SHOMINKAN, pon.own, pon.called, pon.source, added)

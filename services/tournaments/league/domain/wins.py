"""What a winning hand is worth: yaku, han, fu and the payments before honba and sticks."""

from dataclasses import dataclass

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.hand_calculating.yaku_config import YAKU_ID_TO_TENHOU_ID
from mahjong.meld import Meld

from services.tournaments.league.domain.blocks import ANKAN, CHI, KANS, PON, SHOMINKAN, Block
from services.tournaments.league.domain.refusals import NotAWinningHand
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.tiles import EAST, KIND, tile_ids
from services.tournaments.league.domain.yaku import BY_KEY, KEY_OF_TENHOU

YAKUMAN_HAN = 13


@dataclass(frozen=True)
class Conditions:
    """How the hand was won, as the events show."""

    tsumo: bool = False
    riichi: bool = False
    double_riichi: bool = False
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    haitei: bool = False
    houtei: bool = False
    tenhou: bool = False
    chiihou: bool = False
    seat_wind: int = 0
    round_wind: int = 0
    indicators: tuple[str, ...] = ()
    ura_indicators: tuple[str, ...] = ()


@dataclass(frozen=True)
class WinValue:
    """The worth of a hand: `main` by the discarder or the dealer, `additional` by each other."""

    yaku: tuple[tuple[str, int], ...]
    han: int
    fu: int
    main: int
    additional: int
    is_yakuman: bool
    limit: str

    def han_of(self, key: str) -> int:
        return dict(self.yaku).get(key, 0)

    @property
    def description(self) -> str:
        names = " ".join(f"{BY_KEY[key].name}({han})" for key, han in self.yaku)
        worth = self.limit or f"{self.fu}符{self.han}飜"
        payments = f"{self.main}-{self.additional}" if self.additional else str(self.main)
        return f"{worth} {payments}点 {names}"


def value_of_win(
    rules: RuleSet, closed: list[str], winning_tile: str, blocks: list[Block], how: Conditions
) -> WinValue:
    """The best value of a hand that holds the winning tile; without yaku it is refused."""
    laid = [tile for block in blocks for tile in block.tiles]
    tiles = [*closed, *laid]
    numbers = tile_ids(tiles)
    taken = iter(numbers[len(closed) :])
    melds = [_meld(block, sorted(next(taken) for _ in block.tiles)) for block in blocks]
    answer = HandCalculator.estimate_hand_value(
        numbers,
        numbers[closed.index(winning_tile)],
        melds=melds,
        dora_indicators=tile_ids(how.indicators),
        config=_config(rules, tiles, how),
        ura_dora_indicators=tile_ids(how.ura_indicators),
    )
    if answer.error or answer.cost is None or answer.yaku is None or answer.han is None:
        raise NotAWinningHand(str(answer.error or "no value").replace("_", " "))
    return _value(rules, answer)


def _value(rules: RuleSet, answer) -> WinValue:
    yaku: dict[str, int] = {}
    for found in answer.yaku:
        key = KEY_OF_TENHOU[YAKU_ID_TO_TENHOU_ID[found.yaku_id]]
        han = found.han_open if answer.is_open_hand and found.han_open else found.han_closed
        yaku[key] = yaku.get(key, 0) + han
    is_yakuman = any(found.is_yakuman for found in answer.yaku)
    times = answer.han // YAKUMAN_HAN if is_yakuman and not rules.combined_yakuman else 1
    return WinValue(
        yaku=tuple(sorted(yaku.items(), key=lambda pair: BY_KEY[pair[0]].id)),
        han=answer.han,
        fu=answer.fu,
        main=answer.cost["main"] // times,
        additional=answer.cost["additional"] // times,
        is_yakuman=is_yakuman,
        limit=answer.cost["yaku_level"],
    )


def _meld(block: Block, numbers: list[int]) -> Meld:
    # The package takes an unsorted chi for no block at all, hence the sorted numbers.
    kinds = {CHI: Meld.CHI, PON: Meld.PON, SHOMINKAN: Meld.SHOUMINKAN}
    kind = kinds.get(block.kind, Meld.KAN if block.kind in KANS else None)
    return Meld(kind, numbers, opened=block.kind != ANKAN)


def _config(rules: RuleSet, tiles: list[str], how: Conditions) -> HandConfig:
    seat_wind = EAST + how.seat_wind
    round_wind: int | None = EAST + how.round_wind
    held = sum(KIND[tile] == seat_wind for tile in tiles)
    # The package gives a pair of the double wind 4 fu. Two tiles of it can only be that pair, so
    # hiding the round wind makes it an ordinary wind pair of 2 fu and takes no yaku away.
    if seat_wind == round_wind and held == 2 and rules.double_wind_fu == 2:
        round_wind = None
    kazoe = HandConstants.KAZOE_LIMITED if rules.kazoe_yakuman else HandConstants.KAZOE_SANBAIMAN
    options = OptionalRules(
        has_open_tanyao=rules.open_tanyao,
        has_aka_dora=rules.red_fives,
        has_double_yakuman=rules.double_yakuman,
        kazoe_limit=kazoe,
        kiriage=rules.kiriage,
    )
    return HandConfig(
        is_tsumo=how.tsumo,
        is_riichi=how.riichi,
        is_daburu_riichi=how.double_riichi,
        is_ippatsu=how.ippatsu,
        is_rinshan=how.rinshan,
        is_chankan=how.chankan,
        is_haitei=how.haitei,
        is_houtei=how.houtei,
        is_tenhou=how.tenhou,
        is_chiihou=how.chiihou,
        player_wind=seat_wind,
        round_wind=round_wind,
        options=options,
    )

"""Whether written yaku go together, and with the rest of what was written."""

from services.tournaments.league.domain.refusals import YakuDoNotFit
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.wins import YAKUMAN_HAN
from services.tournaments.league.domain.written.hands import Limit, WrittenHand, WrittenWin
from services.tournaments.league.domain.yaku import BY_KEY

# Han of a closed and of an open hand; none is a yaku of closed hands only.
_HAN = """
riichi 1 0
double_riichi 2 0
menzen_tsumo 1 0
pinfu 1 0
tanyao 1 1
iipeikou 1 0
seat_wind 1 1
round_wind 1 1
white 1 1
green 1 1
red 1 1
ippatsu 1 0
rinshan 1 1
chankan 1 1
haitei 1 1
houtei 1 1
chiitoitsu 2 0
sanshoku_doujun 2 1
toitoi 2 2
sanankou 2 2
sankantsu 2 2
sanshoku_doukou 2 2
shousangen 2 2
honroutou 2 2
chanta 2 1
ittsuu 2 1
honitsu 3 2
junchan 3 2
ryanpeikou 3 0
chinitsu 6 5
"""
HAN = {
    key: (int(closed), int(opened))
    for key, closed, opened in (line.split() for line in _HAN.strip().splitlines())
}
DORA = frozenset(("dora", "red_dora", "ura_dora"))
YAKUMAN = frozenset(BY_KEY) - set(HAN) - DORA
CLOSED_YAKUMAN = frozenset(("kokushi", "chuuren", "suuankou", "tenhou", "chiihou"))
RIICHI = frozenset(("riichi", "double_riichi"))
WITH_RIICHI = frozenset(("ippatsu", "ura_dora"))
BY_TSUMO = frozenset(("menzen_tsumo", "rinshan", "haitei", "tenhou", "chiihou"))
BY_RON = frozenset(("chankan", "houtei"))


def han_of_yaku(key: str) -> tuple[int | None, int | None]:
    """What a yaku brings a closed and an open hand; None where it brings nothing by itself."""
    if key in DORA:
        return None, None
    if key in YAKUMAN:
        return YAKUMAN_HAN, None if key in CLOSED_YAKUMAN else YAKUMAN_HAN
    closed, opened = HAN[key]
    return closed, opened or None


def refuse_wrong_yaku(rules: RuleSet, hand: WrittenHand, win: WrittenWin) -> None:
    """A win whose yaku are not written is not looked at."""
    if win.yaku is None:
        return
    unknown = set(win.yaku) - set(BY_KEY)
    if unknown:
        raise YakuDoNotFit(f"unknown: {min(unknown)[:40]!r}")
    if win.is_open is None:
        raise YakuDoNotFit("with yaku it is written whether the hand was open")
    _refuse_without_rule(rules, win)
    _refuse_wrong_way(hand, win, set(win.yaku))
    if set(win.yaku) & YAKUMAN:
        _refuse_wrong_yakuman(rules, win)
    else:
        _refuse_wrong_sum(win)


def _refuse_without_rule(rules: RuleSet, win: WrittenWin) -> None:
    yaku = win.yaku or {}
    allowed = {
        "ippatsu": rules.ippatsu,
        "ura_dora": rules.ura_dora,
        "red_dora": rules.red_fives,
        "tanyao": rules.open_tanyao or not win.is_open,
    }
    for key in yaku:
        if not allowed.get(key, True):
            raise YakuDoNotFit(f"the rules do not know {key} here")


def _refuse_wrong_way(hand: WrittenHand, win: WrittenWin, yaku: set[str]) -> None:
    tsumo, in_riichi = win.loser is None, win.winner in hand.riichi
    if bool(yaku & RIICHI) != in_riichi and not yaku & YAKUMAN:
        raise YakuDoNotFit("riichi is a yaku of those whose stick lies on the table")
    if yaku & WITH_RIICHI and not in_riichi:
        raise YakuDoNotFit("ippatsu and ura dora need riichi")
    if yaku >= RIICHI:
        raise YakuDoNotFit("riichi and double riichi")
    if yaku & (BY_RON if tsumo else BY_TSUMO):
        raise YakuDoNotFit(f"{min(yaku & (BY_RON if tsumo else BY_TSUMO))}")
    closed_only = {key for key in yaku & set(HAN) if not HAN[key][1]} | (yaku & CLOSED_YAKUMAN)
    if win.is_open and closed_only:
        raise YakuDoNotFit(f"an open hand has no {min(closed_only)}")
    if tsumo and not win.is_open and not yaku & YAKUMAN and "menzen_tsumo" not in yaku:
        raise YakuDoNotFit("a closed hand won by tsumo has menzen_tsumo")


def _refuse_wrong_yakuman(rules: RuleSet, win: WrittenWin) -> None:
    yaku = win.yaku or {}
    if set(yaku) - YAKUMAN or win.limit != Limit.YAKUMAN or win.han is not None:
        raise YakuDoNotFit("a yakuman is written as such, without other yaku")
    times = sum(han // YAKUMAN_HAN for han in yaku.values())
    most = 2 * YAKUMAN_HAN if rules.double_yakuman else YAKUMAN_HAN
    if any(han not in (YAKUMAN_HAN, most) for han in yaku.values()):
        raise YakuDoNotFit("a yakuman counts 13 han")
    if win.yakuman != (times if rules.combined_yakuman else 1):
        raise YakuDoNotFit(f"{win.yakuman} yakuman are written, the yaku give {times}")


def _refuse_wrong_sum(win: WrittenWin) -> None:
    yaku = win.yaku or {}
    if not set(yaku) - DORA:
        raise YakuDoNotFit("dora alone are no yaku")
    for key, han in yaku.items():
        expected = None if key in DORA else HAN[key][bool(win.is_open)]
        if han < 1 or (expected is not None and han != expected):
            raise YakuDoNotFit(f"{key} is not worth {han} han here")
    if win.han is not None and sum(yaku.values()) != win.han:
        raise YakuDoNotFit(f"{win.han} han are written, the yaku give {sum(yaku.values())}")

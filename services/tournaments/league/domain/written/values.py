"""What a written win is worth: from han and fu, or from what people call it."""

from services.tournaments.league.domain.refusals import CannotBeWorth
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.wins import YAKUMAN_HAN, WinValue
from services.tournaments.league.domain.written.hands import Limit, WrittenWin

# Base points; a non-dealer pays one such part, the dealer two.
BASE = {
    Limit.MANGAN: 2000,
    Limit.HANEMAN: 3000,
    Limit.BAIMAN: 4000,
    Limit.SANBAIMAN: 6000,
    Limit.YAKUMAN: 8000,
}
LEAST_HAN = {
    Limit.MANGAN: 5,
    Limit.HANEMAN: 6,
    Limit.BAIMAN: 8,
    Limit.SANBAIMAN: 11,
    Limit.YAKUMAN: YAKUMAN_HAN,
}
ROUNDED_UP = frozenset(((4, 30), (3, 60)))  # kiriage mangan
FU = (20, 25, *range(30, 150, 10))
PINFU_FU, PAIRS_FU = 20, 25


def value_of_written(rules: RuleSet, win: WrittenWin, is_dealer: bool) -> WinValue:
    """The payments before honba and sticks; what no hand can be worth is refused."""
    limit = _limit(rules, win)
    if limit is None:
        base = (win.fu or 0) * 2 ** (2 + (win.han or 0))
    else:
        base = BASE[limit] * (win.yakuman if limit is Limit.YAKUMAN else 1)
    main, additional = _payments(base, win.loser is None, is_dealer)
    is_yakuman = limit is Limit.YAKUMAN and win.han is None
    return WinValue(
        yaku=tuple((win.yaku or {}).items()),
        han=win.yakuman * YAKUMAN_HAN if is_yakuman else win.han or 0,
        fu=win.fu or 0,
        main=main,
        additional=additional,
        is_yakuman=is_yakuman,
        limit=limit or "",
    )


def _limit(rules: RuleSet, win: WrittenWin) -> Limit | None:
    if win.limit is not None:
        return _named_limit(rules, win, Limit(win.limit))
    if win.han is None:
        raise CannotBeWorth("neither han nor a name such as mangan is written")
    for limit in reversed(Limit):
        if win.han >= LEAST_HAN[limit]:
            counted = limit is Limit.YAKUMAN and not rules.kazoe_yakuman
            return Limit.SANBAIMAN if counted else limit
    _refuse_wrong_fu(win)
    fu, han = win.fu or 0, win.han
    is_mangan = fu * 2 ** (2 + han) >= BASE[Limit.MANGAN]
    return Limit.MANGAN if is_mangan or (rules.kiriage and (han, fu) in ROUNDED_UP) else None


def _named_limit(rules: RuleSet, win: WrittenWin, limit: Limit) -> Limit:
    if win.yakuman != 1 and (limit is not Limit.YAKUMAN or not rules.combined_yakuman):
        raise CannotBeWorth("several yakuman do not add up here")
    if win.han is None:
        return limit
    if limit is Limit.YAKUMAN and not rules.kazoe_yakuman:
        raise CannotBeWorth("han make no yakuman here: write the yakuman alone")
    told = _limit(rules, WrittenWin(win.winner, win.loser, win.han, win.fu))
    if told is not limit:
        raise CannotBeWorth(f"{win.han} han, {win.fu or 'no'} fu are not {limit}")
    return limit


def _refuse_wrong_fu(win: WrittenWin) -> None:
    """Twenty fu are a closed pinfu by tsumo, twenty-five are seven pairs."""
    if win.fu is None:
        raise CannotBeWorth("below five han the fu are needed")
    if win.fu not in FU:
        raise CannotBeWorth(f"no hand has {win.fu} fu")
    tsumo = win.loser is None
    if win.fu == PINFU_FU and (not tsumo or win.han == 1 or win.is_open):
        raise CannotBeWorth("20 fu are a closed pinfu by tsumo, of two han at least")
    if win.fu == PAIRS_FU and (win.is_open or (win.han or 0) < (3 if tsumo else 2)):
        raise CannotBeWorth("25 fu are seven pairs: closed, two han, three by tsumo")


def _payments(base: int, tsumo: bool, is_dealer: bool) -> tuple[int, int]:
    if not tsumo:
        return _rounded(base * (6 if is_dealer else 4)), 0
    return _rounded(base * 2), _rounded(base * (2 if is_dealer else 1))


def _rounded(points: int) -> int:
    return -(-points // 100) * 100

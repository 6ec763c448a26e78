"""Who pays whom: wins with honba, sticks and pao, and the payments of a drawn hand."""

from collections.abc import Collection
from dataclasses import dataclass

from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import STICK
from services.tournaments.league.domain.wins import YAKUMAN_HAN, WinValue

MANGAN = 2000  # base points; a non-dealer pays one such part, the dealer two


@dataclass(frozen=True)
class Win:
    """Who won from whom, and what lies on the table."""

    winner: int
    loser: int | None
    dealer: int
    honba: int
    sticks: int
    responsible: int | None = None
    responsible_yakuman: int = 0


@dataclass(frozen=True)
class Payments:
    """`deltas` with honba and sticks; `base` is what was paid without them."""

    deltas: tuple[int, ...]
    base: int


def payments_of_win(rules: RuleSet, win: Win, value: WinValue) -> Payments:
    paid = [0] * rules.players
    if win.responsible is not None and win.responsible not in (win.loser, win.winner):
        _pay_with_responsible(rules, win, value, paid)
    else:
        _pay(win, value, paid, 1, 1)
        _pay_honba(rules, win, paid, win.loser)
    total = sum(paid)
    base = total - rules.honba_value * win.honba
    deltas = [-amount for amount in paid]
    deltas[win.winner] += total + STICK * win.sticks
    return Payments(tuple(deltas), base)


def _pay(win: Win, value: WinValue, paid: list[int], part: int, parts: int) -> None:
    if win.loser is not None:
        paid[win.loser] += value.main * part // parts
        return
    for seat in range(len(paid)):
        if seat != win.winner:
            pays_main = seat == win.dealer or win.winner == win.dealer
            amount = value.main if pays_main else value.additional
            paid[seat] += amount * part // parts


def _pay_honba(rules: RuleSet, win: Win, paid: list[int], payer: int | None) -> None:
    for seat in range(rules.players):
        if payer is None and seat != win.winner:
            paid[seat] += rules.honba_value // (rules.players - 1) * win.honba
    if payer is not None:
        paid[payer] += rules.honba_value * win.honba


def _pay_with_responsible(rules: RuleSet, win: Win, value: WinValue, paid: list[int]) -> None:
    """Pao covers its own yakuman only: all of it on tsumo, half on another's discard."""
    parts = max(1, value.han // YAKUMAN_HAN) if rules.combined_yakuman else 1
    covered = min(win.responsible_yakuman, parts)
    _pay(win, value, paid, parts - covered, parts)
    responsible = win.responsible if win.responsible is not None else win.winner
    if win.loser is None:
        others = rules.players - 1
        as_ron = value.main + (others - 1) * value.additional
        as_ron = value.main * others if win.winner == win.dealer else as_ron
        paid[responsible] += as_ron * covered // parts
        _pay_honba(rules, win, paid, responsible)
        return
    half = value.main * covered // parts // 2
    paid[responsible] += half
    paid[win.loser] += half
    # The discarder, not the responsible player, answers for the honba.
    _pay_honba(rules, win, paid, win.loser)


def payments_of_draw(rules: RuleSet, tenpai: Collection[int]) -> tuple[int, ...]:
    """Those not ready share the payment, those ready share the income."""
    if len(tenpai) in (0, rules.players):
        return (0,) * rules.players
    income = rules.noten_payment // len(tenpai)
    cost = rules.noten_payment // (rules.players - len(tenpai))
    return tuple(income if seat in tenpai else -cost for seat in range(rules.players))


def payments_of_nagashi(rules: RuleSet, winners: Collection[int], dealer: int) -> tuple[int, ...]:
    """Each player whose discards were all terminals and honours is paid a mangan tsumo."""
    deltas = [0] * rules.players
    for winner in winners:
        for seat in range(rules.players):
            if seat != winner:
                amount = MANGAN * (2 if dealer in (seat, winner) else 1)
                deltas[seat] -= amount
                deltas[winner] += amount
    return tuple(deltas)

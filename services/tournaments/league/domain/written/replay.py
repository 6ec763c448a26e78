"""A written hand is checked and paid; it becomes what a hand played tile by tile becomes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from services.tournaments.league.domain.events import DrawReason, Event, EventType, HandLog
from services.tournaments.league.domain.payments import (
    Win,
    payments_of_draw,
    payments_of_nagashi,
    payments_of_win,
)
from services.tournaments.league.domain.refusals import (
    Contradicted,
    DrawNotAllowed,
    HandNotOver,
    HeadBump,
    NotWrittenSo,
    RiichiNotAllowed,
)
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import STICK, HandStart, Table
from services.tournaments.league.domain.written.hands import End, WrittenHand, WrittenWin
from services.tournaments.league.domain.written.values import value_of_written
from services.tournaments.league.domain.written.yaku_han import refuse_wrong_yaku

THREE_PLAYERS_LACK = (DrawReason.FOUR_WINDS, DrawReason.FOUR_RIICHI, DrawReason.THREE_RON)


def replay_written(
    rules: RuleSet, start: HandStart, log: HandLog, written: WrittenHand
) -> HandReplay:
    """Pay what was written; the first thing that cannot be is named."""
    _refuse_wrong_seats(rules, written)
    table = Table(rules, start)
    events: list[Event] = []
    if written.end == End.CHOMBO:
        if not any(foul.restarted for foul in log.foul_plays):
            raise HandNotOver("a chombo has an offender")
    else:
        _pay_riichi(table, written, events)
        end = _draw if written.end == End.DRAW else _wins
        end(table, written, events)
    return HandReplay(start, tuple(events), log.foul_plays, table, written)


def _refuse_wrong_seats(rules: RuleSet, written: WrittenHand) -> None:
    wins = written.wins
    lists = (written.riichi, written.tenpai, written.nagashi, [win.winner for win in wins])
    payers = [win.loser for win in wins] + [win.responsible for win in wins]
    for seats in (*lists, [seat for seat in payers if seat is not None]):
        if not set(seats) <= set(range(rules.players)):
            raise NotWrittenSo("there is no such seat")
    if any(len(set(seats)) != len(seats) for seats in lists):
        raise NotWrittenSo("a seat is written twice")
    expected = written.end in (End.RON, End.TSUMO)
    if expected != bool(wins) or (written.end != End.RON and len(wins) > 1):
        raise NotWrittenSo("a ron has winners, a tsumo one, a draw and a chombo none")
    if written.end != End.DRAW and (written.tenpai or written.reason or written.nagashi):
        raise NotWrittenSo("tenpai belongs to a draw")


def _pay_riichi(table: Table, written: WrittenHand, events: list[Event]) -> None:
    for seat in written.riichi:
        if table.scores[seat] < STICK and not table.rules.riichi_below_1000:
            raise RiichiNotAllowed("less than 1000 points")
        table.seats[seat].riichi = True
        table.scores[seat] -= STICK
        table.sticks += 1
        events.append(Event(EventType.REACH, seat))
        table.notes.append({"is_accepted": True})


def _wins(table: Table, written: WrittenHand, events: list[Event]) -> None:
    """Winners in the order of their turns from the discarder: the first has sticks and honba."""
    tsumo = written.end == End.TSUMO
    losers = {win.loser for win in written.wins}
    if tsumo != (losers == {None}) or len(losers) != 1:
        raise NotWrittenSo("a ron has one who pays, a tsumo none")
    if len(written.wins) > 1 and not table.rules.multiple_ron:
        raise HeadBump
    if any(win.loser == win.winner for win in written.wins):
        raise NotWrittenSo("nobody wins from himself")
    places = len(table.seats)
    ordered = sorted(written.wins, key=lambda win: (win.winner - (win.loser or 0)) % places)
    for win in ordered:
        note = _win(table, written, win)
        events.append(Event(EventType.TSUMO if tsumo else EventType.RON, win.winner, win.loser))
        table.notes.append(note)


def _win(table: Table, written: WrittenHand, win: WrittenWin) -> dict[str, Any]:
    in_riichi = win.winner in written.riichi
    if in_riichi and win.is_open:
        raise RiichiNotAllowed("the hand is open")
    if in_riichi and win.is_open is None:
        win = replace(win, is_open=False)
    if win.limit is None and win.han is None and win.yaku:
        win = replace(win, han=sum(win.yaku.values()))
    refuse_wrong_yaku(table.rules, written, win)
    dealer = table.start.dealer
    value = value_of_written(table.rules, win, win.winner == dealer)
    first = not table.winners
    honba, sticks = (table.start.honba, table.sticks) if first else (0, 0)
    if win.responsible is not None and not (table.rules.pao and value.is_yakuman):
        raise NotWrittenSo("somebody answers for a yakuman only, where the rules say so")
    paid = payments_of_win(
        table.rules,
        Win(win.winner, win.loser, dealer, honba, sticks, win.responsible, 1),
        value,
    )
    table.pay(paid.deltas)
    table.sticks = 0
    table.winners.append(win.winner)
    if win.points is not None and win.points != paid.deltas[win.winner]:
        raise Contradicted("points", win.points, paid.deltas[win.winner])
    return {
        "winning_tile": None,
        "target": win.loser,
        "points": paid.deltas[win.winner],
        "base_points": paid.base,
        "fu": win.fu,
        "han": value.han or None,
        "is_called": win.is_open,
        "is_yakuman": value.is_yakuman,
        "yaku": dict(value.yaku),
        "description": value.description.strip(),
        "deltas": list(paid.deltas),
        "sticks": sticks,
        "honba": honba,
    }


def _draw(table: Table, written: WrittenHand, events: list[Event]) -> None:
    reason = written.reason or DrawReason.END_KYOKU
    if reason not in list(DrawReason):
        raise DrawNotAllowed(f"unknown reason {str(reason)[:40]!r}")
    deltas: Sequence[int] = (0,) * len(table.seats)
    if reason == DrawReason.END_KYOKU:
        if not set(written.riichi) <= set(written.tenpai):
            raise NotWrittenSo("who is in riichi is tenpai; otherwise it is a chombo")
        deltas = payments_of_draw(table.rules, written.tenpai)
    elif reason == DrawReason.NAGASHI_MANGAN:
        if not table.rules.nagashi_mangan or not written.nagashi:
            raise DrawNotAllowed("the rules know no nagashi mangan, or nobody has it")
        deltas = payments_of_nagashi(table.rules, written.nagashi, table.start.dealer)
    else:
        lacking = len(table.seats) < 4 and reason in THREE_PLAYERS_LACK
        if not table.rules.abortive_draws or lacking:
            raise DrawNotAllowed("the rules know no abortive draws of this kind")
    ready = [seat in written.tenpai for seat in range(len(table.seats))]
    table.pay(deltas)
    events.append(Event(EventType.RYUKYOKU, reason=str(reason)))
    table.notes.append({"reason": str(reason), "is_tenpai": ready, "deltas": list(deltas)})

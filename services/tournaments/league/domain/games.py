"""A game as a chain of hands: where each begins, when the last one is played."""

from dataclasses import dataclass
from typing import Any

from services.tournaments.league.domain.events import DrawReason, GameLog, HandLog
from services.tournaments.league.domain.points import Placing, place_players, share_leftover
from services.tournaments.league.domain.refusals import (
    Contradicted,
    GameIsOver,
    GameNotOver,
    Impossible,
)
from services.tournaments.league.domain.replay import HandReplay, replay_hand
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import STICK, HandStart

LAST_NUMBER = 3


@dataclass(frozen=True)
class GameReplay:
    """What follows from a game's events; `placings` only once it is over."""

    hands: tuple[HandReplay, ...]
    placings: tuple[Placing, ...] = ()


def first_start(rules: RuleSet) -> HandStart:
    return HandStart(scores=(rules.start_score,) * 4)


def next_start(rules: RuleSet, hand: HandReplay) -> HandStart | None:
    """Where the next hand begins, None when the game is over."""
    start = hand.start
    if hand.is_restarted:
        return start
    stays, drawn = dealer_stays(hand), not hand.table.winners
    if _is_last(rules, hand, stays):
        return None
    honba = start.honba + 1 if stays or drawn else 0
    wind, number = start.wind, start.number
    if not stays:
        wind, number = (wind + 1, 0) if number == LAST_NUMBER else (wind, number + 1)
    return HandStart(wind, number, honba, hand.sticks, hand.scores)


def _is_last(rules: RuleSet, hand: HandReplay, stays: bool) -> bool:
    """Whether the game ends with this hand."""
    start = hand.start
    if rules.bust_ends_game and min(hand.scores) < 0:
        return True
    goal_reached = not rules.extra_wind or max(hand.scores) >= rules.goal_score
    closes_wind = start.number == LAST_NUMBER and not stays
    if start.wind == rules.winds:
        return goal_reached or closes_wind
    if start.wind < rules.winds - 1:
        return False
    return goal_reached and (closes_wind or _dealer_stops(rules, hand))


def dealer_stays(hand: HandReplay) -> bool:
    """The dealer stays after winning, or tenpai at a draw; an abortive draw changes nothing."""
    dealer = hand.start.dealer
    if hand.table.winners:
        return dealer in hand.table.winners
    ending = hand.table.notes[-1]
    if ending["reason"] in (DrawReason.END_KYOKU, DrawReason.NAGASHI_MANGAN):
        return ending["is_tenpai"][dealer]
    return True


def _dealer_stops(rules: RuleSet, hand: HandReplay) -> bool:
    """The dealer of the last hand, ahead of everybody, may end the game instead of staying."""
    is_last_dealer = hand.start.number == LAST_NUMBER
    leads = hand.scores[LAST_NUMBER] > max(hand.scores[:LAST_NUMBER])
    return rules.dealer_may_stop and is_last_dealer and leads


def replay_game(
    rules: RuleSet,
    log: GameLog,
    complete: bool = True,
    start: HandStart | None = None,
    played: int = 0,
) -> GameReplay:
    """Replay hand after hand; `complete` refuses a game that stops before its end.

    A log of the last hands only comes with the `start` of its first and the number `played` before.
    """
    start = start or first_start(rules)
    hands: list[HandReplay] = []
    for number, hand_log in enumerate(log.hands, start=played + 1):
        if start is None:
            raise GameIsOver().at(hand=number)
        is_last = number == played + len(log.hands)
        try:
            hand = _replay_and_compare(rules, start, hand_log, complete or not is_last)
        except Impossible as impossible:
            raise impossible.at(hand=number) from None
        hands.append(hand)
        start = next_start(rules, hand) if hand.is_over else start
    if start is not None:
        if complete:
            raise GameNotOver().at(hand=played + len(hands) + 1)
        return GameReplay(tuple(hands))
    placings = tuple(placings_after(rules, hands[-1]))
    _compare({"final_scores": [placing.score for placing in placings]}, log.claims)
    _compare({"final_points": [placing.points for placing in placings]}, log.claims)
    return GameReplay(tuple(hands), placings)


def _replay_and_compare(
    rules: RuleSet, start: HandStart, log: HandLog, complete: bool
) -> HandReplay:
    _compare(_facts_of_start(start), log.claims)
    hand = replay_hand(rules, start, log, complete)
    if hand.is_over:
        _compare({"end_scores": list(hand.scores)}, log.claims)
    return hand


def placings_after(rules: RuleSet, last: HandReplay) -> list[Placing]:
    scores = list(last.scores)
    if rules.leftover_sticks_to_top:
        scores = share_leftover(scores, last.sticks * STICK)
    return place_players(rules, scores)


def _facts_of_start(start: HandStart) -> dict[str, Any]:
    return {
        "round": start.round,
        "dealer": start.dealer,
        "honba": start.honba,
        "sticks": start.sticks,
        "start_scores": list(start.scores),
    }


def _compare(derived: dict[str, Any], claims: Any) -> None:
    for field, value in derived.items():
        sent = claims.get(field)
        if sent is not None and sent != value:
            raise Contradicted(field, sent, value)

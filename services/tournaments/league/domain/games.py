"""A game as a chain of hands: where each begins, when the last one is played."""

from dataclasses import dataclass
from typing import Any

from services.tournaments.league.domain.events import DrawReason, EndedBy, GameLog, HandLog
from services.tournaments.league.domain.points import Placing, place_players, share_leftover
from services.tournaments.league.domain.refusals import (
    CannotEndHere,
    Contradicted,
    GameIsOver,
    GameNotOver,
    Impossible,
)
from services.tournaments.league.domain.replay import HandReplay, replay_hand
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import STICK, HandStart
from services.tournaments.league.domain.written.replay import replay_written

EXHAUSTIVE = (DrawReason.END_KYOKU, DrawReason.NAGASHI_MANGAN)


@dataclass(frozen=True)
class GameReplay:
    """What follows from a game's events; `placings` only once it is over."""

    hands: tuple[HandReplay, ...]
    placings: tuple[Placing, ...] = ()
    ended_by: str | None = None


def first_start(rules: RuleSet) -> HandStart:
    return HandStart(scores=(rules.start_score,) * rules.players)


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
        wind, number = (wind + 1, 0) if number == rules.players - 1 else (wind, number + 1)
    return HandStart(wind, number, honba, hand.sticks, hand.scores)


def coming_start(rules: RuleSet, game: "GameReplay") -> HandStart | None:
    """Where the hand after those of a running game begins; None while one is played."""
    if not game.hands:
        return first_start(rules)
    return next_start(rules, game.hands[-1]) if game.hands[-1].is_over else None


def _is_last(rules: RuleSet, hand: HandReplay, stays: bool) -> bool:
    """Whether the game ends with this hand."""
    start = hand.start
    if rules.bust_ends_game and min(hand.scores) < 0:
        return True
    goal_reached = not rules.extra_wind or max(hand.scores) >= rules.goal_score
    closes_wind = start.number == rules.players - 1 and not stays
    if start.wind == rules.winds:
        return closes_wind or (goal_reached and (not stays or _dealer_leads(hand)))
    if start.wind < rules.winds - 1:
        return False
    stops = not rules.stopping_is_choice and _dealer_stops(rules, hand)
    return goal_reached and (closes_wind or stops)


def dealer_stays(hand: HandReplay) -> bool:
    """The dealer stays after winning, or tenpai at a draw; an abortive draw changes nothing."""
    dealer = hand.start.dealer
    if hand.table.winners:
        return dealer in hand.table.winners
    return _is_abortive(hand) or hand.table.notes[-1]["is_tenpai"][dealer]


def _dealer_stops(rules: RuleSet, hand: HandReplay) -> bool:
    """The dealer of the last hand, ahead of everybody, may end the game instead of staying.

    That takes a win or tenpai: after an abortive draw the game goes on.
    """
    is_last_dealer = hand.start.number == rules.players - 1
    return (
        rules.dealer_may_stop and is_last_dealer and _dealer_leads(hand) and not _is_abortive(hand)
    )


def _dealer_leads(hand: HandReplay) -> bool:
    others = [score for seat, score in enumerate(hand.scores) if seat != hand.start.dealer]
    return hand.scores[hand.start.dealer] > max(others)


def _is_abortive(hand: HandReplay) -> bool:
    """Drawn before the wall was out."""
    reason = hand.table.notes[-1].get("reason")
    return not hand.table.winners and reason not in EXHAUSTIVE


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
    if log.ended_by is not None:
        _refuse_wrong_end(rules, log.ended_by, hands, start)
    elif start is not None:
        if complete:
            raise GameNotOver().at(hand=played + len(hands) + 1)
        return GameReplay(tuple(hands))
    placings = tuple(placings_after(rules, hands[-1]))
    _compare({"final_scores": [placing.score for placing in placings]}, log.claims)
    _compare({"final_points": [placing.points for placing in placings]}, log.claims)
    return GameReplay(tuple(hands), placings, log.ended_by)


def _refuse_wrong_end(
    rules: RuleSet, ended_by: str, hands: list[HandReplay], start: HandStart | None
) -> None:
    """Only between two hands, and only as the rules say."""
    if start is None or not hands or not hands[-1].is_over or hands[-1].is_restarted:
        raise CannotEndHere("a game is ended after a hand, before the last one")
    if ended_by == EndedBy.TIME and not rules.time_limit_minutes:
        raise CannotEndHere("the rules set no time limit")
    if ended_by == EndedBy.DEALER and not may_dealer_stop(rules, hands[-1]):
        raise CannotEndHere("only a leading last dealer who stays may stop")


def may_dealer_stop(rules: RuleSet, hand: HandReplay) -> bool:
    """Whether the dealer may choose to end the game after this hand."""
    last_wind = hand.start.wind >= rules.winds - 1
    goal_reached = not rules.extra_wind or max(hand.scores) >= rules.goal_score
    stays = not hand.is_restarted and dealer_stays(hand)
    return last_wind and goal_reached and stays and _dealer_stops(rules, hand)


def _replay_and_compare(
    rules: RuleSet, start: HandStart, log: HandLog, complete: bool
) -> HandReplay:
    _compare(_facts_of_start(start), log.claims)
    if log.written is not None:
        hand = replay_written(rules, start, log, log.written)
    else:
        hand = replay_hand(rules, start, log, complete)
    if hand.is_over:
        _compare({"end_scores": list(hand.scores)}, log.claims)
    return hand


def placings_after(rules: RuleSet, last: HandReplay) -> list[Placing]:
    scores = list(last.scores)
    if rules.leftover_sticks_to_top:
        scores = share_leftover(rules, scores, last.sticks * STICK)
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

"""A game is scored while it is played: events are added, taken back, and foul play is noted."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.actions.record_game import (
    SCORES,
    Progress,
    correct,
    players_by_seat,
    progress_of,
    store_replay,
)
from services.tournaments.league.domain.events import Event, EventType, FoulPlay, GameLog, HandLog
from services.tournaments.league.domain.formats.json_log import read_event
from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.refusals import (
    EnteredMeanwhile,
    EnteredOtherwise,
    GameWasEnded,
    NothingToTakeBack,
    refuse_impossible,
)
from services.tournaments.league.store import leagues, records
from services.tournaments.league.tables.games import LeagueGame
from shared.database import writing
from shared.members import Member


def append_events(
    game_id: int, caller: Member, entries: Sequence[Any], expected: int | None
) -> Progress:
    """Add events to the hand being played, or begin the next one with them."""
    return _change_end(
        game_id, caller, expected, lambda log: _with_events(log, map(read_event, entries))
    )


def report_foul_play(game_id: int, caller: Member, foul: FoulPlay) -> Progress:
    """Note an offence in the last hand; it may end the hand, which is then played again."""
    return _change_end(game_id, caller, None, lambda log: _with_foul_play(log, foul))


def take_back_events(game_id: int, caller: Member, count: int, reason: str) -> Progress:
    """Remove the last events, also across hands; the trace keeps why."""
    with writing() as session:
        game = game_of_hands(session, game_id, caller)
        players = players_by_seat(session, game_id)
        log = _without(records.log_of_game(session, game_id, players), count)
        rules = leagues.rules_of_season(session, game.season_id)
        replay = replay_game(rules, log, complete=False)
        correct(session, game, f"{count} events taken back", reason, caller)
        store_replay(session, game, replay)
        return progress_of(replay, rules)


def _change_end(
    game_id: int,
    caller: Member,
    expected: int | None,
    change: Callable[[GameLog], GameLog],
) -> Progress:
    """Only the last hand is replayed: it begins where the stored one before it ended."""
    with writing() as session:
        game = game_of_hands(session, game_id, caller)
        if game.ended_by is not None:
            raise GameWasEnded
        stored = records.count_events(session, game_id)
        if expected is not None and expected != stored:
            raise EnteredMeanwhile
        rules = leagues.rules_of_season(session, game.season_id)
        hands = records.hands_of_game(session, game_id)
        kept = max(0, len(hands) - 1)
        start = records.start_of_hand(session, hands[-1]) if hands else None
        log = records.log_of_game(session, game_id, players_by_seat(session, game_id), behind=kept)
        with refuse_impossible():
            changed = change(log)
            replay = replay_game(rules, changed, complete=False, start=start, played=kept)
        store_replay(session, game, replay, kept)
        added = sum(len(hand.events) for hand in changed.hands)
        added -= sum(len(hand.events) for hand in log.hands)
        return Progress(kept + len(replay.hands), stored + added, replay, rules)


def game_of_hands(session: Any, game_id: int, caller: Member) -> LeagueGame:
    game = access.game_for(session, game_id, caller, Role.SCORER)
    if game.entry == SCORES:
        raise EnteredOtherwise
    return game


def _with_events(log: GameLog, events: Iterable[Event]) -> GameLog:
    """A hand that is over is followed by the next; the deal shows where one begins."""
    hands = list(log.hands)
    for event in events:
        last = hands[-1] if hands else None
        if last is None or last.written or (event.type == EventType.HAIPAI and _is_dealt(last)):
            last = HandLog(())
            hands.append(last)
        hands[-1] = replace(last, events=(*last.events, event))
    return GameLog(tuple(hands))


def _is_dealt(hand: HandLog) -> bool:
    """Whether another deal can only be that of the next hand."""
    restarted = any(foul.restarted for foul in hand.foul_plays)
    return restarted or hand.events[-1].type != EventType.HAIPAI


def _without(log: GameLog, count: int) -> GameLog:
    hands, left = list(log.hands), count
    while left and hands:
        if hands[-1].written is not None:
            raise NothingToTakeBack("The last hand was written whole: take it back as such")
        kept = hands[-1].events[: max(0, len(hands[-1].events) - left)]
        left -= len(hands[-1].events) - len(kept)
        fouls = [foul for foul in hands[-1].foul_plays if foul.after_event <= len(kept)]
        hands[-1:] = [HandLog(kept, tuple(fouls))] if kept else []
    if left:
        raise NothingToTakeBack
    return GameLog(tuple(hands))


def _with_foul_play(log: GameLog, foul: FoulPlay) -> GameLog:
    if not log.hands:
        raise NothingToTakeBack("No hand has begun")
    last = log.hands[-1]
    noted = replace(foul, after_event=len(last.events))
    return GameLog((*log.hands[:-1], replace(last, foul_plays=(*last.foul_plays, noted))))

"""A hand is written as people do it: looked at first, then kept, or taken back."""

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from services.tournaments.league.actions.record_game import (
    Progress,
    correct,
    players_by_seat,
    progress_of,
    store_replay,
)
from services.tournaments.league.actions.score_live import game_of_hands
from services.tournaments.league.domain.events import FoulPlay, FoulType, GameLog, HandLog
from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.written.hands import WrittenHand
from services.tournaments.league.refusals import (
    EnteredMeanwhile,
    GameWasEnded,
    NothingToTakeBack,
    refuse_impossible,
)
from services.tournaments.league.store import leagues, records
from shared.database import writing
from shared.members import Member


@dataclass(frozen=True)
class Offence:
    """A chombo; without points it costs what the rule set asks."""

    seat: int
    points: Decimal | None = None
    description: str = ""


def write_hand(
    game_id: int,
    caller: Member,
    written: WrittenHand,
    offence: Offence | None,
    expected: int | None,
    keep: bool = True,
) -> Progress:
    """Add a hand behind the others; without `keep` only tell what would follow."""
    with writing() as session:
        game = game_of_hands(session, game_id, caller)
        if game.ended_by is not None:
            raise GameWasEnded
        log = _log(session, game_id)
        if expected is not None and expected != len(log.hands):
            raise EnteredMeanwhile("Another number of hands is stored: read the game again")
        rules = leagues.rules_of_season(session, game.season_id)
        fouls = () if offence is None else (_foul_play(rules, offence),)
        added = GameLog((*log.hands, HandLog((), fouls, written=written)))
        with refuse_impossible():
            replay = replay_game(rules, added, complete=False)
        if keep:
            store_replay(session, game, replace(replay, hands=replay.hands[-1:]), len(log.hands))
        return progress_of(replay, rules)


def _foul_play(rules: RuleSet, offence: Offence) -> FoulPlay:
    points = rules.chombo_points if offence.points is None else offence.points
    return FoulPlay(offence.seat, FoulType.CHOMBO, points, offence.description, restarted=True)


def take_back_hand(game_id: int, caller: Member, reason: str) -> Progress:
    """Remove the last hand, whichever way it was recorded; the trace keeps why."""
    with writing() as session:
        game = game_of_hands(session, game_id, caller)
        log = _log(session, game_id)
        if not log.hands:
            raise NothingToTakeBack("No hand is recorded")
        correct(session, game, "last hand taken back", reason, caller)
        rules = leagues.rules_of_season(session, game.season_id)
        replay = replay_game(rules, GameLog(log.hands[:-1]), complete=False)
        store_replay(session, game, replay)
        return progress_of(replay, rules)


def end_game(game_id: int, caller: Member, ended_by: str) -> Progress:
    """The time is up, or the last dealer stops: the scores of now are final."""
    with writing() as session:
        game = game_of_hands(session, game_id, caller)
        if game.ended_by is not None:
            raise GameWasEnded
        return _replay_again(session, game, ended_by)


def go_on(game_id: int, caller: Member, reason: str) -> Progress:
    """A game that was ended goes on."""
    with writing() as session:
        game = game_of_hands(session, game_id, caller)
        if game.ended_by is None:
            raise NothingToTakeBack("The game was not ended early")
        correct(session, game, "goes on", reason, caller)
        return _replay_again(session, game, None)


def _replay_again(session: Any, game: Any, ended_by: str | None) -> Progress:
    rules = leagues.rules_of_season(session, game.season_id)
    log = replace(_log(session, game.id), ended_by=ended_by)
    with refuse_impossible():
        replay = replay_game(rules, log, complete=False)
    store_replay(session, game, replay)
    return progress_of(replay, rules)


def _log(session: Any, game_id: int) -> GameLog:
    return records.log_of_game(session, game_id, players_by_seat(session, game_id))

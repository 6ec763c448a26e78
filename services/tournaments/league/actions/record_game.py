"""The record of a game: stored from a replay or as scores only, taken away, read back."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.domain.formats.plain_log import plain_log
from services.tournaments.league.domain.games import GameReplay, replay_game
from services.tournaments.league.domain.points import place_players
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import STICK
from services.tournaments.league.refusals import (
    EnteredOtherwise,
    GameIsEntered,
    NoLineUp,
    WrongTotal,
)
from services.tournaments.league.store import games, leagues, records
from services.tournaments.league.tables.games import LeagueCorrection, LeagueGame
from shared import clock
from shared.database import reading, writing
from shared.members import Member

EVENTS, HANDS, SCORES = "events", "hands", "scores"


@dataclass(frozen=True)
class Progress:
    """How far a game is; `replay` ends with the hand being played."""

    hands: int
    events: int
    replay: GameReplay
    rules: RuleSet


def enter_scores(
    game_id: int,
    caller: Member,
    scores: Sequence[int],
    penalties: Sequence[Decimal],
    reason: str,
) -> LeagueGame:
    """For leagues that keep no events: final scores by seat."""
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        if game.entry in (EVENTS, HANDS):
            raise EnteredOtherwise
        rules = leagues.rules_of_season(session, game.season_id)
        if len(scores) != rules.players:
            raise WrongTotal(f"{rules.players} players have a score")
        missing = rules.players * rules.start_score - sum(scores)
        left_over = missing > 0 and missing % STICK == 0 and not rules.leftover_sticks_to_top
        if missing and not left_over:
            raise WrongTotal
        if game.entry is not None:
            correct(session, game, "scores entered again", reason, caller)
        players_by_seat(session, game_id)
        games.replace_results(session, game_id, place_players(rules, scores), penalties)
        game.finished, game.entry = True, SCORES
        game.version += 1
        return game


def erase_record(game_id: int, caller: Member, reason: str) -> None:
    """Take the record of a game away, whichever way it was entered; the trace stays."""
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.ORGANISER)
        correct(session, game, "record taken away", reason, caller)
        records.replace_hands(session, game_id, game.season_id, (), ())
        games.replace_results(session, game_id, (), ())
        game.finished, game.entry, game.ended_by = False, None, None
        game.version += 1


def store_replay(session: Any, game: LeagueGame, replay: GameReplay, kept: int = 0) -> None:
    players = players_by_seat(session, game.id)
    records.replace_hands(session, game.id, game.season_id, players, replay.hands, kept)
    penalties = records.penalties_of_game(session, game.id, players)
    games.replace_results(session, game.id, replay.placings, penalties)
    game.finished, game.ended_by = bool(replay.placings), replay.ended_by
    game.entry = records.entry_of_game(session, game.id)
    game.version += 1


def players_by_seat(session: Any, game_id: int) -> list[int]:
    seats = games.seats(session, [game_id]).get(game_id, [])
    players = [seat.player_id for seat in seats if seat.player_id is not None]
    if not players or len(players) != len(seats):
        raise NoLineUp
    return players


def correct(session: Any, game: LeagueGame, change: str, reason: str, caller: Member) -> None:
    """Leave a trace of why a game that had been entered changes; without a reason it may not."""
    if not reason:
        raise GameIsEntered
    session.add(
        LeagueCorrection(
            game_id=game.id,
            version=game.version,
            change=change,
            reason=reason,
            made_by=caller.pseudo,
            made_at=clock.now(),
            before=json.dumps(_record_before(session, game), ensure_ascii=False),
        )
    )


def _record_before(session: Any, game: LeagueGame) -> dict[str, Any]:
    """What the game said until now: its results, and its events if it has any."""
    results = games.results(session, [game.id]).get(game.id, [])
    kept: dict[str, Any] = {
        "scores": [row.score for row in results],
        "points": [float(row.points) for row in results],
        "penalty_points": [float(row.penalty_points) for row in results],
        "ranks": [row.rank for row in results],
    }
    if game.entry in (EVENTS, HANDS):
        log = records.log_of_game(session, game.id, players_by_seat(session, game.id))
        kept["log"] = plain_log(log)
    return kept


def rebuild_game(game_id: int) -> None:
    """Derive a game again from its stored events, as after an upgrade that counts more."""
    with writing() as session:
        game = games.locked_game(session, game_id)
        if game.entry in (EVENTS, HANDS):
            rules = leagues.rules_of_season(session, game.season_id)
            log = records.log_of_game(session, game_id, players_by_seat(session, game_id))
            store_replay(session, game, replay_game(rules, log, complete=False))


def stored_replay(game_id: int) -> GameReplay:
    """What follows from a game's stored events."""
    return stored_progress(game_id).replay


def stored_progress(game_id: int) -> Progress:
    with reading() as session:
        game = games.game(session, game_id)
        rules = leagues.rules_of_season(session, game.season_id)
        log = records.log_of_game(session, game_id, players_by_seat(session, game_id))
    return progress_of(replay_game(rules, log, complete=False), rules)


def progress_of(replay: GameReplay, rules: RuleSet) -> Progress:
    """Of a whole game, from its first hand on."""
    events = sum(len(hand.events) for hand in replay.hands)
    return Progress(len(replay.hands), events, replay, rules)

"""A whole game is entered from a log; nothing in it is trusted that can be computed."""

from collections.abc import Sequence

from services.tournaments.league import access
from services.tournaments.league.actions.record_game import (
    SCORES,
    Progress,
    correct,
    players_by_seat,
    store_replay,
)
from services.tournaments.league.domain.events import GameLog
from services.tournaments.league.domain.formats.logs import LogForm, read_log
from services.tournaments.league.domain.games import (
    GameReplay,
    first_start,
    next_start,
    replay_game,
)
from services.tournaments.league.domain.refusals import GameIsOver, HandNotOver
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import HandStart
from services.tournaments.league.refusals import (
    EnteredOtherwise,
    LogIsImpossible,
    refuse_impossible,
)
from services.tournaments.league.store import games, leagues, people, records
from services.tournaments.league.tables.games import LeagueGame
from shared.confined import confined
from shared.database import reading, writing
from shared.members import Member

READ_AS_JSON = (LogForm.MJAI, LogForm.TENHOU, LogForm.JSON, LogForm.PLAIN)
SHORT_TEXT = 1 << 18  # characters: four times a usual game


def import_game(game_id: int, caller: Member, form: str, text: str, reason: str) -> LeagueGame:
    """Store a whole game; a second import replaces the first and leaves a trace."""
    with reading() as session:
        season_id = games.game(session, game_id).season_id
        season = access.season_open_now(session, season_id, caller, Role.SCORER)
        rules = leagues.rules_of_season(session, season.id)
        players = players_by_seat(session, game_id)
        known = people.names_of_players(session, players)
    with refuse_impossible():
        log = _read(form, text, rules)
        _refuse_other_seats(log.names, [known[player_id] for player_id in players])
        replay = replay_game(rules, log)
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        if game.entry is not None:
            correct(session, game, f"imported again from {form}", reason, caller)
        store_replay(session, game, replay)
        return game


def import_hands(game_id: int, caller: Member, form: str, text: str) -> Progress:
    """Add whole hands, one or more, behind those that are played."""
    with reading() as session:
        season_id = games.game(session, game_id).season_id
        season = access.season_open_now(session, season_id, caller, Role.SCORER)
        rules = leagues.rules_of_season(session, season.id)
    with refuse_impossible():
        log = _read(form, text, rules)
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        if game.entry == SCORES:
            raise EnteredOtherwise
        played = records.log_of_game(session, game_id, players_by_seat(session, game_id))
        before = replay_game(rules, played, complete=False)
        with refuse_impossible():
            start = _start_behind(rules, before)
            added = replay_game(rules, log, complete=False, start=start, played=len(before.hands))
            _refuse_unfinished(added, len(before.hands))
        store_replay(session, game, added, len(before.hands))
        events = sum(len(hand.events) for hand in (*before.hands, *added.hands))
        return Progress(len(before.hands) + len(added.hands), events, added, rules)


def _read(form: str, text: str, rules: RuleSet) -> GameLog:
    """A short text that only json and our own rules read cannot cost much, wherever it is read."""
    if form in READ_AS_JSON and len(text) <= SHORT_TEXT:
        return read_log(form, text, rules)
    return confined(read_log, form, text, rules)


def _start_behind(rules: RuleSet, played: GameReplay) -> HandStart:
    if not played.hands:
        return first_start(rules)
    start = next_start(rules, played.hands[-1]) if played.hands[-1].is_over else None
    if start is None:
        refusal = GameIsOver() if played.placings else HandNotOver()
        raise refusal.at(hand=len(played.hands))
    return start


def _refuse_unfinished(added: GameReplay, played: int) -> None:
    if not added.hands[-1].is_over:
        raise HandNotOver().at(hand=played + len(added.hands))


def _refuse_other_seats(told: Sequence[str], seated: Sequence[str]) -> None:
    """A log may call its players what it likes, but not seat those of the line-up otherwise."""
    if sorted(told) != sorted(seated):
        return
    for seat, (name, expected) in enumerate(zip(told, seated, strict=True)):
        if name != expected:
            raise LogIsImpossible(
                f"seat {seat}: the log has {name} where the line-up has {expected}",
                code="OtherSeats",
            )

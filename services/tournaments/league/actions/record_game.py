"""A game is entered: event by event, by import, or as scores only; nothing derived is trusted."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.domain.events import Event, FoulPlay, GameLog, HandLog
from services.tournaments.league.domain.formats.logs import read_log
from services.tournaments.league.domain.formats.reading import UnreadableLog
from services.tournaments.league.domain.games import GameReplay, replay_game
from services.tournaments.league.domain.points import place_players
from services.tournaments.league.domain.refusals import Impossible
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.store import games, leagues, records
from services.tournaments.league.tables import LeagueCorrection, LeagueGame
from shared import clock
from shared.database import reading, writing
from shared.errors import BadRequest, Conflict, Unprocessable
from shared.identity import Identity

EVENTS, SCORES = "events", "scores"
STICK = 1000


class LogIsUnreadable(BadRequest):
    """The log cannot be read"""


class LogIsImpossible(Unprocessable):
    """Something recorded cannot have happened"""


class NoLineUp(Conflict):
    """The line-up of this game is not known yet"""


class EnteredOtherwise(Conflict):
    """This game was entered otherwise; take its record away first"""


class EnteredMeanwhile(Conflict):
    """Another number of events is stored: read the game again"""


class GameIsEntered(Conflict):
    """The game is entered already; say why it is corrected"""


class WrongTotal(Unprocessable):
    """The four scores do not add up to the points on the table"""


class NothingToTakeBack(Conflict):
    """There are not so many events"""


@dataclass(frozen=True)
class Progress:
    """How far a game is; `replay` ends with the hand being played."""

    hands: int
    events: int
    replay: GameReplay


@contextmanager
def telling_the_place() -> Iterator[None]:
    """What the rules refuse becomes an answer with hand, event and the name of the reason."""
    try:
        yield
    except Impossible as impossible:
        refusal = LogIsUnreadable if isinstance(impossible, UnreadableLog) else LogIsImpossible
        raise refusal(
            str(impossible),
            hand=impossible.hand,
            event=impossible.event,
            code=type(impossible).__name__,
        ) from None


def import_game(game_id: int, member: Identity, form: str, text: str, reason: str) -> LeagueGame:
    """Store a whole game; a second import replaces the first and leaves a trace."""
    with reading() as session:
        season = leagues.season(session, games.game(session, game_id).season_id)
        access.require_role(session, season.league_id, member.player_id, Role.SCORER)
        rules = leagues.rules_of_season(session, season)
    with telling_the_place():
        replay = replay_game(rules, read_log(form, text, rules))
    with writing() as session:
        game = access.game_for(session, game_id, member.player_id, Role.SCORER)
        if game.entry is not None:
            if not reason:
                raise GameIsEntered
            _trace(session, game, f"imported again from {form}", reason, member)
        _store(session, game, replay)
        return game


def append_events(
    game_id: int, member: Identity, events: Sequence[Event], expected: int | None
) -> Progress:
    """Add events to the hand being played, or begin the next one with them."""
    return _change_end(game_id, member, expected, lambda log: _with_events(log, events))


def report_foul_play(game_id: int, member: Identity, foul: FoulPlay) -> Progress:
    """Note an offence in the last hand; it may end the hand, which is then played again."""
    return _change_end(game_id, member, None, lambda log: _with_foul_play(log, foul))


def take_back_events(game_id: int, member: Identity, count: int, reason: str) -> Progress:
    """Remove the last events, also across hands; the trace keeps why."""
    with writing() as session:
        game = _game_of_events(session, game_id, member)
        players = _players(session, game_id)
        log = _without(records.stored_log(session, game_id, players), count)
        rules = leagues.rules_of_season(session, leagues.season(session, game.season_id))
        replay = replay_game(rules, log, complete=False)
        _trace(session, game, f"{count} events taken back", reason, member)
        _store(session, game, replay)
        return Progress(len(replay.hands), sum(len(hand.events) for hand in log.hands), replay)


def _change_end(
    game_id: int,
    member: Identity,
    expected: int | None,
    change: Callable[[GameLog], GameLog],
) -> Progress:
    """Only the last hand is replayed: it begins where the stored one before it ended."""
    with writing() as session:
        game = _game_of_events(session, game_id, member)
        stored = records.count_events(session, game_id)
        if expected is not None and expected != stored:
            raise EnteredMeanwhile
        rules = leagues.rules_of_season(session, leagues.season(session, game.season_id))
        hands = records.hands_of_game(session, game_id)
        kept = max(0, len(hands) - 1)
        start = records.stored_start(session, hands[-1]) if hands else None
        log = records.stored_log(session, game_id, _players(session, game_id), behind=kept)
        changed = change(log)
        with telling_the_place():
            replay = replay_game(rules, changed, complete=False, start=start, played=kept)
        _store(session, game, replay, kept)
        added = sum(len(hand.events) for hand in changed.hands)
        added -= sum(len(hand.events) for hand in log.hands)
        return Progress(kept + len(replay.hands), stored + added, replay)


def _game_of_events(session: Any, game_id: int, member: Identity) -> LeagueGame:
    game = access.game_for(session, game_id, member.player_id, Role.SCORER)
    if game.entry == SCORES:
        raise EnteredOtherwise
    return game


def _with_events(log: GameLog, events: Sequence[Event]) -> GameLog:
    """A hand that is over is followed by the next; the deal shows where one begins."""
    hands = [list(hand.events) for hand in log.hands]
    fouls = [hand.foul_plays for hand in log.hands]
    for event in events:
        restarted = bool(fouls) and any(foul.restarted for foul in fouls[-1])
        dealt = bool(hands) and hands[-1][-1].type != "haipai"
        if not hands or (event.type == "haipai" and (dealt or restarted)):
            hands.append([])
            fouls.append(())
        hands[-1].append(event)
    return GameLog(
        tuple(HandLog(tuple(made), foul) for made, foul in zip(hands, fouls, strict=True))
    )


def _without(log: GameLog, count: int) -> GameLog:
    hands, left = list(log.hands), count
    while left and hands:
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


def enter_scores(
    game_id: int,
    member: Identity,
    scores: Sequence[int],
    penalties: Sequence[Decimal],
    reason: str,
) -> LeagueGame:
    """For leagues that keep no events: final scores by seat."""
    with writing() as session:
        game = access.game_for(session, game_id, member.player_id, Role.SCORER)
        if game.entry == EVENTS:
            raise EnteredOtherwise
        rules = leagues.rules_of_season(session, leagues.season(session, game.season_id))
        missing = 4 * rules.start_score - sum(scores)
        left_over = missing > 0 and missing % STICK == 0 and not rules.leftover_sticks_to_top
        if missing and not left_over:
            raise WrongTotal
        if game.entry is not None:
            if not reason:
                raise GameIsEntered
            _trace(session, game, "scores entered again", reason, member)
        _players(session, game_id)
        games.replace_results(session, game_id, place_players(rules, scores), penalties)
        game.finished, game.entry = True, SCORES
        game.version += 1
        return game


def erase_record(game_id: int, member: Identity, reason: str) -> None:
    """Take the record of a game away, whichever way it was entered; the trace stays."""
    with writing() as session:
        game = access.game_for(session, game_id, member.player_id, Role.ORGANISER)
        _trace(session, game, "record taken away", reason, member)
        records.replace_hands(session, game_id, game.season_id, (), ())
        games.replace_results(session, game_id, (), ())
        game.finished, game.entry = False, None
        game.version += 1


def _store(session: Any, game: LeagueGame, replay: GameReplay, kept: int = 0) -> None:
    players = _players(session, game.id)
    records.replace_hands(session, game.id, game.season_id, players, replay.hands, kept)
    penalties = records.penalties_of_game(session, game.id, players)
    games.replace_results(session, game.id, replay.placings, penalties)
    game.finished = bool(replay.placings)
    game.entry = EVENTS if replay.hands or kept else None
    game.version += 1


def _players(session: Any, game_id: int) -> list[int]:
    seats = games.seats(session, [game_id]).get(game_id, [])
    players = [seat.player_id for seat in seats if seat.player_id is not None]
    if len(players) != 4:
        raise NoLineUp
    return players


def _trace(session: Any, game: LeagueGame, change: str, reason: str, member: Identity) -> None:
    session.add(
        LeagueCorrection(
            game_id=game.id,
            version=game.version,
            change=change,
            reason=reason,
            made_by=member.pseudo,
            made_at=clock.now(),
        )
    )


def replay_stored(game_id: int) -> GameReplay:
    """What follows from a game's stored events."""
    with reading() as session:
        game = games.game(session, game_id)
        rules = leagues.rules_of_season(session, leagues.season(session, game.season_id))
        log = records.stored_log(session, game_id, _players(session, game_id))
    return replay_game(rules, log, complete=False)


def stored_progress(game_id: int) -> Progress:
    replay = replay_stored(game_id)
    return Progress(len(replay.hands), sum(len(hand.events) for hand in replay.hands), replay)

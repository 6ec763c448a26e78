"""From boards to their games: each gets exactly one, whoever dies; what is over is let go."""

import json
from datetime import timedelta
from typing import Any

from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.online import peers, store
from services.tournaments.online.domain.results import handicap_and_komi
from services.tournaments.online.domain.statuses import GameStatus
from services.tournaments.online.refusals import NotAMember, NotOnline
from services.tournaments.online.tables import GoBoardGame
from shared import clock
from shared.database import reading, writing
from shared.errors import Refusal, Unavailable

# Longer than a call may take: until then nobody else asks for the same game.
LEASE = timedelta(seconds=20)
LONGEST_WAIT_SECONDS = 60
OVER = (GameStatus.BY_HAND, GameStatus.RELEASED)


def make_wanted_go_games() -> None:
    """One step of every worker: ask for what is due, one game after the other."""
    while (taken := _take((GameStatus.WANTED,))) is not None:
        try:
            made = peers.make_game(taken.key, _order_of(taken))
        except Unavailable as failure:
            _note_delay(taken, str(failure))
            return
        except Refusal as refusal:
            _note(taken, status=GameStatus.HANGS, message=str(refusal))
        else:
            now = clock.now()
            _note(taken, status=GameStatus.MADE, game_id=made, message="", next_try_at=now)


def let_go_games() -> None:
    """The other way: games that count no longer learn it, also those that may never be made."""
    while (taken := _take(OVER)) is not None:
        try:
            peers.let_game_go(taken.key, taken.tournament_id)
        except Unavailable as failure:
            _note_delay(taken, str(failure))
            return
        _note(taken, finished=True)


def _take(statuses: tuple[GameStatus, ...]) -> GoBoardGame | None:
    with reading() as session:
        if not store.due_games(session, statuses, clock.now()):
            return None
    with writing() as session:
        due = store.due_games(session, statuses, clock.now(), locked=True)
        if not due:
            return None
        due[0].next_try_at = clock.now() + LEASE
        due[0].tries += 1
        return due[0]


def _order_of(taken: GoBoardGame) -> dict[str, Any]:
    with reading() as session:
        setup = store.setup(session, taken.tournament_id)
        if setup is None:
            raise NotOnline
        settings: dict[str, Any] = json.loads(setup.settings)
        white = registrations.registration(session, taken.white_registration)
        black = registrations.registration(session, taken.black_registration)
    pseudos = peers.pseudos_of([white.player_id or 0, black.player_id or 0])
    if not {white.player_id, black.player_id} <= pseudos.keys():
        raise NotAMember
    handicap, komi = handicap_and_komi(
        taken.stones, settings["komi"], settings.pop("handicap_komi")
    )
    return settings | {
        "tournament_id": taken.tournament_id,
        "black": pseudos[black.player_id or 0],
        "white": pseudos[white.player_id or 0],
        "handicap": handicap,
        "komi": komi,
    }


def _note_delay(taken: GoBoardGame, message: str) -> None:
    with writing() as session:
        known = store.board_game(session, taken.id, locked=True)
        wait = min(LONGEST_WAIT_SECONDS, 2**known.tries)
        known.message, known.next_try_at = message, clock.now() + timedelta(seconds=wait)


def _note(taken: GoBoardGame, **changes: object) -> None:
    """Unless it has meanwhile become something else."""
    with writing() as session:
        tournament = tournaments.find_locked(session, taken.tournament_id)
        known = store.board_game(session, taken.id, locked=True)
        if known.status != taken.status:
            return
        for name, value in changes.items():
            setattr(known, name, value)
        if known.status == GameStatus.MADE:
            store.show_game(session, known)
        elif known.game_id is not None:
            store.hide_game(session, known)
        if tournament is not None:
            tournaments.touch(tournament)

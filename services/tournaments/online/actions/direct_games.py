"""What a director does: set games up, see them, give time, repair what hangs."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.access import find_as_arbiter, find_visible, lock_as_arbiter
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.online import peers, store
from services.tournaments.online.domain.statuses import GameStatus
from services.tournaments.online.refusals import (
    NoRunningGame,
    NotAMember,
    NotByPairs,
    NothingToRepair,
    NotOnline,
)
from services.tournaments.online.tables import GoBoardGame, GoSetup
from shared import clock
from shared.database import reading, writing
from shared.members import Caller

WAITING = (GameStatus.HANGS, GameStatus.GONE, GameStatus.BY_HAND)


@dataclass(frozen=True)
class SeenGame:
    """A game and the board it belongs to, if that is still there."""

    game: GoBoardGame
    board: int | None
    names: tuple[str, str]


@dataclass(frozen=True)
class SeenGames:
    """What hangs and why is the arbiters' business."""

    games: Sequence[SeenGame]
    by_arbiter: bool


def read_setup(caller: Caller, tournament_id: int) -> dict[str, Any]:
    with reading() as session:
        find_visible(session, caller, tournament_id)
        found = store.setup(session, tournament_id)
        if found is None:
            raise NotOnline
        return json.loads(found.settings)


def set_up(caller: Caller, tournament_id: int, settings: dict[str, Any]) -> None:
    """For games to come; those there are stay as they were begun."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id, Work.TOURNAMENTS)
        if tournament.system == "tables":
            raise NotByPairs
        session.merge(GoSetup(tournament_id=tournament_id, settings=json.dumps(settings)))
        tournaments.touch(tournament)


def stop_playing_here(caller: Caller, tournament_id: int) -> None:
    """Boards to come are played elsewhere; games that run go on and count."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id, Work.TOURNAMENTS)
        found = store.setup(session, tournament_id)
        if found is None:
            raise NotOnline
        session.delete(found)
        tournaments.touch(tournament)


def see_games(caller: Caller, tournament_id: int) -> SeenGames:
    with reading() as session:
        _, event = find_visible(session, caller, tournament_id)
        by_arbiter = is_at_least(role_of(session, event, caller), Role.ARBITER, Work.PAIRING)
        rows = store.games_of_tournament(session, tournament_id)
        boards = store.board_numbers(session, tournament_id)
        names = {row.id: row.name for row in registrations.registrations(session, tournament_id)}
    seen = [
        SeenGame(
            row,
            boards.get((row.round, row.white_registration, row.black_registration)),
            (names.get(row.white_registration, ""), names.get(row.black_registration, "")),
        )
        for row in rows
        if by_arbiter or row.status == GameStatus.MADE
    ]
    return SeenGames(seen, by_arbiter)


def repair_game(caller: Caller, board_game_id: int, act: str) -> None:
    """Ask again; make another in the place of one that is over; or do without one."""
    with reading() as session:
        tournament_id = store.board_game(session, board_game_id).tournament_id
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        known = store.board_game(session, board_game_id, locked=True)
        if act == "detach" and known.status != GameStatus.RELEASED and not known.finished:
            known.status = GameStatus.BY_HAND
        elif act == "another" and (known.status in WAITING or _is_over(known)):
            known.status, known.finished = GameStatus.RELEASED, False
        elif act == "retry" and known.status == GameStatus.HANGS and known.game_id is None:
            known.status = GameStatus.WANTED
        else:
            raise NothingToRepair
        known.message, known.tries, known.next_try_at = "", 0, clock.now()
        tournaments.touch(tournament)


def _is_over(known: GoBoardGame) -> bool:
    """Whoever takes its result away can have the two play again."""
    return known.status == GameStatus.MADE and known.finished


def give_time(
    caller: Caller, board_game_id: int, colour: str, hours: int, reset_byoyomi: bool
) -> int:
    """Only the director can: players of a tournament give each other none."""
    with reading() as session:
        known = store.board_game(session, board_game_id)
        find_as_arbiter(session, caller, known.tournament_id, Work.PAIRING)
        to_white = colour == "white"
        receiver = registrations.registration(
            session, known.white_registration if to_white else known.black_registration
        )
    if known.status != GameStatus.MADE or known.finished or known.game_id is None:
        raise NoRunningGame
    pseudo = peers.pseudos_of([receiver.player_id or 0]).get(receiver.player_id or 0)
    if pseudo is None:
        raise NotAMember
    return peers.give_time(known.game_id, pseudo, hours, reset_byoyomi)

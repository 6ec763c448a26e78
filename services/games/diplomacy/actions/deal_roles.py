"""The roles are dealt when a game starts: by preferences and by a lot that anyone can check."""

import json
import secrets
from dataclasses import dataclass

from services.games.diplomacy.domain import seats as seating
from services.games.diplomacy.domain.deals import deal
from services.games.diplomacy.domain.seats import UNASSIGNED
from services.games.diplomacy.domain.secrecy import hides_players
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import (
    CallerNotInGame,
    NoDeal,
    NotWaiting,
    PreferencesDoNotFit,
    RolesAreAssigned,
)
from services.games.diplomacy.store import deals, games, seats
from services.games.diplomacy.tables.games import Game
from shared.database import Session, reading, writing


@dataclass(frozen=True)
class KeptDeal:
    seed: str
    preferences: dict[str, list[int]]
    dealt: dict[str, int]


def deal_roles(session: Session, game: Game) -> None:
    """Hand the free roles to those who have none. Preferences count where nobody has two seats."""
    taken = seats.seats_of(session, game.id)
    players = [seat.player_id for seat in taken if seat.role == UNASSIGNED]
    roles = seating.free_roles(taken, game.played_roles)
    seed = secrets.token_hex(16)
    once = len(set(players)) == len(players)
    wishes = deals.preferences_of(session, game.id) if once else {}
    numbers = players if once else list(range(len(players)))
    dealt = deal(numbers, roles, wishes, seed)
    seats.deal(session, game.id, [dealt[number] for number in numbers])
    if once:
        deals.keep_deal(
            session,
            game.id,
            seed,
            {player: wishes[player] for player in players if player in wishes},
            dealt,
        )


def prefer(game_id: int, roles: list[int], player_id: int) -> None:
    """All roles in the order the player likes them; none to have no preference."""
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        _require_player(session, game, player_id)
        if game.current_state != State.WAITING:
            raise NotWaiting
        if game.manual:
            raise RolesAreAssigned
        if roles and sorted(roles) != game.played_roles:
            raise PreferencesDoNotFit
        deals.prefer(session, game_id, player_id, roles)


def preferences_of(game_id: int, player_id: int) -> list[int]:
    with reading() as session:
        _require_player(session, games.game(session, game_id), player_id)
        return deals.preferences_of(session, game_id).get(player_id, [])


def deal_for(game_id: int, reader: int | None) -> KeptDeal:
    """In an anonymous game it would tell who plays what: only its master reads it until the end."""
    with reading() as session:
        game = games.game(session, game_id)
        kept = deals.deal_of(session, game_id)
        taken = seats.seats_of(session, game_id)
    hidden = hides_players(game.anonymous, game.current_state)
    if kept is None or (hidden and (reader is None or reader != seating.master_of(taken))):
        raise NoDeal
    return KeptDeal(kept.seed, json.loads(kept.preferences), json.loads(kept.dealt))


def _require_player(session: Session, game: Game, player_id: int) -> None:
    if not seating.plays(seats.seats_of(session, game.id), player_id):
        raise CallerNotInGame

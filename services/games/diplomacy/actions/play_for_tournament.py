"""Games that tournaments ask for: made once for each key, and how they stand."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.change_game import change_state
from services.games.diplomacy.actions.create_game import add_game
from services.games.diplomacy.domain.positions import position_from_json
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import (
    MasterDoesNotPlay,
    SeatsDoNotFit,
    TournamentGameIsGone,
)
from services.games.diplomacy.store import games, seats, tournaments
from services.games.diplomacy.tables.tournaments import TournamentGame
from shared.database import Session, reading, writing

LONGEST_NAME = 20


@dataclass(frozen=True)
class TableOrder:
    """What a tournament wants at one of its tables; players by role."""

    key: str
    tournament_id: int
    name: str
    master_id: int
    players: Mapping[int, int]
    fields: Mapping[str, Any]


@dataclass(frozen=True)
class TableState:
    """How the game of a table stands; `gone` when it was removed or put away."""

    key: str
    game_id: int | None
    name: str
    gone: bool
    finished: bool
    advancement: int
    centers: Mapping[int, int]
    all_centers: int


def make_game(order: TableOrder) -> int:
    """The game of this key: row, seats, start and key in one transaction, or the one there is."""
    variant = peers.variant_named(order.fields["variant"])
    with writing() as session:
        known = tournaments.find(session, order.key)
        if known is not None:
            if known.game_id is None:
                raise TournamentGameIsGone
            return known.game_id
        if sorted(order.players) != sorted(variant.played_roles) or len(
            set(order.players.values())
        ) < len(order.players):
            raise SeatsDoNotFit
        if order.master_id in order.players.values():
            raise MasterDoesNotPlay
        name = _free_name(session, order.name)
        game = add_game(session, name, variant, dict(order.fields), order.master_id)
        for role, player_id in sorted(order.players.items()):
            seats.seat(session, game.id, player_id, role)
        session.flush()
        change_state(session, game, State.STARTED)
        session.add(
            TournamentGame(key=order.key, tournament_id=order.tournament_id, game_id=game.id)
        )
        return game.id


def _free_name(session: Session, wished: str) -> str:
    name, number = wished[:LONGEST_NAME], 1
    while games.is_name_taken(session, name):
        number += 1
        ending = f" {number}"
        name = wished[: LONGEST_NAME - len(ending)] + ending
    return name


def states_of(tournament_id: int) -> list[TableState]:
    with reading() as session:
        rows = tournaments.games_of_tournament(session, tournament_id)
    return [_state(made, game, position) for made, game, position in rows]


def _state(made: TournamentGame, game: Any, position: str | None) -> TableState:
    if game is None or position is None:
        return TableState(made.key, None, "", True, False, 0, {}, 0)
    variant = peers.variant_named(game.variant)
    laid_out = position_from_json(json.loads(position))
    return TableState(
        made.key,
        game.id,
        game.name,
        game.put_away_at is not None,
        game.current_state == State.STOPPED,
        game.current_advancement,
        {role: len(laid_out.centers_of(role)) for role in variant.played_roles},
        len(variant.centers),
    )

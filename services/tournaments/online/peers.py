"""What Go tournaments ask: games to make their games, and players for the names of members."""

import json
from collections.abc import Collection
from typing import Any

from pydantic import BaseModel

from shared.peers import Done, Peer

games = Peer("tournaments", "games")
players = Peer("tournaments", "players")


class GameMade(BaseModel):
    """The game of a key."""

    game_id: int


class GameState(BaseModel):
    """How the game of a key stands; a score is positive when White wins."""

    key: str
    game_id: int | None
    gone: bool
    finished: bool
    void: bool
    score: float
    moves: int


class GameStates(BaseModel):
    """The games of a tournament."""

    games: list[GameState]


class GiftGiven(BaseModel):
    """Hours, or -1 and -2 when only byo-yomi was reset."""

    given: int


class PseudosById(BaseModel):
    """Pseudos by player id."""

    pseudos: dict[int, str]


def make_game(key: str, wanted: dict[str, Any]) -> int:
    return games.put(f"/go-tournament-games/{key}", GameMade, **wanted).game_id


def let_game_go(key: str, tournament_id: int) -> None:
    games.delete(f"/go-tournament-games/{key}", Done, tournament_id=tournament_id)


def states_of(tournament_id: int) -> dict[str, GameState]:
    found = games.get("/go-tournament-games", GameStates, tournament_id=tournament_id)
    return {state.key: state for state in found.games}


def give_time(game_id: int, pseudo: str, hours: int, reset_byoyomi: bool) -> int:
    return games.post(
        f"/go-director-gifts/{game_id}",
        GiftGiven,
        pseudo=pseudo,
        hours=hours,
        reset_byoyomi=reset_byoyomi,
    ).given


def pseudos_of(player_ids: Collection[int]) -> dict[int, str]:
    """Those who have left have none."""
    asked = json.dumps(sorted(player_ids))
    return players.get("/player-pseudos", PseudosById, player_ids=asked).pseudos

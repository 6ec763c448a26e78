"""What tables ask games: to make their games, and how they stand."""

import json

from pydantic import BaseModel

from shared.peers import Peer

games = Peer("tournaments", "games")


class GameMade(BaseModel):
    """The game of a key."""

    game_id: int


class GameState(BaseModel):
    """How the game of a key stands."""

    key: str
    game_id: int | None
    name: str
    gone: bool
    finished: bool
    centers: dict[int, int]


class GameStates(BaseModel):
    """The games of a tournament."""

    games: list[GameState]


class GameWanted(BaseModel):
    """What is asked for a table."""

    tournament_id: int
    name: str
    variant: str
    master_id: int
    players: dict[int, int]
    pace_hours: int


def make_game(key: str, wanted: GameWanted) -> int:
    sent = wanted.model_dump() | {"players": json.dumps(wanted.players)}
    return games.put(f"/tournament-games/{key}", GameMade, **sent).game_id


def states_of(tournament_id: int) -> dict[str, GameState]:
    found = games.get("/tournament-games", GameStates, tournament_id=tournament_id)
    return {state.key: state for state in found.games}

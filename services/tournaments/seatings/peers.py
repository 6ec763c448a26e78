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


class Position(BaseModel):
    """Owner by center; units [type, zone] and dislodged units [type, zone, origin] by role."""

    ownerships: dict[str, int]
    dislodged_ones: dict[str, list[list[int]]]
    units: dict[str, list[list[int]]]
    forbiddens: list[int]


class Delay(BaseModel):
    """Somebody was late: begun hours count."""

    role: int
    advancement: int
    hours: int
    time_stamp: int


class Disorder(BaseModel):
    """A turn was played by default."""

    role: int
    advancement: int
    time_stamp: int


class ShownGame(BaseModel):
    """A game as a stranger sees it."""

    game_id: int
    position: Position
    delays: list[Delay]
    disorders: list[Disorder]


class ShownGames(BaseModel):
    """The games of a tournament, without those in the fog."""

    games: list[ShownGame]


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


def shown_games(tournament_id: int) -> list[ShownGame]:
    return games.get("/tournament-game-views", ShownGames, tournament_id=tournament_id).games

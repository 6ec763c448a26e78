"""What ladders ask games: to make the game of a challenge, and how it stands."""

from typing import Any

from pydantic import BaseModel

from shared.peers import Peer

games = Peer("tournaments", "games")


class GameMade(BaseModel):
    """The game of a key."""

    game_id: int


class GameState(BaseModel):
    """How the game of a key stands; a score is positive when White wins."""

    gone: bool
    finished: bool
    void: bool
    score: float

    def why_it_decides_nothing(self) -> str | None:
        if self.gone:
            return "The game of this challenge was removed"
        if self.finished and self.void:
            return "The game ended without a result"
        return None


def make_game(key: str, wanted: dict[str, Any]) -> int:
    return games.put(f"/go-tournament-games/{key}", GameMade, **wanted).game_id


def state_of(key: str) -> GameState:
    return games.get(f"/go-tournament-games/{key}", GameState)

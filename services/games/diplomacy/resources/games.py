"""/games, /game-identifiers: games by name."""

from flask import request
from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel
from werkzeug.http import generate_etag

from services.games.diplomacy.actions.change_game import change_game
from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.create_game import create_game, require_free_name
from services.games.diplomacy.actions.remove_game import remove_game
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.refusals import (
    NoSuchGame,
    WrongState,
)
from services.games.diplomacy.resources.game_fields import (
    DEFAULTS,
    ChangedGame,
    GameDescription,
    NewGame,
    game_as_json,
)
from services.games.diplomacy.resources.listings import GameFilters, GameListing, listing
from services.games.diplomacy.store import games, seats
from services.games.diplomacy.tables.games import Game as StoredGame
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, Caller, Member, Presented, acting, anyone
from shared.database import reading
from shared.errors import Outdated


class GameDone(BaseModel):
    """What was done, to which game."""

    name: str
    msg: str = Field(examples=["Ok updated"])


class GameIdentifier(RootModel[int]):
    """The number of the game."""


def _game_named(name: str, otherwise: str = "Game {name} doesn't exist") -> StoredGame:
    with reading() as session:
        game = games.find_game(session, name)
    if game is None:
        raise NoSuchGame(otherwise.format(name=name))
    return game


def _require_game(_sent: Presented, name: str) -> None:
    _game_named(name, "Game {name} does not exist")


def _any_game_named(name: str) -> StoredGame:
    """Also one that was put away: removed once more it is gone."""
    with reading() as session:
        game = games.find_any_game(session, name)
    if game is None:
        raise NoSuchGame(f"Game {name} does not exist")
    return game


class GameIdentifiers(Resource):
    @answers(200, GameIdentifier)
    def get(self, name: str) -> GameIdentifier:
        """Find the number of a game by its name."""
        return GameIdentifier(_game_named(name).id)


class Games(Resource):
    @accepts(GameFilters)
    @answers(200, GameListing)
    def get(self, asked: GameFilters) -> GameListing:
        """List the games: all names by number, or a page of details that fit the filters."""
        return listing(asked)

    @acting(
        "Need a pseudo to create game",
        scope=ORGANISE,
        confirmed=True,
        first=lambda new: require_free_name(new.name),
    )
    @accepts(NewGame)
    @answers(201, GameDone)
    def post(self, caller: Member, new: NewGame) -> GameDone:
        """Create a game; its creator becomes the game master."""
        fields = DEFAULTS | new.sent_fields()
        if fields.pop("current_state", 0):
            raise WrongState
        create_game(fields.pop("name"), fields, fields.pop("deadline", None), caller.player_id)
        return GameDone(name=new.name, msg="Ok game created")


class Game(Resource):
    @anyone
    @answers(200, GameDescription, conditional=True)
    def get(self, caller: Caller, name: str) -> GameDescription:
        """Read a game; only its master is told the access code."""
        game = _game_named(name)
        return GameDescription(**game_as_json(game, _is_master(caller, game)))

    @acting("Need a pseudo to modify game", scope=ORGANISE, first=_require_game)
    @accepts(ChangedGame)
    @answers(200, GameDone)
    def put(self, caller: Member, name: str, changed: ChangedGame) -> GameDone:
        """Change a game, rename it, start it, stop it; for its master.

        With If-Match (the ETag of what he read) only if it is still so.
        """
        game = _game_named(name)
        with reading() as session:
            require_master(session, game, caller.player_id)
        done = change_game(game, changed.sent_fields(), caller.player_id, _require_unchanged)
        return GameDone(
            name=changed.name or name, msg="Ok updated" if done else "Ok but no change !"
        )

    @acting(
        "Need a pseudo to delete game",
        scope=ORGANISE,
        first=lambda _sent, name: _any_game_named(name),
    )
    @accepts(Presented)
    @answers(200, GameDone)
    def delete(self, caller: Member, name: str, _sent: Presented) -> GameDone:
        """Remove a game and everything of it; for its master, also with If-Match.

        A running one can be brought back for 30 days, until it is removed once more.
        """
        remove_game(_any_game_named(name).id, caller.player_id, _require_unchanged)
        return GameDone(name=name, msg="Ok removed")


def _is_master(caller: Caller, game: StoredGame) -> bool:
    if caller.player_id is None:
        return False
    with reading() as session:
        return seats.holder_of(session, game.id, MASTER) == caller.player_id


def _require_unchanged(game: StoredGame) -> None:
    """Who sends If-Match changes only what he has seen, be it with the access code or without."""
    asked = request.if_match
    if asked and not any(asked.contains(_etag(game, with_code)) for with_code in (True, False)):
        raise Outdated


def _etag(game: StoredGame, shows_access_code: bool) -> str:
    """The one that reading the game answers."""
    read = GameDescription(**game_as_json(game, shows_access_code))
    return generate_etag(read.model_dump_json().encode())

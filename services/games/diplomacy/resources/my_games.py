"""/my-games: one call for the page a player opens first."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.list_my_games import MyGame, my_games
from services.games.diplomacy.domain.phases import season_of, year_of
from services.games.diplomacy.resources.game_fields import game_as_json
from services.games.diplomacy.store.rules import end_of_grace_of
from shared.arguments import accepts, answers
from shared.callers import Member, Presented, member


class GameOfMine(BaseModel):
    """A role of mine in a game, and what waits for me there."""

    game_id: int
    name: str
    variant: str
    role: int
    current_state: int
    current_advancement: int
    season: str = Field(examples=["spring"])
    year: int
    deadline: str
    deadline_timestamp: int | None
    late: bool
    paused: bool
    needs_orders: bool
    orders_missing: int
    unread_messages: int
    unread_declarations: int
    seats_free: int


class GamesOfMine(BaseModel):
    """My games, by number."""

    games: list[GameOfMine]


class MyGames(Resource):
    @member
    @accepts(Presented)
    @answers(200, GamesOfMine)
    def get(self, caller: Member, _sent: Presented) -> GamesOfMine:
        """See one's games: phase, deadline, orders that are missing, what is unread."""
        return GamesOfMine(games=[_game_of_mine(mine) for mine in my_games(caller.player_id)])


class MissingOrder(BaseModel):
    """A role of mine whose orders a game waits for."""

    game_id: int
    name: str
    role: int
    current_advancement: int
    season: str = Field(examples=["spring"])
    year: int
    deadline_timestamp: int | None
    grace_ends_timestamp: int | None
    late: bool
    paused: bool


class MissingOrders(BaseModel):
    """The most urgent first; those without a deadline last."""

    missing: list[MissingOrder]


class MyMissingOrders(Resource):
    @member
    @accepts(Presented)
    @answers(200, MissingOrders)
    def get(self, caller: Member, _sent: Presented) -> MissingOrders:
        """See in which of one's games orders of one's own are missing."""
        waiting = [mine for mine in my_games(caller.player_id) if mine.needs_orders]
        return MissingOrders(missing=sorted(map(_missing_order, waiting), key=_urgency))


def _missing_order(mine: MyGame) -> MissingOrder:
    told, grace_ends = _game_of_mine(mine).model_dump(), end_of_grace_of(mine.game)
    return MissingOrder(
        grace_ends_timestamp=int(grace_ends.timestamp()) if grace_ends else None,
        **{name: told[name] for name in MissingOrder.model_fields if name in told},
    )


def _urgency(missing: MissingOrder) -> tuple[bool, int, int]:
    due = missing.deadline_timestamp
    return due is None, due or 0, missing.game_id


def _game_of_mine(mine: MyGame) -> GameOfMine:
    game, fields = mine.game, game_as_json(mine.game)
    return GameOfMine(
        game_id=game.id,
        role=mine.role,
        season=season_of(game.current_advancement),
        year=year_of(game.current_advancement, game.year_zero, game.increment),
        needs_orders=mine.needs_orders,
        orders_missing=mine.orders_missing,
        unread_messages=mine.unread_messages,
        unread_declarations=mine.unread_declarations,
        seats_free=mine.seats_free,
        **{
            field: fields[field]
            for field in (
                "name",
                "variant",
                "current_state",
                "current_advancement",
                "deadline",
                "deadline_timestamp",
                "late",
                "paused",
            )
        },
    )

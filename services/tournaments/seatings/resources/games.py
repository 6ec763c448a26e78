"""/tournament-table-games, /table-games: the games of tables on the platform, for the director."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.seatings.actions.make_games import games_for_director, repair_game
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.peers import Done


class TableGameSeen(BaseModel):
    """How far a table is: `wanted`, `made`, `hangs` (with a message) or `gone`."""

    table_id: int
    round: int
    table: int
    key: str
    status: str
    game_id: int | None
    game_name: str
    message: str
    tries: int


class TableGamesSeen(BaseModel):
    """The games of all tables that have or want one."""

    games: list[TableGameSeen]


class Repair(Arguments):
    """What the director decides."""

    act: Literal["retry", "another", "detach"] = Field(
        examples=["retry"],
        description="Ask again, make another game, or enter the result by hand.",
    )


class TournamentTableGames(Resource):
    @member
    @answers(200, TableGamesSeen)
    def get(self, caller: Member, tournament_id: int) -> TableGamesSeen:
        """See which tables have their game, and which hang; for arbiters."""
        found = games_for_director(caller, tournament_id)
        return TableGamesSeen(
            games=[
                TableGameSeen(
                    table_id=game.table_id,
                    round=paired.number,
                    table=table.number,
                    key=game.key,
                    status=game.status,
                    game_id=game.game_id,
                    game_name=game.game_name,
                    message=game.message,
                    tries=game.tries,
                )
                for game, table, paired in found
            ]
        )


class TableGames(Resource):
    @member(scope=ORGANISE)
    @accepts(Repair)
    @answers(200, Done)
    def put(self, caller: Member, table_id: int, repair: Repair) -> Done:
        """Repair a table whose game hangs or is gone; for arbiters."""
        repair_game(caller, table_id, repair.act)
        return Done(msg="Noted")

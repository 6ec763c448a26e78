"""/tournament-games: games that tournaments make, and how they stand."""

from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.play_for_tournament import (
    TableOrder,
    make_game,
    states_of,
)
from services.games.diplomacy.actions.show_to_tournament import games_for_everybody
from services.games.diplomacy.resources.game_fields import DEFAULTS, Name, VariantName
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import service


class GameWanted(Arguments):
    """The game of a table, with everybody seated."""

    tournament_id: int = Field(ge=1, examples=[7], description="The tournament.")
    name: Name
    variant: VariantName = "standard"
    master_id: int = Field(ge=1, examples=[3], description="The member who directs it.")
    players: JsonText[dict[int, int]] = Field(
        max_length=100, examples=[{"1": 12}], description="Members by role."
    )
    pace_hours: int = Field(
        24, ge=1, le=24 * 30, description="How long each phase lasts, in hours."
    )


class GameMade(BaseModel):
    """The game of a key, new or not."""

    game_id: int


class TableGame(BaseModel):
    """How the game of a key stands."""

    key: str
    game_id: int | None
    name: str
    gone: bool
    finished: bool
    advancement: int
    centers: dict[int, int]
    all_centers: int


class TableGames(BaseModel):
    """The games of a tournament."""

    games: list[TableGame]


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
    """A game as a stranger sees it; the position as at /game-positions."""

    game_id: int
    position: dict[str, Any]
    delays: list[Delay]
    disorders: list[Disorder]


class ShownGames(BaseModel):
    """The games of a tournament, without those in the fog."""

    games: list[ShownGame]


class WhichTournament(Arguments):
    """Of which tournament."""

    tournament_id: int = Field(ge=1, examples=[7], description="The tournament.")


class TournamentGames(Resource):
    @service("tournaments")
    @accepts(WhichTournament)
    @answers(200, TableGames)
    def get(self, which: WhichTournament) -> TableGames:
        """See how the games of a tournament stand."""
        found = states_of(which.tournament_id)
        return TableGames.model_validate({"games": found}, from_attributes=True)


class TournamentGameViews(Resource):
    @service("tournaments")
    @accepts(WhichTournament)
    @answers(200, ShownGames)
    def get(self, which: WhichTournament) -> ShownGames:
        """See what anybody may see of the games of a tournament."""
        found = games_for_everybody(which.tournament_id)
        return ShownGames.model_validate({"games": found}, from_attributes=True)


class TournamentGameByKey(Resource):
    @service("tournaments")
    @accepts(GameWanted)
    @answers(200, GameMade)
    def put(self, key: str, wanted: GameWanted) -> GameMade:
        """Make and start the game of a key; asked again, it is the one there is."""
        hours = wanted.pace_hours
        pace = {"pace_moves": hours, "pace_retreats": hours, "pace_adjustments": hours}
        fields = DEFAULTS | pace | {"variant": wanted.variant, "manual": True}
        order = TableOrder(
            key, wanted.tournament_id, wanted.name, wanted.master_id, wanted.players, fields
        )
        return GameMade(game_id=make_game(order))

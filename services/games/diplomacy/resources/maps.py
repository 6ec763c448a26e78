"""/game-maps, /variants/<name>.svg: the board as a picture."""

from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import Field

from services.games.diplomacy.actions.draw_map import Look, View, map_of_game, map_of_variant
from services.games.diplomacy.domain.maps.palette import ThemeName
from services.games.diplomacy.resources.arguments import RoleIdOrNone
from services.games.diplomacy.resources.fog import eyes_of
from services.games.diplomacy.store import games
from shared.arguments import LARGEST_INTEGER, Arguments, accepts, answers
from shared.callers import Caller, anyone
from shared.database import reading
from shared.drawing import Picture, picture
from shared.languages import USUAL_LANGUAGE, Language


class LookAsked(Arguments):
    """How the map is drawn."""

    theme: ThemeName = Field("light", examples=["dark"], description="For a light or dark page.")
    lang: Language = Field(USUAL_LANGUAGE, examples=["en"], description="The language of names.")

    @property
    def look(self) -> Look:
        return Look(self.lang, self.theme)


class GameMapAsked(LookAsked):
    """Which moment of a game, and what of it."""

    advancement: int | None = Field(
        None,
        ge=0,
        le=LARGEST_INTEGER,
        examples=[0],
        description="A phase that was played; the current one when absent.",
    )
    role_id: RoleIdOrNone = None
    orders: bool = Field(
        False,
        examples=[True],
        description=(
            "With orders (1) as arrows: of a played phase all of them and how they went, of the "
            "current one the caller's own."
        ),
    )


class GameMaps(Resource):
    @anyone
    @accepts(GameMapAsked)
    @answers(200, Picture, conditional=True)
    def get(self, caller: Caller, game_id: int, asked: GameMapAsked) -> Response:
        """Draw a game; in the fog what one's roles, or the one asked for, see of it."""
        with reading() as session:
            game = games.game(session, game_id)
        view = View(asked.advancement, eyes_of(caller, game, asked.role_id), asked.orders)
        return picture(map_of_game(game_id, view, caller.player_id, asked.look))


class VariantMap(Resource):
    path_examples: ClassVar = {"name": "standard"}

    @accepts(LookAsked)
    @answers(200, Picture, conditional=True)
    def get(self, name: str, asked: LookAsked) -> Response:
        """Draw the board of a variant as it stands at the beginning."""
        return picture(map_of_variant(name, asked.look))

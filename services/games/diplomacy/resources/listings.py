"""Lists of games: the AFJD API's dictionary, and pages with details."""

from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy.resources.game_fields import GameDescription, game_as_json
from services.games.diplomacy.store import games
from shared.arguments import LARGEST_INTEGER, Arguments
from shared.database import reading

PAGE = 50
LARGEST_PAGE = 200


class GameFilters(Arguments):
    """Which games to list; without anything, the names of all."""

    details: bool = Field(False, description="Whether to tell what each game is like (0 or 1).")
    state: int | None = Field(None, ge=0, le=2, description="Only games in this state.")
    variant: str | None = Field(
        None, max_length=20, examples=["standard"], description="Only games of this variant."
    )
    archive: bool | None = Field(None, description="Only archived games, or only others (1 or 0).")
    player_id: int | None = Field(
        None,
        ge=1,
        le=LARGEST_INTEGER,
        examples=[1],
        description=("Only games this player is in; anonymous games are left out."),
    )
    after: int = Field(
        0, ge=0, le=LARGEST_INTEGER, description="The last game number of the page before."
    )
    limit: int | None = Field(
        None, ge=1, le=LARGEST_PAGE, examples=[20], description="How many games a page has at most."
    )

    @property
    def is_filtered(self) -> bool:
        return self.details or any(
            value is not None for value in (self.state, self.variant, self.archive, self.player_id)
        )


class ListedGame(GameDescription):
    """A game in a page."""

    game_id: int


class GamePage(BaseModel):
    """A page of games; `next` is what to give as `after` for the next one."""

    games: list[ListedGame]
    next: int | None


class GameListing(RootModel[GamePage | dict[str, str]]):
    """The names of games by number, or a page of games with details."""


def listing(asked: GameFilters) -> GameListing:
    with reading() as session:
        if not asked.is_filtered:
            names = games.names_by_id(session, asked.after, asked.limit)
            return GameListing({str(game_id): name for game_id, name in names.items()})
        limit = asked.limit or PAGE
        found = games.games_like(
            session,
            state=asked.state,
            variant=asked.variant,
            archive=asked.archive,
            player_id=asked.player_id,
            after=asked.after,
            limit=limit + 1,
        )
    page = [ListedGame(game_id=game.id, **game_as_json(game)) for game in found[:limit]]
    more = len(found) > limit
    return GameListing(GamePage(games=page, next=found[limit - 1].id if more else None))

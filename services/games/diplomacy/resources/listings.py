"""Lists of games: the AFJD API's dictionary, and pages with details."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, Field, RootModel

from services.games.diplomacy import peers
from services.games.diplomacy.domain.phases import season_of, year_of
from services.games.diplomacy.domain.secrecy import hides_players
from services.games.diplomacy.resources.game_fields import GameDescription, game_as_json
from services.games.diplomacy.store import games, seats
from services.games.diplomacy.tables.games import Game
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
    anonymous: bool | None = Field(None, description="Only anonymous games, or only others.")
    silent: bool | None = Field(None, description="Only games without any talk, or only others.")
    fog: bool | None = Field(None, description="Only games in the fog of war, or only others.")
    fast: bool | None = Field(None, description="Only fast games, or only others (1 or 0).")
    text: str | None = Field(
        None, max_length=20, examples=["rasp"], description="Only games with this in their name."
    )
    player_id: int | None = Field(
        None,
        ge=1,
        le=LARGEST_INTEGER,
        examples=[1],
        description=("Only games this player is in; anonymous games are left out."),
    )
    newest: bool = Field(False, description="The newest first, in a page of details (0 or 1).")
    after: int = Field(
        0, ge=0, le=LARGEST_INTEGER, description="The last game number of the page before."
    )
    limit: int | None = Field(
        None, ge=1, le=LARGEST_PAGE, examples=[20], description="How many games a page has at most."
    )

    @property
    def is_filtered(self) -> bool:
        return self.details or any(value is not None for value in self.filters.values())

    @property
    def filters(self) -> dict[str, Any]:
        """What the games of a page have in common."""
        chosen = ("variant", "archive", "anonymous", "silent", "fog", "fast", "text", "player_id")
        return {"current_state": self.state} | {name: getattr(self, name) for name in chosen}


class ListedGame(GameDescription):
    """A game in a page."""

    game_id: int


class GameInDetail(ListedGame):
    """Also who is its master (null where nobody may know), how full it is, where it stands."""

    master_id: int | None
    master: str | None
    seats_taken: int
    seats_free: int
    season: str = Field(examples=["spring"])
    year: int


class GamePage(BaseModel):
    """A page of games; `next` is what to give as `after` for the next one."""

    games: Sequence[GameInDetail | ListedGame]
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
            session, **asked.filters, newest=asked.newest, after=asked.after, limit=limit + 1
        )
    page = found[:limit]
    told = games_in_detail(page) if asked.details else [_listed(game) for game in page]
    more = len(found) > limit
    return GameListing(GamePage(games=told, next=found[limit - 1].id if more else None))


def _listed(game: Game) -> ListedGame:
    return ListedGame(game_id=game.id, **game_as_json(game))


def games_in_detail(page: Sequence[Game]) -> Sequence[GameInDetail]:
    """Two queries and one call, however many games there are."""
    ids = [game.id for game in page]
    with reading() as session:
        masters, taken = seats.masters_of(session, ids), seats.players_in(session, ids)
    shown = {
        game.id: masters[game.id]
        for game in page
        if game.id in masters and not hides_players(game.anonymous, game.current_state)
    }
    pseudos = peers.pseudos_of(shown.values()) if shown else {}
    return [
        GameInDetail(
            game_id=game.id,
            **game_as_json(game),
            master_id=shown.get(game.id),
            master=pseudos.get(shown.get(game.id, 0)),
            seats_taken=taken.get(game.id, 0),
            seats_free=max(0, len(game.played_roles) - taken.get(game.id, 0)),
            season=season_of(game.current_advancement),
            year=year_of(game.current_advancement, game.year_zero, game.increment),
        )
        for game in page
    ]

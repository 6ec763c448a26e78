"""/game-preferences, /game-deals: which roles players want, and how they were dealt."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions import deal_roles
from services.games.diplomacy.resources.arguments import RoleId
from shared.arguments import JsonText, accepts, answers
from shared.callers import PLAY, Caller, Member, Presented, anyone, member
from shared.peers import Done


class Wishes(Presented):
    """All roles, the best liked first."""

    roles: JsonText[list[RoleId]] = Field(
        max_length=100,
        examples=[[7, 2, 1, 3, 4, 5, 6]],
        description="Every role once; none for no preference.",
    )


class WishesKept(BaseModel):
    """One's own preferences."""

    roles: list[int]


class DealMade(BaseModel):
    """The seed of the lot, the preferences it had, the role each player got."""

    seed: str
    preferences: dict[str, list[int]]
    dealt: dict[str, int]


class GamePreferences(Resource):
    @member(scope=PLAY)
    @accepts(Wishes)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, wishes: Wishes) -> Done:
        """Say which roles one would like; they count if all players do so before the start."""
        deal_roles.prefer(game_id, wishes.roles, caller.player_id)
        return Done(msg="Ok preferences kept")

    @member
    @accepts(Presented)
    @answers(200, WishesKept)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> WishesKept:
        """Read one's own preferences."""
        return WishesKept(roles=deal_roles.preferences_of(game_id, caller.player_id))


class GameDeals(Resource):
    @anyone
    @answers(200, DealMade)
    def get(self, caller: Caller, game_id: int) -> DealMade:
        """See how the roles were dealt, to deal again; docs/ratings.md says how."""
        kept = deal_roles.deal_for(game_id, caller.player_id)
        return DealMade(seed=kept.seed, preferences=kept.preferences, dealt=kept.dealt)

"""/exports: a member takes away all that is stored of him."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.players import peers, store
from services.players.resources import ownership
from shared.arguments import answers
from shared.callers import Claims
from shared.database import reading
from shared.errors import Refusal


class Profile(BaseModel):
    """What players stores."""

    player_id: int
    pseudo: str
    email: str
    email_confirmed: bool
    telephone: str
    replace: bool
    family_name: str
    first_name: str
    country: str
    time_zone: str
    language: str
    member_since: datetime


class Export(BaseModel):
    """All that is stored of a member, but for the password, of which only a hash exists."""

    profile: Profile
    account: peers.Account
    games: dict[str, int] | None = Field(
        description="The role in each game, by the game's id; null if games cannot be asked."
    )


class Exports(Resource):
    @ownership.owner(ownership.RETRIEVE)
    @answers(200, Export)
    def get(self, _caller: Claims, pseudo: str) -> Export:
        """Take one's own data away."""
        with reading() as session:
            player = store.player(session, pseudo)
        columns = {
            name: getattr(player, name) for name in Profile.model_fields if hasattr(player, name)
        }
        return Export(
            profile=Profile(player_id=player.id, member_since=player.created_at, **columns),
            account=peers.account_of(pseudo),
            games=_games(player.id),
        )


def _games(player_id: int) -> dict[str, int] | None:
    try:
        return peers.games_of(player_id)
    except Refusal:
        return None

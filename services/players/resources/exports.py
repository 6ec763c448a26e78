"""/exports: a member takes away all that is stored of him."""

from datetime import datetime
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.players import peers, store
from services.players.personal import HOLDINGS
from services.players.resources import ownership
from shared.arguments import answers
from shared.callers import Claims
from shared.database import reading
from shared.personal.exports import export_all
from shared.personal.places import Person


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
    zone: str
    real_name: bool
    member_since: datetime


class Export(BaseModel):
    """All that is stored of a member, but for the password, of which only a hash exists."""

    profile: Profile
    account: peers.Account
    games: dict[str, int] = Field(description="The role in each game, by the game's id.")
    stored: dict[str, dict[str, list[dict[str, Any]]]] = Field(
        description="What every service stores: rows by service and table."
    )


class Exports(Resource):
    @ownership.owner(ownership.RETRIEVE)
    @answers(200, Export)
    def get(self, _caller: Claims, pseudo: str) -> Export:
        """Take one's own data away, from every service; 503 if one of them cannot be asked."""
        with reading() as session:
            player = store.player(session, pseudo)
            person = Person(player.id, player.pseudo, player.email)
            own = export_all(session, HOLDINGS.exports, person)
        columns = {
            name: getattr(player, name) for name in Profile.model_fields if hasattr(player, name)
        }
        others = peers.stored_of(player.id, pseudo, player.email)
        return Export(
            profile=Profile(player_id=player.id, member_since=player.created_at, **columns),
            account=peers.account_of(pseudo),
            games=peers.games_of(player.id),
            stored={"players": own} | {name: stored.tables for name, stored in others.items()},
        )

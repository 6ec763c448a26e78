"""What anyone may ask: identifiers, cards, countries, time zones."""

from datetime import date
from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.players import peers, store
from services.players.domain.countries import country_names
from services.players.domain.time_zones import cities
from services.players.store import UnknownPlayer
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading
from shared.errors import Refusal


class Identifier(RootModel[int]):
    """The id of a member."""


class Card(BaseModel):
    """What everyone may know of a member."""

    pseudo: str
    country: str
    time_zone: str
    member_since: date
    last_seen: date | None = Field(description="The day of the last login; null if not known now.")
    games: int | None = Field(description="How many games; null if not known now.")


class InLanguage(Arguments):
    """In which language."""

    lang: Literal["fr", "en"] = Field("fr", examples=["en"], description="The language of texts.")


class Choice(BaseModel):
    """A code to send, and the text to show for it."""

    code: str
    text: str


class CountryList(BaseModel):
    """Every country, in the order of the names."""

    countries: list[Choice]


class TimeZoneList(BaseModel):
    """Every time zone with cities people know, from west to east."""

    time_zones: list[Choice]


class PlayerIdentifier(Resource):
    @answers(200, Identifier)
    @refuses(UnknownPlayer)
    def get(self, pseudo: str) -> Identifier:
        """From a pseudo to the id."""
        with reading() as session:
            return Identifier(store.identity(session, pseudo).id)


class PlayerCard(Resource):
    @answers(200, Card)
    @refuses(UnknownPlayer)
    def get(self, pseudo: str) -> Card:
        """See a member's public card."""
        with reading() as session:
            player = store.public_data(session, pseudo)
        return Card(pseudo=pseudo, country=player.country, time_zone=player.time_zone,
                    member_since=player.created_at.date(), last_seen=_last_seen(pseudo),
                    games=_number_of_games(player.id))


class Countries(Resource):
    @accepts(InLanguage)
    @answers(200, CountryList, conditional=True)
    def get(self, wanted: InLanguage) -> CountryList:
        """List the countries a member may live in."""
        return CountryList(countries=[Choice(code=code, text=text)
                                      for code, text in country_names(wanted.lang).items()])


class TimeZones(Resource):
    @accepts(InLanguage)
    @answers(200, TimeZoneList, conditional=True)
    def get(self, wanted: InLanguage) -> TimeZoneList:
        """List the time zones a member may live in."""
        return TimeZoneList(time_zones=[Choice(code=code, text=text)
                                        for code, text in cities(wanted.lang).items()])


def _last_seen(pseudo: str) -> date | None:
    """A card without it is better than no card."""
    try:
        moment = peers.account_of(pseudo).last_login
    except Refusal:
        return None
    return moment and moment.date()


def _number_of_games(player_id: int) -> int | None:
    try:
        return len(peers.games_of(player_id))
    except Refusal:
        return None

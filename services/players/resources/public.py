"""What anyone may ask: identifiers, cards, countries, time zones."""

from datetime import date

from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.players import peers, store
from services.players.directory import find_members
from services.players.domain.countries import country_names
from services.players.domain.time_zones import cities
from shared.arguments import Arguments, accepts, answers
from shared.database import reading_rows
from shared.errors import Refusal
from shared.languages import USUAL_LANGUAGE, Language


class Identifier(RootModel[int]):
    """The id of a member."""


class Ratings(BaseModel):
    """How a member plays Diplomacy; games tells at /player-ratings how each came about."""

    performance: dict[str, float] = Field(description="By variant.")
    reliability: float | None = Field(description="Null: not rated yet.")
    regularity: float | None = Field(description="Null: not rated yet.")


class Card(BaseModel):
    """What everyone may know of a member."""

    player_id: int
    pseudo: str
    country: str
    time_zone: str
    member_since: date
    last_seen: date | None = Field(description="The day of the last login; null if not known now.")
    games: int | None = Field(
        description="How many games, without anonymous ones that run; null if not known now."
    )
    ratings: Ratings | None = Field(description="Null if not known now.")


class InLanguage(Arguments):
    """In which language."""

    lang: Language = Field(USUAL_LANGUAGE, examples=["en"], description="The language of texts.")


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


class Searched(Arguments):
    """Which members."""

    text: str = Field(
        min_length=2, max_length=60, examples=["tarte"], description="A part of the pseudo."
    )
    limit: int = Field(20, ge=1, le=50, examples=[20], description="How many at most.")


class FoundMember(BaseModel):
    """A member by name."""

    player_id: int
    pseudo: str
    country: str
    member_since: date


class FoundMembers(BaseModel):
    """Members whose pseudo holds the text; those that begin with it first."""

    players: list[FoundMember]


class PlayerSearch(Resource):
    @accepts(Searched)
    @answers(200, FoundMembers)
    def get(self, searched: Searched) -> FoundMembers:
        """Find members by a part of their pseudo."""
        with reading_rows() as rows:
            found = find_members(rows, searched.text, searched.limit)
        return FoundMembers(
            players=[
                FoundMember(
                    player_id=row.id,
                    pseudo=row.pseudo,
                    country=row.country,
                    member_since=row.created_at.date(),
                )
                for row in found
            ]
        )


class PlayerIdentifier(Resource):
    @answers(200, Identifier)
    def get(self, pseudo: str) -> Identifier:
        """From a pseudo to the id."""
        with reading_rows() as rows:
            return Identifier(store.identity(rows, pseudo).player_id)


class PlayerCard(Resource):
    @answers(200, Card)
    def get(self, pseudo: str) -> Card:
        """See a member's public card."""
        with reading_rows() as rows:
            player = store.public_data(rows, pseudo)
        return Card(
            player_id=player.id,
            pseudo=pseudo,
            country=player.country,
            time_zone=player.time_zone,
            member_since=player.created_at.date(),
            last_seen=_last_seen(pseudo),
            games=_number_of_games(player.id),
            ratings=_ratings(pseudo),
        )


class Countries(Resource):
    @accepts(InLanguage)
    @answers(200, CountryList, conditional=True)
    def get(self, wanted: InLanguage) -> CountryList:
        """List the countries a member may live in."""
        return CountryList(
            countries=[
                Choice(code=code, text=text) for code, text in country_names(wanted.lang).items()
            ]
        )


class TimeZones(Resource):
    @accepts(InLanguage)
    @answers(200, TimeZoneList, conditional=True)
    def get(self, wanted: InLanguage) -> TimeZoneList:
        """List the time zones a member may live in."""
        return TimeZoneList(
            time_zones=[Choice(code=code, text=text) for code, text in cities(wanted.lang).items()]
        )


def _last_seen(pseudo: str) -> date | None:
    """A card without it is better than no card."""
    try:
        moment = peers.account_of(pseudo).last_login
    except Refusal:
        return None
    return moment and moment.date()


def _number_of_games(player_id: int) -> int | None:
    try:
        return len(peers.games_of(player_id, public=True))
    except Refusal:
        return None


def _ratings(pseudo: str) -> Ratings | None:
    try:
        sheet = peers.ratings_of(pseudo)
    except Refusal:
        return None
    return Ratings(
        performance=sheet.overall,
        reliability=sheet.reliability.value,
        regularity=sheet.regularity.value,
    )

"""/agenda, /agenda-addresses, /agendas: one agenda over all games, for members and programs."""

from datetime import datetime
from typing import ClassVar

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel, Field, RootModel

from services.players import addresses, store
from services.players.actions.gather_agenda import Agenda, gather_agenda
from services.players.domain.agenda import calendar, feed
from services.players.resources.public import InLanguage
from services.players.tables import Player
from shared import clock
from shared.agenda import AgendaItem
from shared.arguments import accepts, answers
from shared.callers import PLAY, Claims, account
from shared.config import settings
from shared.database import reading, reading_rows, writing
from shared.errors import NotFound
from shared.peers import Done


class NoSuchAgenda(NotFound):
    """There is no such agenda"""


class OwnAgenda(BaseModel):
    """What waits for a member in all services, the most urgent first."""

    items: list[AgendaItem]
    silent: list[str] = Field(
        examples=[["tournaments"]], description="Services that did not answer in time."
    )
    asked_at: datetime


class AgendaAddresses(BaseModel):
    """Where programs read the agenda; whoever knows an address can read it."""

    msg: str
    calendar: str = Field(examples=["/agendas/d8Kq….ics"])
    feed: str = Field(examples=["/agendas/d8Kq….atom"])


class AgendaCalendar(RootModel[str]):
    """Deadlines for calendar programs."""

    media_type: ClassVar[str] = "text/calendar"


class AgendaFeed(RootModel[str]):
    """What waits, for feed readers."""

    media_type: ClassVar[str] = "application/atom+xml"


class AgendaOfCaller(Resource):
    @account
    @accepts(InLanguage)
    @answers(200, OwnAgenda)
    def get(self, caller: Claims, wanted: InLanguage) -> OwnAgenda:
        """See what waits for oneself in all games, the most urgent first."""
        found = gather_agenda(_player_id(caller), wanted.lang)
        return OwnAgenda(items=found.items, silent=found.silent, asked_at=clock.now())


class AgendaAddressesOfCaller(Resource):
    @account(scope=PLAY)
    @answers(201, AgendaAddresses)
    def post(self, caller: Claims) -> AgendaAddresses:
        """Get secret addresses of one's agenda for programs; older ones end."""
        with writing() as session:
            token = addresses.open_address(session, _player_id(caller))
        return AgendaAddresses(
            msg="Ok agenda opened", calendar=f"/agendas/{token}.ics", feed=f"/agendas/{token}.atom"
        )

    @account(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Claims) -> Done:
        """End the secret addresses of one's agenda."""
        with writing() as session:
            addresses.close_address(session, _player_id(caller))
        return Done(msg="Ok agenda closed")


class AgendaCalendars(Resource):
    @answers(200, AgendaCalendar)
    def get(self, token: str) -> Response:
        """Read the deadlines behind a secret address."""
        text = calendar(_agenda_behind(token).items, settings().public_url, clock.now())
        return Response(text, mimetype=AgendaCalendar.media_type)


class AgendaFeeds(Resource):
    @answers(200, AgendaFeed)
    def get(self, token: str) -> Response:
        """Read what waits behind a secret address."""
        items = _agenda_behind(token).items
        own_url = settings().public_url + request.path
        text = feed(items, settings().public_url, own_url, clock.now())
        return Response(text, mimetype=AgendaFeed.media_type)


def _agenda_behind(token: str) -> Agenda:
    with reading() as session:
        owner: Player | None = addresses.owner_of(session, token)
    if owner is None:
        raise NoSuchAgenda
    return gather_agenda(owner.id, owner.language)  # type: ignore[arg-type]


def _player_id(caller: Claims) -> int:
    with reading_rows() as rows:
        return store.identity_of_account(rows, caller.user_id).player_id

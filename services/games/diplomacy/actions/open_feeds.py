"""Private addresses: a calendar's, and a ticket for one event stream."""

import secrets
from datetime import timedelta

from services.games.diplomacy.domain.calendars import calendar
from services.games.diplomacy.domain.keys import hash_of
from services.games.diplomacy.refusals import CallerNotInGame, NoSuchCalendar
from services.games.diplomacy.store import games, keys, seats
from shared import clock
from shared.database import reading, writing

TICKET_VALID = timedelta(seconds=60)


def open_calendar(player_id: int) -> str:
    """The secret part of the address; an older one is of no use any more."""
    token = secrets.token_urlsafe(24)
    with writing() as session:
        keys.keep_calendar(session, player_id, hash_of(token))
    return token


def close_calendar(player_id: int) -> None:
    with writing() as session:
        keys.keep_calendar(session, player_id, None)


def calendar_of(token: str) -> str:
    with reading() as session:
        owner = keys.owner_of_calendar(session, hash_of(token))
        if owner is None:
            raise NoSuchCalendar
        return calendar(games.deadlines_of(session, owner), clock.now())


def give_ticket(game_id: int, player_id: int) -> str:
    """For those who are in the game; good for a minute, for one time."""
    ticket = secrets.token_urlsafe(24)
    with writing() as session:
        games.game(session, game_id)
        if not seats.roles_of_player(session, game_id, player_id):
            raise CallerNotInGame
        keys.keep_ticket(
            session, hash_of(ticket), game_id, player_id, clock.now(), clock.now() + TICKET_VALID
        )
    return ticket

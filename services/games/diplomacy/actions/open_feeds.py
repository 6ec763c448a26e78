"""Private addresses of calendars."""

import secrets

from services.games.diplomacy import peers
from services.games.diplomacy.actions.list_agenda import phase_of, role_name
from services.games.diplomacy.domain.calendars import Deadline, calendar
from services.games.diplomacy.domain.keys import hash_of
from services.games.diplomacy.refusals import NoSuchCalendar
from services.games.diplomacy.store import games, keys
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.config import settings
from shared.database import reading, writing
from shared.moments import moment_text, zone_called

NAMES = {"fr": "Diplomatie", "en": "Diplomacy"}


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
        running = games.running_games_of(session, owner)
    reader = peers.reader_of(owner)
    return calendar(
        [_deadline(game, role, reader.language) for game, role in running],
        clock.now(),
        zone_called(reader.zone),
        lambda moment: moment_text(moment, reader.zone, reader.language),
        NAMES[reader.language],
    )


def _deadline(game: Game, role: int, language: str) -> Deadline:
    words = role_name(game, role, language), phase_of(game, language)
    return Deadline(
        game.id,
        game.current_advancement,
        game.due_at or clock.now(),  # those without one were not asked for
        ", ".join((game.name, *words)),
        f"{settings().public_url}/diplomacy/{game.id}",
    )

"""A transition put into words: the solver writes them from what is stored."""

import functools
import json
from datetime import datetime

from services.games.diplomacy import peers
from services.games.diplomacy.domain.closing import closing_lines
from services.games.diplomacy.domain.endings import standings, winner_of
from services.games.diplomacy.domain.orders import Order, from_row
from services.games.diplomacy.domain.positions import position_from_json
from services.games.diplomacy.store import phases
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.phases import Transition
from shared.database import reading

NO_OUTCOMES = "[]"
WELCOME = {
    "fr": "Bienvenue sur cette partie gérée par le serveur de l'ANJD",
    "en": "Welcome to this game run by the server of the ANJD",
}


def had_orders(transition: Transition) -> bool:
    """Be they given or invented."""
    return transition.outcomes != NO_OUTCOMES


def report_of(game: Game, transition: Transition, lang: str) -> str:
    text = _report_text(
        game.id, game.variant, transition.advancement, transition.adjudicated_at, lang
    )
    closing = f"\n{_closing(game, transition, lang)}" if transition.ending else ""
    return f"{transition.adjudicated_at:%Y-%m-%d %H:%M:%S}:\n\n{text}{closing}"


def orders_of(transition: Transition) -> list[Order]:
    return [from_row(row) for row in json.loads(transition.orders)]


def _closing(game: Game, transition: Transition, lang: str) -> str:
    variant = peers.variant_named(game.variant)
    position = position_from_json(json.loads(transition.position_after))
    return closing_lines(
        winner_of(variant, position, game.victory_centers),
        standings(variant.roles, position),
        peers.role_names(game.variant, lang),
        lang,
    )


@functools.lru_cache(maxsize=1000)
def _report_text(
    game_id: int, variant: str, advancement: int, _adjudicated_at: datetime, lang: str
) -> str:
    """Remembered as long as it is the same adjudication."""
    with reading() as session:
        transition = phases.transition(session, game_id, advancement)
    solution = peers.solve(
        variant,
        advancement,
        json.loads(transition.position_before),
        orders_of(transition),
        lang=lang,
        lenient=transition.lenient,
    )
    return solution.orders_result

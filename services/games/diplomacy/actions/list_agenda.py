"""What waits for a player in Diplomacy: orders to give, messages to read.

Votes for a draw are secret, so that none of them can wait for anybody.
"""

from collections.abc import Iterator

from services.games.diplomacy import peers
from services.games.diplomacy.actions.list_my_games import MyGame, my_games
from services.games.diplomacy.domain.agenda_words import orders_text, phase_text, unread_text
from services.games.diplomacy.domain.phases import KINDS, Phase, year_of
from services.games.diplomacy.tables.games import Game
from shared.agenda import AgendaItem
from shared.languages import Language


def diplomacy_items(player_id: int, language: Language) -> Iterator[AgendaItem]:
    for mine in my_games(player_id):
        if mine.needs_orders:
            yield _orders(mine, language)
        if unread := mine.unread_messages + mine.unread_declarations:
            yield _unread(mine, unread, language)


def phase_of(game: Game, language: str) -> str:
    phase = Phase(game.current_advancement % len(Phase))
    year = year_of(game.current_advancement, game.year_zero)
    return phase_text(phase, KINDS[phase], year, language)


def role_name(game: Game, role: int, language: str) -> str:
    return peers.role_names(game.variant, language)[str(role)][0]


def _orders(mine: MyGame, language: Language) -> AgendaItem:
    game = mine.game
    return AgendaItem(
        key=f"diplomacy-orders-{game.id}-{mine.role}-{game.current_advancement}",
        game="diplomacy",
        kind="orders",
        summary=orders_text(game.name, role_name(game, mine.role, language), language),
        detail=phase_of(game, language),
        path=f"/diplomacy/{game.id}",
        deadline=None if game.paused_at else game.due_at,
    )


def _unread(mine: MyGame, count: int, language: Language) -> AgendaItem:
    game = mine.game
    return AgendaItem(
        key=f"diplomacy-messages-{game.id}-{mine.role}",
        game="diplomacy",
        kind="messages",
        summary=unread_text(game.name, count, language),
        detail=role_name(game, mine.role, language),
        path=f"/diplomacy/{game.id}#messages",
    )

"""Orders that came by e-mail: who wrote them is proved by a key and by the sender's address."""

import secrets
from dataclasses import dataclass

from services.games.diplomacy import peers
from services.games.diplomacy.actions.submit_orders import Sheet, orders_in_text, submit_orders
from services.games.diplomacy.domain.keys import hash_of
from services.games.diplomacy.domain.seats import MASTER, plays
from services.games.diplomacy.refusals import (
    CallerNotInGame,
    NoSuchRole,
    OrdersRefused,
    WrongOrderKey,
)
from services.games.diplomacy.store import games, keys, seats
from services.games.diplomacy.tables.games import Game
from shared.database import reading, writing
from shared.errors import Refusal, Unavailable
from shared.languages import LANGUAGES
from shared.names import comparable, comparable_address


@dataclass(frozen=True)
class Answer:
    """What the player is told by mail."""

    player_id: int
    accepted: bool
    report: str


def give_order_key(game_id: int, player_id: int) -> str:
    """An older key is of no use any more."""
    key = secrets.token_hex(8)
    with writing() as session:
        games.game(session, game_id)
        if not plays(seats.seats_of(session, game_id), player_id):
            raise CallerNotInGame
        keys.keep_order_key(session, game_id, player_id, hash_of(key))
    return key


def take_mailed_orders(game_name: str, role_name: str, key: str, sender: str, text: str) -> Answer:
    game, player_id, language = _verified_sender(game_name, key, sender)
    try:
        role = _role_named(game, role_name)
        sheet = Sheet(
            role=role,
            orders_on=lambda board: orders_in_text(board, text, role, None),
            reader_language=language,
        )
        return Answer(player_id, True, submit_orders(game.id, sheet, player_id).remarks)
    except Unavailable:
        raise  # the mail server shall try again
    except OrdersRefused as refused:
        return Answer(player_id, False, str(refused.details.get("text") or refused))
    except Refusal as refusal:
        return Answer(player_id, False, str(refusal))


def _verified_sender(game_name: str, key: str, sender: str) -> tuple[Game, int, str]:
    """The game, the player, and his language."""
    with reading() as session:
        game = games.find_game(session, game_name)
        player_id = keys.owner_of_key(session, game.id, hash_of(key)) if game else None
    if game is None or player_id is None:
        raise WrongOrderKey
    mailbox = peers.confirmed_mailbox(player_id)
    if mailbox is None or comparable_address(mailbox.address) != comparable_address(sender):
        raise WrongOrderKey
    return game, player_id, mailbox.language


def _role_named(game: Game, name: str) -> int:
    """By number, by letter, or by its French or English name."""
    wanted = comparable(name)
    for lang in LANGUAGES:
        for role, words in peers.role_names(game.variant, lang).items():
            if int(role) != MASTER and wanted in {role, *(comparable(word) for word in words)}:
                return int(role)
    raise NoSuchRole(f"Role {name} doesn't exist")

"""The text that a member reports, as it is stored, if he can read it."""

from dataclasses import dataclass

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.store import games, press, seats
from services.games.diplomacy.tables.press import Declaration, Message
from shared.abuse.tables import FoundText, NoSuchText
from shared.database import Session


@dataclass(frozen=True)
class Reported:
    """A message or declaration by its author and its time, or the name of a game."""

    kind: str
    game_id: int
    author_role: int
    time_stamp: int


def find_reported(session: Session, wanted: Reported, player_id: int) -> FoundText:
    """With the number of whoever holds the role that wrote it."""
    game = games.game(session, wanted.game_id)
    if wanted.kind == "game":
        text = "\n".join(part for part in (game.name, game.description) if part)
        return FoundText(str(game.id), text, seats.holder_of(session, game.id, MASTER))
    roles = seats.roles_of_player(session, game.id, player_id)
    found: list[Message | Declaration] = []
    if wanted.kind == "message":
        for role in roles:
            found += press.messages_of(session, game.id, role, None)
    elif roles:
        found += press.declarations_of(session, game.id, None)
    for row in found:
        if (row.author_role, row.time_stamp) == (wanted.author_role, wanted.time_stamp):
            author = seats.holder_of(session, game.id, row.author_role)
            return FoundText(str(game.id), row.content, author)
    raise NoSuchText

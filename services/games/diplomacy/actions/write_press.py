"""Messages between roles, declarations to all, and visits."""

from collections.abc import Callable, Collection, Sequence

from services.games.diplomacy.actions.check_rights import (
    require_begun,
    require_holder,
    require_role,
    require_started,
)
from services.games.diplomacy.actions.tell_subscribers import tell_others, tell_role
from services.games.diplomacy.domain.groups import group_of
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.subscriptions import Kind
from services.games.diplomacy.refusals import GameIsSilent, NoMessages, NoPress, NoSuchGroup
from services.games.diplomacy.store import events, games, press
from services.games.diplomacy.store.rules import may_declare, may_write_messages
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.press import Declaration, Message
from shared import clock
from shared.database import reading, writing
from shared.errors import Forbidden


def send_message(
    game_id: int, role: int, addressees: Sequence[int], content: str, player_id: int
) -> None:
    game_of_holder(game_id, role, player_id, *addressees)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        _require_speaking(game, role, may_write_messages, NoMessages)
        press.add_messages(session, game_id, role, addressees, content, clock.timestamp())
        for addressee in addressees:
            event = events.record(session, game, "message", role=addressee, author=role)
            tell_role(session, game, Kind.MESSAGE, addressee, f"message-{event}")


def declare(game_id: int, role: int, content: str, player_id: int) -> None:
    game_of_holder(game_id, role, player_id)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        _require_speaking(game, role, may_declare, NoPress)
        press.add_declaration(session, game_id, role, content, clock.timestamp())
        event = events.record(session, game, "declaration", author=role)
        tell_others(session, game, Kind.DECLARATION, role, f"declaration-{event}")


def messages_of(game_id: int, role: int, limit: int | None, player_id: int) -> Sequence[Message]:
    require_begun(game_of_holder(game_id, role, player_id))
    with reading() as session:
        return press.messages_of(session, game_id, role, limit)


def declarations_of(
    game_id: int, role: int, limit: int | None, player_id: int
) -> Sequence[Declaration]:
    require_begun(game_of_holder(game_id, role, player_id))
    with reading() as session:
        return press.declarations_of(session, game_id, limit)


def visit(game_id: int, role: int, player_id: int) -> None:
    game_of_holder(game_id, role, player_id)
    with writing() as session:
        games.hold_game_by_id(session, game_id)
        press.record_visit(session, game_id, role, clock.timestamp())


def visit_thread(game_id: int, role: int, author: int, player_id: int) -> None:
    """What one author wrote to the role is read; the rest stays as it is."""
    game_of_holder(game_id, role, player_id, author)
    with writing() as session:
        games.hold_game_by_id(session, game_id)
        press.record_thread_visit(session, game_id, role, author)


def visit_group(game_id: int, role: int, others: Collection[int], player_id: int) -> None:
    """What was said in the thread of these roles is read."""
    game_of_holder(game_id, role, player_id, *others)
    group = group_of([role, *others])
    if group is None:
        raise NoSuchGroup
    with writing() as session:
        games.hold_game_by_id(session, game_id)
        press.record_group_visit(session, game_id, role, group)


def visit_press(game_id: int, role: int, player_id: int) -> None:
    game_of_holder(game_id, role, player_id)
    with writing() as session:
        games.hold_game_by_id(session, game_id)
        press.record_press_visit(session, game_id, role, clock.timestamp())


def last_visit(game_id: int, role: int, player_id: int) -> int:
    """Now, for a player who never came: nothing is new to him."""
    game_of_holder(game_id, role, player_id)
    with reading() as session:
        seen = press.last_visit(session, game_id, role)
    return clock.timestamp() if seen is None else seen


def game_of_holder(game_id: int, role: int, player_id: int, *other_roles: int) -> Game:
    """The game, of a player who holds the role in it; all the roles must exist."""
    with reading() as session:
        game = games.game(session, game_id)
        for named in (role, *other_roles):
            require_role(game, named)
        require_holder(session, game, role, player_id)
    return game


def _require_speaking(
    game: Game, role: int, is_allowed: Callable[[Game], bool], refusal: type[Forbidden]
) -> None:
    """The master may always write."""
    require_started(game)
    if role != MASTER and not is_allowed(game):
        raise GameIsSilent if game.silent else refusal

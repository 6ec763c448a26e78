"""Everything of a game that one reader may see, read at one moment."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from services.games.diplomacy.actions.apply_fog import visible_position_as_json
from services.games.diplomacy.actions.check_rights import require_role
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.seats import MASTER, UNASSIGNED
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.domain.subscriptions import Wishes
from services.games.diplomacy.refusals import NotInCharge
from services.games.diplomacy.store import deals, games, phases, press, seats, subscriptions, votes
from services.games.diplomacy.store.rules import end_of_grace_of
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.press import Declaration, Message
from shared.database import Session, reading

MOST_PRESS = 500  # messages and declarations; older ones have addresses of their own


@dataclass(frozen=True)
class OwnPapers:
    """What lies on the reader's own side of the table."""

    role: int
    has_begun: bool
    orders: list[Order]
    messages: Sequence[Message]
    declarations: Sequence[Declaration]
    read: press.ReadSoFar
    note: str
    draw: bool
    wishes: Wishes
    preferences: list[int]


@dataclass(frozen=True)
class Overview:
    game: Game
    kind: Kind
    grace_ends: datetime | None
    position: dict[str, Any] | None  # None: it lies in the fog
    transitions: Sequence[tuple[int, datetime]]
    own_roles: frozenset[int]
    own: OwnPapers | None


def overview_of(game_id: int, role: int | None, player_id: int | None) -> Overview:
    with reading() as session:
        game, stored = games.game_and_position(session, game_id)
        own = seats.roles_of_player(session, game_id, player_id)
        mine = _role_of_reader(game, own, role)
        papers = None
        if mine is not None and player_id is not None:
            papers = _own_papers(session, game, mine, player_id)
        transitions = phases.transitions_of(session, game_id)
    return Overview(
        game,
        kind_of(game.current_advancement),
        end_of_grace_of(game),
        _visible(game, json.loads(stored), own),
        transitions,
        own,
        papers,
    )


def _role_of_reader(game: Game, own: frozenset[int], asked: int | None) -> int | None:
    """The one he asks for, else his first; None for strangers."""
    if asked is None:
        return min(own, default=None)
    require_role(game, asked)
    if asked not in own:
        raise NotInCharge
    return asked


def _visible(game: Game, stored: dict[str, Any], own: frozenset[int]) -> dict[str, Any] | None:
    if not game.fog or game.current_state == State.STOPPED or MASTER in own:
        return stored
    return visible_position_as_json(game.variant, stored, own) if own else None


def _own_papers(session: Session, game: Game, role: int, player_id: int) -> OwnPapers:
    has_begun = game.current_state != State.WAITING and role != UNASSIGNED
    return OwnPapers(
        role,
        has_begun,
        orders=phases.orders_of(session, game.id, None if role == MASTER else role),
        messages=press.messages_of(session, game.id, role, MOST_PRESS) if has_begun else (),
        declarations=press.declarations_of(session, game.id, MOST_PRESS) if has_begun else (),
        read=press.read_so_far(session, game.id, role),
        note=press.note_of(session, game.id, role, player_id),
        draw=role in votes.votes_of(session, game.id),
        wishes=subscriptions.wishes_of(session, game.id, player_id),
        preferences=deals.preferences_of(session, game.id).get(player_id, []),
    )

"""Mails that a player can choose: at once, gathered into one a day, or not at all."""

import logging
from datetime import datetime

from services.games.diplomacy.actions.load_board import board_of
from services.games.diplomacy.actions.notify import tell_player
from services.games.diplomacy.domain.seats import MASTER, players_seats
from services.games.diplomacy.domain.subscriptions import Kind, Wishes, digest_is_due
from services.games.diplomacy.store import games, phases, seats, subscriptions
from services.games.diplomacy.store.rules import end_of_grace_of
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import Session, reading, writing
from shared.mails import request_mail
from shared.unsubscriptions import Unsubscription

TEMPLATES = {
    Kind.ADJUDICATION: "game_adjudicated",
    Kind.DEADLINE_NEAR: "game_deadline_near",
    Kind.MESSAGE: "game_message",
    Kind.DECLARATION: "game_declaration",
}
log = logging.getLogger(__name__)


def tell_subscriber(
    session: Session, game: Game, kind: Kind, player_id: int, occasion: str = ""
) -> None:
    _tell(
        session,
        game,
        kind,
        player_id,
        subscriptions.wishes_of(session, game.id, player_id),
        occasion,
    )


def _tell(
    session: Session, game: Game, kind: Kind, player_id: int, wishes: Wishes, occasion: str = ""
) -> None:
    if not wishes.wants(kind):
        return
    if wishes.digest:
        subscriptions.add_to_digest(session, game.id, player_id, kind)
        return
    link = Unsubscription(player_id, game.id, kind.value).link
    tell_player(session, game, TEMPLATES[kind], player_id, occasion, unsubscribe_link=link)


def tell_adjudication(session: Session, game: Game) -> None:
    said = subscriptions.wishes_in(session, game.id)
    for player_id in {seat.player_id for seat in players_seats(seats.seats_of(session, game.id))}:
        _tell(session, game, Kind.ADJUDICATION, player_id, said.get(player_id, Wishes()))


def tell_role(session: Session, game: Game, kind: Kind, role: int, occasion: str) -> None:
    """The holder of a role, the master's included."""
    holder = seats.holder_of(session, game.id, role)
    if holder is not None:
        tell_subscriber(session, game, kind, holder, occasion)


def tell_others(session: Session, game: Game, kind: Kind, author: int, occasion: str) -> None:
    """Everyone in the game but the holder of one role."""
    for seat in seats.seats_of(session, game.id):
        if seat.role not in (author, MASTER):
            tell_subscriber(session, game, kind, seat.player_id, f"{occasion}-{seat.role}")


def remind_of_deadlines() -> None:
    """Roles whose orders are not in hear of it once before the deadline."""
    with reading() as session:
        near = subscriptions.games_near_deadline(session, clock.now())
    for game_id in near:
        try:
            _remind(game_id)
        except Exception:  # one game that cannot be read keeps no other from being told
            log.exception("the players of game %s could not be reminded", game_id)


def _remind(game_id: int) -> None:
    needed = board_of(game_id).needed_roles
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        if game.due_at is None or subscriptions.is_reminded(session, game):
            return
        submitted = {role for _game, role in phases.submitted_roles(session, [game_id])}
        occasion = f"near-{int(game.due_at.timestamp())}"
        for role in sorted(set(needed) - submitted):
            tell_role(session, game, Kind.DEADLINE_NEAR, role, f"{occasion}-{role}")
        subscriptions.note_reminder(session, game)


def tell_the_late() -> None:
    """Roles whose orders are not in hear of it once after the deadline."""
    with reading() as session:
        late = subscriptions.games_past_deadline(session, clock.now())
    for game_id in late:
        try:
            _tell_late_roles(game_id)
        except Exception:  # one game that cannot be read keeps no other from being told
            log.exception("the late players of game %s could not be told", game_id)


def _tell_late_roles(game_id: int) -> None:
    board = board_of(game_id)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        if game.position_revision != board.game.position_revision or game.due_at is None:
            return  # it was played meanwhile
        if subscriptions.are_late_told(session, game):
            return
        submitted = {role for _game, role in phases.submitted_roles(session, [game_id])}
        for role in sorted(set(board.needed_roles) - submitted):
            holder = seats.holder_of(session, game_id, role)
            if holder is not None:
                _tell_late(session, game, holder, role)
        subscriptions.note_late_told(session, game)


def _tell_late(session: Session, game: Game, player_id: int, role: int) -> None:
    """Who wants no word before a deadline wants none after it."""
    wishes, grace_ends = subscriptions.wishes_of(session, game.id, player_id), end_of_grace_of(game)
    if game.due_at is None or grace_ends is None or not wishes.wants(Kind.DEADLINE_NEAR):
        return
    tell_player(
        session,
        game,
        "game_orders_late",
        player_id,
        f"late-{int(game.due_at.timestamp())}-{role}",
        grace_ends=grace_ends.isoformat(),
        unsubscribe_link=Unsubscription(player_id, game.id, Kind.DEADLINE_NEAR.value).link,
    )


def send_digests() -> None:
    now = clock.now()
    with reading() as session:
        waiting = subscriptions.waiting_digests(session)
    for player_id, kind, sent_at in waiting:
        if digest_is_due(sent_at, now):
            _send_digest(player_id, kind, now)


def _send_digest(player_id: int, kind: str, now: datetime) -> None:
    with writing() as session:
        if not digest_is_due(subscriptions.last_digest(session, player_id, kind), now):
            return  # another scheduler was quicker
        counts = subscriptions.take_digest(session, player_id, kind, now)
        if counts:
            request_mail(
                session,
                "game_digest",
                {"kind": kind, "games": counts},
                player_id=player_id,
                key=f"digest-{player_id}-{kind}-{int(now.timestamp())}",
            )

"""What Diplomacy keeps of members, and what becomes of it when they are renamed or leave.

A member leaves only when none of his games is waiting or running, so that what is left of him
are finished games: his number stands there, and leads to nobody.
"""

from typing import Any

from sqlalchemy import and_, exists, or_

from services.games.diplomacy.tables.games import Event, Game
from services.games.diplomacy.tables.keys import (
    CalendarToken,
    GameTicket,
    OrderKey,
    RectificationCode,
)
from services.games.diplomacy.tables.phases import (
    Attendance,
    FirstSubmission,
    StoredOrder,
    Submission,
    Vote,
)
from services.games.diplomacy.tables.press import Declaration, Message, Note, Visit
from services.games.diplomacy.tables.ratings import Performance, PerformanceChange, RatingSheet
from services.games.diplomacy.tables.seats import Allocation, Deal, Preference, Replacement
from services.games.diplomacy.tables.subscriptions import DigestItem, DigestSent, Subscription
from shared.personal.exports import Export
from shared.personal.places import (
    Mentions,
    Name,
    Number,
    OwnRow,
    Person,
    Place,
    WithRow,
    Words,
)
from shared.personal.resources import Holdings


def _own(column: Any):
    return lambda person: column == person.player_id


def _of_roles_held(table: Any, *roles: Any):
    """What belongs to a role belongs to whoever holds it now."""

    def whose(person: Person):
        held = and_(
            Allocation.game_id == table.game_id,
            Allocation.player_id == person.player_id,
            or_(*(Allocation.role_id == role for role in roles)),
        )
        return exists().where(held)

    return whose


PLACES: tuple[Place, ...] = (
    Words(Game.name),
    Words(Game.comparable_name),
    Words(Game.description),
    Mentions(Event.details),
    OwnRow(CalendarToken.player_id),
    WithRow(CalendarToken.token_hash),
    OwnRow(GameTicket.player_id),
    WithRow(GameTicket.ticket_hash),
    OwnRow(OrderKey.player_id),
    WithRow(OrderKey.key_hash),
    Name(RectificationCode.given_by),
    Number(Attendance.player_id),
    Words(Message.content),
    Words(Declaration.content),
    OwnRow(Note.player_id),
    WithRow(Note.content),
    Number(RatingSheet.player_id),
    Number(Performance.player_id),
    Number(PerformanceChange.player_id),
    Number(Allocation.player_id),
    OwnRow(Preference.player_id),
    WithRow(Preference.roles),
    Number(Deal.preferences),
    Number(Deal.dealt),
    Number(Replacement.old_player_id),
    Number(Replacement.new_player_id),
    OwnRow(Subscription.player_id),
    OwnRow(DigestItem.player_id),
    OwnRow(DigestSent.player_id),
)
EXPORTS = (
    Export(Allocation, _own(Allocation.player_id)),
    Export(Preference, _own(Preference.player_id)),
    Export(
        Replacement,
        lambda person: or_(
            Replacement.old_player_id == person.player_id,
            Replacement.new_player_id == person.player_id,
        ),
        # Who came or went in his place may be a secret of the game.
        frozenset({"old_player_id", "new_player_id"}),
    ),
    Export(Attendance, _own(Attendance.player_id)),
    Export(StoredOrder, _of_roles_held(StoredOrder, StoredOrder.role_id)),
    Export(Submission, _of_roles_held(Submission, Submission.role_id)),
    Export(FirstSubmission, _of_roles_held(FirstSubmission, FirstSubmission.role_id)),
    Export(Vote, _of_roles_held(Vote, Vote.role_id)),
    Export(Message, _of_roles_held(Message, Message.author_role, Message.addressee_role)),
    Export(Declaration, _of_roles_held(Declaration, Declaration.author_role)),
    Export(Visit, _of_roles_held(Visit, Visit.role_id)),
    Export(Note, _own(Note.player_id)),
    Export(Subscription, _own(Subscription.player_id)),
    Export(DigestItem, _own(DigestItem.player_id)),
    Export(DigestSent, _own(DigestSent.player_id)),
    Export(CalendarToken, _own(CalendarToken.player_id), frozenset({"token_hash"})),
    Export(OrderKey, _own(OrderKey.player_id), frozenset({"key_hash"})),
    Export(GameTicket, _own(GameTicket.player_id), frozenset({"ticket_hash"})),
    Export(
        RectificationCode,
        lambda person: RectificationCode.given_by == person.pseudo,
        frozenset({"code_hash"}),
    ),
    Export(RatingSheet, _own(RatingSheet.player_id)),
    Export(Performance, _own(Performance.player_id)),
    Export(PerformanceChange, _own(PerformanceChange.player_id)),
)
HOLDINGS = Holdings(PLACES, EXPORTS)

"""Whatever a master does is logged, streamed and mailed to those it concerns."""

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from services.games.diplomacy.actions.notify import notify_players, tell_player
from services.games.diplomacy.domain.seats import players_seats
from services.games.diplomacy.store import events, seats
from services.games.diplomacy.tables.games import Game
from shared.database import Session


class Act(StrEnum):
    """The kind of the event that is recorded; each has its mail."""

    CHANGED = "game changed"
    RENAMED = "game renamed"
    STOPPED = "stopped"
    PAUSED = "paused"
    RESUMED = "resumed"
    HANDED_OVER = "mastership handed over"
    RECTIFIED = "position rectified"
    DISORDER = "civil disorder declared"
    NO_DISORDER = "civil disorder withdrawn"
    SEATED = "player put in"
    UNSEATED = "player removed"
    ASSIGNED = "role assigned"
    REPLACED = "player replaced"
    REMOVED = "game removed"
    RESTORED = "game restored"
    EXCUSED = "incident excused"


TEMPLATES = {
    Act.CHANGED: "game_changed",
    Act.RENAMED: "game_renamed",
    Act.STOPPED: "game_stopped",
    Act.PAUSED: "game_paused",
    Act.RESUMED: "game_resumed",
    Act.HANDED_OVER: "game_handed_over",
    Act.RECTIFIED: "game_rectified",
    Act.DISORDER: "game_disorder",
    Act.NO_DISORDER: "game_disorder_withdrawn",
    Act.SEATED: "game_seated",
    Act.UNSEATED: "game_unseated",
    Act.ASSIGNED: "game_role_assigned",
    Act.REPLACED: "game_other_replaced",
    Act.REMOVED: "game_removed",
    Act.RESTORED: "game_restored",
    Act.EXCUSED: "game_incident_excused",
}


def tell_all(session: Session, game: Game, act: Act, **details: object) -> int:
    """Everyone who plays is told; the number of the event."""
    event = events.record(session, game, act.value, None, **details)
    mail_act(session, game, act, event, _players(session, game), **details)
    return event


def tell_role(session: Session, game: Game, act: Act, role: int, **details: object) -> int:
    """Only who holds the role is told; others read of it once the phase is played."""
    event = events.record(session, game, act.value, role=role, **details)
    holder = seats.holder_of(session, game.id, role)
    if holder is not None:
        mail_act(session, game, act, event, [holder], **details)
    return event


def mail_act(
    session: Session,
    game: Game,
    act: Act,
    event: int,
    players: Iterable[int],
    **details: object,
) -> None:
    for player_id in sorted(set(players)):
        tell_player(
            session,
            game,
            TEMPLATES[act],
            player_id,
            occasion=f"act-{event}",
            details=details,
        )


def tell_deadline(
    session: Session, game: Game, before: datetime | None, reason: str = "", **details: object
) -> None:
    """Also where the deadline comes earlier, or goes."""
    game.orders_revision += 1  # an adjudication on its way comes too late, the clock looks again
    event = events.record(
        session,
        game,
        "deadline moved",
        None,
        reason=reason,
        before=_seconds(before),
        deadline_timestamp=_seconds(game.due_at),
        **details,
    )
    notify_players(session, game, "game_deadline_moved", occasion=f"moved-{event}", reason=reason)


def _players(session: Session, game: Game) -> set[int]:
    return {seat.player_id for seat in players_seats(seats.seats_of(session, game.id))}


def _seconds(moment: datetime | None) -> int | None:
    return int(moment.timestamp()) if moment else None

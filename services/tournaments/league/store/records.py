"""Hands and events: written in bulk from a replay, read back as the log they came from."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.events import Event, FoulPlay, GameLog, HandLog
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.event_tables import (
    LeagueDrawnHand,
    LeagueEvent,
    LeagueFoulPlay,
    LeaguePlayerState,
    LeagueYaku,
)
from services.tournaments.league.store.rows import rows_of_hand
from services.tournaments.league.tables import (
    HANDS_PER_GAME,
    LeagueHand,
    LeagueHandFacts,
    LeagueHandResult,
)
from shared.errors import NotFound

# Children after the parents they refer to.
WRITTEN = (
    LeagueHand,
    LeagueHandResult,
    LeagueHandFacts,
    LeagueEvent,
    LeagueYaku,
    LeagueDrawnHand,
    LeaguePlayerState,
    LeagueFoulPlay,
)


class NoSuchHand(NotFound):
    """There is no such hand"""


def replace_hands(
    session: Session,
    game_id: int,
    season_id: int,
    players: Sequence[int],
    hands: Sequence[HandReplay],
    first: int = 0,
) -> None:
    """Store the hands from the `first` on anew; what hangs on the old ones goes with them."""
    session.execute(
        delete(LeagueHand).where(LeagueHand.game_id == game_id, LeagueHand.number > first)
    )
    rows: dict[type, list[dict[str, Any]]] = {table: [] for table in WRITTEN}
    for number, hand in enumerate(hands[first:], start=first + 1):
        for table, made in rows_of_hand(game_id, season_id, players, number, hand).items():
            rows[table] += made
    for table in WRITTEN:
        if rows[table]:
            session.execute(insert(table), rows[table])


def stored_log(session: Session, game_id: int, players: Sequence[int]) -> GameLog:
    """The events of a game as they were recorded; nothing derived is read."""
    seat_of = {player_id: seat for seat, player_id in enumerate(players)}
    hands: dict[int, list[Event]] = {hand.id: [] for hand in hands_of_game(session, game_id)}
    query = select(LeagueEvent).where(LeagueEvent.hand_id.in_(hands))
    for row in session.scalars(query.order_by(LeagueEvent.id)):
        hands[row.hand_id].append(_event(row, seat_of))
    fouls = foul_plays(session, list(hands))
    return GameLog(
        tuple(
            HandLog(
                tuple(events), tuple(_foul_play(row, seat_of) for row in fouls.get(hand_id, ()))
            )
            for hand_id, events in hands.items()
        )
    )


def _event(row: LeagueEvent, seat_of: dict[int, int]) -> Event:
    return Event(
        type=row.type,
        actor=None if row.actor_player_id is None else seat_of[row.actor_player_id],
        target=None if row.target_player_id is None else seat_of[row.target_player_id],
        tile=row.tile,
        hand=row.hand,
        block=row.block,
        tsumogiri=row.is_tsumogiri,
        ura=row.indicator_type == "ura",
        reason=row.reason,
    )


def _foul_play(row: LeagueFoulPlay, seat_of: dict[int, int]) -> FoulPlay:
    return FoulPlay(
        actor=seat_of[row.actor_player_id],
        type=row.type,
        penalty_points=row.penalty_points,
        description=row.description,
        restarted=row.is_restarted,
        after_event=row.after_event,
    )


def hands_of_game(session: Session, game_id: int) -> Sequence[LeagueHand]:
    query = select(LeagueHand).filter_by(game_id=game_id).order_by(LeagueHand.number)
    return session.scalars(query).all()


def hand(session: Session, hand_id: int) -> LeagueHand:
    found = session.get(LeagueHand, hand_id)
    if found is None:
        raise NoSuchHand
    return found


def hand_results(session: Session, hand_ids: Sequence[int]) -> Sequence[LeagueHandResult]:
    query = select(LeagueHandResult).where(LeagueHandResult.hand_id.in_(hand_ids))
    return session.scalars(query.order_by(LeagueHandResult.hand_id, LeagueHandResult.seat)).all()


def events(session: Session, hand_id: int) -> Sequence[LeagueEvent]:
    query = select(LeagueEvent).filter_by(hand_id=hand_id).order_by(LeagueEvent.event_order)
    return session.scalars(query).all()


def yaku(session: Session, hand_id: int) -> Sequence[LeagueYaku]:
    query = select(LeagueYaku).join(LeagueEvent).where(LeagueEvent.hand_id == hand_id)
    return session.scalars(query.order_by(LeagueYaku.event_id, LeagueYaku.name_id)).all()


def drawn_hands(session: Session, hand_id: int) -> Sequence[LeagueDrawnHand]:
    query = select(LeagueDrawnHand).join(LeagueEvent).where(LeagueEvent.hand_id == hand_id)
    return session.scalars(query.order_by(LeagueDrawnHand.player_id)).all()


def player_states(session: Session, hand_id: int) -> Sequence[LeaguePlayerState]:
    query = select(LeaguePlayerState).join(LeagueEvent).where(LeagueEvent.hand_id == hand_id)
    return session.scalars(query.order_by(LeaguePlayerState.event_id)).all()


def foul_plays(session: Session, hand_ids: Sequence[int]) -> dict[int, list[LeagueFoulPlay]]:
    query = select(LeagueFoulPlay).where(LeagueFoulPlay.hand_id.in_(hand_ids))
    found: dict[int, list[LeagueFoulPlay]] = {}
    for row in session.scalars(query.order_by(LeagueFoulPlay.hand_id, LeagueFoulPlay.place)):
        found.setdefault(row.hand_id, []).append(row)
    return found


def differing_tables(
    session: Session,
    game_id: int,
    season_id: int,
    players: Sequence[int],
    hands: Sequence[HandReplay],
) -> list[str]:
    """The tables whose stored rows are not those that follow from the events."""
    differing = set()
    hand_ids = [game_id * HANDS_PER_GAME + number for number in range(1, len(hands) + 1)]
    stored = _stored_rows(session, hand_ids)
    for number, replay in enumerate(hands, start=1):
        derived = rows_of_hand(game_id, season_id, players, number, replay)
        for table, rows in derived.items():
            keys = list(rows[0]) if rows else []
            for row in rows:
                kept = stored[table].pop(_key(table, row), None)
                if kept is None or any(kept[key] != row[key] for key in keys):
                    differing.add(_name(table))
    differing |= {_name(table) for table, rest in stored.items() if rest}
    return sorted(differing)


def _name(table: type) -> str:
    return table.__table__.name  # type: ignore[attr-defined]


def _key(table: type, row: dict[str, Any]) -> tuple:
    return tuple(row[column.name] for column in table.__table__.primary_key)


def _stored_rows(session: Session, hand_ids: Sequence[int]) -> dict[type, dict[tuple, dict]]:
    found: dict[type, dict[tuple, dict]] = {}
    for table in WRITTEN:
        columns = table.__table__  # type: ignore[attr-defined]
        query = select(columns)
        if "hand_id" in columns.c:
            query = query.where(columns.c.hand_id.in_(hand_ids))
        elif "event_id" in columns.c:
            query = query.join(LeagueEvent, LeagueEvent.id == columns.c.event_id)
            query = query.where(LeagueEvent.hand_id.in_(hand_ids))
        else:
            query = query.where(columns.c.id.in_(hand_ids))
        rows = [dict(row._mapping) for row in session.execute(query)]
        found[table] = {_key(table, row): row for row in rows}
    return found

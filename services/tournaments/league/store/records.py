"""Hands and events: written in bulk from a replay, read back as the log they came from."""

import json
from collections.abc import Sequence
from decimal import Decimal
from typing import Any, cast

from sqlalchemy import Table as SqlTable
from sqlalchemy import and_, delete, func, select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.events import Event, EventType, FoulPlay, GameLog, HandLog
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.table import HandStart
from services.tournaments.league.domain.written.hands import written_hand
from services.tournaments.league.refusals import NoSuchHand
from services.tournaments.league.store.bulk import insert_rows
from services.tournaments.league.store.game_facts import replace_game_facts
from services.tournaments.league.store.hand_rows import rows_of_hand
from services.tournaments.league.store.lookups import lists_by, row_of
from services.tournaments.league.tables.events import (
    LeagueDrawnHand,
    LeagueEvent,
    LeaguePlayerState,
    LeagueYaku,
)
from services.tournaments.league.tables.facts import LeagueHandFacts
from services.tournaments.league.tables.games import LeagueGame, LeagueSeat
from services.tournaments.league.tables.hands import LeagueFoulPlay, LeagueHand, LeagueHandResult

# Children after the parents they refer to.
TABLES_OF_HANDS = (
    LeagueHand,
    LeagueHandResult,
    LeagueHandFacts,
    LeagueEvent,
    LeagueYaku,
    LeagueDrawnHand,
    LeaguePlayerState,
    LeagueFoulPlay,
)


# What an event says of itself; everything else in its row is derived.
RECORDED_COLUMNS = (
    LeagueEvent.hand_id,
    LeagueEvent.type,
    LeagueEvent.actor_player_id,
    LeagueEvent.target_player_id,
    LeagueEvent.tile,
    LeagueEvent.hand,
    LeagueEvent.block,
    LeagueEvent.is_tsumogiri,
    LeagueEvent.indicator_type,
    LeagueEvent.reason,
)


TOLD_OF_HANDS = (EventType.REACH, EventType.RON, EventType.TSUMO, EventType.RYUKYOKU)


def replace_hands(
    session: Session,
    game_id: int,
    season_id: int,
    players: Sequence[int],
    hands: Sequence[HandReplay],
    kept: int = 0,
) -> None:
    """Store hands anew behind those `kept`; what hangs on the old ones goes with them."""
    session.execute(
        delete(LeagueHand).where(LeagueHand.game_id == game_id, LeagueHand.number > kept)
    )
    rows: dict[type, list[dict[str, Any]]] = {table: [] for table in TABLES_OF_HANDS}
    for number, hand in enumerate(hands, start=kept + 1):
        for table, made in rows_of_hand(game_id, season_id, players, number, hand).items():
            rows[table] += made
    for table in TABLES_OF_HANDS:
        if rows[table]:
            insert_rows(session, cast(SqlTable, table.__table__), rows[table])
    replace_game_facts(session, game_id)


def log_of_game(session: Session, game_id: int, players: Sequence[int], behind: int = 0) -> GameLog:
    """The events of the hands behind a number as they were recorded; nothing derived is read."""
    seat_of = {player_id: seat for seat, player_id in enumerate(players)}
    stored = [hand for hand in hands_of_game(session, game_id) if hand.number > behind]
    written = {hand.id: written_hand(json.loads(hand.written)) for hand in stored if hand.written}
    hands: dict[int, list[Event]] = {hand.id: [] for hand in stored}
    query = select(*RECORDED_COLUMNS).where(LeagueEvent.hand_id.in_(hands))
    for row in session.execute(query.order_by(LeagueEvent.id)):
        if row.hand_id not in written:
            hands[row.hand_id].append(_event(row, seat_of))
    fouls = foul_plays(session, list(hands))
    logs = (
        HandLog(
            tuple(events),
            tuple(_foul_play(row, seat_of) for row in fouls.get(hand_id, ())),
            written=written.get(hand_id),
        )
        for hand_id, events in hands.items()
    )
    ended_by = session.scalar(select(LeagueGame.ended_by).where(LeagueGame.id == game_id))
    return GameLog(tuple(logs), ended_by=ended_by)


def _event(row: Any, seat_of: dict[int, int]) -> Event:
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


def entry_of_game(session: Session, game_id: int) -> str | None:
    """How a game is kept: tile by tile, or with hands as people wrote them among its own."""
    query = select(func.count(), func.count(LeagueHand.written)).filter_by(game_id=game_id)
    hands, written = session.execute(query.select_from(LeagueHand)).one()
    return ("hands" if written else "events") if hands else None


def start_of_hand(session: Session, last: LeagueHand) -> HandStart:
    """Where a stored hand began; it was derived when the hand before it was stored."""
    scores = [row.start_score for row in hand_results(session, [last.id])]
    wind, number = (int(part) - 1 for part in last.round.split("z"))
    return HandStart(wind, number, last.honba_count, last.reach_stick_count, tuple(scores))


def count_events(session: Session, game_id: int) -> int:
    query = select(func.count()).select_from(LeagueEvent).join(LeagueHand)
    return session.scalar(query.where(LeagueHand.game_id == game_id)) or 0


def penalties_of_game(session: Session, game_id: int, players: Sequence[int]) -> list[Decimal]:
    """What foul play cost each seat."""
    query = select(LeagueFoulPlay).join(LeagueHand).where(LeagueHand.game_id == game_id)
    penalties = [Decimal(0)] * len(players)
    for row in session.scalars(query):
        penalties[players.index(row.actor_player_id)] += row.penalty_points
    return penalties


def hands_of_game(session: Session, game_id: int) -> Sequence[LeagueHand]:
    query = select(LeagueHand).filter_by(game_id=game_id).order_by(LeagueHand.number)
    return session.scalars(query).all()


def hand(session: Session, hand_id: int) -> LeagueHand:
    return row_of(session, LeagueHand, hand_id, NoSuchHand)


def hand_results(session: Session, hand_ids: Sequence[int]) -> Sequence[LeagueHandResult]:
    query = select(LeagueHandResult).where(LeagueHandResult.hand_id.in_(hand_ids))
    return session.scalars(query.order_by(LeagueHandResult.hand_id, LeagueHandResult.seat)).all()


def events(session: Session, hand_id: int) -> Sequence[LeagueEvent]:
    query = select(LeagueEvent).filter_by(hand_id=hand_id).order_by(LeagueEvent.event_order)
    return session.scalars(query).all()


def endings(session: Session, hand_ids: Sequence[int]) -> Sequence[LeagueEvent]:
    """How each hand ended, and who was in riichi."""
    query = select(LeagueEvent).where(
        LeagueEvent.hand_id.in_(hand_ids), LeagueEvent.type.in_(TOLD_OF_HANDS)
    )
    return session.scalars(query.order_by(LeagueEvent.id)).all()


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
    rows = session.scalars(query.order_by(LeagueFoulPlay.hand_id, LeagueFoulPlay.place))
    return lists_by("hand_id", rows)


def fouls_of_season(session: Session, season_id: int) -> Sequence[Any]:
    """Every foul play of a stage with the game and the team it was for."""
    query = select(
        LeagueHand.game_id,
        LeagueFoulPlay.hand_id,
        LeagueFoulPlay.actor_player_id.label("player_id"),
        LeagueSeat.team_id,
        LeagueFoulPlay.type,
        LeagueFoulPlay.penalty_points,
        LeagueFoulPlay.description,
        LeagueFoulPlay.is_restarted,
    )
    query = query.join(LeagueHand, LeagueHand.id == LeagueFoulPlay.hand_id).join(LeagueGame)
    seated = and_(
        LeagueSeat.game_id == LeagueHand.game_id,
        LeagueSeat.player_id == LeagueFoulPlay.actor_player_id,
    )
    query = query.join(LeagueSeat, seated).where(LeagueGame.season_id == season_id)
    return session.execute(query.order_by(LeagueFoulPlay.hand_id, LeagueFoulPlay.place)).all()

"""Whether what is stored of a game is what follows from its events."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.statistics.depths import depth_of
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.store.hand_rows import rows_of_hand
from services.tournaments.league.store.records import TABLES_OF_HANDS
from services.tournaments.league.tables.events import LeagueEvent
from services.tournaments.league.tables.facts import FACTS, GAME_FACTS
from services.tournaments.league.tables.hands import HANDS_PER_GAME


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
    if not _sums_agree(session, game_id, players, hands):
        differing.add(GAME_FACTS.name)
    return sorted(differing)


def _sums_agree(
    session: Session, game_id: int, players: Sequence[int], hands: Sequence[HandReplay]
) -> bool:
    """Whether the stored sums of the game are those of its hands."""
    expected: dict[tuple[int, str], dict[str, int]] = {}
    for replay in hands:
        for player, facts in zip(players, facts_of_hand(replay), strict=True):
            sums = expected.setdefault((player, depth_of(replay)), dict.fromkeys(FACTS, 0))
            for name in FACTS:
                sums[name] += getattr(facts, name)
    query = select(GAME_FACTS).where(GAME_FACTS.c.game_id == game_id)
    stored = {
        (row["player_id"], row["depth"]): {name: row[name] for name in FACTS}
        for row in session.execute(query).mappings()
    }
    return stored == expected


def _name(table: type) -> str:
    return table.__table__.name  # type: ignore[attr-defined]


def _key(table: type, row: dict[str, Any]) -> tuple:
    return tuple(row[column.name] for column in table.__table__.primary_key)  # type: ignore[attr-defined]


def _stored_rows(session: Session, hand_ids: Sequence[int]) -> dict[type, dict[tuple, dict]]:
    found: dict[type, dict[tuple, dict]] = {}
    for table in TABLES_OF_HANDS:
        columns = table.__table__
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

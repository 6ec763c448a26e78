"""Queries about the games of tables on the platform."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import PairedRound, Tournament
from services.tournaments.hall.tables import Event
from services.tournaments.seatings.refusals import NoGameOfTable
from services.tournaments.seatings.tables import SeatedTable, TableGame

_PUBLIC = (
    select(Tournament, TableGame)
    .join(PairedRound, PairedRound.tournament_id == Tournament.id)
    .join(SeatedTable, SeatedTable.round_id == PairedRound.id)
    .join(TableGame, TableGame.table_id == SeatedTable.id)
    .join(Event, Event.id == Tournament.event_id)
    .where(Event.public, TableGame.game_id.is_not(None))
)


def game_of_table(session: Session, table_id: int) -> TableGame:
    found = session.get(TableGame, table_id, with_for_update=True)
    if found is None:
        raise NoGameOfTable
    return found


def find_game(session: Session, table_id: int) -> TableGame | None:
    return session.get(TableGame, table_id)


def games_of_tournament(
    session: Session, tournament_id: int
) -> Sequence[tuple[TableGame, SeatedTable, PairedRound]]:
    rows = session.execute(
        select(TableGame, SeatedTable, PairedRound)
        .join(SeatedTable, SeatedTable.id == TableGame.table_id)
        .join(PairedRound, PairedRound.id == SeatedTable.round_id)
        .where(PairedRound.tournament_id == tournament_id)
        .order_by(PairedRound.number, SeatedTable.number)
    )
    return [(game, table, paired) for game, table, paired in rows]


def public_games(session: Session) -> Sequence[tuple[Tournament, TableGame]]:
    """All of events that everybody may see, in the order of their tournaments."""
    rows = session.execute(_PUBLIC.order_by(Tournament.id, PairedRound.number, SeatedTable.number))
    return [(tournament, game) for tournament, game in rows]


def public_tournament_of_game(session: Session, name: str) -> int | None:
    found = session.execute(_PUBLIC.where(TableGame.game_name == name)).first()
    return found[0].id if found else None


def due_games(
    session: Session, statuses: Sequence[str], now: datetime, *, locked: bool = False
) -> Sequence[TableGame]:
    query = (
        select(TableGame)
        .where(TableGame.status.in_(statuses), TableGame.next_try_at <= now)
        .order_by(TableGame.table_id)
        .limit(50)
    )
    return session.scalars(query.with_for_update() if locked else query).all()


def tournament_of(session: Session, table_id: int) -> int:
    found = session.scalar(
        select(PairedRound.tournament_id)
        .join(SeatedTable, SeatedTable.round_id == PairedRound.id)
        .where(SeatedTable.id == table_id)
    )
    if found is None:
        raise NoGameOfTable
    return found

"""Mails to those who play, asked for in the transaction that gives the reason."""

from services.games.diplomacy.domain.seats import MASTER, players_seats
from services.games.diplomacy.store import seats
from services.games.diplomacy.tables.games import Game
from shared.database import Session
from shared.mails import request_mail


def notify_players(
    session: Session, game: Game, template: str, occasion: str = "", **values: object
) -> None:
    """One mail for each player; the key keeps a phase (or an occasion) from being told twice."""
    for player_id in {seat.player_id for seat in players_seats(seats.seats_of(session, game.id))}:
        tell_player(session, game, template, player_id, occasion, **values)


def tell_player(
    session: Session,
    game: Game,
    template: str,
    player_id: int,
    occasion: str = "",
    **values: object,
) -> None:
    """What was played elsewhere (an archive) is no news to anyone."""
    if game.archive:
        return
    request_mail(
        session,
        template,
        _mail_values(game) | values,
        player_id=player_id,
        key=f"{template}-{game.id}-{occasion or game.position_revision}-{player_id}",
    )


def tell_master(session: Session, game: Game, template: str, **values: object) -> None:
    """The master is told of what only he can put right."""
    master = seats.holder_of(session, game.id, MASTER)
    if master is not None:
        occasion = f"{game.position_revision}-{game.orders_revision}"
        tell_player(session, game, template, master, occasion, **values)


def _mail_values(game: Game) -> dict[str, object]:
    deadline = game.due_at.isoformat() if game.due_at else ""
    return {"game": game.name, "deadline": deadline, "finished": game.ending is not None}

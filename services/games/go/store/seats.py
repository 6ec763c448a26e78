"""Queries on who plays in a game: seats, colours, and whose turn it is."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.games.go.domain.board import Colour
from services.games.go.domain.multiplayer import Group, SlotFlag, turn_at
from services.games.go.domain.status import GameType, Status
from services.games.go.refusals import NotInThisGame
from services.games.go.tables.games import GoGame, GoSeat


def is_for_two(game: GoGame) -> bool:
    return game.game_type == GameType.GO


def colour_to_move(game: GoGame) -> Colour:
    if is_for_two(game):
        return Colour.BLACK if game.to_move_id == game.black_id else Colour.WHITE
    return turn_at(game.players, game.moves, game.handicap).colour


def opponent_id(game: GoGame, player_id: int) -> int:
    """The other of two."""
    return game.white_id if player_id == game.black_id else game.black_id


def player_ids(session: Session, game: GoGame) -> set[int]:
    """Everybody who plays in a game."""
    if is_for_two(game):
        return {game.black_id, game.white_id}
    return {
        seat.player_id
        for seat in seats_of(session, game.id)
        if seat.order >= 0 and seat.flags & SlotFlag.JOINED
    }


def require_player(session: Session, game: GoGame, player_id: int) -> None:
    if player_id not in player_ids(session, game):
        raise NotInThisGame


def colour_of(session: Session, game: GoGame, player_id: int) -> Colour:
    """The colour somebody plays; in Zen Go that of whoever is to move."""
    require_player(session, game, player_id)
    if game.game_type == GameType.ZEN_GO:
        return colour_to_move(game)
    if is_for_two(game):
        return Colour.BLACK if player_id == game.black_id else Colour.WHITE
    groups = {
        seat.group
        for seat in seats_of(session, game.id)
        if seat.player_id == player_id and seat.order >= 0
    }
    return Colour.BLACK if Group.BLACK in groups else Colour.WHITE


def pass_turn_on(session: Session, game: GoGame, mover: Colour) -> None:
    """Give the turn to whoever follows; in teams the next partners take their places."""
    if is_for_two(game):
        game.to_move_id = game.white_id if mover is Colour.BLACK else game.black_id
        return
    for ahead in (0, 1):
        due = turn_at(game.players, game.moves + ahead, game.handicap)
        holder = seat_holder(session, game.id, due.group, due.order)
        if due.colour is Colour.BLACK:
            game.black_id = holder
        else:
            game.white_id = holder
        if ahead == 0:
            game.to_move_id = holder


def has_joined(seat: GoSeat) -> bool:
    return bool(seat.flags & SlotFlag.JOINED)


def opponents_of(session: Session, game: GoGame, player_id: int) -> set[int]:
    return player_ids(session, game) - {player_id}


def has_started(game: GoGame) -> bool:
    return game.status not in (Status.INVITED, Status.SETUP)


def seats_of(session: Session, game_id: int) -> Sequence[GoSeat]:
    return session.scalars(select(GoSeat).filter_by(game_id=game_id).order_by(GoSeat.id)).all()


def add_seats(session: Session, game_id: int, number: int) -> None:
    session.add_all(GoSeat(game_id=game_id) for _ in range(number))
    session.flush()


def add_member(session: Session, game_id: int, old: GoSeat, player_id: int) -> None:
    """Put somebody into a seat; whoever held it stays on record with a negative order."""
    session.add(
        GoSeat(
            game_id=game_id, group=old.group, order=old.order, player_id=player_id, flags=old.flags
        )
    )
    old.order = -old.order
    session.flush()


def seat_holder(session: Session, game_id: int, group: str, order: int) -> int:
    return session.scalars(
        select(GoSeat.player_id).filter_by(game_id=game_id, group=group, order=order)
    ).one()

"""The negotiation of fair komi: bid, accept the opponent's bid, choose a colour."""

import dataclasses

from services.games.go.actions import keep_time
from services.games.go.actions.start_game import nigiri, set_up_board
from services.games.go.actions.take_turn import Turn, hold_turn
from services.games.go.domain import fair_komi
from services.games.go.domain.board import Colour
from services.games.go.domain.fair_komi import Agreement, Negotiation, Seat
from services.games.go.domain.setup_text import setup_of
from services.games.go.domain.status import NextAction, Status
from services.games.go.domain.time_systems import time_after
from services.games.go.store import followers, seats
from services.games.go.tables.games import GoGame
from shared.members import Member

ACCEPT = "accept"


def negotiation_of(game: GoGame) -> Negotiation:
    """The bids so far, as the setup text keeps them."""
    setup = setup_of(game.setup)
    owner = Seat.BLACK if setup.player_id == game.black_id else Seat.WHITE
    bids = {owner: setup.komi, owner.other: setup.opponent_komi}
    return Negotiation(
        setup.handicap_type, setup.adjustment.jigo_mode, owner, bids[Seat.BLACK], bids[Seat.WHITE]
    )


def seat_of(game: GoGame, player_id: int) -> Seat | None:
    """Nobody's seat for observers."""
    return {game.black_id: Seat.BLACK, game.white_id: Seat.WHITE}.get(player_id)


def next_action_of(game: GoGame, player_id: int) -> NextAction:
    """What the negotiation asks of a player."""
    seat = seat_of(game, player_id)
    if seat is None or game.to_move_id != player_id:
        return NextAction.WAIT
    return fair_komi.next_action_of(negotiation_of(game), seat)


def make_bid(who: Member, game_id: int, move_number: int, text: str) -> Status:
    """Make a bid (a number), accept the other's (accept) or choose a colour (B or W)."""
    with hold_turn(who, game_id, move_number, (Status.KOMI,)) as turn:
        negotiation = negotiation_of(turn.game)
        seat = seat_of(turn.game, who.player_id)
        assert seat is not None, "turn_of lets only players pass"
        if text == ACCEPT:
            outcome: Negotiation | Agreement = fair_komi.accept(negotiation, seat)
        else:
            outcome = fair_komi.bid(negotiation, seat, text)
        _charge(turn)
        if isinstance(outcome, Agreement):
            _start(turn, outcome)
        else:
            _remember(turn.game, outcome)
            turn.game.to_move_id = seats.opponent_id(turn.game, who.player_id)
            followers.tell_turn(turn.session, turn.game, "bid")
        colour = seats.colour_to_move(turn.game)
        keep_time.start_clock(turn.session, turn.game, colour, turn.tick)
        return Status(turn.game.status)


def _charge(turn: Turn) -> None:
    game = turn.game
    left = time_after(
        keep_time.limit_of(game), keep_time.time_left(game, turn.colour), turn.hours, moved=True
    )
    keep_time.set_time_left(game, turn.colour, left)
    game.last_changed = turn.player.last_moved_at = turn.now


def _remember(game: GoGame, negotiation: Negotiation) -> None:
    setup = setup_of(game.setup)
    game.setup = str(
        dataclasses.replace(
            setup,
            komi=negotiation.bid_of(negotiation.owner_seat),
            opponent_komi=negotiation.bid_of(negotiation.owner_seat.other),
        )
    )


def _start(turn: Turn, agreement: Agreement) -> None:
    """Give the colours; ratings and clocks go with the players."""
    game = turn.game
    black = agreement.black or (Seat.BLACK if nigiri() else Seat.WHITE)
    if black is Seat.WHITE:
        left = keep_time.time_left(game, Colour.BLACK)
        keep_time.set_time_left(game, Colour.BLACK, keep_time.time_left(game, Colour.WHITE))
        keep_time.set_time_left(game, Colour.WHITE, left)
        game.black_id, game.white_id = game.white_id, game.black_id
        game.black_start_rating, game.white_start_rating = (
            game.white_start_rating,
            game.black_start_rating,
        )
    game.komi, game.handicap, game.started_at = agreement.komi, 0, turn.now
    set_up_board(turn.session, game)

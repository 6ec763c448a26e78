"""/illegal-moves: cards shown to players."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.entries.refusals import NoSuchRound, NoSuchTournament
from services.tournaments.hall.refusals import EventIsPrivate, NotOnTheStaff, WrongEventCode
from services.tournaments.rounds.actions.record_illegal_moves import (
    dates_of_illegal_moves,
    record_illegal_move,
    take_back_illegal_move,
)
from services.tournaments.rounds.refusals import (
    GameIsOver,
    NoIllegalMove,
    NotTheCurrentRound,
    TooManyIllegalMoves,
)
from shared.arguments import answers, refuses
from shared.callers import Caller, anyone, staff
from shared.errors import TooMany


class Cards(BaseModel):
    """How many cards a player has in a round."""

    illegal_moves: int


class CardsSeen(Cards):
    """The cards of a player in a round, and when they were shown."""

    dates: list[datetime]


class IllegalMoves(Resource):
    @anyone(code=True)
    @answers(200, CardsSeen, conditional=True)
    @refuses(NoSuchTournament, NoSuchRound, EventIsPrivate, TooMany)
    def get(
        self, caller: Caller, tournament_id: int, round_number: int, registration_id: int
    ) -> CardsSeen:
        """Read a player's cards of a round."""
        dates = dates_of_illegal_moves(caller, tournament_id, round_number, registration_id)
        return CardsSeen(illegal_moves=len(dates), dates=dates)

    @staff
    @answers(201, Cards)
    @refuses(NoSuchTournament, NotOnTheStaff, WrongEventCode, TooMany)
    @refuses(NotTheCurrentRound, TooManyIllegalMoves, GameIsOver)
    def post(
        self, caller: Caller, tournament_id: int, round_number: int, registration_id: int
    ) -> Cards:
        """Show a player a card for an illegal move."""
        return Cards(
            illegal_moves=record_illegal_move(caller, tournament_id, round_number, registration_id)
        )

    @staff
    @answers(200, Cards)
    @refuses(NoSuchTournament, NotOnTheStaff, WrongEventCode, TooMany)
    @refuses(NotTheCurrentRound, NoIllegalMove, GameIsOver)
    def delete(
        self, caller: Caller, tournament_id: int, round_number: int, registration_id: int
    ) -> Cards:
        """Take back the last card of a player."""
        return Cards(
            illegal_moves=take_back_illegal_move(
                caller, tournament_id, round_number, registration_id
            )
        )

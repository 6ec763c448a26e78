"""/illegal-moves: cards shown to players."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.rounds.actions.record_illegal_moves import (
    dates_of_illegal_moves,
    record_illegal_move,
    take_back_illegal_move,
)
from shared.arguments import answers
from shared.callers import Caller, anyone, staff


class Cards(BaseModel):
    """How many cards a player has in a round."""

    illegal_moves: int


class CardsSeen(Cards):
    """The cards of a player in a round, and when they were shown."""

    dates: list[datetime]


class IllegalMoves(Resource):
    @anyone(code=True)
    @answers(200, CardsSeen, conditional=True)
    def get(
        self, caller: Caller, tournament_id: int, round_number: int, registration_id: int
    ) -> CardsSeen:
        """Read a player's cards of a round."""
        dates = dates_of_illegal_moves(caller, tournament_id, round_number, registration_id)
        return CardsSeen(illegal_moves=len(dates), dates=dates)

    @staff
    @answers(201, Cards)
    def post(
        self, caller: Caller, tournament_id: int, round_number: int, registration_id: int
    ) -> Cards:
        """Show a player a card for an illegal move."""
        return Cards(
            illegal_moves=record_illegal_move(caller, tournament_id, round_number, registration_id)
        )

    @staff
    @answers(200, Cards)
    def delete(
        self, caller: Caller, tournament_id: int, round_number: int, registration_id: int
    ) -> Cards:
        """Take back the last card of a player."""
        return Cards(
            illegal_moves=take_back_illegal_move(
                caller, tournament_id, round_number, registration_id
            )
        )

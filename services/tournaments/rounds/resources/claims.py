"""/board-claims and /round-claims: results that count when both players have said them."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.store import registrations
from services.tournaments.rounds.actions.claim_result import (
    ClaimStatus,
    claim_result,
    take_back_claim,
    visible_claims,
)
from services.tournaments.rules.results import Result
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading
from shared.peers import Done


class SaidResult(Arguments):
    """How a player says his game ended."""

    result: int = Field(ge=1, le=3, examples=[3], description="1 Black wins, 2 draw, 3 White wins.")


class ClaimReport(BaseModel):
    """Waiting for the opponent, disputed by him, or confirmed: then `result` is the board's."""

    status: ClaimStatus
    result: int
    version: int


class ClaimSeen(BaseModel):
    """What one player said."""

    board: int
    registration_id: int
    name: str
    result: int
    date: datetime


class ClaimList(BaseModel):
    """What was said and not confirmed yet."""

    claims: list[ClaimSeen]


class BoardClaims(Resource):
    @member(scope=PLAY)
    @accepts(SaidResult)
    @answers(200, ClaimReport)
    def put(
        self,
        caller: Member,
        tournament_id: int,
        round_number: int,
        board_number: int,
        said: SaidResult,
    ) -> ClaimReport:
        """Say how your own game ended; it is entered when your opponent says the same.

        Saying it twice is harmless. Until both agree, only the staff can enter a result.
        """
        done = claim_result(caller, tournament_id, round_number, board_number, Result(said.result))
        return ClaimReport.model_validate(done, from_attributes=True)

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(
        self, caller: Member, tournament_id: int, round_number: int, board_number: int
    ) -> Done:
        """Take back what you said, before it is confirmed."""
        take_back_claim(caller, tournament_id, round_number, board_number)
        return Done(msg="It was taken back")


class RoundClaims(Resource):
    @member
    @answers(200, ClaimList)
    def get(self, caller: Member, tournament_id: int, round_number: int) -> ClaimList:
        """Read what players said and is not confirmed: clerks all, players of their own board."""
        found = visible_claims(caller, tournament_id, round_number)
        with reading() as session:
            names = registrations.names(session, tournament_id) if found else {}
        return ClaimList(
            claims=[
                ClaimSeen(
                    board=board.number,
                    registration_id=claim.registration_id,
                    name=names[claim.registration_id],
                    result=claim.result,
                    date=claim.date,
                )
                for board, claim in found
            ]
        )

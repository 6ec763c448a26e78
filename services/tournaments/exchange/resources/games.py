"""/tournament-games and /board-games: the moves played at the boards."""

import json
from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.exchange.actions.attach_games import attach_games, remove_game
from services.tournaments.exchange.store import games
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.database import reading
from shared.peers import Done

LARGEST_FILE = 4 << 20


class SentGames(Arguments):
    """Games of published rounds."""

    content: str = Field(
        max_length=LARGEST_FILE,
        examples=['[Round "1.1"]\n[White "Durand, Anne"]\n[Black "Li, Wei"]\n\n1. e4 e5 1-0\n'],
        description="The PGN file as text.",
    )
    round: int | None = Field(None, ge=1, description="For games whose tags do not tell theirs.")
    results: bool = Field(False, description="Enter the results of boards that have none.")


class OpenBoard(BaseModel):
    """A board without a result, of which the file has one."""

    round: int
    board: int


class GamesReport(BaseModel):
    """How many games the file has, how many were new or different, how many results entered."""

    games: int
    changed: int
    results: int
    open: list[OpenBoard]


class GameSeen(BaseModel):
    """A game as it was sent; its result is the board's."""

    tags: dict[str, str]
    moves: str
    sent_at: datetime
    sent_by: str


class TournamentGames(Resource):
    body_limit_bytes = 2 * LARGEST_FILE

    @member(scope=ORGANISE)
    @accepts(SentGames)
    @answers(200, GamesReport)
    def post(self, caller: Member, tournament_id: int, sent: SentGames) -> GamesReport:
        """Attach the games of a PGN file to their boards, all or none; the same again is harmless.

        Games find their board by round and names. A result that contradicts the board's refuses
        the file; with `results` those of boards without one are entered.
        """
        done = attach_games(caller, tournament_id, sent.content, sent.round, results=sent.results)
        return GamesReport.model_validate(done, from_attributes=True)


class BoardGames(Resource):
    @anyone(code=True)
    @answers(200, GameSeen, conditional=True)
    def get(
        self, caller: Caller, tournament_id: int, round_number: int, board_number: int
    ) -> GameSeen:
        """Read the moves of a board."""
        with reading() as session:
            find_visible(session, caller, tournament_id)
            ids = games.board_ids(session, tournament_id)
            # A board of a draft answers as one that is not there.
            row = games.game(session, ids.get((round_number, board_number), 0))
        return GameSeen(
            tags=json.loads(row.tags), moves=row.moves, sent_at=row.sent_at, sent_by=row.sent_by
        )

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(
        self, caller: Member, tournament_id: int, round_number: int, board_number: int
    ) -> Done:
        """Take the moves of a board away; its result stays."""
        remove_game(caller, tournament_id, round_number, board_number)
        return Done(msg="The moves were taken away")

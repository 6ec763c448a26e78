"""/league-written-hands and /league-game-ends: a game kept hand by hand, as people write it."""

from typing import Any

from flask_restful import Resource
from pydantic import Field

from services.tournaments.league.actions.write_hand import (
    Offence,
    end_game,
    go_on,
    take_back_hand,
    write_hand,
)
from services.tournaments.league.domain.events import DrawReason, EndedBy
from services.tournaments.league.domain.formats.written import read_written
from services.tournaments.league.domain.written.hands import End
from services.tournaments.league.refusals import refuse_impossible
from services.tournaments.league.resources.events import GameProgress
from services.tournaments.league.resources.parameters import Reason, SentPoints, ShortReason
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member

Seats = JsonText[list[int]]


class WrittenSent(Arguments):
    """A hand as people write it; seats are 0 to 3, 0 dealt the first hand."""

    end: End = Field(examples=["ron"], description="ron, tsumo, draw or chombo.")
    wins: JsonText[list[dict[str, Any]]] = Field(
        [],
        max_length=3,
        examples=[[{"winner": 1, "loser": 3, "han": 3, "fu": 40}]],
        description="winner, loser, han, fu or limit, yakuman, yaku with han, is_open, responsible"
        " (pao), points: what the winner received, to be compared.",
    )
    riichi: Seats = Field([], max_length=4, examples=[[1]], description="Whose stick is down.")
    tenpai: Seats = Field([], max_length=4, examples=[[0, 2]], description="At a draw.")
    reason: DrawReason | None = Field(None, description="Of a draw; end_kyoku if left out.")
    nagashi: Seats = Field([], max_length=4, examples=[[2]], description="Paid a nagashi mangan.")
    offender: int | None = Field(None, ge=0, le=3, description="Who made the chombo.")
    penalty_points: SentPoints | None = Field(
        None, description="Of a chombo; what the rule set asks if left out."
    )
    description: Reason = ""
    stored_hands: int | None = Field(
        None, ge=0, description="How many the sender knows to be stored; otherwise 409."
    )
    dry_run: bool = Field(False, description="Only tell what would follow; nothing is stored.")


class HandTakenBack(Arguments):
    """Why."""

    reason: ShortReason


class GameEnd(Arguments):
    """Why the game ends although hands could follow."""

    by: EndedBy = Field(examples=["time"], description="time, or dealer where stopping is allowed.")


class LeagueWrittenHands(Resource):
    @member(scope=ORGANISE)
    @accepts(WrittenSent)
    @answers(201, GameProgress)
    def post(self, caller: Member, game_id: int, sent: WrittenSent) -> GameProgress:
        """Write a hand: points are computed, and what cannot be is refused."""
        fields = ("end", "wins", "riichi", "tenpai", "reason", "nagashi")
        with refuse_impossible():
            written = read_written(sent.model_dump(include=set(fields), mode="json"))
        offence = None
        if sent.offender is not None:
            offence = Offence(sent.offender, sent.penalty_points, sent.description)
        return GameProgress.of(
            write_hand(game_id, caller, written, offence, sent.stored_hands, not sent.dry_run)
        )

    @member(scope=ORGANISE)
    @accepts(HandTakenBack)
    @answers(200, GameProgress)
    def delete(self, caller: Member, game_id: int, taken: HandTakenBack) -> GameProgress:
        """Take the last hand back; the trace keeps why."""
        return GameProgress.of(take_back_hand(game_id, caller, taken.reason))


class LeagueGameEnds(Resource):
    @member(scope=ORGANISE)
    @accepts(GameEnd)
    @answers(201, GameProgress)
    def post(self, caller: Member, game_id: int, sent: GameEnd) -> GameProgress:
        """End a game before its last hand: the time is up, or the last dealer stops."""
        return GameProgress.of(end_game(game_id, caller, sent.by))

    @member(scope=ORGANISE)
    @accepts(HandTakenBack)
    @answers(200, GameProgress)
    def delete(self, caller: Member, game_id: int, taken: HandTakenBack) -> GameProgress:
        """Let a game that was ended go on; the trace keeps why."""
        return GameProgress.of(go_on(game_id, caller, taken.reason))

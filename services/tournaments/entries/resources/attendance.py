"""/tournament-check-ins and what surrounds a round: absences, forbidden pairs, cards."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.actions.attend import (
    check_in,
    forbid_pairs,
    open_check_in,
    play_round_after_all,
    skip_round,
)
from services.tournaments.entries.store import attendance
from services.tournaments.hall.resources.parameters import TwoIds
from services.tournaments.rules.results import Absence
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, PLAY, Caller, Member, anyone, member, staff
from shared.database import reading
from shared.peers import Done


class CheckInSwitch(Arguments):
    """Open or close check-in."""

    open: bool = Field(examples=[True], description="Whether players may check in.")


class Presence(Arguments):
    """Whether a player is there."""

    checked_in: bool = Field(examples=[True], description="Whether the player is there.")


class SkippedRoundNotice(Arguments):
    """A round that will not be played."""

    round: int = Field(ge=1, le=200, examples=[3], description="The round.")
    score: float = Field(0, multiple_of=0.5, ge=0, le=1, description="What it brings: 0, 0.5 or 1.")
    reason: Literal["excused", "unexcused", "club_duty", "personal"] | None = Field(
        None, description="For Keizer: why; counts instead of the score."
    )


class SkippedRoundSeen(BaseModel):
    """A round a player has announced as not played."""

    registration_id: int
    round: int
    score: float
    reason: str


class SkippedRoundList(BaseModel):
    """All announced absences of a tournament."""

    skipped_rounds: list[SkippedRoundSeen]


class Pairs(Arguments):
    """Pairs of registrations that must not meet; the list replaces the one before."""

    pairs: JsonText[list[tuple[int, int]]] = Field(
        max_length=1000, examples=[[[1, 2]]], description="Pairs of registration ids."
    )


class PairsSeen(BaseModel):
    """Pairs of registrations that must not meet."""

    pairs: list[TwoIds]


class TournamentCheckIns(Resource):
    @member(scope=ORGANISE)
    @accepts(CheckInSwitch)
    @answers(200, Done)
    def put(self, caller: Member, tournament_id: int, switch: CheckInSwitch) -> Done:
        """Open or close check-in; nobody's presence or byes change by it."""
        open_check_in(caller, tournament_id, switch.open)
        return Done(msg="Check-in is open" if switch.open else "Check-in is closed")


class RegistrationCheckIn(Resource):
    @staff(scope=PLAY)
    @accepts(Presence)
    @answers(200, Done)
    def put(self, caller: Caller, registration_id: int, presence: Presence) -> Done:
        """Check a player in or out: himself, the staff, or a tablet with the event's code."""
        check_in(caller, registration_id, presence.checked_in)
        return Done(msg="Checked in" if presence.checked_in else "Checked out")


class RegistrationSkippedRounds(Resource):
    @member(scope=PLAY)
    @accepts(SkippedRoundNotice)
    @answers(200, Done)
    def put(self, caller: Member, registration_id: int, notice: SkippedRoundNotice) -> Done:
        """Announce a round that will not be played."""
        reason = Absence(notice.reason) if notice.reason else None
        skip_round(caller, registration_id, notice.round, notice.score, reason)
        return Done(msg=f"Round {notice.round} will not be played")


class RegistrationSkippedRound(Resource):
    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, registration_id: int, round_number: int) -> Done:
        """Play after all."""
        play_round_after_all(caller, registration_id, round_number)
        return Done(msg=f"Round {round_number} will be played")


class TournamentSkippedRounds(Resource):
    @anyone(code=True)
    @answers(200, SkippedRoundList, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> SkippedRoundList:
        """List the announced absences."""
        with reading() as session:
            find_visible(session, caller, tournament_id)
            rows = attendance.skipped_rounds(session, tournament_id)
        return SkippedRoundList.model_validate({"skipped_rounds": rows}, from_attributes=True)


class TournamentForbiddenPairs(Resource):
    @anyone(code=True)
    @answers(200, PairsSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> PairsSeen:
        """List the pairs that must not meet."""
        with reading() as session:
            find_visible(session, caller, tournament_id)
            rows = attendance.forbidden_pairs(session, tournament_id)
        return PairsSeen(pairs=[[row.one_id, row.other_id] for row in rows])

    @member(scope=ORGANISE)
    @accepts(Pairs)
    @answers(200, Done)
    def put(self, caller: Member, tournament_id: int, sent: Pairs) -> Done:
        """Replace the list of pairs that must not meet."""
        forbid_pairs(caller, tournament_id, list(sent.pairs))
        return Done(msg=f"{len(sent.pairs)} pairs are kept apart")

"""/tournament-check-ins and what surrounds a round: absences, forbidden pairs, cards."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.actions.attend import (
    check_in,
    check_in_person,
    forbid_pairs,
    note_payment,
    open_check_in,
    play_round_after_all,
    skip_round,
)
from services.tournaments.entries.store import attendance, registrations
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


class PersonChecked(BaseModel):
    """In which registrations of the person it changed."""

    name: str
    registrations: list[int]


class Payment(Arguments):
    """What somebody has paid."""

    paid: int = Field(ge=0, le=10**9, examples=[3000], description="All of it, in cents.")


class PaymentSeen(BaseModel):
    """What is owed and paid for one tournament, in cents."""

    fee: int
    paid: int


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
    name: str
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
    names: dict[int, str]


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


class PersonCheckIn(Resource):
    @staff(scope=PLAY)
    @accepts(Presence)
    @answers(200, PersonChecked)
    def put(self, caller: Caller, person_id: int, presence: Presence) -> PersonChecked:
        """Check a person in or out, in all tournaments of the event that are open for it."""
        changed = check_in_person(caller, person_id, presence.checked_in)
        entries = [entry.id for entry in changed]
        return PersonChecked(name=changed[0].name, registrations=entries)


class RegistrationPayment(Resource):
    @member(scope=ORGANISE)
    @accepts(Payment)
    @answers(200, PaymentSeen)
    def put(self, caller: Member, registration_id: int, payment: Payment) -> PaymentSeen:
        """Note what was paid for a tournament so far; clerks may."""
        entry = note_payment(caller, registration_id, payment.paid)
        return PaymentSeen(fee=entry.fee, paid=entry.paid)


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
            names = registrations.names(session, tournament_id)
        return SkippedRoundList(
            skipped_rounds=[
                SkippedRoundSeen(
                    registration_id=row.registration_id,
                    name=names.get(row.registration_id, ""),
                    round=row.round,
                    score=row.score,
                    reason=row.reason,
                )
                for row in rows
            ]
        )


class TournamentForbiddenPairs(Resource):
    @anyone(code=True)
    @answers(200, PairsSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> PairsSeen:
        """List the pairs that must not meet."""
        with reading() as session:
            find_visible(session, caller, tournament_id)
            rows = attendance.forbidden_pairs(session, tournament_id)
            names = registrations.names(session, tournament_id) if rows else {}
        pairs = [[row.one_id, row.other_id] for row in rows]
        return PairsSeen(pairs=pairs, names={each: names[each] for pair in pairs for each in pair})

    @member(scope=ORGANISE)
    @accepts(Pairs)
    @answers(200, Done)
    def put(self, caller: Member, tournament_id: int, sent: Pairs) -> Done:
        """Replace the list of pairs that must not meet."""
        forbid_pairs(caller, tournament_id, list(sent.pairs))
        return Done(msg=f"{len(sent.pairs)} pairs are kept apart")

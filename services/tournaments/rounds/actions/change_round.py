"""Change a round that is already shown: everything an arbiter does when the hall deviates."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256

from services.tournaments.entries.access import find_as_arbiter, lock_as_arbiter
from services.tournaments.entries.actions.announce import announce, tell_followers
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import registrations, rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.domain.rights import Work
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rounds.actions.keep_attendance import keep_attendance
from services.tournaments.rounds.actions.number_players import number_players
from services.tournaments.rounds.actions.tell_players import tell_changed_players
from services.tournaments.rounds.refusals import (
    LaterRoundStands,
    ResultsWouldBeLost,
    RoundIsADraft,
    TableIsDrawnUp,
    WrongRoundChange,
)
from services.tournaments.rounds.store import boards, results
from services.tournaments.rounds.store import changes as store
from services.tournaments.rounds.tables import Board, ResultEntry, RoundChange
from services.tournaments.rules.matches import require_matches
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.round_changes import (
    Arrangement,
    Change,
    Seat,
    WrongChange,
    boards_with_lost_results,
    changed,
    keeps_opponents,
    players_concerned,
)
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.statuses import TournamentStatus
from services.tournaments.rules.systems import FIXED_FIELD, TEAM_SYSTEMS
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Caller


@dataclass(frozen=True)
class Order:
    """What shall be changed and why; `confirm` is the token of the dry run it was seen in."""

    changes: tuple[Change, ...]
    reason: str
    confirm: str = ""


@dataclass(frozen=True)
class Outcome:
    """The round before and after, and what the change costs."""

    paired: PairedRound
    before: Arrangement
    after: Arrangement
    lost: list[int]
    drafts_removed: list[int]
    reopened: bool
    token: str

    @property
    def concerned(self) -> set[int]:
        return players_concerned(self.before, self.after)


def try_change(caller: Caller, tournament_id: int, round_number: int, order: Order) -> Outcome:
    """What would become of the round; nothing is stored."""
    with reading() as session:
        tournament, _ = find_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        rows = registrations.registrations(session, tournament_id)
        return _judge(session, tournament, rows, round_number, order.changes)


def change_round(caller: Caller, tournament_id: int, round_number: int, order: Order) -> Outcome:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        rows = registrations.registrations(session, tournament_id)
        outcome = _judge(session, tournament, rows, round_number, order.changes)
        if outcome.lost and order.confirm != outcome.token:
            raise ResultsWouldBeLost(boards=outcome.lost, confirm=outcome.token)
        _store(session, tournament, rows, outcome, caller, order)
        trail = _note(session, tournament, outcome, caller, order)
        tell_changed_players(session, tournament, event, outcome, rows, trail)
        _announce(session, tournament, event, outcome, order)
        tournaments.touch(tournament)
    return outcome


def _judge(
    session: Session,
    tournament: Tournament,
    rows: Sequence[Registration],
    round_number: int,
    changes: Sequence[Change],
) -> Outcome:
    paired = rounds.paired_round(session, tournament.id, round_number)
    if paired.status == RoundStatus.DRAFT:
        raise RoundIsADraft
    before = arrangement(session, paired, rows)
    try:
        after = changed(before, changes)
        if tournament.system in TEAM_SYSTEMS:
            require_matches(
                {row.id: row.team_id for row in rows},
                [(seat.white, seat.black) for seat in after.boards.values()],
                [each for each, why in after.sitting_out.items() if why == Absence.PAIRING_BYE],
            )
    except (WrongChange, ValueError) as wrong:
        raise WrongRoundChange(str(wrong)) from None
    later = [each for each in rounds.rounds(session, tournament.id) if each.number > round_number]
    if not keeps_opponents(before, changes):
        if any(each.status != RoundStatus.DRAFT for each in later):
            raise LaterRoundStands
        if tournament.system in FIXED_FIELD:
            raise TableIsDrawnUp
    unfinished = any(seat.result == Result.NONE for seat in after.boards.values())
    return Outcome(
        paired,
        before,
        after,
        boards_with_lost_results(before, after),
        [each.number for each in later if each.status == RoundStatus.DRAFT],
        paired.status == RoundStatus.CLOSED and unfinished,
        _token(tournament, round_number, changes),
    )


def arrangement(session: Session, paired: PairedRound, rows: Sequence[Registration]) -> Arrangement:
    seats = {
        board.number: Seat(board.white_id, board.black_id, Result(board.result))
        for board in boards.boards(session, paired.id)
    }
    out = {
        row.registration_id: Absence(row.absence) for row in boards.sittings_out(session, paired.id)
    }
    placed = out.keys() | {each for seat in seats.values() for each in seat.players}
    late = {row.id for row in rows if row.status == Status.REGISTERED} - placed
    return Arrangement(seats, out, frozenset(late))


def _token(tournament: Tournament, round_number: int, changes: Sequence[Change]) -> str:
    """Fits the round as it was seen: after any other change it must be looked at again."""
    seen = json.dumps(
        [tournament.id, tournament.version, round_number, [asdict(each) for each in changes]]
    )
    return sha256(seen.encode()).hexdigest()[:32]


def _store(
    session: Session,
    tournament: Tournament,
    rows: Sequence[Registration],
    outcome: Outcome,
    caller: Caller,
    order: Order,
) -> None:
    paired = outcome.paired
    known = boards.boards(session, paired.id)
    _correct_journal(session, tournament, known, outcome, caller, order)
    keep_attendance(session, tournament, rows, outcome)
    number_players(tournament, rows, paired.number)
    rounds.remove_drafts_after(session, tournament.id, paired.number)
    if outcome.reopened:
        paired.status, paired.closed_at = RoundStatus.PUBLISHED, None
        tournament.status = TournamentStatus.RUNNING
    session.flush()
    store.rearrange(session, paired.id, known, outcome.after)
    store.replace_sittings_out(session, paired.id, outcome.after.sitting_out)


def _correct_journal(
    session: Session,
    tournament: Tournament,
    known: Sequence[Board],
    outcome: Outcome,
    caller: Caller,
    order: Order,
) -> None:
    """The history of results is by board: what moved or went is written there as well."""
    nobody = Seat(0, 0)
    for board in known:
        old = outcome.before.boards[board.number]
        new = outcome.after.boards.get(board.number, nobody)
        if old == new or Result.NONE == old.result == new.result:
            continue
        results.supersede(session, tournament.id, outcome.paired.number, [board.number])
        session.add(
            ResultEntry(
                tournament_id=tournament.id,
                round=outcome.paired.number,
                board_id=board.number,
                white_player_id=new.white or old.white,
                black_player_id=new.black or old.black,
                date=clock.now(),
                value=new.result,
                previous=old.result,
                entered_by=caller.pseudo or "",
                correction=True,
                reason=order.reason,
                superseded=new.result == Result.NONE,
            )
        )
        tournament.last_result_update = clock.now()


def _note(
    session: Session, tournament: Tournament, outcome: Outcome, caller: Caller, order: Order
) -> RoundChange:
    trail = RoundChange(
        tournament_id=tournament.id,
        round=outcome.paired.number,
        date=clock.now(),
        changed_by=caller.pseudo or "",
        reason=order.reason,
        steps=json.dumps([asdict(each) for each in order.changes]),
        before=json.dumps(arrangement_as_json(outcome.before)),
        after=json.dumps(arrangement_as_json(outcome.after)),
    )
    session.add(trail)
    session.flush()
    return trail


def arrangement_as_json(seen: Arrangement) -> dict[str, object]:
    return {
        "boards": [
            {"board": number, "white": seat.white, "black": seat.black, "result": int(seat.result)}
            for number, seat in sorted(seen.boards.items())
        ],
        "sitting_out": [
            {"registration_id": each, "absence": why.value}
            for each, why in sorted(seen.sitting_out.items())
        ],
    }


def _announce(
    session: Session, tournament: Tournament, event: Event, outcome: Outcome, order: Order
) -> None:
    told = {
        "round": outcome.paired.number,
        "steps": [each.step.value for each in order.changes],
        "registrations": sorted(outcome.concerned),
        "results_lost": outcome.lost,
        "status": outcome.paired.status,
    }
    announce(session, event, tournament, Topic.ROUND_CHANGED, told)
    number = {"round": outcome.paired.number}
    tell_followers(session, event, tournament, "standings.changed", number)

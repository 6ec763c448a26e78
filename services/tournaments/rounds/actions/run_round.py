"""Pair by hand, publish, close or take back a round."""

from collections.abc import Collection, Sequence

from services.tournaments.entries.access import lock_as_arbiter
from services.tournaments.entries.actions.announce import announce, tell_followers
from services.tournaments.entries.domain.attendance import Attendant, Status, available, belongs
from services.tournaments.entries.store import attendance, registrations, rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.domain.rights import Work
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.audiences import Audience
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rounds.actions.number_players import number_players
from services.tournaments.rounds.actions.pair_round import (
    Pairing,
    draft_of_round,
    next_round,
    prepare,
    save,
    seat,
)
from services.tournaments.rounds.actions.tell_players import (
    Draft,
    tell_of_publication_taken_back,
    tell_players,
)
from services.tournaments.rounds.engines import ENGINES
from services.tournaments.rounds.refusals import (
    LookAgain,
    NotTheirRound,
    ResultsAreIn,
    ResultsAreMissing,
    RoundIsNotADraft,
    RoundIsNotBeingPlayed,
    RoundIsPublished,
    SomebodyLeft,
)
from services.tournaments.rounds.store import boards, competitions, results
from services.tournaments.rounds.store.played_rounds import played_rounds
from services.tournaments.rounds.tables import Board, RoundChange
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal
from services.tournaments.rules.hand_pairings import objections_to
from services.tournaments.rules.matches import NoMatch, require_matches
from services.tournaments.rules.results import FORFEITS, Absence, Result
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seating import seating_of
from services.tournaments.rules.statuses import TournamentStatus
from services.tournaments.rules.systems import BRACKETS, FIXED_FIELD, TEAM_SYSTEMS
from shared import clock
from shared.database import Session, writing
from shared.members import Caller


def pair_by_hand(
    caller: Caller,
    tournament_id: int,
    round_number: int,
    pairs: Sequence[tuple[int, int]],
    byes: Sequence[int],
    *,
    accept: bool = False,
) -> None:
    """Replace the draft by these boards, from the first down; the others sit out.

    Who would meet again, and who was forgotten, is named first unless the arbiter accepts it.
    """
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        _require_pairs(tournament)
        if next_round(session, tournament) != round_number:
            raise RoundIsPublished
        rows = registrations.registrations(session, tournament_id)
        present = attendance.attendants(session, tournament_id, rows)
        known = {each.id for each in present if belongs(each, round_number)}
        _require_once(
            pairs, byes, known, "Every player of the round can be named once, and nobody else"
        )
        if tournament.system in TEAM_SYSTEMS:
            try:
                require_matches({row.id: row.team_id for row in rows}, pairs, byes)
            except NoMatch as wrong:
                raise NotTheirRound(str(wrong)) from None
        if not accept:
            _require_no_objections(session, rows, present, round_number, (pairs, byes))
        number_players(tournament, rows, round_number)
        paired = draft_of_round(session, tournament, round_number)
        paired.explanation, paired.relaxations = "[]", '["paired by hand"]'
        paired.apart = "[]"
        made = [
            Board(round_id=paired.id, number=number, white_id=white, black_id=black)
            for number, (white, black) in enumerate(pairs, start=1)
        ]
        seat(session, rows, paired, made, dict.fromkeys(byes, Absence.PAIRING_BYE))
        told = {"round": round_number, "boards": len(made)}
        tell_followers(session, event, tournament, "round.paired", told, Audience.ARBITERS)
        tournaments.touch(tournament)


def _require_no_objections(
    session: Session,
    rows: Sequence[Registration],
    present: Sequence[Attendant],
    round_number: int,
    pairing: tuple[Sequence[tuple[int, int]], Sequence[int]],
) -> None:
    earlier = [
        (board.white_id, board.black_id)
        for played in played_rounds(session, rows[0].tournament_id if rows else 0)
        if played.number < round_number
        for board in played.boards
        if board.result not in FORFEITS
    ]
    found = objections_to(*pairing, available(present, round_number), earlier)
    if found:
        names = {row.id: row.name for row in rows}
        raise LookAgain(
            repeated=[[names[one], names[other]] for one, other in found.repeated],
            forgotten=[names[each] for each in found.forgotten],
        )


def pair_teams_by_hand(
    caller: Caller,
    tournament_id: int,
    round_number: int,
    pairs: Sequence[tuple[int, int]],
    byes: Sequence[int],
) -> None:
    """Replace the draft by matches of these teams; their line-ups come to the boards."""
    task = prepare(tournament_id, caller=caller)
    if task.competition.system not in TEAM_SYSTEMS:
        raise NotTheirRound("This is not a tournament of teams")
    if task.round != round_number:
        raise RoundIsPublished
    refusal = "Every team of the round can be named once, and no other"
    _require_once(pairs, byes, task.demand.present, refusal)
    proposal = Proposal(tuple(pairs), tuple(byes), ("paired by hand",))
    seating = seating_of(task.competition, round_number, proposal, task.present)
    save(tournament_id, Pairing(task, proposal, seating))


def publish_round(caller: Caller, tournament_id: int, round_number: int) -> None:
    """From now on results can be entered; members are told their board by mail."""
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        _require_pairs(tournament)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.DRAFT:
            raise RoundIsNotADraft
        draft = _read_draft(session, paired)
        if tournament.system not in FIXED_FIELD:
            # In a table drawn up in advance who leaves keeps his place, and loses by forfeit.
            _require_nobody_left(session, draft)
        paired.status, paired.published_at = RoundStatus.PUBLISHED, clock.now()
        paired.played_on = clock.now().date().isoformat()
        tournament.status = TournamentStatus.RUNNING
        _let_newcomers_wait(draft)
        tell_players(session, tournament, event, draft)
        told = {"round": round_number, "boards": len(draft.boards)}
        announce(session, event, tournament, Topic.ROUND_PUBLISHED, told)
        tournaments.touch(tournament)


def close_round(caller: Caller, tournament_id: int, round_number: int) -> None:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        _require_pairs(tournament)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.PUBLISHED:
            raise RoundIsNotBeingPlayed
        missing = [b.number for b in boards.boards(session, paired.id) if b.result == Result.NONE]
        if missing:
            raise ResultsAreMissing(boards=missing)
        paired.status, paired.closed_at = RoundStatus.CLOSED, clock.now()
        told = {"round": round_number, "planned_rounds": tournament.planned_rounds}
        announce(session, event, tournament, Topic.ROUND_CLOSED, told)
        tell_followers(session, event, tournament, "standings.changed", {"round": round_number})
        if _is_last_round(session, tournament, event, round_number):
            tournament.status = TournamentStatus.FINISHED
            announce(session, event, tournament, Topic.TOURNAMENT_FINISHED, told)
        tournaments.touch(tournament)


def _is_last_round(
    session: Session, tournament: Tournament, event: Event, round_number: int
) -> bool:
    """A bracket ends when its final is decided, however many rounds were planned."""
    if tournament.system not in BRACKETS:
        return round_number == tournament.planned_rounds
    rows = registrations.registrations(session, tournament.id)
    competition = competitions.competition(session, tournament, event, rows)
    try:
        ENGINES[tournament.system].pair(competition, Demand(round_number + 1, ()))
    except NoPairingPossible:
        return True
    return False


def take_back_round(caller: Caller, tournament_id: int, round_number: int) -> None:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.DRAFT:
            raise RoundIsNotADraft
        session.delete(paired)
        told = {"round": round_number}
        tell_followers(session, event, tournament, "round.taken_back", told, Audience.ARBITERS)
        tournaments.touch(tournament)


def take_back_publication(
    caller: Caller, tournament_id: int, round_number: int, reason: str
) -> None:
    """The round is a draft again; who came after it was shown can be paired in it."""
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.PUBLISHED:
            raise RoundIsNotBeingPlayed
        entered = results.entries(session, tournament_id, round=round_number)
        if any(not entry.superseded for entry in entered):
            raise ResultsAreIn
        draft = _read_draft(session, paired)
        paired.status, paired.published_at = RoundStatus.DRAFT, None
        for row in draft.entries.values():
            if row.status == Status.REGISTERED and row.first_round == round_number + 1:
                row.first_round = round_number
        trail = RoundChange(
            tournament_id=tournament_id,
            round=round_number,
            date=clock.now(),
            changed_by=caller.pseudo or "",
            reason=reason,
            steps='[{"step": "take_back"}]',
            before="{}",
            after="{}",
        )
        session.add(trail)
        session.flush()
        tell_of_publication_taken_back(session, tournament, event, draft, trail)
        told = {"round": round_number, "steps": ["take_back"], "status": paired.status}
        announce(session, event, tournament, Topic.ROUND_CHANGED, told)
        tournaments.touch(tournament)


def _require_pairs(tournament: Tournament) -> None:
    if tournament.system == "tables":
        raise NotTheirRound("Rounds at tables are made, published and closed by /table-rounds")


def _require_once(
    pairs: Sequence[tuple[int, int]], byes: Sequence[int], known: Collection[int], refusal: str
) -> None:
    named = [number for pair in pairs for number in pair] + list(byes)
    if len(named) != len(set(named)) or not set(named) <= set(known):
        raise NotTheirRound(refusal)


def _read_draft(session: Session, paired: PairedRound) -> Draft:
    rows = registrations.registrations(session, paired.tournament_id)
    return Draft(
        paired,
        {row.id: row for row in rows},
        boards.boards(session, paired.id),
        boards.sittings_out(session, paired.id),
    )


def _require_nobody_left(session: Session, draft: Draft) -> None:
    paired, entries = draft.paired, draft.entries.values()
    present = attendance.attendants(session, paired.tournament_id, entries)
    there = {each.id for each in present if belongs(each, paired.number)}
    left = [board.number for board in draft.boards if not {board.white_id, board.black_id} <= there]
    if left:
        raise SomebodyLeft(boards=left)


def _let_newcomers_wait(draft: Draft) -> None:
    """Who registered after the draft was made begins in the next round."""
    named = {id_ for board in draft.boards for id_ in (board.white_id, board.black_id)}
    named |= {row.registration_id for row in draft.sitting_out}
    for row in draft.entries.values():
        newcomer = row.status == Status.REGISTERED and row.first_round == draft.paired.number
        if newcomer and row.id not in named:
            row.first_round = draft.paired.number + 1

"""Pair the next round: read, ask the engine with no transaction open, store as a draft."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.access import find_as_arbiter, require_unarchived
from services.tournaments.entries.actions.announce import tell_followers
from services.tournaments.entries.domain.attendance import Attendant, absent, available
from services.tournaments.entries.refusals import TournamentIsOver
from services.tournaments.entries.store import attendance, registrations, rounds, tournaments
from services.tournaments.entries.tables import (
    PairedRound,
    Registration,
    SkippedRound,
    Tournament,
)
from services.tournaments.hall.domain.rights import Work
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.audiences import Audience
from services.tournaments.rounds.actions.number_players import number_players
from services.tournaments.rounds.engines import ENGINES
from services.tournaments.rounds.refusals import (
    AllRoundsArePaired,
    CannotBePaired,
    LastRoundIsOpen,
    NotTheirRound,
    TournamentChanged,
)
from services.tournaments.rounds.store import boards, competitions
from services.tournaments.rounds.store.played_rounds import RoundRow, played_rounds
from services.tournaments.rounds.tables import Board, SittingOut
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal, WrongEntry
from services.tournaments.rules.federation_rules import RulesUnavailable
from services.tournaments.rules.named_reasons import kept_relaxations, relaxation_texts
from services.tournaments.rules.results import Absence
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seating import Seating, names_of_sides, seating_of, sides_present
from services.tournaments.rules.statuses import OVER
from services.tournaments.rules.systems import (
    BRACKETS,
    FIXED_FIELD,
    TEAM_SYSTEMS,
    require_manageable,
)
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Unavailable
from shared.members import Caller


@dataclass(frozen=True)
class Task:
    """All that is needed to pair a round, read at one moment."""

    competition: Competition
    demand: Demand
    present: frozenset[int]
    tournament: Tournament
    event: Event
    registration_of: dict[int, int]
    attendants: tuple[Attendant, ...]
    announced: dict[int, Absence]
    new_numbers: dict[int, int]
    draft_id: int | None

    @property
    def round(self) -> int:
        return self.demand.round


@dataclass(frozen=True)
class Pairing:
    """What the engine proposes, seated at boards."""

    task: Task
    proposal: Proposal
    seating: Seating


def prepare(
    tournament_id: int, fixed: Sequence[tuple[int, int]] = (), caller: Caller | None = None
) -> Task:
    """Read the tournament as it would be paired now; nothing is stored.

    A `caller` must be an arbiter; without one the rights were looked at before.
    """
    with reading() as session, session.no_autoflush:
        if caller is not None:
            tournament, event = find_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        else:
            tournament, event = tournaments.tournament(session, tournament_id)
        require_unarchived(tournament)
        known = played_rounds(session, tournament_id)
        number = round_to_pair(tournament, known)
        rows = registrations.registrations(session, tournament_id)
        numbers_before = {row.id: row.start_number for row in rows}
        number_players(tournament, rows, number)
        competition = competitions.competition(
            session, tournament, event, rows, known, with_wishes=True
        )
        number_of = registrations.start_numbers(rows)
        skipped = attendance.skipped_rounds(session, tournament_id)
        attendants = attendance.attendants_of(rows, skipped)
        session.expunge_all()
    there = available(attendants, number)
    try:
        require_manageable(competition.system, len(competition.entrants))
    except WrongEntry as impossible:
        raise CannotBePaired(str(impossible)) from None
    present = frozenset(number_of[each] for each in there if each in number_of)
    pairs = _fixed_pairs(fixed, number_of, present, competition)
    demand = Demand(number, sides_present(competition, present), pairs, explain=True)
    return Task(
        competition,
        demand,
        present,
        tournament,
        event,
        {n: id_ for id_, n in number_of.items()},
        tuple(attendants),
        _announced(skipped, number),
        {
            row.id: row.start_number
            for row in rows
            if row.start_number is not None and row.start_number != numbers_before[row.id]
        },
        next((each.id for each in known if each.number == number), None),
    )


def propose(task: Task) -> Pairing:
    if len(task.demand.present) < 2:
        raise CannotBePaired("Fewer than two players are there for this round")
    try:
        proposal = ENGINES[task.competition.system].pair(task.competition, task.demand)
    except (NoPairingPossible, WrongEntry) as impossible:
        raise CannotBePaired(str(impossible), manual=_manual_way(task)) from None
    except RulesUnavailable as failure:
        raise Unavailable(str(failure)) from None
    return Pairing(task, proposal, seating_of(task.competition, task.round, proposal, task.present))


def save(tournament_id: int, pairing: Pairing) -> None:
    """Store the draft, unless the tournament changed since it was read.

    Its version grows with every change of players, absences, rounds and results: while it is
    the same, nothing of the task has to be read again.
    """
    task, proposal = pairing.task, pairing.proposal
    of = task.registration_of
    with writing() as session:
        if not tournaments.advance(session, task.tournament):
            raise TournamentChanged
        registrations.set_start_numbers(session, task.new_numbers)
        boards.remove_round(session, task.draft_id)
        paired = PairedRound(
            tournament_id=tournament_id,
            number=task.round,
            status=RoundStatus.DRAFT,
            paired_at=clock.now(),
            explanation=json.dumps(proposal.explanation),
            relaxations=json.dumps(relaxations_to_keep(pairing)),
            apart=json.dumps([[of[n] for n in sorted(group)] for group in proposal.apart]),
        )
        session.add(paired)
        session.flush()
        made = [
            Board(
                round_id=paired.id,
                number=game.board,
                white_id=of[game.white],
                black_id=of[game.black],
                result=game.result,
            )
            for game in pairing.seating.games
        ]
        out = {of[number]: absence for number, absence in pairing.seating.sitting_out.items()}
        sitting = _sitting_out(paired, made, task.attendants, task.announced | out)
        boards.add_boards(session, made, sitting)
        told = {"round": task.round, "boards": len(made)}
        tell_followers(
            session, task.event, task.tournament, "round.paired", told, Audience.ARBITERS
        )


def relaxations_to_keep(pairing: Pairing) -> list[str | dict[str, Any]]:
    """As they are stored: players by registration, teams by their names."""
    competition, said = pairing.task.competition, pairing.proposal.relaxations
    if competition.system not in TEAM_SYSTEMS:
        return kept_relaxations(said, pairing.task.registration_of)
    names = names_of_sides(competition)
    return [*relaxation_texts(kept_relaxations(said, {each: each for each in names}), names)]


def next_round(session: Session, tournament: Tournament) -> int:
    return round_to_pair(tournament, rounds.rounds(session, tournament.id))


def round_to_pair(tournament: Tournament, known: Sequence[PairedRound | RoundRow]) -> int:
    """The draft there is, or the round after the last closed one."""
    last = known[-1] if known else None
    if last is not None and last.status == RoundStatus.DRAFT:
        return last.number
    if last is not None and last.status != RoundStatus.CLOSED:
        raise LastRoundIsOpen
    number = last.number + 1 if last is not None else 1
    if tournament.status in OVER and number <= tournament.planned_rounds:
        raise TournamentIsOver
    if number > tournament.planned_rounds and tournament.system not in BRACKETS:
        raise AllRoundsArePaired
    return number


def draft_of_round(session: Session, tournament: Tournament, number: int) -> PairedRound:
    """The draft of this round, made if there is none."""
    paired = rounds.find_round(session, tournament.id, number)
    if paired is None:
        paired = PairedRound(
            tournament_id=tournament.id,
            number=number,
            status=RoundStatus.DRAFT,
            paired_at=clock.now(),
        )
        session.add(paired)
        session.flush()
    paired.paired_at = clock.now()
    return paired


def seat(
    session: Session,
    rows: Sequence[Registration],
    paired: PairedRound,
    made: Sequence[Board],
    out: dict[int, Absence],
) -> None:
    """Store boards, and an absence for everybody who belongs to the round without a board."""
    skipped = attendance.skipped_rounds(session, paired.tournament_id)
    attendants = attendance.attendants_of(rows, skipped)
    absences = _announced(skipped, paired.number) | out
    sitting = _sitting_out(paired, made, attendants, absences)
    boards.replace_boards(session, paired, made, sitting)


def _sitting_out(
    paired: PairedRound,
    made: Sequence[Board],
    attendants: Iterable[Attendant],
    absences: dict[int, Absence],
) -> list[SittingOut]:
    playing = {each for board in made for each in (board.white_id, board.black_id)}
    return [
        SittingOut(round_id=paired.id, registration_id=each, absence=why.value)
        for each, why in absent(attendants, playing, paired.number, absences).items()
    ]


def _announced(skipped: Iterable[SkippedRound], round_number: int) -> dict[int, Absence]:
    return {
        row.registration_id: Absence(row.reason) for row in skipped if row.round == round_number
    }


def _fixed_pairs(
    fixed: Sequence[tuple[int, int]],
    number_of: dict[int, int],
    present: frozenset[int],
    competition: Competition,
) -> tuple[tuple[int, int], ...]:
    """Players by registration, teams by their numbers."""
    if fixed and competition.system in FIXED_FIELD:
        raise NotTheirRound("The table of this system is drawn up; change the draft by hand")
    pairs = tuple((white, black) for white, black in fixed)
    if competition.system not in TEAM_SYSTEMS:
        pairs = tuple((number_of.get(white, 0), number_of.get(black, 0)) for white, black in pairs)
    named = [number for pair in pairs for number in pair]
    there = sides_present(competition, present)
    if len(named) != len(set(named)) or not set(named) <= set(there):
        raise NotTheirRound
    return pairs


def _manual_way(task: Task) -> str:
    return f"PUT /round-pairings/<tournament>/{task.round} with the pairs you decide on"

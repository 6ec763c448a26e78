"""Pair the next round: read, ask the engine with no transaction open, store as a draft."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.domain.attendance import available, belongs
from services.tournaments.entries.store import attendance, registrations, rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.rounds.actions.number_players import number_players
from services.tournaments.rounds.engines import ENGINES
from services.tournaments.rounds.refusals import (
    AllRoundsArePaired,
    CannotBePaired,
    LastRoundIsOpen,
    NotTheirRound,
    RoundIsPublished,
    TournamentChanged,
)
from services.tournaments.rounds.store import boards, competitions
from services.tournaments.rounds.tables import Board, SittingOut
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal, WrongEntry
from services.tournaments.rules.federation_rules import RulesUnavailable
from services.tournaments.rules.results import Absence
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seating import Seating, seating_of, sides_present
from services.tournaments.rules.systems import (
    BRACKETS,
    FIXED_FIELD,
    TEAM_SYSTEMS,
    require_manageable,
)
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Unavailable


@dataclass(frozen=True)
class Task:
    """All that is needed to pair a round, read at one moment."""

    competition: Competition
    demand: Demand
    present: frozenset[int]
    version: int
    registration_of: dict[int, int]

    @property
    def round(self) -> int:
        return self.demand.round


@dataclass(frozen=True)
class Pairing:
    """What the engine proposes, seated at boards."""

    task: Task
    proposal: Proposal
    seating: Seating


def prepare(tournament_id: int, fixed: Sequence[tuple[int, int]] = ()) -> Task:
    """Read the tournament as it would be paired now; nothing is stored."""
    with reading() as session, session.no_autoflush:
        tournament, event = tournaments.tournament(session, tournament_id)
        number = next_round(session, tournament)
        rows = registrations.registrations(session, tournament_id)
        number_players(tournament, rows, number)
        competition = competitions.competition(session, tournament, event, rows)
        number_of = registrations.start_numbers(rows)
        there = available(attendance.attendants(session, tournament_id, rows), number)
        version = tournament.version
        session.expunge_all()
    try:
        require_manageable(competition.system, len(competition.entrants))
    except WrongEntry as impossible:
        raise CannotBePaired(str(impossible)) from None
    present = frozenset(number_of[each] for each in there if each in number_of)
    pairs = _fixed_pairs(fixed, number_of, present, competition)
    demand = Demand(number, sides_present(competition, present), pairs, explain=True)
    return Task(competition, demand, present, version, {n: id_ for id_, n in number_of.items()})


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


def proposal_as_json(pairing: Pairing) -> dict[str, Any]:
    """A proposal with registrations in the place of start numbers."""
    of = pairing.task.registration_of
    return {
        "round": pairing.task.round,
        "pairs": [[of[game.white], of[game.black]] for game in pairing.seating.games],
        "sitting_out": {of[n]: why.value for n, why in pairing.seating.sitting_out.items()},
        "relaxations": list(pairing.proposal.relaxations),
        "explanation": pairing.proposal.explanation,
    }


def save(tournament_id: int, pairing: Pairing) -> None:
    """Store the draft, unless the tournament changed since it was read."""
    task = pairing.task
    with writing() as session:
        tournament, _ = tournaments.locked_tournament(session, tournament_id)
        if tournament.version != task.version:
            raise TournamentChanged
        if next_round(session, tournament) != task.round:
            raise RoundIsPublished
        rows = registrations.registrations(session, tournament_id)
        number_players(tournament, rows, task.round)
        paired = draft_of_round(session, tournament, task.round)
        paired.explanation = json.dumps(pairing.proposal.explanation)
        paired.relaxations = json.dumps(pairing.proposal.relaxations)
        paired.apart = json.dumps(
            [[task.registration_of[n] for n in sorted(g)] for g in pairing.proposal.apart]
        )
        made = [
            Board(
                round_id=paired.id,
                number=game.board,
                white_id=task.registration_of[game.white],
                black_id=task.registration_of[game.black],
                result=game.result,
            )
            for game in pairing.seating.games
        ]
        out = {
            task.registration_of[number]: absence
            for number, absence in pairing.seating.sitting_out.items()
        }
        seat(session, rows, paired, made, out)
        tournaments.touch(tournament)


def next_round(session: Session, tournament: Tournament) -> int:
    """The round to pair: the draft there is, or the one after the last closed round."""
    known = rounds.rounds(session, tournament.id)
    last = known[-1] if known else None
    if last is not None and last.status == RoundStatus.DRAFT:
        return last.number
    if last is not None and last.status != RoundStatus.CLOSED:
        raise LastRoundIsOpen
    number = last.number + 1 if last is not None else 1
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
    playing = {each for board in made for each in (board.white_id, board.black_id)}
    announced = {
        row.registration_id: Absence(row.reason)
        for row in attendance.skipped_rounds(session, paired.tournament_id)
        if row.round == paired.number
    }
    sitting = [
        SittingOut(
            round_id=paired.id,
            registration_id=each.id,
            absence=(out.get(each.id) or announced.get(each.id) or Absence.ZERO_BYE).value,
        )
        for each in attendance.attendants(session, paired.tournament_id, rows)
        if belongs(each, paired.number) and each.id not in playing
    ]
    boards.replace_boards(session, paired, made, sitting)


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

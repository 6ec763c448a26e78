"""Pair by hand, publish, close or take back a round."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from services.tournaments.entries.access import lock_as_arbiter, require_arbiter
from services.tournaments.entries.actions.announce import announce
from services.tournaments.entries.domain.attendance import Status, belongs
from services.tournaments.entries.store import attendance, registrations, rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.tables import Event
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
from services.tournaments.rounds.refusals import (
    NotTheirRound,
    ResultsAreMissing,
    RoundIsNotADraft,
    RoundIsNotBeingPlayed,
    RoundIsPublished,
    SomebodyLeft,
)
from services.tournaments.rounds.store import boards
from services.tournaments.rounds.tables import Board, SittingOut
from services.tournaments.rules.engines import Proposal
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seating import seating_of
from services.tournaments.rules.systems import FIXED_FIELD, TEAM_SYSTEMS
from shared import clock
from shared.database import Session, reading, writing
from shared.mails import request_mail
from shared.members import Caller


@dataclass(frozen=True)
class Draft:
    """A round about to be published, with everybody of the tournament by registration."""

    paired: PairedRound
    entries: dict[int, Registration]
    boards: Sequence[Board]
    sitting_out: Sequence[SittingOut]


def pair_by_hand(
    caller: Caller,
    tournament_id: int,
    round_number: int,
    pairs: Sequence[tuple[int, int]],
    byes: Sequence[int],
) -> None:
    """Replace the draft by these boards, from the first down; the others sit out."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        if next_round(session, tournament) != round_number:
            raise RoundIsPublished
        rows = registrations.registrations(session, tournament_id)
        present = attendance.attendants(session, tournament_id, rows)
        known = {each.id for each in present if belongs(each, round_number)}
        _require_once(
            pairs, byes, known, "Every player of the round can be named once, and nobody else"
        )
        if tournament.system in TEAM_SYSTEMS:
            _require_matches({row.id: row.team_id for row in rows}, pairs, byes)
        number_players(tournament, rows, round_number)
        paired = draft_of_round(session, tournament, round_number)
        paired.explanation, paired.relaxations = "[]", '["paired by hand"]'
        paired.apart = "[]"
        made = [
            Board(round_id=paired.id, number=number, white_id=white, black_id=black)
            for number, (white, black) in enumerate(pairs, start=1)
        ]
        seat(session, rows, paired, made, dict.fromkeys(byes, Absence.PAIRING_BYE))
        tournaments.touch(tournament)


def pair_teams_by_hand(
    caller: Caller,
    tournament_id: int,
    round_number: int,
    pairs: Sequence[tuple[int, int]],
    byes: Sequence[int],
) -> None:
    """Replace the draft by matches of these teams; their line-ups come to the boards."""
    with reading() as session:
        require_arbiter(session, caller, tournament_id)
    task = prepare(tournament_id)
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
        tournament, event = lock_as_arbiter(session, caller, tournament_id)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.DRAFT:
            raise RoundIsNotADraft
        draft = _read_draft(session, paired)
        if tournament.system not in FIXED_FIELD:
            # In a table drawn up in advance who leaves keeps his place, and loses by forfeit.
            _require_nobody_left(session, draft)
        paired.status, paired.published_at = RoundStatus.PUBLISHED, clock.now()
        _let_newcomers_wait(draft)
        _tell_players(session, tournament, event, draft)
        told = {"round": round_number, "boards": len(draft.boards)}
        announce(session, event, tournament, Topic.ROUND_PUBLISHED, told)
        tournaments.touch(tournament)


def close_round(caller: Caller, tournament_id: int, round_number: int) -> None:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.PUBLISHED:
            raise RoundIsNotBeingPlayed
        missing = [b.number for b in boards.boards(session, paired.id) if b.result == Result.NONE]
        if missing:
            raise ResultsAreMissing(boards=missing)
        paired.status, paired.closed_at = RoundStatus.CLOSED, clock.now()
        told = {"round": round_number, "planned_rounds": tournament.planned_rounds}
        announce(session, event, tournament, Topic.ROUND_CLOSED, told)
        if round_number == tournament.planned_rounds:
            announce(session, event, tournament, Topic.TOURNAMENT_FINISHED, told)
        tournaments.touch(tournament)


def take_back_round(caller: Caller, tournament_id: int, round_number: int) -> None:
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        paired = rounds.paired_round(session, tournament_id, round_number)
        if paired.status != RoundStatus.DRAFT:
            raise RoundIsNotADraft
        session.delete(paired)
        tournaments.touch(tournament)


def _require_once(
    pairs: Sequence[tuple[int, int]], byes: Sequence[int], known: Collection[int], refusal: str
) -> None:
    named = [number for pair in pairs for number in pair] + list(byes)
    if len(named) != len(set(named)) or not set(named) <= set(known):
        raise NotTheirRound(refusal)


def _require_matches(
    team_of: dict[int, int | None], pairs: Sequence[tuple[int, int]], byes: Sequence[int]
) -> None:
    """Boards of players must be those of matches, or no standing of teams could be made."""
    opponents: dict[int | None, set[int | None]] = {}
    for one, other in (*pairs, *(pair[::-1] for pair in pairs)):
        opponents.setdefault(team_of[one], set()).add(team_of[other])
    alone = any(team_of[each] is None for each in byes) or None in opponents
    if alone or any(len(met) > 1 or team in met for team, met in opponents.items()):
        raise NotTheirRound("Players of a team sit opposite those of one other team")


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


def _tell_players(session: Session, tournament: Tournament, event: Event, draft: Draft) -> None:
    """Their board, or their bye; who announced an absence knows of it."""
    common = {"event": event.name, "tournament": tournament.name, "round": draft.paired.number}

    def tell(own: Registration, template: str, **more: object) -> None:
        if own.player_id is not None:
            key = f"tournament-pairing:{draft.paired.id}:{own.id}"
            values = {**common, **more}
            request_mail(session, template, values, player_id=own.player_id, key=key)

    for board in draft.boards:
        white, black = draft.entries[board.white_id], draft.entries[board.black_id]
        table = white.fixed_table or black.fixed_table or board.number
        for own, other, colour in ((white, black, "white"), (black, white, "black")):
            tell(own, "tournament_pairing", board=table, colour=colour, opponent=other.name)
    for row in draft.sitting_out:
        if row.absence == Absence.PAIRING_BYE:
            tell(draft.entries[row.registration_id], "tournament_bye")

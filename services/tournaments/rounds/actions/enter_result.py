"""Enter, delete or correct the result of a board; nothing is ever overwritten blindly."""

from collections.abc import Mapping
from dataclasses import dataclass

from services.tournaments.entries.actions.announce import announce
from services.tournaments.entries.store import rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Tournament
from services.tournaments.hall.access import entry_role, role_of
from services.tournaments.hall.domain.rights import RESULTS_OF_PLAYERS, Role
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rounds.refusals import (
    ArbitersOnly,
    BoardHasChanged,
    BoardIsOutdated,
    KeyUsedForAnother,
    RoundIsOver,
    RoundIsStillADraft,
)
from services.tournaments.rounds.store import boards, claims, results
from services.tournaments.rounds.tables import Board, ResultEntry
from services.tournaments.rules.results import Result
from services.tournaments.rules.rounds import RoundStatus
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Conflict
from shared.members import Caller


@dataclass(frozen=True)
class Entry:
    """What somebody wants to write; `version` is that of the board he saw."""

    result: Result
    version: int | None = None
    must_match: int | None = None
    key: str | None = None
    reason: str = ""


@dataclass(frozen=True)
class EntryOutcome:
    """The board after it."""

    result: Result
    version: int
    correction: bool
    repeated: bool = False
    drafts_removed: tuple[int, ...] = ()
    previous: Result = Result.NONE


def enter_result(
    caller: Caller, tournament_id: int, round_number: int, board_number: int, entry: Entry
) -> EntryOutcome:
    return enter_results(caller, tournament_id, round_number, {board_number: entry})[board_number]


def enter_results(
    caller: Caller, tournament_id: int, round_number: int, sent: Mapping[int, Entry]
) -> dict[int, EntryOutcome]:
    """Results of several boards of a round, all or none."""
    role = role_for_entry(caller, tournament_id)
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        return enter_in_transaction(session, tournament, event, caller, role, round_number, sent)


def role_for_entry(caller: Caller, tournament_id: int) -> Role | None:
    """Found out before the tournament is locked: wrong codes are counted on their own."""
    with reading() as session:
        _, event = tournaments.tournament(session, tournament_id)
        known = role_of(session, event, caller)
    return entry_role(event, known, caller)


def enter_in_transaction(
    session: Session,
    tournament: Tournament,
    event: Event,
    caller: Caller,
    role: Role | None,
    round_number: int,
    sent: Mapping[int, Entry],
) -> dict[int, EntryOutcome]:
    """As part of a transaction that holds the tournament."""
    entered = {}
    for number, entry in sent.items():
        repeated = _earlier(session, tournament.id, round_number, number, entry)
        if repeated is not None:
            entered[number] = repeated
            continue
        paired = rounds.paired_round(session, tournament.id, round_number)
        board = boards.locked_board(session, paired.id, number)
        _require_right(session, tournament, event, paired, board, role, entry)
        entered[number] = _write(session, tournament, paired, board, caller, entry)
    _announce(session, tournament, event, round_number, entered)
    return entered


def _announce(
    session: Session,
    tournament: Tournament,
    event: Event,
    round_number: int,
    entered: Mapping[int, EntryOutcome],
) -> None:
    """A whole sheet at once; a result taken away is told as 0."""
    new = {number: each for number, each in entered.items() if not each.repeated}
    if not new:
        return
    correction = any(each.correction for each in new.values())
    topic = Topic.RESULTS_CORRECTED if correction else Topic.RESULTS_ENTERED
    boards = [
        {"board": number, "result": each.result, "previous": each.previous, "version": each.version}
        for number, each in new.items()
    ]
    announce(session, event, tournament, topic, {"round": round_number, "boards": boards})


def _earlier(
    session: Session, tournament_id: int, round_number: int, board_number: int, entry: Entry
) -> EntryOutcome | None:
    """The answer given before to the same key; a phone may send twice in a weak network."""
    if entry.key is None:
        return None
    found = results.entry_with_key(session, tournament_id, entry.key)
    if found is None:
        return None
    if (found.round, found.board_id, found.value) != (round_number, board_number, entry.result):
        raise KeyUsedForAnother
    paired = rounds.paired_round(session, tournament_id, round_number)
    board = boards.locked_board(session, paired.id, board_number)
    return EntryOutcome(Result(board.result), board.version, found.correction, repeated=True)


def _require_right(
    session: Session,
    tournament: Tournament,
    event: Event,
    paired: PairedRound,
    board: Board,
    role: Role | None,
    entry: Entry,
) -> None:
    if paired.status == RoundStatus.DRAFT:
        raise RoundIsStillADraft
    is_arbiter = role in (Role.ARBITER, Role.ORGANISER)
    current = rounds.last_round_shown(session, tournament.id)
    if not is_arbiter and (paired.status == RoundStatus.CLOSED or paired.number != current):
        raise RoundIsOver
    if entry.must_match is not None and entry.must_match != board.version:
        raise BoardIsOutdated(board=board.number, version=board.version, result=board.result)
    stale = entry.version is not None and entry.version != board.version
    blind = entry.version is None and entry.must_match is None and board.result != Result.NONE
    if stale or blind:
        raise BoardHasChanged(board=board.number, version=board.version, result=board.result)
    if not is_arbiter:
        _require_right_of_tablets(event, board, entry)


def _require_right_of_tablets(event: Event, board: Board, entry: Entry) -> None:
    if entry.result == Result.NONE:
        if not event.allow_results_deletion_on_input_screens:
            raise ArbitersOnly
    elif entry.result not in RESULTS_OF_PLAYERS or board.result != Result.NONE:
        raise ArbitersOnly


def _write(
    session: Session,
    tournament: Tournament,
    paired: PairedRound,
    board: Board,
    caller: Caller,
    entry: Entry,
) -> EntryOutcome:
    correction = paired.status == RoundStatus.CLOSED
    if correction and entry.result == Result.NONE:
        raise Conflict("A closed round keeps a result on every board")
    claims.remove_claims(session, board.id)
    results.supersede(session, tournament.id, paired.number, board.number)
    session.add(
        ResultEntry(
            tournament_id=tournament.id,
            round=paired.number,
            board_id=board.number,
            white_player_id=board.white_id,
            black_player_id=board.black_id,
            date=clock.now(),
            value=entry.result,
            previous=board.result,
            entered_by=caller.pseudo or "event code",
            correction=correction,
            reason=entry.reason,
            superseded=entry.result == Result.NONE,
            idempotency_key=entry.key,
        )
    )
    previous = Result(board.result)
    board.result, board.version = entry.result, board.version + 1
    removed: list[int] = []
    if correction:
        # Pairings already shown stand; a draft made from the wrong result does not.
        removed = rounds.remove_drafts_after(session, tournament.id, paired.number)
    tournament.last_result_update = clock.now()
    tournaments.touch(tournament)
    return EntryOutcome(entry.result, board.version, correction, False, tuple(removed), previous)

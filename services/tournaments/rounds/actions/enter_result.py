"""Enter, delete or correct the result of a board; nothing is ever overwritten blindly."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.access import lock_unarchived
from services.tournaments.entries.actions.announce import announce, tell_followers
from services.tournaments.entries.store import rounds, tournaments
from services.tournaments.entries.tables import PairedRound, Tournament
from services.tournaments.hall.access import entry_role, role_of
from services.tournaments.hall.domain.rights import RESULTS_OF_PLAYERS, Role, is_at_least
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
        tournament, event = lock_unarchived(session, tournament_id)
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
    """As part of a transaction that holds the tournament; all boards are read at once."""
    if not sent:
        return {}
    earlier = _earlier(session, tournament.id, round_number, sent)
    paired = rounds.paired_round(session, tournament.id, round_number)
    found = boards.locked_boards(session, paired.id, sent)
    new = {number: entry for number, entry in sent.items() if number not in earlier}
    _require_right(session, tournament, paired, role, new)
    for number, entry in new.items():
        _require_board_as_seen(found[number], entry)
        if not is_at_least(role, Role.ARBITER):
            _require_right_of_tablets(event, found[number], entry)
    written = _write(session, tournament, paired, found, caller, new)
    entered = {
        number: written.get(number) or _repeated(found[number], earlier[number]) for number in sent
    }
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
    tell_followers(session, event, tournament, "standings.changed", {"round": round_number})


def _earlier(
    session: Session, tournament_id: int, round_number: int, sent: Mapping[int, Entry]
) -> dict[int, ResultEntry]:
    """By board, what was entered with the same key; a phone may send twice in a weak network."""
    keys = {entry.key: number for number, entry in sent.items() if entry.key is not None}
    found = {}
    for known in results.entries_with_keys(session, tournament_id, keys):
        number = keys[known.idempotency_key or ""]
        wanted = round_number, number, sent[number].result
        if (known.round, known.board_id, known.value) != wanted:
            raise KeyUsedForAnother
        found[number] = known
    return found


def _repeated(board: Board, earlier: ResultEntry) -> EntryOutcome:
    return EntryOutcome(Result(board.result), board.version, earlier.correction, repeated=True)


def _require_right(
    session: Session,
    tournament: Tournament,
    paired: PairedRound,
    role: Role | None,
    new: Mapping[int, Entry],
) -> None:
    if not new:
        return
    if paired.status == RoundStatus.DRAFT:
        raise RoundIsStillADraft
    if is_at_least(role, Role.ARBITER):
        return
    current = rounds.last_round_shown(session, tournament.id)
    if paired.status == RoundStatus.CLOSED or paired.number != current:
        raise RoundIsOver


def _require_board_as_seen(board: Board, entry: Entry) -> None:
    if entry.must_match is not None and entry.must_match != board.version:
        raise BoardIsOutdated(board=board.number, version=board.version, result=board.result)
    stale = entry.version is not None and entry.version != board.version
    blind = entry.version is None and entry.must_match is None and board.result != Result.NONE
    if stale or blind:
        raise BoardHasChanged(board=board.number, version=board.version, result=board.result)


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
    found: Mapping[int, Board],
    caller: Caller,
    new: Mapping[int, Entry],
) -> dict[int, EntryOutcome]:
    if not new:
        return {}
    correction = paired.status == RoundStatus.CLOSED
    if correction and any(entry.result == Result.NONE for entry in new.values()):
        raise Conflict("A closed round keeps a result on every board")
    claims.remove_claims(session, [found[number].id for number in new])
    results.supersede(session, tournament.id, paired.number, new)
    results.add(
        session, [_row(paired, found[number], caller, entry) for number, entry in new.items()]
    )
    removed: list[int] = []
    if correction:
        # Pairings already shown stand; a draft made from the wrong result does not.
        removed = rounds.remove_drafts_after(session, tournament.id, paired.number)
    tournament.last_result_update = clock.now()
    tournaments.touch(tournament)
    return {
        number: _change(found[number], entry, correction, removed) for number, entry in new.items()
    }


def _change(board: Board, entry: Entry, correction: bool, removed: list[int]) -> EntryOutcome:
    previous = Result(board.result)
    board.result, board.version = entry.result, board.version + 1
    return EntryOutcome(entry.result, board.version, correction, False, tuple(removed), previous)


def _row(paired: PairedRound, board: Board, caller: Caller, entry: Entry) -> dict[str, Any]:
    return {
        "tournament_id": paired.tournament_id,
        "round": paired.number,
        "board_id": board.number,
        "white_player_id": board.white_id,
        "black_player_id": board.black_id,
        "date": clock.now(),
        "value": entry.result,
        "previous": board.result,
        "entered_by": caller.pseudo or "event code",
        "correction": paired.status == RoundStatus.CLOSED,
        "reason": entry.reason,
        "superseded": entry.result == Result.NONE,
        "idempotency_key": entry.key,
    }

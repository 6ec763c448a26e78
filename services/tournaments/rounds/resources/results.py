"""/board-results and /tournament-results: results of boards and their history."""

from datetime import datetime

from flask import request
from flask_restful import Resource
from pydantic import BaseModel, ConfigDict, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.store import registrations
from services.tournaments.hall.resources.parameters import Line, Page
from services.tournaments.rounds.actions.enter_result import Entry, enter_result, enter_results
from services.tournaments.rounds.store import results
from services.tournaments.rules.results import Result
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import Caller, anyone, staff
from shared.database import reading
from shared.errors import BadRequest

KEY_HEADER = "Idempotency-Key"
LONGEST_VERSION = 10  # digits


class SentResult(Arguments):
    """A result seen from White, and the version of the board that was looked at."""

    result: int = Field(
        ge=1,
        le=6,
        examples=[3],
        description="1 Black wins, 2 draw, 3 White wins; by forfeit: 4 Black, 5 nobody, 6 White.",
    )
    version: int | None = Field(None, ge=1, description="The board's version when it was read.")
    reason: Line = Field("", max_length=200, description="Why a result is corrected.")


class SheetLine(BaseModel):
    """One board of a sheet."""

    model_config = ConfigDict(extra="forbid")
    board: int = Field(ge=1)
    result: int = Field(ge=1, le=6)
    version: int | None = Field(None, ge=1)
    reason: Line = Field("", max_length=200)


class ResultSheet(Arguments):
    """Results of several boards of a round."""

    results: JsonText[list[SheetLine]] = Field(
        min_length=1,
        max_length=2500,
        examples=[[{"board": 1, "result": 3, "version": 1}]],
        description="Each board once, with result and version as for one board.",
    )


class SeenVersion(Arguments):
    """The version of the board that was looked at."""

    version: int | None = Field(None, ge=1, description="The board's version when it was read.")


class EnteredResult(BaseModel):
    """The board after the result was entered."""

    result: int
    version: int
    correction: bool
    repeated: bool
    drafts_removed: list[int]


class EnteredSheet(BaseModel):
    """The boards after it, by number."""

    boards: dict[int, EnteredResult]


class EntrySeen(BaseModel):
    """One entry of the history; the ones superseded no longer count."""

    id: int
    round: int
    board_id: int
    white_player_id: int
    black_player_id: int
    date: datetime
    value: int
    previous: int
    entered_by: str
    correction: bool
    reason: str
    superseded: bool
    white_name: str = ""
    black_name: str = ""


class EntryList(BaseModel):
    """Results in the order they were entered."""

    results: list[EntrySeen]


class WhichEntries(Page):
    """Which entries."""

    round: int | None = Field(None, ge=1, description="Only of this round.")
    board: int | None = Field(None, ge=1, description="Only of this board.")


class BoardResults(Resource):
    @staff
    @accepts(SentResult)
    @answers(200, EnteredResult)
    def put(
        self,
        caller: Caller,
        tournament_id: int,
        round_number: int,
        board_number: int,
        sent: SentResult,
    ) -> EnteredResult:
        """Enter the result of a board: the staff, or whoever shows the header EventCode.

        `version` (or If-Match) protects what somebody else entered; a header
        Idempotency-Key makes sending twice harmless.
        """
        entry = Entry(Result(sent.result), sent.version, _if_match(), _key(), sent.reason)
        done = enter_result(caller, tournament_id, round_number, board_number, entry)
        return EnteredResult.model_validate(done, from_attributes=True)

    @staff
    @accepts(SeenVersion)
    @answers(200, EnteredResult)
    def delete(
        self,
        caller: Caller,
        tournament_id: int,
        round_number: int,
        board_number: int,
        seen: SeenVersion,
    ) -> EnteredResult:
        """Delete the result of a board; it stays in the history."""
        entry = Entry(Result.NONE, seen.version, _if_match(), _key())
        done = enter_result(caller, tournament_id, round_number, board_number, entry)
        return EnteredResult.model_validate(done, from_attributes=True)


class RoundResults(Resource):
    @staff
    @accepts(ResultSheet)
    @answers(200, EnteredSheet)
    def put(
        self, caller: Caller, tournament_id: int, round_number: int, sheet: ResultSheet
    ) -> EnteredSheet:
        """Enter the results of several boards at once, all or none.

        A header Idempotency-Key makes sending twice harmless.
        """
        key = _key()
        entries = {
            line.board: Entry(
                Result(line.result),
                line.version,
                None,
                f"{key}/{line.board}" if key else None,
                line.reason,
            )
            for line in sheet.results
        }
        if len(entries) != len(sheet.results):
            raise BadRequest("Each board can be named once")
        entered = enter_results(caller, tournament_id, round_number, entries)
        return EnteredSheet.model_validate({"boards": entered}, from_attributes=True)


class TournamentResults(Resource):
    @anyone(code=True)
    @accepts(WhichEntries)
    @answers(200, EntryList, conditional=True)
    def get(self, caller: Caller, tournament_id: int, narrowed: WhichEntries) -> EntryList:
        """Read the history of results, corrections included."""
        of = {
            name: value
            for name, value in (("round", narrowed.round), ("board_id", narrowed.board))
            if value is not None
        }
        with reading() as session:
            find_visible(session, caller, tournament_id)
            rows = results.entries(
                session, tournament_id, after=narrowed.after, limit=narrowed.limit, **of
            )
            names = registrations.names(session, tournament_id)
        shown = [EntrySeen.model_validate(row, from_attributes=True) for row in rows]
        for entry in shown:
            entry.white_name = names.get(entry.white_player_id, "")
            entry.black_name = names.get(entry.black_player_id, "")
        return EntryList(results=shown)


def _if_match() -> int | None:
    """If-Match: "4" means the board must still have version 4."""
    sent = request.headers.get("If-Match", "").strip().strip('"')
    if not sent or sent == "*":
        return None
    if not sent.isascii() or not sent.isdigit() or len(sent) > LONGEST_VERSION:
        raise BadRequest("If-Match takes the version of the board")
    return int(sent)


def _key() -> str | None:
    key = request.headers.get(KEY_HEADER, "").strip()
    if len(key) > 100:
        raise BadRequest("An idempotency key has at most 100 characters")
    return key or None

"""/league-imports, /league-exports, /league-game-scores, /league-records: whole games."""

from decimal import Decimal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.import_game import import_game, import_hands
from services.tournaments.league.actions.record_game import (
    enter_scores,
    erase_record,
    stored_replay,
)
from services.tournaments.league.domain.formats.logs import ExportForm, LogForm, write_log
from services.tournaments.league.refusals import NoTiles
from services.tournaments.league.resources.events import GameProgress
from services.tournaments.league.resources.games import LeagueGameSeen, game_answer
from services.tournaments.league.resources.parameters import (
    Reason,
    Score,
    SentPoints,
    ShortReason,
)
from services.tournaments.league.store import games, people
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading
from shared.peers import Done

NO_PENALTIES = [Decimal(0)] * 4


class LogSent(Arguments):
    """A whole game as another program wrote it; seat 0 of the log is seat 0 of the line-up."""

    form: LogForm = Field(
        examples=["mjai"], description="mjai, tenhou6, mjlog, json, plain or viewer."
    )
    log: str = Field(
        examples=['{"type":"start_game","names":["A","B","C","D"]}'],
        description="The text of the log.",
    )
    reason: Reason = Field("", description="Needed when the game was entered before.")


class HandsSent(Arguments):
    """One hand or several as another program wrote them."""

    form: LogForm = Field(
        examples=["mjai"], description="mjai, tenhou6, mjlog, json, plain or viewer."
    )
    log: str = Field(
        examples=['{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0}'],
        description="The text of the log; it begins where the game stands.",
    )


class WantedForm(Arguments):
    """In which form."""

    form: ExportForm = Field(
        ExportForm.JSON,
        description="mjai, json, or plain: json without anything derived, to be edited.",
    )


class LogWritten(BaseModel):
    """A game as text; sent to /league-imports it gives the same events."""

    form: ExportForm
    log: str


class ScoresSent(Arguments):
    """Final scores by seat."""

    scores: JsonText[list[Score]] = Field(
        min_length=3, max_length=4, examples=[[26100, 39500, 24000, 10400]], description="By seat."
    )
    penalty_points: JsonText[list[SentPoints]] = Field(
        NO_PENALTIES, min_length=3, max_length=4, description="By seat, positive amounts."
    )
    reason: Reason = Field("", description="Needed when the game was entered before.")


class WhyErased(Arguments):
    """Why the record is taken away."""

    reason: ShortReason


class LeagueImport(Resource):
    body_limit_bytes = 4 << 20  # a log of 2 MiB whose letters JSON may have to write longer

    @member(scope=ORGANISE)
    @accepts(LogSent)
    @answers(201, LeagueGameSeen)
    def put(self, caller: Member, game_id: int, sent: LogSent) -> LeagueGameSeen:
        """Import a whole game; a log that cannot have happened is refused with the exact event."""
        import_game(game_id, caller, sent.form, sent.log, sent.reason)
        return game_answer(game_id)

    @member(scope=ORGANISE)
    @accepts(HandsSent)
    @answers(201, GameProgress)
    def post(self, caller: Member, game_id: int, sent: HandsSent) -> GameProgress:
        """Add single hands of a log behind those of a running game."""
        return GameProgress.of(import_hands(game_id, caller, sent.form, sent.log))


class LeagueExport(Resource):
    @accepts(WantedForm)
    @answers(200, LogWritten)
    def get(self, game_id: int, wanted: WantedForm) -> LogWritten:
        """Export a game with everything that follows from its events."""
        replay = stored_replay(game_id)
        if wanted.form == ExportForm.MJAI and any(hand.written for hand in replay.hands):
            raise NoTiles
        with reading() as session:
            seats = games.seats(session, [game_id])[game_id]
            known = people.names_of_players(session, [seat.player_id or 0 for seat in seats])
        names = [known[seat.player_id or 0] for seat in seats]
        return LogWritten(form=wanted.form, log=write_log(wanted.form, replay, names))


class LeagueGameScores(Resource):
    @member(scope=ORGANISE)
    @accepts(ScoresSent)
    @answers(200, LeagueGameSeen)
    def put(self, caller: Member, game_id: int, sent: ScoresSent) -> LeagueGameSeen:
        """Enter the final scores of a game of which no events are kept."""
        enter_scores(game_id, caller, sent.scores, sent.penalty_points, sent.reason)
        return game_answer(game_id)


class LeagueRecord(Resource):
    @member(scope=ORGANISE)
    @accepts(WhyErased)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int, why: WhyErased) -> Done:
        """Take the record of a game away; the trace stays."""
        erase_record(game_id, caller, why.reason)
        return Done(msg="The record was taken away")

"""/game-civil-disorders, /game-extensions, /game-cancellations, /game-log: the master at work."""

from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field, model_validator

from services.games.diplomacy.actions.cancel_adjudication import cancel_adjudication
from services.games.diplomacy.actions.declare_disorder import declare_disorder, end_disorder
from services.games.diplomacy.actions.extend_deadline import extend_deadline
from services.games.diplomacy.actions.read_log import log_of
from services.games.diplomacy.resources.arguments import InRole, Reason
from services.games.diplomacy.resources.rectification_codes import CodeGiven
from shared.arguments import MISSING, accepts, answers
from shared.callers import ORGANISE, Member, Presented, member
from shared.peers import Done


class Extension(Presented):
    """How much more time, and why."""

    days: int = Field(
        0,
        ge=0,
        le=60,
        examples=[2],
        description="Days after the deadline, or after today when it has passed.",
    )
    hours: int = Field(0, ge=0, le=24 * 60, examples=[0], description="Hours more, or instead.")
    reason: Reason

    @model_validator(mode="after")
    def _gives_time(self) -> "Extension":
        if not self.days and not self.hours:
            raise ValueError(f"days: {MISSING}")
        return self


class Cancellation(Presented):
    """Why the last adjudication is cancelled; the players read it."""

    reason: Reason
    rectification_code: CodeGiven = None


class NewDeadline(BaseModel):
    """When the phase is due now."""

    msg: str
    deadline_timestamp: int


class Cancelled(BaseModel):
    """Where the game is again."""

    msg: str
    advancement: int


class LogEntry(BaseModel):
    """Something the master did, or that was done to the game."""

    time_stamp: int
    kind: str = Field(examples=["deadline moved"])
    advancement: int
    details: dict[str, Any]


class GameLog(BaseModel):
    """The newest first."""

    log: list[LogEntry]


class GameCivilDisorders(Resource):
    @member(scope=ORGANISE)
    @accepts(InRole)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, asked: InRole) -> Done:
        """Declare a role in civil disorder for this phase; for the master."""
        declare_disorder(game_id, asked.role_id, caller.player_id)
        return Done(msg="Ok civil disorder declared")

    @member(scope=ORGANISE)
    @accepts(InRole)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int, asked: InRole) -> Done:
        """Withdraw the civil disorder of a role; for the master."""
        end_disorder(game_id, asked.role_id, caller.player_id)
        return Done(msg="Ok civil disorder withdrawn")


class GameExtensions(Resource):
    @member(scope=ORGANISE)
    @accepts(Extension)
    @answers(201, NewDeadline)
    def post(self, caller: Member, game_id: int, asked: Extension) -> NewDeadline:
        """Give the players more time, even after the deadline; for the master."""
        due = extend_deadline(game_id, asked.days, asked.hours, asked.reason, caller.player_id)
        return NewDeadline(msg="Ok deadline extended", deadline_timestamp=due)


class GameCancellations(Resource):
    @member(scope=ORGANISE)
    @accepts(Cancellation)
    @answers(201, Cancelled)
    def post(self, caller: Member, game_id: int, asked: Cancellation) -> Cancelled:
        """Cancel the last adjudication, once: all is as before it, and the game rests."""
        advancement = cancel_adjudication(
            game_id, asked.reason, asked.rectification_code, caller.player_id
        )
        return Cancelled(msg="Ok adjudication cancelled, game paused", advancement=advancement)


class GameLogs(Resource):
    @member
    @accepts(Presented)
    @answers(200, GameLog)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> GameLog:
        """Read what the master did; for those who are in the game."""
        return GameLog(
            log=[
                LogEntry(
                    time_stamp=int(entry.happened_at.timestamp()),
                    kind=entry.kind,
                    advancement=entry.advancement,
                    details=entry.details,
                )
                for entry in log_of(game_id, caller.player_id)
            ]
        )

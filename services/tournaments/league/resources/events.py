"""/league-events and /league-foul-plays: live scoring."""

from decimal import Decimal
from typing import Any, Self

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.record_game import (
    Progress,
    stored_progress,
)
from services.tournaments.league.actions.score_live import (
    append_events,
    report_foul_play,
    take_back_events,
)
from services.tournaments.league.domain.events import FoulPlay, FoulType
from services.tournaments.league.domain.formats.json_log import hand_as_json
from services.tournaments.league.domain.games import coming_start, may_dealer_stop
from services.tournaments.league.domain.table import HandStart
from services.tournaments.league.resources.parameters import (
    Reason,
    SentPoints,
    ShortReason,
)
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member

MOST_AT_ONCE = 200


class EventsSent(Arguments):
    """Events in the order they happened; fields beside the event's own are compared."""

    events: JsonText[list[dict[str, Any]]] = Field(
        min_length=1,
        max_length=MOST_AT_ONCE,
        examples=[[{"type": "draw", "actor": 0, "tile": "5m"}]],
        description="Seats are 0 to 3, 0 deals the first hand.",
    )
    stored_events: int | None = Field(
        None, ge=0, description="How many the sender knows to be stored; otherwise 409."
    )


class TakenBack(Arguments):
    """How many of the last events were wrong."""

    count: int = Field(ge=1, le=MOST_AT_ONCE, examples=[1], description="How many events.")
    reason: ShortReason


class FoulSent(Arguments):
    """An offence in the hand being played."""

    actor: int = Field(ge=0, le=3, examples=[0], description="The seat.")
    type: FoulType = Field(examples=["pon by mistake"], description="What was done.")
    penalty_points: SentPoints = Field(Decimal(0), description="20 for an M-League chombo.")
    description: Reason = ""
    is_restarted: bool = Field(False, description="The hand is played again.")


class NextHand(BaseModel):
    """Where the next hand begins."""

    round: str
    dealer: int
    honba_count: int
    reach_stick_count: int
    scores: list[int]

    @classmethod
    def of(cls, start: HandStart) -> Self:
        return cls(
            round=start.round,
            dealer=start.dealer,
            honba_count=start.honba,
            reach_stick_count=start.sticks,
            scores=list(start.scores),
        )


class GameProgress(BaseModel):
    """How far a game is entered, and the last hand with all that follows from its events."""

    stored_events: int
    hands: int
    finished: bool
    scores: list[int]
    last_hand: dict[str, Any] | None
    next_hand: NextHand | None = Field(description="Null while a hand is played, and at the end.")
    ended_by: str | None = Field(description="Who ended it early: time or dealer.")
    may_stop: bool = Field(description="The dealer who stays may end the game now.")

    @classmethod
    def of(cls, progress: Progress) -> Self:
        hands, rules = progress.replay.hands, progress.rules
        coming = None if progress.replay.placings else coming_start(rules, progress.replay)
        return cls(
            stored_events=progress.events,
            hands=progress.hands,
            finished=bool(progress.replay.placings),
            scores=list(hands[-1].table.scores) if hands else [],
            last_hand=hand_as_json(hands[-1]) if hands else None,
            next_hand=None if coming is None else NextHand.of(coming),
            ended_by=progress.replay.ended_by,
            may_stop=bool(coming and hands) and may_dealer_stop(rules, hands[-1]),
        )


class LeagueEvents(Resource):
    @answers(200, GameProgress)
    def get(self, game_id: int) -> GameProgress:
        """How far a game is, with the hand being played."""
        return GameProgress.of(stored_progress(game_id))

    @member(scope=ORGANISE)
    @accepts(EventsSent)
    @answers(201, GameProgress)
    def post(self, caller: Member, game_id: int, sent: EventsSent) -> GameProgress:
        """Add events as they happen; all of them are stored, or none."""
        return GameProgress.of(append_events(game_id, caller, sent.events, sent.stored_events))

    @member(scope=ORGANISE)
    @accepts(TakenBack)
    @answers(200, GameProgress)
    def delete(self, caller: Member, game_id: int, taken: TakenBack) -> GameProgress:
        """Take the last events back; the trace keeps why."""
        return GameProgress.of(take_back_events(game_id, caller, taken.count, taken.reason))


class LeagueFoulPlays(Resource):
    @member(scope=ORGANISE)
    @accepts(FoulSent)
    @answers(201, GameProgress)
    def post(self, caller: Member, game_id: int, sent: FoulSent) -> GameProgress:
        """Note foul play: the hand is played again, or the offender's hand is dead."""
        foul = FoulPlay(
            sent.actor, sent.type.value, sent.penalty_points, sent.description, sent.is_restarted
        )
        return GameProgress.of(report_foul_play(game_id, caller, foul))

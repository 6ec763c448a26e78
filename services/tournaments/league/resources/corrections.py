"""/league-corrections: the trace of a game, and how it is corrected in its middle."""

from datetime import datetime
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field, Json

from services.tournaments.league.actions.correct_game import (
    Proposal,
    confirm_correction,
    propose_correction,
)
from services.tournaments.league.domain.corrections import Change
from services.tournaments.league.domain.formats.json_log import read_event, read_hand
from services.tournaments.league.refusals import refuse_impossible
from services.tournaments.league.resources.parameters import FromRow, Reason
from services.tournaments.league.store import games as store
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading

MOST_EVENTS = 400


class CorrectionSeen(FromRow):
    """A change to a game that had been entered."""

    version: int
    change: str
    reason: str
    made_by: str
    made_at: datetime
    before: Json[dict[str, Any]] | None = Field(
        description="Scores, points, penalties and ranks until then, and the events if any."
    )


class CorrectionList(BaseModel):
    """The corrections of a game, the oldest first."""

    corrections: list[CorrectionSeen]


class ChangeSent(BaseModel):
    """Events of a hand are removed, and others put in their place."""

    hand: int = Field(ge=1, le=100, description="The number of the hand in the game.")
    event: int = Field(1, ge=1, le=1000, description="The first event concerned.")
    removed: int = Field(0, ge=0, le=MOST_EVENTS, description="How many events go.")
    events: list[dict[str, Any]] = Field(
        [], max_length=MOST_EVENTS, description="What comes in their place."
    )
    whole_hand: dict[str, Any] | None = Field(
        None,
        description="Instead of events: the whole hand anew, as the export `plain` has it.",
    )


class ChangesSent(Arguments):
    """What to change; numbers are those before any of the changes."""

    changes: JsonText[list[ChangeSent]] = Field(
        min_length=1,
        max_length=100,
        examples=[
            [
                {
                    "hand": 1,
                    "event": 7,
                    "removed": 1,
                    "events": [{"type": "discard", "actor": 0, "tile": "5m"}],
                }
            ]
        ],
        description="Several, where one alone would make what follows impossible.",
    )


class ChangesConfirmed(ChangesSent):
    """The same changes, with the token that came with their consequences."""

    token: str = Field(max_length=64, examples=["0" * 32], description="From the list.")
    reason: Reason = Field(min_length=1, description="Why, for the trace.")


class ConsequenceSeen(FromRow):
    """What becomes different; hand is null for the end of the game."""

    hand: int | None
    what: str
    before: Any
    after: Any


class Consequences(BaseModel):
    """Everything that a correction changes."""

    token: str = Field(description="To be sent with the same changes to accept them.")
    finished: bool
    consequences: list[ConsequenceSeen]

    @classmethod
    def of(cls, proposal: Proposal) -> "Consequences":
        return cls(
            token=proposal.token,
            finished=bool(proposal.replay.placings),
            consequences=ConsequenceSeen.list_of(proposal.consequences),
        )


class LeagueCorrections(Resource):
    @answers(200, CorrectionList)
    def get(self, game_id: int) -> CorrectionList:
        """Read what was corrected in a game, by whom and why."""
        with reading() as session:
            store.game(session, game_id)
            rows = store.corrections(session, game_id)
        return CorrectionList(corrections=CorrectionSeen.list_of(rows))

    @member(scope=ORGANISE)
    @accepts(ChangesSent)
    @answers(200, Consequences)
    def post(self, caller: Member, game_id: int, sent: ChangesSent) -> Consequences:
        """List all that a correction would change; nothing is stored."""
        return Consequences.of(propose_correction(game_id, caller, _changes(sent)))

    @member(scope=ORGANISE)
    @accepts(ChangesConfirmed)
    @answers(200, Consequences)
    def put(self, caller: Member, game_id: int, sent: ChangesConfirmed) -> Consequences:
        """Accept a correction with all its consequences."""
        changes = _changes(sent)
        return Consequences.of(
            confirm_correction(game_id, caller, changes, sent.token, sent.reason)
        )


def _changes(sent: ChangesSent) -> list[Change]:
    with refuse_impossible():
        return [_change(change) for change in sent.changes]


def _change(sent: ChangeSent) -> Change:
    whole = None if sent.whole_hand is None else read_hand(sent.whole_hand)
    events = tuple(map(read_event, sent.events))
    return Change(sent.hand, sent.event, sent.removed, events, whole)

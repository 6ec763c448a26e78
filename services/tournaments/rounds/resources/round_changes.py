"""/round-changes: change a round that is already shown, and read who changed it and why."""

import json
from datetime import datetime
from typing import Annotated, Any, Self

from flask_restful import Resource
from pydantic import BaseModel, BeforeValidator, Field

from services.tournaments.entries.access import require_arbiter
from services.tournaments.entries.store import registrations
from services.tournaments.rounds.actions.change_round import (
    Order,
    Outcome,
    arrangement_as_json,
    change_round,
    try_change,
)
from services.tournaments.rounds.store import changes as store
from services.tournaments.rules.results import Absence
from services.tournaments.rules.round_changes import Change, Step
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading

StoredJson = BeforeValidator(json.loads)
Names = dict[int, str]


class StepWanted(BaseModel):
    """One step; players by registration, boards by number."""

    step: Step = Field(examples=["swap"], description="What is done.")
    one: int = Field(
        examples=[12], description="pair, swap, bye: a player (paired, he has White); else a board."
    )
    other: int = Field(0, examples=[7], description="The other player or board of two.")
    absence: Absence = Field(
        Absence.ZERO_BYE, description="What who plays no more is given; of a bye, its kind."
    )


class RoundChangeOrder(Arguments):
    """What shall be changed of a round, one step after the other, all or none."""

    changes: JsonText[list[StepWanted]] = Field(
        min_length=1,
        max_length=100,
        examples=[[{"step": "turn", "one": 1}]],
        description="Each on what the one before left.",
    )
    reason: str = Field(
        min_length=3, max_length=500, examples=["Arrived late"], description="Told to all."
    )
    dry_run: bool = Field(False, description="Only tell what it would be; store nothing.")
    confirm: str = Field("", max_length=64, description="Token of the dry run, if results go.")


class SeatAfter(BaseModel):
    """A board, its players by registration."""

    board: int
    white: int
    white_name: str = ""
    black: int
    black_name: str = ""
    result: int


class SittingAfter(BaseModel):
    """A player without an opponent."""

    registration_id: int
    name: str = ""
    absence: str


class Arranged(BaseModel):
    """Boards and who sits out; empty where the whole publication was taken back."""

    boards: list[SeatAfter] = []
    sitting_out: list[SittingAfter] = []

    def named(self, names: Names) -> Self:
        for seat in self.boards:
            seat.white_name, seat.black_name = names.get(seat.white, ""), names.get(seat.black, "")
        for sitting in self.sitting_out:
            sitting.name = names.get(sitting.registration_id, "")
        return self


class RoundChanged(BaseModel):
    """A round as it is, or would be; `confirm` is needed where `results_lost` names boards."""

    stored: bool
    after: Arranged
    concerned: list[int]
    names: Names
    results_lost: list[int]
    drafts_removed: list[int]
    reopened: bool
    confirm: str | None


class ChangeSeen(BaseModel):
    """A change of a round: who made it, when and why."""

    id: int
    date: datetime
    changed_by: str
    reason: str
    steps: Annotated[list[dict[str, Any]], StoredJson]
    before: Annotated[Arranged, StoredJson]
    after: Annotated[Arranged, StoredJson]


class ChangeList(BaseModel):
    """All that was changed of a round after it was shown, in order; who the numbers are."""

    changes: list[ChangeSeen]
    names: Names


def _as_json(outcome: Outcome, stored: bool) -> RoundChanged:
    with reading() as session:
        names = registrations.names(session, outcome.paired.tournament_id)
    return RoundChanged(
        stored=stored,
        after=Arranged.model_validate(arrangement_as_json(outcome.after)).named(names),
        concerned=sorted(outcome.concerned),
        names={each: names.get(each, "") for each in outcome.concerned},
        results_lost=outcome.lost,
        drafts_removed=outcome.drafts_removed,
        reopened=outcome.reopened,
        confirm=outcome.token if outcome.lost and not stored else None,
    )


class RoundChanges(Resource):
    @member(scope=ORGANISE)
    @answers(200, ChangeList)
    def get(self, caller: Member, tournament_id: int, round_number: int) -> ChangeList:
        """Read what arbiters changed of a round after it was shown."""
        with reading() as session:
            require_arbiter(session, caller, tournament_id)
            rows = store.changes_of_round(session, tournament_id, round_number)
            names = registrations.names(session, tournament_id) if rows else {}
        found = ChangeList.model_validate({"changes": rows, "names": names}, from_attributes=True)
        for change in found.changes:
            change.before.named(names)
            change.after.named(names)
        return found

    @member(scope=ORGANISE)
    @accepts(RoundChangeOrder)
    @answers(200, RoundChanged)
    def post(
        self, caller: Member, tournament_id: int, round_number: int, wanted: RoundChangeOrder
    ) -> RoundChanged:
        """Change a round already shown, with a reason; all concerned are told.

        Opponents can change until a later round is published; colours, numbers of boards and the
        kind of a bye always. Results that would go must be confirmed with the token of a dry run.
        """
        steps = tuple(Change(**each.model_dump()) for each in wanted.changes)
        order = Order(steps, wanted.reason, wanted.confirm)
        act = try_change if wanted.dry_run else change_round
        outcome = act(caller, tournament_id, round_number, order)
        return _as_json(outcome, stored=not wanted.dry_run)

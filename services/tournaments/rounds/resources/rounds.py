"""/tournament-rounds and /round-pairings: pair, publish and close rounds."""

import json
from datetime import datetime
from typing import Annotated, Any, Literal

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, BeforeValidator, Field

from services.tournaments.entries.access import require_arbiter
from services.tournaments.hall.domain.rights import Work
from services.tournaments.hall.resources.parameters import TwoIds, conditional
from services.tournaments.rounds.actions.pair_round import prepare, propose, save
from services.tournaments.rounds.actions.run_jobs import ask_for_pairing, is_large
from services.tournaments.rounds.actions.run_round import (
    close_round,
    pair_by_hand,
    pair_teams_by_hand,
    publish_round,
    take_back_publication,
    take_back_round,
)
from services.tournaments.rounds.actions.see_round import View, see_round, visible_rounds
from services.tournaments.rounds.actions.tell_proposal import proposal_as_json
from services.tournaments.rounds.store import jobs
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.database import reading
from shared.peers import Done

PairList = JsonText[list[tuple[int, int]]]


class PairingOrder(Arguments):
    """How the next round shall be paired."""

    dry_run: bool = Field(False, description="Only show what would be paired; store nothing.")
    explain: bool = Field(False, description="Tell why each pair was made.")
    fixed: PairList = Field(
        [],
        max_length=500,
        description="Pairs (White first) to be kept, by registration id; teams by their numbers.",
        examples=[[[12, 7]]],
    )


class HandPairing(Arguments):
    """The boards of a draft, from the first down."""

    pairs: PairList = Field(
        max_length=2500, examples=[[[12, 7]]], description="White first, by registration id."
    )
    byes: JsonText[list[int]] = Field([], max_length=2500, description="Who gets the bye.")
    accept: bool = Field(
        False, description="Players meet again, or have neither board nor bye: it is meant."
    )
    teams: bool = Field(False, description="Whether pairs and byes are numbers of teams.")


class RoundChange(Arguments):
    """Where a round goes next."""

    status: Literal["published", "closed", "draft"] = Field(
        examples=["published"],
        description="Publish a draft, close a played round; draft: take the publication back.",
    )
    reason: str = Field(
        "", max_length=500, description="Why a publication is taken back; players are told."
    )


class Proposed(BaseModel):
    """A pairing, stored or only shown."""

    round: int
    stored: bool
    job_id: int | None = None
    pairs: list[TwoIds]
    sitting_out: dict[int, str]
    names: dict[int, str] = {}
    relaxations: list[str]
    explanation: list[dict[str, Any]]


class RoundListed(BaseModel):
    """A round and its state."""

    number: int
    status: str
    paired_at: datetime
    published_at: datetime | None
    closed_at: datetime | None


class RoundList(BaseModel):
    """The rounds of a tournament; drafts only for the staff."""

    rounds: list[RoundListed]


class SideSeen(BaseModel):
    """A player at a board; points are those before the round, virtual ones only lent for it."""

    registration_id: int
    name: str
    title: str
    rating: int
    rating_type: str
    points: float
    virtual_points: float
    illegal_moves: int
    clock_seconds: int
    clock: str


class BoardSeen(BaseModel):
    """A board; `version` goes back with the result; stones and `game_id` are those of Go."""

    board: int
    table: int
    white: SideSeen
    black: SideSeen
    handicap: bool
    handicap_stones: int
    result: int
    notation: str
    version: int
    game_id: int | None


class Sitting(BaseModel):
    """A player without an opponent."""

    registration_id: int
    name: str
    absence: str


class RoundSeen(RoundListed):
    """A round with its boards."""

    boards: list[BoardSeen]
    sitting_out: list[Sitting]
    relaxations: list[str]
    explanation: list[Any]


def _read_proposal(stored: str) -> dict[str, Any] | None:
    return json.loads(stored) | {"stored": False} if stored else None


class JobSeen(BaseModel):
    """A pairing that runs apart from the request."""

    id: int
    round: int
    status: str
    progress: int
    message: str
    dry_run: bool
    proposal: Annotated[Proposed | None, BeforeValidator(_read_proposal)]


def round_as_json(view: View) -> RoundSeen:
    listed = RoundListed.model_validate(view.paired, from_attributes=True)
    return RoundSeen(
        **listed.model_dump(),
        boards=[BoardSeen(**board) for board in view.boards],
        sitting_out=[Sitting(**row) for row in view.sitting_out],
        relaxations=view.relaxations,
        explanation=view.explanation,
    )


class TournamentRounds(Resource):
    @anyone(code=True)
    @answers(200, RoundList, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> RoundList:
        """List the rounds."""
        rows = visible_rounds(caller, tournament_id)
        return RoundList.model_validate({"rounds": rows}, from_attributes=True)

    @member(scope=ORGANISE)
    @accepts(PairingOrder)
    @answers(201, Proposed)
    def post(self, caller: Member, tournament_id: int, order: PairingOrder) -> Proposed:
        """Pair the next round as a draft, or pair the draft anew.

        More than 200 players are paired by a job: `job_id` tells which. That of a dry run has
        the `proposal`.
        """
        task = prepare(tournament_id, order.fixed, caller)
        if is_large(task):
            job = ask_for_pairing(tournament_id, task, list(order.fixed), dry_run=order.dry_run)
            return Proposed(
                round=task.round,
                stored=False,
                job_id=job.id,
                pairs=[],
                sitting_out={},
                relaxations=[],
                explanation=[],
            )
        pairing = propose(task)
        if not order.dry_run:
            save(tournament_id, pairing)
        shown = proposal_as_json(pairing) | ({} if order.explain else {"explanation": []})
        return Proposed(**shown, stored=not order.dry_run)


class TournamentRound(Resource):
    @anyone(code=True)
    @answers(200, RoundSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int, round_number: int) -> Response:
        """Read a round with its boards and results."""
        view = see_round(caller, tournament_id, round_number)
        if "json" not in view.bodies:
            view.bodies["json"] = round_as_json(view).model_dump_json()
        return conditional(view.bodies["json"], "application/json")

    @member(scope=ORGANISE)
    @accepts(RoundChange)
    @answers(200, Done)
    def put(
        self, caller: Member, tournament_id: int, round_number: int, change: RoundChange
    ) -> Done:
        """Publish a draft, close a round when all results are in, or take a publication back.

        It can be taken back while no result is in; everybody who was told a board is told so.
        """
        if change.status == "draft":
            take_back_publication(caller, tournament_id, round_number, change.reason)
            return Done(msg=f"Round {round_number} is a draft again")
        act = publish_round if change.status == "published" else close_round
        act(caller, tournament_id, round_number)
        return Done(msg=f"Round {round_number} is {change.status}")

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, tournament_id: int, round_number: int) -> Done:
        """Take back a draft."""
        take_back_round(caller, tournament_id, round_number)
        return Done(msg=f"The draft of round {round_number} was taken back")


class RoundPairings(Resource):
    @member(scope=ORGANISE)
    @accepts(HandPairing)
    @answers(200, RoundSeen)
    def put(
        self, caller: Member, tournament_id: int, round_number: int, pairing: HandPairing
    ) -> RoundSeen:
        """Pair the next round by hand, or change its draft.

        Who would meet again and who was forgotten is named in a refusal, unless `accept` is set.
        """
        pairs, byes = pairing.pairs, pairing.byes
        if pairing.teams:
            pair_teams_by_hand(caller, tournament_id, round_number, pairs, byes)
        else:
            accept = pairing.accept
            pair_by_hand(caller, tournament_id, round_number, pairs, byes, accept=accept)
        return round_as_json(see_round(caller, tournament_id, round_number))


class PairingJobs(Resource):
    @member
    @answers(200, JobSeen)
    def get(self, caller: Member, job_id: int) -> JobSeen:
        """See how far a pairing job is."""
        with reading() as session:
            job = jobs.job(session, job_id)
            require_arbiter(session, caller, job.tournament_id, Work.PAIRING)
        return JobSeen.model_validate(job, from_attributes=True)

"""/table-rounds, /seating-jobs, /table-players, /seat-wishes: who sits where."""

import json
from typing import Any, Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import require_arbiter
from services.tournaments.seatings.actions.run_tables import (
    close_tables,
    publish_tables,
    seat_player,
)
from services.tournaments.seatings.actions.seat_rounds import Order, ask_for_seating
from services.tournaments.seatings.actions.see_tables import RoundOfTables, see_round_of_tables
from services.tournaments.seatings.actions.wish import read_wish, set_wish
from services.tournaments.seatings.store import seats as store
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, PLAY, Caller, Member, anyone, member
from shared.database import reading
from shared.peers import Done


class SeatingOrder(Arguments):
    """How the next rounds shall be seated."""

    rounds: int = Field(1, ge=1, le=50, description="So many at once; drafts are seated anew.")
    seed: int = Field(0, ge=0, description="The same seed and steps seat the same.")
    steps: int = Field(20_000, ge=1, le=5_000_000, description="How many changes are tried.")
    seconds: int = Field(20, ge=1, le=600, description="Longer is not looked for better.")


class TableRoundChange(Arguments):
    """Where a round goes next."""

    status: Literal["published", "closed"] = Field(
        examples=["published"], description="Publish a draft, close a played round."
    )


class SeatingJobSeen(BaseModel):
    """Rounds being seated; `cost` is that of the best seating found so far."""

    id: int
    first_round: int
    rounds: int
    seed: int
    steps: int
    cost: int | None
    status: str
    progress: int
    message: str


class SeatSeen(BaseModel):
    """A role and who has it; points are those there are now."""

    role: str
    registration_id: int
    name: str
    points: str
    centres: int


class TableListed(BaseModel):
    """A table; `version` goes back with what is entered there."""

    id: int
    number: int
    finished: bool
    version: int
    seats: list[SeatSeen]


class SittingOutSeen(BaseModel):
    """A player without a table."""

    registration_id: int
    name: str


class TableRoundSeen(BaseModel):
    """A round at tables; `explanation` says what could not be avoided, and what it cost."""

    number: int
    status: str
    tables: list[TableListed]
    sitting_out: list[SittingOutSeen]
    explanation: list[dict[str, Any]]
    names: dict[int, str] = Field(description="Who the registrations of the explanation are.")


class SeatChange(Arguments):
    """Who takes which role."""

    role: str = Field(max_length=20, examples=["France"], description="The role.")
    registration_id: int = Field(ge=1, examples=[12], description="Who takes it.")
    version: int = Field(ge=1, examples=[1], description="The version of the table you saw.")


class Wish(Arguments):
    """What somebody likes."""

    roles: JsonText[list[str]] = Field(
        [], max_length=12, examples=[["France", "Turkey"]], description="Best first."
    )
    sits_out_gladly: bool = Field(False, description="Whether to sit out where somebody must.")
    plays_twice_gladly: bool = Field(False, description="Whether to play at two tables.")


class WishSeen(BaseModel):
    """What somebody likes."""

    roles: list[str]
    sits_out_gladly: bool
    plays_twice_gladly: bool


def table_as_json(row: store.TableRow, names: dict) -> TableListed:
    return TableListed(
        id=row.table.id,
        number=row.table.number,
        finished=row.table.finished,
        version=row.table.version,
        seats=[
            SeatSeen(
                role=seat.role,
                registration_id=seat.registration_id,
                name=names[seat.registration_id].name,
                points=seat.points,
                centres=seat.centres,
            )
            for seat in row.seats
        ],
    )


def _round_as_json(seen: RoundOfTables) -> TableRoundSeen:
    return TableRoundSeen(
        number=seen.paired.number,
        status=seen.paired.status,
        tables=[table_as_json(row, seen.names) for row in seen.tables],
        sitting_out=[
            SittingOutSeen(registration_id=who, name=seen.names[who].name)
            for who in seen.sitting_out
        ],
        explanation=json.loads(seen.paired.explanation),
        names={who: row.name for who, row in seen.names.items()},
    )


class TableRounds(Resource):
    @member(scope=ORGANISE)
    @accepts(SeatingOrder)
    @answers(201, SeatingJobSeen)
    def post(self, caller: Member, tournament_id: int, order: SeatingOrder) -> SeatingJobSeen:
        """Seat the next rounds as drafts; the job tells how far it is."""
        job = ask_for_seating(
            caller,
            tournament_id,
            Order(order.rounds, order.seed, order.steps, order.seconds),
        )
        return SeatingJobSeen.model_validate(job, from_attributes=True)


class TableRound(Resource):
    @anyone(code=True)
    @answers(200, TableRoundSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int, round_number: int) -> TableRoundSeen:
        """Read who sits where in a round."""
        return _round_as_json(see_round_of_tables(caller, tournament_id, round_number))

    @member(scope=ORGANISE)
    @accepts(TableRoundChange)
    @answers(200, Done)
    def put(
        self, caller: Member, tournament_id: int, round_number: int, change: TableRoundChange
    ) -> Done:
        """Publish a draft, or close a round when all its tables have finished."""
        act = publish_tables if change.status == "published" else close_tables
        act(caller, tournament_id, round_number)
        return Done(msg=f"Round {round_number} is {change.status}")


class SeatingJobs(Resource):
    @member
    @answers(200, SeatingJobSeen)
    def get(self, caller: Member, job_id: int) -> SeatingJobSeen:
        """See how far a seating is."""
        with reading() as session:
            job = store.job(session, job_id)
            require_arbiter(session, caller, job.tournament_id)
        return SeatingJobSeen.model_validate(job, from_attributes=True)


class TablePlayers(Resource):
    @member(scope=ORGANISE)
    @accepts(SeatChange)
    @answers(200, Done)
    def put(self, caller: Member, table_id: int, change: SeatChange) -> Done:
        """Give a role to another player; who sits elsewhere changes places with the one here."""
        seat_player(caller, table_id, change.role, change.registration_id, change.version)
        return Done(msg="The seats were changed")


class SeatWishes(Resource):
    @member
    @answers(200, WishSeen)
    def get(self, caller: Member, registration_id: int) -> WishSeen:
        """Read what a player likes; for himself and the staff."""
        return WishSeen(**read_wish(caller, registration_id))

    @member(scope=PLAY)
    @accepts(Wish)
    @answers(200, Done)
    def put(self, caller: Member, registration_id: int, wish: Wish) -> Done:
        """Say which roles a player likes, and whether he sits out or plays twice gladly."""
        set_wish(caller, registration_id, wish.roles, wish.sits_out_gladly, wish.plays_twice_gladly)
        return Done(msg="The wishes were noted")

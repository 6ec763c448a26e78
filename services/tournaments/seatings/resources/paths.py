"""/table-paths: a player's way through a tournament at tables."""

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.seatings.actions.see_tables import PathSeen, see_path
from services.tournaments.seatings.resources.rounds import TableListed, table_as_json
from shared.arguments import answers
from shared.callers import Caller, anyone


class RoundOfPath(BaseModel):
    """A round: the table with everybody at it, and which role was his."""

    round: int
    role: str
    table: TableListed


class TablePath(BaseModel):
    """Rounds at tables, the first one first, and rounds without a table."""

    tournament_id: int
    registration_id: int
    name: str
    rounds: list[RoundOfPath]
    sat_out: list[int]


def _path_as_json(seen: PathSeen) -> TablePath:
    own = seen.entry.id
    return TablePath(
        tournament_id=seen.entry.tournament_id,
        registration_id=own,
        name=seen.entry.name,
        rounds=[
            RoundOfPath(
                round=row.paired.number,
                role=seat.role,
                table=table_as_json(row, seen.names),
            )
            for row in seen.tables
            for seat in row.seats
            if seat.registration_id == own
        ],
        sat_out=list(seen.sat_out),
    )


class TablePaths(Resource):
    @anyone(code=True)
    @answers(200, TablePath, conditional=True)
    def get(self, caller: Caller, registration_id: int) -> TablePath:
        """Read where a player sat, as what, with whom, and what it brought."""
        return _path_as_json(see_path(caller, registration_id))

"""A tournament at tables of several seats as a file: all that everybody may see."""

import json

from services.tournaments.entries.store import rounds
from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.domain.table_files import (
    PlaceWritten,
    SeatWritten,
    places_csv,
    seats_csv,
    tables_json,
)
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.seatings.actions.see_tables import (
    see_round_of_tables,
    standing_of_tables,
)
from shared.database import reading
from shared.members import Caller

FORMS = ("json", "pairings_csv", "standings_csv")


def file_of_tables(caller: Caller, tournament: Tournament, form: str) -> str:
    """The standing counts games that are over."""
    if form == "pairings_csv":
        return seats_csv(_seats(caller, tournament.id))
    if form == "standings_csv":
        return places_csv(_places(caller, tournament.id))
    told = tables_json(
        tournament.name, _seats(caller, tournament.id), _places(caller, tournament.id)
    )
    return json.dumps(told, ensure_ascii=False)


def _seats(caller: Caller, tournament_id: int) -> list[SeatWritten]:
    with reading() as session:
        shown = [
            each.number
            for each in rounds.rounds(session, tournament_id)
            if each.status != RoundStatus.DRAFT
        ]
    seen = [see_round_of_tables(caller, tournament_id, number) for number in shown]
    return [
        SeatWritten(
            each.paired.number,
            row.table.number,
            seat.role,
            each.names[seat.registration_id].name,
            seat.centres,
            seat.points,
            row.table.finished,
        )
        for each in seen
        for row in each.tables
        for seat in row.seats
    ]


def _places(caller: Caller, tournament_id: int) -> list[PlaceWritten]:
    seen = standing_of_tables(caller, tournament_id, live=False)
    return [
        PlaceWritten(
            line.rank,
            seen.names[line.number].name,
            str(line.total),
            line.games,
            line.topped,
            line.centres,
        )
        for line in seen.lines
    ]

"""A keizer.db file becomes a tournament of an event, results and value list included."""

import json

from services.tournaments.entries.refusals import TournamentExists
from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.actions.import_tournament import Content, store_content
from services.tournaments.exchange.domain.consistency import (
    InconsistentTournament,
    require_consistent,
)
from services.tournaments.exchange.domain.keizer_database import (
    UnreadableDatabase,
    read_keizer_database,
)
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from shared import clock
from shared.database import reading, writing
from shared.errors import BadRequest
from shared.members import Caller

ROUNDS_OF_A_SEASON = 40


def import_keizer(
    caller: Caller, uniq_id: str, name: str, number: int, content: bytes
) -> tuple[Tournament, tuple[str, ...]]:
    """The new tournament, and the results of the file that mean nothing."""
    with reading() as session:
        require_role(session, store.event(session, uniq_id), caller, Role.ARBITER)
    try:
        file = read_keizer_database(content, number)
        require_consistent(file.competition)
    except UnreadableDatabase as wrong:
        raise BadRequest(str(wrong)) from None
    except InconsistentTournament as wrong:
        raise BadRequest(f"This keizer.db file contradicts itself: {wrong}") from None
    competition = file.competition
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER)
        if any(each.uniq_id == name for each in tournaments.tournaments(session, event.id)):
            raise TournamentExists
        tournament = Tournament(
            event_id=event.id,
            uniq_id=name,
            name=competition.name or name,
            system="keizer",
            planned_rounds=ROUNDS_OF_A_SEASON,
            settings=json.dumps(competition.settings),
            unknown_records="",
            version=1,
            last_update=clock.now(),
        )
        session.add(tournament)
        session.flush()
        store_content(session, tournament, Content(competition))
    return tournament, file.unknown_results

"""A keizer.db file becomes a tournament of an event, results and value list included."""

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.refusals import TournamentExists
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.actions.import_tournament import store_content
from services.tournaments.exchange.domain.consistency import InconsistentTournament
from services.tournaments.exchange.domain.files import Content, read_consistent_database
from services.tournaments.exchange.domain.keizer_database import KeizerFile
from services.tournaments.exchange.domain.keizer_writing import keizer_database
from services.tournaments.exchange.domain.sqlite_files import UnreadableDatabase
from services.tournaments.exchange.refusals import NotAKeizerTournament
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.rounds.store import competitions, results
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.keizer.ranking import Keizer
from services.tournaments.rules.keizer.settings import keizer_settings
from shared import clock
from shared.confined import confined
from shared.database import reading, writing
from shared.errors import BadRequest
from shared.members import Caller

ROUNDS_OF_A_SEASON = 40
KEPT = "keizer_db"


@dataclass(frozen=True)
class Wanted:
    """Which tournament of the file, how the new one is called, whether forfeits score."""

    uniq_id: str
    number: int = 1
    score_forfeits: bool = False


def import_keizer(
    caller: Caller, uniq_id: str, wanted: Wanted, content: bytes
) -> tuple[Tournament, KeizerFile]:
    """The new tournament, and the file it was made of."""
    with reading() as session:
        require_role(session, store.event(session, uniq_id), caller, Role.ARBITER)
    try:
        file = confined(read_consistent_database, content, wanted.number, wanted.score_forfeits)
    except UnreadableDatabase as wrong:
        raise BadRequest(str(wrong)) from None
    except InconsistentTournament as wrong:
        raise BadRequest(f"This keizer.db file contradicts itself: {wrong}") from None
    competition = file.competition
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER)
        if tournaments.is_taken(session, event.id, wanted.uniq_id):
            raise TournamentExists
        tournament = Tournament(
            event_id=event.id,
            uniq_id=wanted.uniq_id,
            name=competition.name or wanted.uniq_id,
            system="keizer",
            planned_rounds=ROUNDS_OF_A_SEASON,
            settings=json.dumps(competition.settings),
            unknown_records="",
            version=1,
            last_update=clock.now(),
        )
        session.add(tournament)
        session.flush()
        kept = json.dumps({KEPT: _kept(file)})
        store_content(session, tournament, Content(competition, unknown_members=kept))
    return tournament, file


def keizer_file(caller: Caller, tournament_id: int) -> bytes:
    """A Keizer tournament as a keizer.db file, with what an earlier file had besides."""
    with reading() as session:
        tournament, event = find_visible(session, caller, tournament_id)
        if tournament.system != "keizer":
            raise NotAKeizerTournament
        rows = registrations.registrations(session, tournament_id)
        competition = competitions.competition(session, tournament, event, rows)
        kept = json.loads(tournament.unknown_members).get(KEPT, {})
        entered = results.entries(session, tournament_id)
        updated = {(each.round, each.board_id): each.date.isoformat() for each in entered}
    told = {(number, board): moment for number, board, moment in kept.get("updated", ())}
    return keizer_database(competition, _value_lists(competition), updated | told, kept)


def _kept(file: KeizerFile) -> dict[str, Any]:
    return {
        "unknown_results": file.unknown,
        "games_without_round": file.without_round,
        "updated": file.updated,
    }


def _value_lists(competition: Competition) -> dict[int, dict[int, Fraction]]:
    """What everybody was worth before each round, and before the one to come."""
    settings = keizer_settings(competition.settings)
    last = max((played.number for played in competition.rounds), default=0)
    return {
        number: {
            line.number: line.next_value
            for line in Keizer(competition.after(number - 1), settings).ranking().lines
        }
        for number in range(1, last + 2)
    }

"""From games back to their tables: how they stand, their ends, corrections, removals."""

from datetime import timedelta

from services.tournaments.entries.actions.announce import tell_followers
from services.tournaments.entries.store import tournaments
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seats.settings import TableSettings
from services.tournaments.seatings import peers
from services.tournaments.seatings.actions.make_games import GONE, MADE
from services.tournaments.seatings.actions.play_table import count_points
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.store import games
from services.tournaments.seatings.store import seats as store
from services.tournaments.seatings.tables import TableGame
from shared import clock
from shared.database import reading, writing

SOON, LATER = timedelta(seconds=3), timedelta(hours=1)


def follow_games() -> None:
    """One step of every worker: look at the games of each tournament that is due."""
    for tournament_id in _take_due():
        take_states(tournament_id, peers.states_of(tournament_id))


def _take_due() -> list[int]:
    """Games of closed rounds seldom: only somebody's correction changes them."""
    with reading() as session:  # no lock for writing while nothing is due
        if not games.due_games(session, [MADE, GONE], clock.now()):
            return []
    with writing() as session:
        due = games.due_games(session, [MADE, GONE], clock.now(), locked=True)
        found = {games.tournament_of(session, each.table_id) for each in due}
        for tournament_id in found:
            for known, _, paired in games.games_of_tournament(session, tournament_id):
                if known.status in (MADE, GONE):
                    is_open = paired.status == RoundStatus.PUBLISHED
                    known.next_try_at = clock.now() + (SOON if is_open else LATER)
    return sorted(found)


def take_states(tournament_id: int, states: dict[str, peers.GameState]) -> None:
    """Tables take what their games say; the same said twice changes nothing."""
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        settings = settings_of(tournament)
        changed = []
        for known, table, paired in games.games_of_tournament(session, tournament_id):
            state = states.get(known.key)
            if state is None or known.status not in (MADE, GONE):
                continue
            row = store.table(session, table.id)
            if _take_state(settings, known, row, state):
                row.table.version += 1
                changed.append(paired.number)
        if changed:
            told = {"round": max(changed)}
            tell_followers(session, event, tournament, "standings.changed", told)
            tournaments.touch(tournament)


def _take_state(
    settings: TableSettings, known: TableGame, row: store.TableRow, state: peers.GameState
) -> bool:
    before = _facts(known, row)
    known.game_name = state.name or known.game_name
    known.status = GONE if state.gone else MADE
    if state.gone:
        row.table.finished = False
        for seat in row.seats:
            seat.points, seat.centres = "", 0
    else:
        centres = {role: state.centers[n] for n, role in enumerate(settings.roles, start=1)}
        if settings.scores_centres:
            count_points(settings, row, centres)
        row.table.finished = state.finished
    return _facts(known, row) != before


def _facts(known: TableGame, row: store.TableRow) -> tuple:
    seats = tuple((seat.role, seat.points, seat.centres) for seat in row.seats)
    return known.status, known.game_name, row.table.finished, seats

"""From tables to their games: every table that wants one gets exactly one, whoever dies."""

from datetime import timedelta

from services.tournaments.entries.access import find_as_arbiter, lock_as_arbiter
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import PairedRound, Tournament
from services.tournaments.rules.seats.settings import TableSettings
from services.tournaments.seatings import peers
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.refusals import NotAllAreMembers, NothingToRepair
from services.tournaments.seatings.store import games
from services.tournaments.seatings.store import seats as store
from services.tournaments.seatings.tables import SeatedTable, TableGame
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Refusal, Unavailable
from shared.members import Caller

WANTED, MADE, HANGS, GONE = "wanted", "made", "hangs", "gone"
# Longer than a call may take: until then nobody else asks for the same game.
LEASE = timedelta(seconds=20)
LONGEST_WAIT_SECONDS = 60


def want_games(
    session: Session,
    tournament: Tournament,
    settings: TableSettings,
    paired: PairedRound,
    master_id: int,
) -> None:
    """In the transaction that publishes the round: what is wanted cannot be forgotten."""
    if not settings.game:
        return
    entries = {row.id: row for row in registrations.registrations(session, tournament.id)}
    for row in store.tables_of_round(session, paired.id):
        guests = [
            entries[seat.registration_id].name
            for seat in row.seats
            if entries[seat.registration_id].player_id is None
        ]
        if guests:
            raise NotAllAreMembers(names=guests)
        session.add(
            TableGame(
                table_id=row.table.id,
                key=key_of(tournament.id, paired.number, row.table.number),
                master_id=master_id,
                status=WANTED,
                next_try_at=clock.now(),
            )
        )


def key_of(tournament_id: int, round_number: int, table_number: int, attempt: int = 1) -> str:
    key = f"{tournament_id}-{round_number}-{table_number}"
    return key if attempt == 1 else f"{key}-{attempt}"


def make_wanted_games() -> None:
    """One step of every worker: ask for what is due, one game after the other."""
    while (table_id := _take_wanted()) is not None:
        key, wanted = _order_of(table_id)
        try:
            made = peers.make_game(key, wanted)
        except Unavailable as failure:
            _note_delay(table_id, str(failure))
            return
        except Refusal as refusal:
            _note(table_id, key, status=HANGS, message=str(refusal))
        else:
            _note(table_id, key, status=MADE, game_id=made, message="", next_try_at=clock.now())


def _take_wanted() -> int | None:
    with reading() as session:
        if not games.due_games(session, [WANTED], clock.now()):
            return None
    with writing() as session:
        due = games.due_games(session, [WANTED], clock.now(), locked=True)
        if not due:
            return None
        due[0].next_try_at = clock.now() + LEASE
        due[0].tries += 1
        return due[0].table_id


def _order_of(table_id: int) -> tuple[str, peers.GameWanted]:
    with reading() as session:
        row = store.table(session, table_id)
        tournament, _ = tournaments.tournament(session, row.paired.tournament_id)
        settings = settings_of(tournament)
        entries = {each.id: each for each in registrations.registrations(session, tournament.id)}
        known = games.game_of_table(session, table_id)
        players = {
            settings.roles.index(seat.role) + 1: entries[seat.registration_id].player_id or 0
            for seat in row.seats
        }
        wanted = peers.GameWanted(
            tournament_id=tournament.id,
            name=f"T{tournament.id} R{row.paired.number} {row.table.number}",
            variant=settings.variant,
            master_id=known.master_id,
            players=players,
            pace_hours=settings.speed_hours,
        )
        return known.key, wanted


def _note_delay(table_id: int, message: str) -> None:
    with writing() as session:
        known = games.game_of_table(session, table_id)
        wait = min(LONGEST_WAIT_SECONDS, 2**known.tries)
        known.message, known.next_try_at = message, clock.now() + timedelta(seconds=wait)


def _note(table_id: int, key: str, **changes: object) -> None:
    """Unless somebody has meanwhile asked for another game at this table."""
    with writing() as session:
        known = games.game_of_table(session, table_id)
        if known.key != key:
            return
        for name, value in changes.items():
            setattr(known, name, value)
        tournament, _ = tournaments.locked_tournament(
            session, games.tournament_of(session, table_id)
        )
        tournaments.touch(tournament)


def games_for_director(
    caller: Caller, tournament_id: int
) -> list[tuple[TableGame, SeatedTable, PairedRound]]:
    with reading() as session:
        find_as_arbiter(session, caller, tournament_id)
        return list(games.games_of_tournament(session, tournament_id))


def repair_game(caller: Caller, table_id: int, act: str) -> None:
    """Ask again, make another in the place of one that is gone, or let the table do without."""
    with reading() as session:
        tournament_id = games.tournament_of(session, table_id)
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        known = games.game_of_table(session, table_id)
        if act == "detach":
            session.delete(known)
        elif act == "another" and known.status in (GONE, HANGS):
            row = store.table(session, table_id)
            known.attempt += 1
            known.key = key_of(tournament_id, row.paired.number, row.table.number, known.attempt)
            known.game_id, known.game_name = None, ""
            _want_again(known)
        elif act == "retry" and known.status in (HANGS, WANTED):
            _want_again(known)
        else:
            raise NothingToRepair
        tournaments.touch(tournament)


def _want_again(known: TableGame) -> None:
    known.status, known.message, known.tries = WANTED, "", 0
    known.next_try_at = clock.now()

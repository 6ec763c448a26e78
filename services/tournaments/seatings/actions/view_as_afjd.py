"""Tournaments of Diplomacy as AFJD's front end knows them: groups of games under a director."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from services.tournaments.entries.access import find_as_arbiter
from services.tournaments.entries.store import registrations
from services.tournaments.entries.tables import Tournament
from services.tournaments.seatings import peers
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.refusals import NoGroupOfGames
from services.tournaments.seatings.store import games
from services.tournaments.seatings.store import seats as store
from shared.database import Session, reading
from shared.members import Caller


@dataclass(frozen=True)
class GroupOfGames:
    """A tournament with its games; who directs the first directs all."""

    tournament: Tournament
    director_id: int
    games: list[int]


def groups_of_games() -> list[GroupOfGames]:
    """Of events everybody may see; only tournaments that have made a game."""
    with reading() as session:
        found: dict[int, GroupOfGames] = {}
        for tournament, made in games.public_games(session):
            group = GroupOfGames(tournament, made.master_id, [])
            found.setdefault(tournament.id, group).games.append(made.game_id or 0)
        return list(found.values())


def group_of_game(name: str) -> GroupOfGames:
    with reading() as session:
        tournament_id = games.public_tournament_of_game(session, name)
    if tournament_id is None:
        raise NoGroupOfGames
    return group_of_tournament(tournament_id)


def group_of_tournament(tournament_id: int) -> GroupOfGames:
    found = next((each for each in groups_of_games() if each.tournament.id == tournament_id), None)
    if found is None:
        raise NoGroupOfGames
    return found


def shown_games(tournament_id: int) -> list[peers.ShownGame]:
    group = group_of_tournament(tournament_id)
    return [each for each in peers.shown_games(tournament_id) if each.game_id in group.games]


def roles_of_players(caller: Caller, tournament_id: int) -> dict[int, dict[int, int]]:
    """By game, the role of each player; for arbiters, since games may hide who plays what."""
    with reading() as session:
        tournament, _ = find_as_arbiter(session, caller, tournament_id)
        return _roles_of_players(session, tournament)


def times_played(tournament_id: int) -> Mapping[int, int]:
    """In how many games of the tournament each member plays."""
    tournament = group_of_tournament(tournament_id).tournament
    with reading() as session:
        roles = _roles_of_players(session, tournament)
    return Counter(player_id for seats in roles.values() for player_id in seats)


def _roles_of_players(session: Session, tournament: Tournament) -> dict[int, dict[int, int]]:
    names = settings_of(tournament).roles
    entries = {row.id: row for row in registrations.registrations(session, tournament.id)}
    made = {
        known.table_id: known.game_id
        for known, _, _ in games.games_of_tournament(session, tournament.id)
        if known.game_id is not None
    }
    return {
        made[row.table.id]: {
            entries[seat.registration_id].player_id or 0: names.index(seat.role) + 1
            for seat in row.seats
        }
        for row in store.tables_of_tournament(session, tournament.id)
        if row.table.id in made
    }

"""A whole game is entered from a log; nothing in it is trusted that can be computed."""

from collections.abc import Sequence

from services.tournaments.league import access
from services.tournaments.league.actions.record_game import (
    correct,
    players_by_seat,
    store_replay,
)
from services.tournaments.league.domain.formats.logs import read_log
from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.refusals import LogIsImpossible, refuse_impossible
from services.tournaments.league.store import games, leagues, people
from services.tournaments.league.tables.games import LeagueGame
from shared.database import reading, writing
from shared.members import Member


def import_game(game_id: int, caller: Member, form: str, text: str, reason: str) -> LeagueGame:
    """Store a whole game; a second import replaces the first and leaves a trace."""
    with reading() as session:
        season = leagues.season(session, games.game(session, game_id).season_id)
        access.require_role(session, season.league_id, caller, Role.SCORER)
        rules = leagues.rules_of_season(session, season.id)
        players = players_by_seat(session, game_id)
        known = people.names_of_players(session, players)
    with refuse_impossible():
        log = read_log(form, text, rules)
        _refuse_other_seats(log.names, [known[player_id] for player_id in players])
        replay = replay_game(rules, log)
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        if game.entry is not None:
            correct(session, game, f"imported again from {form}", reason, caller)
        store_replay(session, game, replay)
        return game


def _refuse_other_seats(told: Sequence[str], seated: Sequence[str]) -> None:
    """A log may call its players what it likes, but not seat those of the line-up otherwise."""
    if sorted(told) != sorted(seated):
        return
    for seat, (name, expected) in enumerate(zip(told, seated, strict=True)):
        if name != expected:
            raise LogIsImpossible(
                f"seat {seat}: the log has {name} where the line-up has {expected}",
                code="OtherSeats",
            )

"""Penalties outside a hand: their own records, given at any time and revocable."""

from decimal import Decimal

from services.tournaments.league import access
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.refusals import NotThisLeague, RevokedAlready
from services.tournaments.league.store import games, leagues, people
from services.tournaments.league.store.lookups import add_row
from services.tournaments.league.tables.games import LeaguePenalty
from shared import clock
from shared.database import writing
from shared.members import Member


def give_penalty(
    season_id: int,
    caller: Member,
    team_id: int,
    league_player_id: int | None,
    points: Decimal | None,
    reason: str,
) -> LeaguePenalty:
    """Without points it costs what the rule set asks for a chombo."""
    with writing() as session:
        season = access.open_season_for(session, season_id, caller, Role.ORGANISER)
        concerned = {people.team(session, team_id).league_id}
        if league_player_id is not None:
            concerned.add(people.player(session, league_player_id).league_id)
        if concerned != {season.league_id}:
            raise NotThisLeague
        if points is None:
            points = leagues.rules_of_season(session, season.id).chombo_points
        penalty = LeaguePenalty(
            season_id=season_id,
            team_id=team_id,
            player_id=league_player_id,
            points=points,
            reason=reason,
            given_by=caller.pseudo,
            given_at=clock.now(),
        )
        return add_row(session, penalty)


def revoke_penalty(penalty_id: int, caller: Member, reason: str) -> LeaguePenalty:
    with writing() as session:
        penalty = games.penalty(session, penalty_id)
        access.open_season_for(session, penalty.season_id, caller, Role.ORGANISER)
        if penalty.revoked_at is not None:
            raise RevokedAlready
        penalty.revoked_by, penalty.revoked_at = caller.pseudo, clock.now()
        penalty.revoked_because = reason
        return penalty

"""Put the players of a tournament into teams."""

from collections.abc import Sequence
from dataclasses import dataclass

from services.tournaments.events import access, store
from services.tournaments.events.access import Actor
from services.tournaments.events.actions.manage_tournament import TournamentHasStarted
from services.tournaments.events.domain.rights import Role
from services.tournaments.events.tables import Team
from services.tournaments.pairing import store as pairing_store
from shared.database import writing
from shared.errors import BadRequest


class NotTheirTeam(BadRequest):
    """Every player of the tournament can be in one team, and nobody else"""


@dataclass(frozen=True)
class TeamSheet:
    name: str
    players: tuple[int, ...]


def form_teams(actor: Actor, tournament_id: int, sheets: Sequence[TeamSheet]) -> None:
    """Replace all teams; only before the first round."""
    with writing() as session:
        tournament, event = store.locked_tournament(session, tournament_id)
        access.require_role(session, event, actor, Role.ARBITER)
        if pairing_store.has_started(session, tournament_id):
            raise TournamentHasStarted
        rows = {row.id: row for row in store.registrations(session, tournament_id)}
        named = [player for sheet in sheets for player in sheet.players]
        if len(named) != len(set(named)) or not set(named) <= set(rows):
            raise NotTheirTeam
        for row in rows.values():
            row.team_id = None
        for old in store.teams(session, tournament_id):
            session.delete(old)
        session.flush()
        for number, sheet in enumerate(sheets, start=1):
            team = Team(tournament_id=tournament_id, number=number, name=sheet.name)
            session.add(team)
            session.flush()
            for player in sheet.players:
                rows[player].team_id = team.id
        store.touch(tournament)

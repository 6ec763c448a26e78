"""Put the players of a tournament into teams, and teams to the boards of a round."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from services.tournaments.entries.access import lock_as_arbiter
from services.tournaments.entries.refusals import (
    NotTheirTeam,
    RoundIsShown,
    TournamentHasStarted,
    WrongLineUp,
)
from services.tournaments.entries.store import registrations, rounds, teams, tournaments
from services.tournaments.entries.tables import Team
from services.tournaments.rules import teams as rules
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.systems import TEAM_SYSTEMS, team_settings
from shared.database import writing
from shared.members import Caller


@dataclass(frozen=True)
class TeamSheet:
    name: str
    players: tuple[int, ...]


def form_teams(caller: Caller, tournament_id: int, sheets: Sequence[TeamSheet]) -> None:
    """Replace all teams; only before the first round."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        if rounds.has_started(session, tournament_id):
            raise TournamentHasStarted
        rows = {row.id: row for row in registrations.registrations(session, tournament_id)}
        named = [player for sheet in sheets for player in sheet.players]
        if len(named) != len(set(named)) or not set(named) <= set(rows):
            raise NotTheirTeam
        for row in rows.values():
            row.team_id = None
        for old in teams.teams(session, tournament_id):
            session.delete(old)
        session.flush()
        for number, sheet in enumerate(sheets, start=1):
            team = Team(tournament_id=tournament_id, number=number, name=sheet.name)
            session.add(team)
            session.flush()
            for player in sheet.players:
                rows[player].team_id = team.id
        tournaments.touch(tournament)


def set_line_up(
    caller: Caller,
    tournament_id: int,
    round_number: int,
    number: int,
    players: Sequence[int | None],
) -> None:
    """Say who plays for a team in a round not yet shown; no players: as the team is listed."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        team = teams.team(session, tournament_id, number)
        if tournament.system not in TEAM_SYSTEMS:
            raise WrongLineUp("Only a tournament of teams has line-ups")
        paired = rounds.find_round(session, tournament_id, round_number)
        if paired is not None and paired.status != RoundStatus.DRAFT:
            raise RoundIsShown
        rows = registrations.registrations(session, tournament_id)
        listed_rows = registrations.in_start_order(rows)
        roster = tuple(row.id for row in listed_rows if row.team_id == team.id)
        boards = team_settings(json.loads(tournament.settings)).boards
        listed = rules.Team(number, team.name, roster)
        why = rules.why_not_a_line_up(listed, players, boards) if players else None
        if why is not None:
            raise WrongLineUp(why)
        teams.replace_line_up(session, team, round_number, players)
        tournaments.touch(tournament)

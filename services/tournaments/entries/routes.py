"""Tournaments and their players at a glance."""

from services.tournaments.entries.resources import attendance, registrations, teams, tournaments

ROUTES: dict[str, type] = {
    "/event-tournaments/<uniq_id>": tournaments.EventTournaments,
    "/tournaments/<int:tournament_id>": tournaments.TournamentOne,
    "/tournament-registrations/<int:tournament_id>": registrations.TournamentRegistrations,
    "/registrations/<int:registration_id>": registrations.RegistrationOne,
    "/tournament-teams/<int:tournament_id>": teams.TournamentTeams,
    "/tournament-line-ups/<int:tournament_id>": teams.TournamentLineUps,
    "/team-line-ups/<int:tournament_id>/<int:round_number>/<int:team>": teams.TeamLineUps,
    "/tournament-check-ins/<int:tournament_id>": attendance.TournamentCheckIns,
    "/registration-check-ins/<int:registration_id>": attendance.RegistrationCheckIn,
    "/registration-skipped-rounds/<int:registration_id>": attendance.RegistrationSkippedRounds,
    "/registration-skipped-rounds/<int:registration_id>/<int:round_number>": (
        attendance.RegistrationSkippedRound
    ),
    "/tournament-skipped-rounds/<int:tournament_id>": attendance.TournamentSkippedRounds,
    "/tournament-forbidden-pairs/<int:tournament_id>": attendance.TournamentForbiddenPairs,
}

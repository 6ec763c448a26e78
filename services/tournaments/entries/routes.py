"""Events, tournaments and players at a glance."""

from services.tournaments.entries.resources import attendance, registrations, teams, tournaments
from services.tournaments.hall.resources import events, staff

ROUTES: dict[str, type] = {
    "/events": events.Events,
    "/events/<uniq_id>": events.EventOne,
    "/event-staff/<uniq_id>": staff.EventStaff,
    "/event-staff/<uniq_id>/<int:player_id>": staff.EventStaffMember,
    "/event-connections/<uniq_id>": staff.EventConnections,
    "/event-connections/<uniq_id>/<connection>": staff.EventConnection,
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
    "/illegal-moves/<int:tournament_id>/<int:round_number>/<int:registration_id>": (
        attendance.IllegalMoves
    ),
}

"""Tournaments and their players at a glance."""

from services.tournaments.entries.resources import (
    attendance,
    events,
    guests,
    known_persons,
    moves,
    persons,
    players,
    rating_lists,
    registrations,
    teams,
    tournaments,
)

ROUTES: dict[str, type] = {
    "/events/<uniq_id>": events.EventOfTournaments,
    "/event-tournaments/<uniq_id>": tournaments.EventTournaments,
    "/player-tournaments/<int:player_id>": players.PlayerTournaments,
    "/tournaments/<int:tournament_id>": tournaments.TournamentOne,
    "/tournament-registrations/<int:tournament_id>": registrations.TournamentRegistrations,
    "/registrations/<int:registration_id>": registrations.RegistrationOne,
    "/registration-moves/<int:registration_id>": moves.RegistrationMoves,
    "/event-distributions/<uniq_id>": moves.EventDistributions,
    "/event-age-categories/<uniq_id>": moves.EventAgeCategories,
    "/event-persons/<uniq_id>": persons.EventPersons,
    "/persons/<int:person_id>": persons.PersonOne,
    "/person-check-ins/<int:person_id>": attendance.PersonCheckIn,
    "/known-persons": known_persons.KnownPersons,
    "/guest-addresses/<token>": guests.GuestAddresses,
    "/rating-lists": rating_lists.RatingLists,
    "/listed-players": rating_lists.ListedPlayers,
    "/tournament-rating-comparisons/<int:tournament_id>": rating_lists.TournamentRatingComparisons,
    "/trusted-organisers": known_persons.TrustedOrganisers,
    "/trusted-organisers/<int:player_id>": known_persons.TrustedOrganiserOne,
    "/tournament-teams/<int:tournament_id>": teams.TournamentTeams,
    "/tournament-line-ups/<int:tournament_id>": teams.TournamentLineUps,
    "/team-line-ups/<int:tournament_id>/<int:round_number>/<int:team>": teams.TeamLineUps,
    "/tournament-check-ins/<int:tournament_id>": attendance.TournamentCheckIns,
    "/registration-check-ins/<int:registration_id>": attendance.RegistrationCheckIn,
    "/registration-payments/<int:registration_id>": attendance.RegistrationPayment,
    "/registration-skipped-rounds/<int:registration_id>": attendance.RegistrationSkippedRounds,
    "/registration-skipped-rounds/<int:registration_id>/<int:round_number>": (
        attendance.RegistrationSkippedRound
    ),
    "/tournament-skipped-rounds/<int:tournament_id>": attendance.TournamentSkippedRounds,
    "/tournament-forbidden-pairs/<int:tournament_id>": attendance.TournamentForbiddenPairs,
}

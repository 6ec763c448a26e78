"""Rounds, results and standings at a glance."""

from services.tournaments.rounds.resources import (
    claims,
    explanations,
    illegal_moves,
    results,
    rounds,
    seatings,
    standings,
)

ROUTES: dict[str, type] = {
    "/tournament-rounds/<int:tournament_id>": rounds.TournamentRounds,
    "/tournament-rounds/<int:tournament_id>/<int:round_number>": rounds.TournamentRound,
    "/round-pairings/<int:tournament_id>/<int:round_number>": rounds.RoundPairings,
    "/pairing-jobs/<int:job_id>": rounds.PairingJobs,
    "/board-results/<int:tournament_id>/<int:round_number>/<int:board_number>": (
        results.BoardResults
    ),
    "/board-claims/<int:tournament_id>/<int:round_number>/<int:board_number>": claims.BoardClaims,
    "/round-claims/<int:tournament_id>/<int:round_number>": claims.RoundClaims,
    "/round-results/<int:tournament_id>/<int:round_number>": results.RoundResults,
    "/tournament-results/<int:tournament_id>": results.TournamentResults,
    "/illegal-moves/<int:tournament_id>/<int:round_number>/<int:registration_id>": (
        illegal_moves.IllegalMoves
    ),
    "/tournament-standings/<int:tournament_id>": standings.TournamentStandings,
    "/tournament-prize-groups/<int:tournament_id>": standings.TournamentPrizeGroups,
    "/tournament-crosstables/<int:tournament_id>": standings.TournamentCrosstables,
    "/tournament-explanations/<int:tournament_id>": explanations.TournamentExplanations,
    "/table-seatings": seatings.TableSeatings,
}

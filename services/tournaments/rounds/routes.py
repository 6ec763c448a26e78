"""Rounds, results and standings at a glance."""

from services.tournaments.rounds.resources import (
    claims,
    explanations,
    group_standings,
    illegal_moves,
    overviews,
    pairing_explanations,
    prizes,
    results,
    round_changes,
    rounds,
    seatings,
    standings,
    start_orders,
)

ROUTES: dict[str, type] = {
    "/tournament-rounds/<int:tournament_id>": rounds.TournamentRounds,
    "/tournament-rounds/<int:tournament_id>/<int:round_number>": rounds.TournamentRound,
    "/tournament-overviews/<int:tournament_id>": overviews.TournamentOverviews,
    "/round-explanations/<int:tournament_id>/<int:round_number>": (
        pairing_explanations.RoundExplanations
    ),
    "/tournament-start-orders/<int:tournament_id>": start_orders.TournamentStartOrders,
    "/round-pairings/<int:tournament_id>/<int:round_number>": rounds.RoundPairings,
    "/round-changes/<int:tournament_id>/<int:round_number>": round_changes.RoundChanges,
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
    "/tournament-prizes/<int:tournament_id>": prizes.TournamentPrizes,
    "/tournament-group-standings/<int:tournament_id>": group_standings.TournamentGroupStandings,
    "/tournament-board-standings/<int:tournament_id>": group_standings.TournamentBoardStandings,
    "/tournament-crosstables/<int:tournament_id>": standings.TournamentCrosstables,
    "/tournament-explanations/<int:tournament_id>": explanations.TournamentExplanations,
    "/table-seatings": seatings.TableSeatings,
}

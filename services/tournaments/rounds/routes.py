"""Rounds, results and standings at a glance."""

from services.tournaments.exchange.resources import files as exchange
from services.tournaments.exchange.resources import games
from services.tournaments.rounds.resources import claims, results, rounds, standings
from services.tournaments.rounds.resources.explanations import TournamentExplanations
from services.tournaments.rounds.resources.seatings import TableSeatings

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
    "/tournament-standings/<int:tournament_id>": standings.TournamentStandings,
    "/tournament-prize-groups/<int:tournament_id>": standings.TournamentPrizeGroups,
    "/tournament-crosstables/<int:tournament_id>": standings.TournamentCrosstables,
    "/tournament-imports/<int:tournament_id>": exchange.TournamentImports,
    "/tournament-files/<int:tournament_id>": exchange.TournamentFiles,
    "/tournament-games/<int:tournament_id>": games.TournamentGames,
    "/board-games/<int:tournament_id>/<int:round_number>/<int:board_number>": games.BoardGames,
    "/tournament-exports/<int:tournament_id>": exchange.TournamentExports,
    "/exports/<int:export_id>": exchange.Exports,
    "/event-keizer-imports/<uniq_id>": exchange.EventKeizerImports,
    "/table-seatings": TableSeatings,
    "/tournament-explanations/<int:tournament_id>": TournamentExplanations,
}

"""Files, games and exports at a glance."""

from services.tournaments.exchange.resources import (
    event_files,
    federations,
    files,
    foreign_events,
    games,
)

ROUTES: dict[str, type] = {
    "/tournament-imports/<int:tournament_id>": files.TournamentImports,
    "/tournament-platform-imports/<int:tournament_id>": files.TournamentPlatformImports,
    "/tournament-files/<int:tournament_id>": files.TournamentFiles,
    "/tournament-games/<int:tournament_id>": games.TournamentGames,
    "/board-games/<int:tournament_id>/<int:round_number>/<int:board_number>": games.BoardGames,
    "/tournament-exports/<int:tournament_id>": files.TournamentExports,
    "/federation-acts/<int:tournament_id>": federations.FederationActs,
    "/exports/<int:export_id>": files.Exports,
    "/tournament-keizer-files/<int:tournament_id>": files.TournamentKeizerFiles,
    "/event-files/<uniq_id>": event_files.EventFiles,
    "/event-imports": event_files.EventImports,
    "/event-file-imports": foreign_events.EventFileImports,
    "/event-keizer-imports/<uniq_id>": files.EventKeizerImports,
}

"""Go games of tournaments at a glance."""

from services.tournaments.online.resources import games, setups

ROUTES: dict[str, type] = {
    "/tournament-go-setups/<int:tournament_id>": setups.TournamentGoSetups,
    "/tournament-go-games/<int:tournament_id>": games.TournamentGoGames,
    "/go-board-games/<int:board_game_id>": games.GoBoardGames,
    "/go-board-gifts/<int:board_game_id>": games.GoBoardGifts,
}

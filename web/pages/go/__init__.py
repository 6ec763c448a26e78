"""Pages of Go: games, waiting room, invitations, teams, players."""

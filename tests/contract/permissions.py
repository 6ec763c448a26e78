"""What the contract says of who may: the exceptions to "401 for nobody, 403 for a stranger"."""

# What any member may do: with what is his own, with what is open to all, or to found something.
ANY_MEMBER = {
    # his own account, and whom to ask for help
    "GET users /verify",
    "POST users /logout",
    "GET users /sessions",
    "DELETE users /sessions/{session_id}",
    "GET users /script-tokens",
    "POST users /script-tokens",
    "DELETE users /script-tokens/{session_id}",
    "GET users /usurpations",
    "GET users /administrators",
    "POST players /email-codes",
    "GET players /agenda",
    "POST players /abuse-reports",
    "POST games /abuse-reports",
    "POST tournaments /abuse-reports",
    "POST tournaments /event-imports",
    "GET tournaments /listed-players",
    "POST tournaments /event-file-imports",
    "POST players /agenda-addresses",
    "DELETE players /agenda-addresses",
    # Diplomacy: found a game, see one's own
    "POST games /games",
    "GET games /my-games",
    "GET games /my-missing-orders",
    "GET games /game-restorations",
    "DELETE games /calendar-tokens",
    "POST games /calendar-tokens",
    # Go: every game can be watched, offers and teams are open to all, the rest is one's own
    "GET games /go-games",
    "GET games /go-games/{game_id}",
    "GET games /go-moves/{game_id}",
    "GET games /go-scores/{game_id}",
    "GET games /go-proposals/{game_id}",
    "GET games /go-bids/{game_id}",
    "GET games /go-sgf/{game_id}",
    "GET games /go-attachments/{game_id}",
    "DELETE games /go-attachments/{game_id}",
    "GET games /go-teams/{game_id}",
    "GET games /go-game-shapes/{game_id}",
    "GET games /go-game-attachments/{game_id}",
    "GET games /go-observers/{game_id}",
    "GET games /go-players",
    "GET games /go-players/{player_id}",
    "GET games /go-ratings/{player_id}",
    "GET games /go-move-statistics/{player_id}",
    "GET games /go-conditions/{game_id}",
    "GET games /go-messages",
    "GET games /go-messages/{game_id}",
    "PUT games /go-messages/{game_id}",
    "GET games /go-notes/{game_id}",
    "PUT games /go-notes/{game_id}",
    "DELETE games /go-observers/{game_id}",
    "POST games /go-observers/{game_id}",
    "GET games /go-offers",
    "POST games /go-offers",
    "GET games /go-offers/{offer_id}",
    "POST games /go-offer-joins/{offer_id}",
    "GET games /go-invitations",
    "POST games /go-invitations",
    "POST games /go-teams",
    "POST games /go-team-seats/{game_id}",
    "GET games /go-shapes",
    "POST games /go-shapes",
    "GET games /go-templates",
    "DELETE games /go-templates/{name}",
    "PUT games /go-templates/{name}",
    "DELETE games /go-blocked-players/{player_id}",
    "PUT games /go-blocked-players/{player_id}",
    "PUT games /go-profile",
    "GET games /go-mail-wishes",
    "PUT games /go-mail-wishes",
    "GET games /go-quick-status",
    "POST games /go-vacations",
    "PUT games /go-vacations",
    # tournaments: found an event or a league, register where it is open, try a seating
    "POST tournaments /events",
    "POST tournaments /tournament-registrations/{tournament_id}",
    "GET tournaments /round-claims/{tournament_id}/{round_number}",
    "POST tournaments /table-seatings",
    "GET tournaments /known-persons",
    "POST tournaments /leagues",
    "POST tournaments /ladders",
    "POST tournaments /ladder-places/{ladder_id}",
    "POST tournaments /league-rule-sets",
    "GET tournaments /league-files/{league_id}",
}

# AFJD API 2020 refuses with these.
REFUSED_WITH = {
    "GET players /players/{pseudo}": 400,
    "PUT players /players/{pseudo}": 400,
    "DELETE players /players/{pseudo}": 400,
    "GET players /exports/{pseudo}": 400,
    "POST players /email-codes": 400,
}

# Nothing of the kind was made: only more than 200 players make a job of a pairing.
NOT_THERE = {"GET tournaments /pairing-jobs/{job_id}"}

# A parameter of these is the name of somebody else, not of the caller.
NAMES_ANOTHER = {
    "POST users /usurpations",
    "POST players /renames",
    "POST games /go-invitations",
    "PUT games /go-team-seats/{game_id}",
    "PUT games /go-replacements/{game_id}",
    "POST games /go-director-gifts/{game_id}",
    "POST tournaments /ladder-challenges/{ladder_id}",
    "POST tournaments /event-staff/{uniq_id}",
    "POST tournaments /event-persons/{uniq_id}",
    "POST tournaments /trusted-organisers",
    "POST tournaments /league-staff/{league_id}",
}

# These end the token that is shown, only compute, or let somebody listen.
READ_IS_ENOUGH = {
    "POST users /logout",
    "POST tournaments /table-seatings",
    "POST games /stream-tickets",
    "POST tournaments /stream-tickets",
}


def usual_caller(service: str) -> str:
    """The service that may call the most of another."""
    return "games" if service in ("players", "solver") else "players"

"""Tables of several seats at a glance."""

from services.tournaments.seatings.resources import entries, games, rounds

ROUTES: dict[str, type] = {
    "/table-rounds/<int:tournament_id>": rounds.TableRounds,
    "/table-rounds/<int:tournament_id>/<int:round_number>": rounds.TableRound,
    "/seating-jobs/<int:job_id>": rounds.SeatingJobs,
    "/table-players/<int:table_id>": rounds.TablePlayers,
    "/seat-wishes/<int:registration_id>": rounds.SeatWishes,
    "/seated-tables/<int:table_id>": entries.SeatedTables,
    "/table-years/<int:table_id>": entries.TableYears,
    "/table-points/<int:table_id>": entries.TablePoints,
    "/table-votes/<int:table_id>": entries.TableVotes,
    "/table-ends/<int:table_id>": entries.TableEnds,
    "/tournament-table-games/<int:tournament_id>": games.TournamentTableGames,
    "/table-games/<int:table_id>": games.TableGames,
    "/table-standings/<int:tournament_id>": entries.TableStandings,
}

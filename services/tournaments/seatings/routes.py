"""Tables of several seats at a glance."""

from services.tournaments.seatings.resources import afjd, entries, games, paths, rounds

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
    "/table-paths/<int:registration_id>": paths.TablePaths,
    "/table-standings/<int:tournament_id>": entries.TableStandings,
    "/afjd/tournaments": afjd.AfjdTournaments,
    "/afjd/tournaments/<game_name>": afjd.AfjdTournamentOfGame,
    "/afjd/groupings": afjd.AfjdGroupings,
    "/afjd/groupings/<int:tournament_id>": afjd.AfjdGrouping,
    "/afjd/assignments": afjd.AfjdAssignments,
    "/afjd/tournament-incidents/<int:tournament_id>": afjd.AfjdTournamentIncidents,
    "/afjd/tournament-incidents2/<int:tournament_id>": afjd.AfjdTournamentDisorders,
    "/afjd/tournament-positions/<int:tournament_id>": afjd.AfjdTournamentPositions,
    "/afjd/tournament-allocations/<int:tournament_id>": afjd.AfjdTournamentAllocations,
    "/afjd/tournament-players/<int:tournament_id>": afjd.AfjdTournamentPlayers,
}

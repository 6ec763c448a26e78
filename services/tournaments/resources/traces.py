"""Where the tournaments service keeps who played or organised."""

from services.tournaments.entries.tables import Registration
from services.tournaments.hall.tables import StaffMember
from services.tournaments.league.tables.leagues import LeagueStaff
from services.tournaments.league.tables.people import LeaguePlayer
from shared import traces


class PlayerTraces(traces.PlayerTraces):
    columns = (
        Registration.player_id,
        StaffMember.player_id,
        LeagueStaff.player_id,
        LeaguePlayer.member_id,
    )

"""Where the games service keeps who played, wrote or organised."""

from services.games.diplomacy.tables.phases import Attendance
from services.games.diplomacy.tables.seats import Allocation, Replacement
from services.games.go.tables.games import GoComment, GoGame, GoSeat
from services.games.go.tables.notes import GoMessage
from services.games.go.tables.proposals import GoOffer
from shared import traces


class PlayerTraces(traces.PlayerTraces):
    columns = (
        Allocation.player_id,
        Attendance.player_id,
        Replacement.old_player_id,
        GoGame.black_id,
        GoGame.white_id,
        GoSeat.player_id,
        GoOffer.owner_id,
        GoMessage.sender_id,
        GoComment.player_id,
    )

"""What tables keep of members: where they sat, what they like."""

from services.tournaments.entries.personal import entry_ids
from services.tournaments.seatings.tables import SeatingJob, SeatWish, TableGame, TakenSeat
from shared.personal.exports import Export
from shared.personal.places import Number, Words
from shared.personal.resources import Holdings

HOLDINGS = Holdings(
    (
        Words(SeatingJob.message),
        Number(TableGame.master_id),
        Words(TableGame.game_name),
        Words(TableGame.message),
    ),
    (
        Export(TakenSeat, lambda person: TakenSeat.registration_id.in_(entry_ids(person))),
        Export(SeatWish, lambda person: SeatWish.registration_id.in_(entry_ids(person))),
    ),
)

"""What events keep of members: who is on the staff, and what people called their things."""

from services.tournaments.hall.tables import Connection, Event, StaffMember
from shared.personal.exports import Export
from shared.personal.places import NameInRow, OwnRow, Words
from shared.personal.resources import Holdings

HOLDINGS = Holdings(
    (
        Words(Event.uniq_id),
        Words(Event.name),
        OwnRow(StaffMember.player_id),
        NameInRow(StaffMember.pseudo, of=StaffMember.player_id),
        Words(Connection.user_id),
    ),
    (Export(StaffMember, lambda person: StaffMember.player_id == person.player_id),),
)

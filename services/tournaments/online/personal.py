"""What Go tournaments keep of members: their games, by the numbers of their entries."""

from sqlalchemy import or_

from services.tournaments.entries.personal import entry_ids
from services.tournaments.online.tables import GoBoardGame
from shared.personal.exports import Export
from shared.personal.places import Words
from shared.personal.resources import Holdings

HOLDINGS = Holdings(
    (Words(GoBoardGame.message),),
    (
        Export(
            GoBoardGame,
            lambda person: or_(
                GoBoardGame.white_registration.in_(entry_ids(person)),
                GoBoardGame.black_registration.in_(entry_ids(person)),
            ),
        ),
    ),
)

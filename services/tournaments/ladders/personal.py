"""What ladders keep of members: their places, challenges, moves and crowns."""

from sqlalchemy import or_

from services.tournaments.ladders.tables import (
    Ladder,
    LadderChallenge,
    LadderCrown,
    LadderMove,
    LadderPlace,
)
from shared.personal.exports import Export
from shared.personal.places import NameInRow, Number, OwnRow, Words
from shared.personal.resources import Holdings

HOLDINGS = Holdings(
    (
        Words(Ladder.name),
        Number(Ladder.founder_player_id),
        OwnRow(LadderPlace.player_id),
        NameInRow(LadderPlace.pseudo, of=LadderPlace.player_id),
        Number(LadderChallenge.challenger_player_id),
        Number(LadderChallenge.challenged_player_id),
        Number(LadderMove.player_id),
        Number(LadderCrown.player_id),
    ),
    (
        Export(LadderPlace, lambda person: LadderPlace.player_id == person.player_id),
        Export(
            LadderChallenge,
            lambda person: or_(
                LadderChallenge.challenger_player_id == person.player_id,
                LadderChallenge.challenged_player_id == person.player_id,
            ),
        ),
        Export(LadderMove, lambda person: LadderMove.player_id == person.player_id),
        Export(LadderCrown, lambda person: LadderCrown.player_id == person.player_id),
    ),
)

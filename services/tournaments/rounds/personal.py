"""What rounds keep of members: results, and who entered or claimed them."""

from sqlalchemy import or_

from services.tournaments.entries.personal import entry_ids
from services.tournaments.entries.tables import PairedRound
from services.tournaments.rounds.tables import (
    Board,
    IllegalMove,
    PairingJob,
    ResultClaim,
    ResultEntry,
    RoundChange,
    SittingOut,
)
from shared.personal.exports import Export
from shared.personal.places import Mentions, Name, Number, Words
from shared.personal.resources import Holdings

HOLDINGS = Holdings(
    (
        Mentions(PairedRound.explanation),
        Name(ResultClaim.pseudo),
        Name(ResultEntry.entered_by),
        Number(ResultEntry.white_player_id),
        Number(ResultEntry.black_player_id),
        Words(ResultEntry.reason),
        Name(RoundChange.changed_by),
        Words(RoundChange.reason),
        Mentions(PairingJob.proposal),
        Words(PairingJob.message),
    ),
    (
        Export(
            Board,
            lambda person: or_(
                Board.white_id.in_(entry_ids(person)), Board.black_id.in_(entry_ids(person))
            ),
        ),
        Export(SittingOut, lambda person: SittingOut.registration_id.in_(entry_ids(person))),
        Export(IllegalMove, lambda person: IllegalMove.registration_id.in_(entry_ids(person))),
        Export(ResultClaim, lambda person: ResultClaim.registration_id.in_(entry_ids(person))),
        Export(ResultEntry, lambda person: ResultEntry.entered_by == person.pseudo),
        Export(RoundChange, lambda person: RoundChange.changed_by == person.pseudo),
    ),
)

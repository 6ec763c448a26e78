"""Who may know who plays what."""

from collections.abc import Sequence

from services.games.diplomacy.domain.seats import Seat, master_of
from services.games.diplomacy.domain.states import State


def hides_players(anonymous: bool, state: int) -> bool:
    """Nobody can know who plays an anonymous game until it is stopped."""
    return anonymous and state != State.STOPPED


def known_seats(seats: Sequence[Seat], hidden: bool, reader: int | None) -> list[Seat]:
    """The seats whose players this reader may know: his own only, unless he is the master."""
    if not hidden or (reader is not None and reader == master_of(seats)):
        return list(seats)
    return [seat for seat in seats if seat.player_id == reader]

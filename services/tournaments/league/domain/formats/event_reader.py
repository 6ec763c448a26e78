"""What is read of a log that tells one act after the other."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from services.tournaments.league.domain.events import SEATS, Event, EventType, GameLog, HandLog
from services.tournaments.league.domain.formats.checks import MOST_EVENTS
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.tiles import hand_text

MOST_TILES = 14


@dataclass
class EventReader:
    """What has been read so far."""

    names: tuple[str, ...] = ()
    hands: list[tuple[list[Event], dict[str, Any]]] = field(default_factory=list)
    claims: dict[str, Any] = field(default_factory=dict)

    @property
    def events(self) -> list[Event]:
        if not self.hands:
            raise UnreadableLog("no hand has begun")
        events = self.hands[-1][0]
        if len(events) > MOST_EVENTS:
            raise UnreadableLog("the hand does not end")
        return events

    @property
    def log(self) -> GameLog:
        hands = (HandLog(tuple(events), claims=claims) for events, claims in self.hands)
        return GameLog(tuple(hands), self.names, self.claims)

    def add(self, *values: Any, **fields: Any) -> None:
        self.events.append(Event(*values, **fields))

    def turn_ura(self, tiles: Iterable[str]) -> None:
        """Ura come before the first win, whichever winner's record tells them."""
        if any(event.ura for event in self.events):
            return
        wins = [place for place, event in enumerate(self.events) if event.type == EventType.RON]
        place = wins[0] if wins else len(self.events)
        turned = [Event(EventType.DORA_INDICATOR, tile=tile, ura=True) for tile in tiles]
        self.events[place:place] = turned

    def accept_riichi(self, seat: Any) -> None:
        for event in reversed(self.events):
            if event.type == EventType.REACH and event.actor == seat:
                event.claims["is_accepted"] = True  # type: ignore[index]
                return
        raise UnreadableLog("no riichi was declared")


def deal(dealer: int, tiles_of: Callable[[int], Iterable[str]], indicator: str) -> list[Event]:
    """The events a hand begins with: four hands from the dealer on, and the dora indicator."""
    seats = [(dealer + step) % 4 for step in SEATS]
    hands = [Event(EventType.HAIPAI, seat, hand=_hand(tiles_of(seat))) for seat in seats]
    return [*hands, Event(EventType.DORA_INDICATOR, tile=indicator)]


def _hand(tiles: Iterable[str]) -> str:
    """Writing a hand of a million tiles would take longer than finding out that there is none."""
    dealt = list(islice(tiles, MOST_TILES + 1))
    if len(dealt) > MOST_TILES:
        raise UnreadableLog(f"a hand has at most {MOST_TILES} tiles")
    return hand_text(dealt)


def win(actor: Any, giver: Any, tile: str | None, claims: dict[str, Any]) -> Event:
    """Who takes the tile from himself wins by tsumo."""
    if actor == giver:
        return Event(EventType.TSUMO, actor, tile=tile, claims=claims)
    return Event(EventType.RON, actor, giver, tile, claims=claims)

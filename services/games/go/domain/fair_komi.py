"""Fair komi: two auctions and two ways of divide and choose, before the first stone."""

from dataclasses import dataclass, replace
from enum import StrEnum

from services.games.go.domain.board import Colour
from services.games.go.domain.handicap import MAXIMUM_KOMI, JigoMode
from services.games.go.domain.rules_broken import InvalidBid
from services.games.go.domain.setup import HandicapType
from services.games.go.domain.status import NextAction


class Seat(StrEnum):
    """The two places of a negotiation; colours are only given at its end."""

    BLACK, WHITE = "black", "white"

    @property
    def other(self) -> "Seat":
        return Seat.WHITE if self is Seat.BLACK else Seat.BLACK


@dataclass(frozen=True)
class Negotiation:
    """Bids so far. The owner of the setup holds `owner_seat`."""

    kind: HandicapType
    jigo_mode: JigoMode
    owner_seat: Seat
    black_bid: float | None = None
    white_bid: float | None = None

    @property
    def is_divided(self) -> bool:
        return self.kind in (HandicapType.YOU_KOMI_I_COLOUR, HandicapType.I_KOMI_YOU_COLOUR)

    def bid_of(self, seat: Seat) -> float | None:
        return self.black_bid if seat is Seat.BLACK else self.white_bid

    def visible_bid(self, seat: Seat, viewer: Seat | None) -> float | None:
        """Bids of the secret auction are shown only to those who made them."""
        hidden = self.kind is HandicapType.SECRET_AUCTION and viewer is not seat
        return None if hidden else self.bid_of(seat)

    def with_bid(self, seat: Seat, komi: float) -> "Negotiation":
        if seat is Seat.BLACK:
            return replace(self, black_bid=komi)
        return replace(self, white_bid=komi)


@dataclass(frozen=True)
class Agreement:
    """The negotiation is over; `black` is None when the bids were equal: nigiri decides."""

    komi: float
    black: Seat | None


def next_action_of(negotiation: Negotiation, seat: Seat) -> NextAction:
    """What a seat may do when it is its turn."""
    if negotiation.is_divided:
        return NextAction.BID if seat is Seat.BLACK else NextAction.CHOOSE_COLOUR
    if negotiation.kind is HandicapType.OPEN_AUCTION and negotiation.bid_of(seat.other) is not None:
        return NextAction.BID_OR_ACCEPT
    return NextAction.BID


def faults_of_bid(negotiation: Negotiation, seat: Seat, text: str) -> list[str]:
    """Everything that is wrong with a bid or a choice of colour."""
    if next_action_of(negotiation, seat) is NextAction.CHOOSE_COLOUR:
        return [] if text in ("B", "W") else ["Choose B or W."]
    try:
        komi = float(text)
    except ValueError:
        return ["A bid is a number."]
    if komi != komi or abs(komi) > MAXIMUM_KOMI:
        return ["A bid lies between -200 and 200."]
    faults = []
    if komi * 2 != int(komi * 2):
        faults.append("A bid is a multiple of one half.")
    if negotiation.jigo_mode is JigoMode.ALLOW_JIGO and abs(komi) % 1 == 0.5:
        faults.append("A bid must be a whole number, because jigo is allowed.")
    if negotiation.jigo_mode is JigoMode.NO_JIGO and abs(komi) % 1 != 0.5:
        faults.append("A bid must end in one half, because jigo is not allowed.")
    opponent = negotiation.bid_of(seat.other)
    if negotiation.kind is HandicapType.OPEN_AUCTION and opponent is not None and komi <= opponent:
        faults.append("A bid must exceed the opponent's, or be left for accepting it.")
    return faults


def bid(negotiation: Negotiation, seat: Seat, text: str) -> Negotiation | Agreement:
    """Make a bid, or choose a colour with B or W."""
    faults = faults_of_bid(negotiation, seat, text)
    if faults:
        raise InvalidBid(" ".join(faults))
    if next_action_of(negotiation, seat) is NextAction.CHOOSE_COLOUR:
        named = negotiation.bid_of(seat.other)
        if named is None:
            raise InvalidBid("Komi has not been named yet.")
        return Agreement(named, seat if text == Colour.BLACK.letter else seat.other)
    new = negotiation.with_bid(seat, float(text))
    if new.kind is HandicapType.SECRET_AUCTION and None not in (new.black_bid, new.white_bid):
        return _highest_bid(new)
    return new


def accept(negotiation: Negotiation, seat: Seat) -> Agreement:
    """End an open auction: the opponent takes Black and gives what he bid."""
    offered = negotiation.bid_of(seat.other)
    if negotiation.kind is not HandicapType.OPEN_AUCTION or offered is None:
        raise InvalidBid("There is no bid to accept.")
    return Agreement(offered, seat.other)


def _highest_bid(negotiation: Negotiation) -> Agreement:
    black, white = negotiation.black_bid or 0.0, negotiation.white_bid or 0.0
    if black == white:
        return Agreement(black, None)
    return Agreement(max(black, white), Seat.BLACK if black > white else Seat.WHITE)

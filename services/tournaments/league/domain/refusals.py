"""Why an event, a hand or a game cannot have happened; the docstring is the message."""

from typing import Any


class Impossible(ValueError):
    """This cannot have happened"""

    def __init__(self, detail: str = ""):
        self.detail = detail
        self.hand: int | None = None
        self.event: int | None = None
        super().__init__(detail)

    @property
    def reason(self) -> str:
        said = type(self).__doc__ or ""
        return f"{said}: {self.detail}" if self.detail else said

    def at(self, hand: int | None = None, event: int | None = None) -> "Impossible":
        """Say where it was; what is known already, nearer the cause, stays."""
        self.hand = self.hand or hand
        self.event = self.event or event
        return self

    def __str__(self) -> str:
        places = [("hand", self.hand), ("event", self.event)]
        place = ", ".join(f"{word} {number}" for word, number in places if number)
        return f"{place}: {self.reason}" if place else self.reason


class Contradicted(Impossible):
    """What was sent differs from what follows from the events"""

    def __init__(self, field: str, sent: Any, derived: Any):
        self.field, self.sent, self.derived = field, sent, derived
        super().__init__(f"{field} was sent as {str(sent)[:80]}, the events give {derived}")


class NotInOrder(Impossible):
    """This event cannot follow the one before it"""


class MalformedEvent(Impossible):
    """This event lacks something or has a value of the wrong kind"""


class NotYourTurn(Impossible):
    """It is not this player's turn"""


class TileNotHeld(Impossible):
    """The player does not hold this tile"""


class TooManyCopies(Impossible):
    """There are more copies of this tile than the set has"""


class WallIsEmpty(Impossible):
    """There is no tile left to draw"""


class NotAnIndicator(Impossible):
    """No indicator is turned over here"""


class IndicatorMissing(Impossible):
    """A dora indicator is missing"""


class CallNotAllowed(Impossible):
    """This tile cannot be called so"""


class SwapCalling(Impossible):
    """The tile called may not be discarded again, nor its other end"""


class KanNotAllowed(Impossible):
    """This kan cannot be declared"""


class RiichiNotAllowed(Impossible):
    """This player cannot declare riichi"""


class RiichiHandChanged(Impossible):
    """A player in riichi discards the tile drawn and may not change the hand"""


class NotDrawnTile(Impossible):
    """The tile discarded is not the one just drawn"""


class IsDrawnTile(Impossible):
    """The tile drawn is the only one of its kind: discarding it is tsumogiri"""


class NotAWinningHand(Impossible):
    """The hand does not win"""


class Furiten(Impossible):
    """The player is furiten and may not win by ron"""


class HeadBump(Impossible):
    """Only the first player in turn may win by ron"""


class HandIsDead(Impossible):
    """The player's hand is dead after foul play"""


class DrawNotAllowed(Impossible):
    """The hand is not drawn here"""


class HandIsOver(Impossible):
    """The hand is over"""


class HandNotOver(Impossible):
    """The log ends before the hand does"""


class GameIsOver(Impossible):
    """The game is over"""


class GameNotOver(Impossible):
    """The log ends before the game does"""


class NothingThere(Impossible):
    """Nothing is recorded at this place"""


class NotWrittenSo(Impossible):
    """A hand cannot be written so"""


class CannotBeWorth(Impossible):
    """No hand is worth this"""


class YakuDoNotFit(Impossible):
    """These yaku do not fit"""


class NeedsFourPlayers(Impossible):
    """With three players a game is kept hand by hand or by its final scores"""


class CannotEndHere(Impossible):
    """The game cannot be ended here"""


class UnreadableLog(Impossible):
    """The log cannot be read"""


class LogTooLong(UnreadableLog):
    """The log is longer than any game"""


class NotATile(ValueError):
    """This is not a tile"""

    def __init__(self, text: object):
        super().__init__(f"{self.__doc__}: {str(text)[:40]!r}")


class NotABlock(ValueError):
    """This is not a block of three or four tiles"""

    def __init__(self, text: object):
        super().__init__(f"{self.__doc__}: {str(text)[:40]!r}")

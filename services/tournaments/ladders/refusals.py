"""Why something about a ladder is refused."""

from shared.errors import BadRequest, Conflict, Forbidden, NotFound


class NoSuchLadder(NotFound):
    """There is no such ladder"""


class NoSuchChallenge(NotFound):
    """There is no such challenge"""


class LadderExists(Conflict):
    """Another ladder has this name"""


class NotOnTheLadder(NotFound):
    """This member is not on the ladder"""


class NotYourLadder(Forbidden):
    """You are not on this ladder"""


class OnTheLadderAlready(Conflict):
    """You are on this ladder already"""


class CannotBeChallenged(Conflict):
    """This player cannot be challenged"""


class NotYourChallenge(Forbidden):
    """Only the two of a challenge may say this, and only the one who was challenged answers it"""


class ChallengeIsNotOpen(Conflict):
    """This challenge is not waiting for that"""


class OnlyGoIsPlayedHere(BadRequest):
    """Only ladders of Go are played on the platform"""


class TheGameDecides(Conflict):
    """The game on the platform decides this challenge"""

"""Why something about the Go games of a tournament is refused."""

from shared.errors import Conflict, NotFound


class NotOnline(NotFound):
    """The games of this tournament are not played on the platform"""


class NotByPairs(Conflict):
    """Rounds at tables of several seats make their games themselves"""


class NoSuchBoardGame(NotFound):
    """There is no such game of a board"""


class NothingToRepair(Conflict):
    """This does not fit how the game of the board stands"""


class NoRunningGame(Conflict):
    """Time is given in a game that is being played"""


class NotAMember(Conflict):
    """This player has no account here any more"""

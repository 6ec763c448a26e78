"""Why a file or an export is refused."""

from shared.errors import Conflict, NotFound, Unprocessable


class GameWithoutBoard(Unprocessable):
    """A game of the file belongs to no board"""


class ResultsDisagree(Conflict):
    """The file and the boards have different results"""


class TournamentIsRunning(Conflict):
    """Nothing can be imported once the first round is paired"""


class NoSuchExport(NotFound):
    """There is no such export"""


class NoSuchGame(NotFound):
    """No moves are known of this board"""

"""Why a file or an export is refused."""

from shared.errors import BadRequest, Conflict, NotFound, Unprocessable


class GameWithoutBoard(Unprocessable):
    """A game of the file belongs to no board"""


class ResultsDisagree(Conflict):
    """The file and the boards have different results"""


class NoSuchTarget(NotFound):
    """The operator has named no target that does this"""


class FederationRefuses(Conflict):
    """The federation did not do it"""


class NoPlatform(NotFound):
    """The operator has named no registration platform"""


class NotConnected(Conflict):
    """The tournament has no connection to a registration platform"""


class PlatformRefuses(Conflict):
    """The platform did not hand the tournament out"""


class NotAKeizerTournament(BadRequest):
    """Only a Keizer tournament can be written as a keizer.db file"""


class TournamentIsRunning(Conflict):
    """Nothing can be imported once the first round is paired"""


class NoSuchExport(NotFound):
    """There is no such export"""


class NoSuchGame(NotFound):
    """No moves are known of this board"""

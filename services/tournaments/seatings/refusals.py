"""Why something about tables of several seats is refused."""

from shared.errors import BadRequest, Conflict, NotFound


class NotAtTables(Conflict):
    """This tournament is not played at tables of several seats"""


class NoSuchTable(NotFound):
    """There is no such table"""


class NoSuchSeatingJob(NotFound):
    """There is no such job"""


class RoundIsShown(Conflict):
    """A round to be seated is already published; only drafts are seated anew"""


class NotSoManyRounds(BadRequest):
    """The tournament does not have so many rounds"""


class CannotBeSeated(Conflict):
    """These players cannot be seated"""


class RoundIsNotADraft(Conflict):
    """Only a draft can be published"""


class RoundIsNotOpen(Conflict):
    """Results are entered while the round is open"""


class TablesAreNotFinished(Conflict):
    """Not all tables have finished"""


class TableHasChanged(Conflict):
    """The table has changed since you looked at it"""


class TableIsFinished(Conflict):
    """This game is over; an arbiter can open it again"""


class WrongCentres(BadRequest):
    """These centres cannot be"""


class WrongPoints(BadRequest):
    """Every role of the table needs its points, and no other"""


class NotTheirRole(BadRequest):
    """This table has no such role"""


class ScoredByPoints(Conflict):
    """This tournament counts points, not centres"""


class ScoredByCentres(Conflict):
    """This tournament counts centres; enter them by year"""


class SeatsTwice(Conflict):
    """This player already sits at this table"""


class NoGameOfTable(NotFound):
    """This table has no game on the platform"""


class PlayedOnThePlatform(Conflict):
    """The game of this table says how it stands; take it out to enter results by hand"""


class NoGroupOfGames(NotFound):
    """There is no such tournament with games of Diplomacy"""


class NothingToRepair(Conflict):
    """This does not fit how the game of the table stands"""


class NotAllAreMembers(Conflict):
    """Games on the platform are for members; these play as guests"""

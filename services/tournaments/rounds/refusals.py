"""Why something about a round, its boards or a standing is refused."""

from shared.errors import BadRequest, Conflict, Forbidden, NotFound, Outdated, Unprocessable


class PlayersEnterNoResults(Forbidden):
    """In this tournament the staff enters the results"""


class NotYourBoard(Forbidden):
    """You do not sit at this board"""


class CannotBeRanked(Unprocessable):
    """The tie-breaks cannot be computed"""


class RoundIsOver(Conflict):
    """This round is not being played any more; reload the screen"""


class RoundIsStillADraft(Conflict):
    """This round is not published yet"""


class BoardHasChanged(Conflict):
    """Somebody entered a result for this board in the meantime"""


class BoardIsOutdated(Outdated):
    """Somebody entered a result for this board in the meantime"""


class ArbitersOnly(Forbidden):
    """Only an arbiter enters forfeits and changes what is already entered"""


class KeyUsedForAnother(Unprocessable):
    """This idempotency key was used for another result"""


class NoLotsForThisField(Unprocessable):
    """The tables of Varma are for 9 to 24 players"""


class LastRoundIsOpen(Conflict):
    """Close the round before: some of its results are missing or not yet confirmed"""


class AllRoundsArePaired(Conflict):
    """All the rounds of this tournament are paired"""


class RoundIsPublished(Conflict):
    """This round is published and can no longer be paired anew"""


class TournamentChanged(Conflict):
    """The tournament changed while it was being paired; pair it again"""


class CannotBePaired(Unprocessable):
    """No pairing of this round respects the rules; pair it by hand"""


class NotTheirRound(BadRequest):
    """A fixed pair names two different players, or teams, who are there for this round"""


class NotTheCurrentRound(Conflict):
    """This is not the round being played"""


class TooManyIllegalMoves(Conflict):
    """This player has all the cards the rules allow for a round"""


class GameIsOver(Conflict):
    """The game has a result; its cards can no longer be changed"""


class NoIllegalMove(NotFound):
    """This player has no card in this round"""


class ResultsAreMissing(Conflict):
    """Some boards of this round have no result"""


class RoundIsNotADraft(Conflict):
    """Only a draft can be published or taken back"""


class SomebodyLeft(Conflict):
    """Somebody on these boards has withdrawn since; pair the round again"""


class RoundIsNotBeingPlayed(Conflict):
    """Only a published round can be closed"""


class WrongRoundChange(BadRequest):
    """These changes do not fit the boards of the round"""


class LookAgain(Conflict):
    """Some would meet again or be left out; send it again with accept if that is meant"""


class LaterRoundStands(Conflict):
    """A later round is published and was paired from this one: opponents can no longer change"""


class TableIsDrawnUp(Conflict):
    """The table of this system is drawn up: opponents cannot change, colours and boards can"""


class RoundIsADraft(Conflict):
    """This round is a draft: pair it by hand instead"""


class ResultsWouldBeLost(Conflict):
    """Results would be lost by this: send it again with the token of the dry run"""


class ResultsAreIn(Conflict):
    """Results of this round are in: its publication can no longer be taken back"""


class NoSuchPlayer(NotFound):
    """Nobody in this standing has this registration"""


class TooFewPlayers(Unprocessable):
    """A table needs a player for every role"""


class NoSuchClaim(NotFound):
    """You have said no result for this board that could be taken back"""


class NoSuchBoard(NotFound):
    """There is no such board in this round"""


class NoSuchJob(NotFound):
    """There is no such pairing job"""


class NotEverybodyOnce(BadRequest):
    """The order names everybody who is registered, each once"""


class StandsAtTables(Conflict):
    """A tournament at tables of several seats has its standing at /table-standings"""

"""Why the league refuses a request; the docstring is the message."""

from collections.abc import Iterator
from contextlib import contextmanager

from services.tournaments.league.domain.refusals import Impossible, UnreadableLog
from shared.errors import BadRequest, Conflict, Forbidden, NotFound, Unprocessable


class NotOnTheLeagueStaff(Forbidden):
    """Your role in this league does not allow this"""


class NoSuchLeague(NotFound):
    """There is no such league"""


class NoSuchSeason(NotFound):
    """There is no such season"""


class NoSuchRuleSet(NotFound):
    """There is no such rule set"""


class NoSuchTeam(NotFound):
    """There is no such team"""


class NoSuchPlayer(NotFound):
    """There is no such player in the league"""


class NoSuchMembership(NotFound):
    """There is no such membership"""


class NoSuchGame(NotFound):
    """There is no such league game"""


class NoSuchPenalty(NotFound):
    """There is no such penalty"""


class NoSuchHand(NotFound):
    """There is no such hand"""


class LeagueNameTaken(Conflict):
    """A league has this name already"""


class RuleSetNameTaken(Conflict):
    """A rule set has this name already"""


class SeasonExists(Conflict):
    """The league has this stage of this year already"""


class StageIsClosed(Conflict):
    """This stage is closed; an organiser may reopen it with a reason"""


class StageIsOpen(Conflict):
    """This stage is not closed"""


class NoReasonToReopen(BadRequest):
    """Say why the stage is reopened"""


class StageBeforeIsOpen(Conflict):
    """The stage before this one is not closed: who has qualified is not known yet"""


class LaterStageIsClosed(Conflict):
    """A later stage was played and is closed; reopen it first"""


class LaterStageHasGames(Conflict):
    """A later stage of this year has games already"""


class GamesAreRunning(Conflict):
    """A game of this stage has begun and is not finished"""


class NotQualified(BadRequest):
    """A team has not qualified for this stage"""


class LastOrganiser(Conflict):
    """A league keeps at least one organiser"""


class NotOnTheStaff(NotFound):
    """This member has no role in the league"""


class TeamNameTaken(Conflict):
    """A team of this league has this name already"""


class MembershipsOverlap(Conflict):
    """The player belongs to a team in some of these years already"""


class NotInOneLeague(BadRequest):
    """Player and team belong to different leagues"""


class LeftBeforeJoined(BadRequest):
    """A player cannot leave before joining"""


class JoinedTooEarly(BadRequest):
    """A membership cannot begin before the team or the player joined the league"""


class MemberLinkedAlready(Conflict):
    """This member is linked to another player of the league"""


class NotFourTeams(BadRequest):
    """A game is played by four different teams of the league"""


class NotThreeTeams(BadRequest):
    """A game is played by three different teams of the league"""


class NotInATeam(BadRequest):
    """A player of the line-up belongs to no team of the league in this year"""


class SameTeam(BadRequest):
    """Two players of the line-up belong to the same team"""


class NotAScheduledTeam(BadRequest):
    """The line-up has a player of a team that this game was not scheduled for"""


class GameExists(Conflict):
    """The stage has this match of the day, this round or this official identifier already"""


class GameHasRecord(Conflict):
    """The game has been entered; take its record away first"""


class TooManyGames(Conflict):
    """A player of the line-up has as many games of this stage as a player may have"""


class TooManySubstitutes(Conflict):
    """A team has seated substitutes in as many games of this stage as it may"""


class PlanTooLarge(BadRequest):
    """So many teams or games cannot be planned at once"""


class TooFewTeams(BadRequest):
    """There are too few teams for so many tables"""


class LogIsUnreadable(BadRequest):
    """The log cannot be read"""


class LogIsImpossible(Unprocessable):
    """Something recorded cannot have happened"""


class NoLineUp(Conflict):
    """The line-up of this game is not known yet"""


class EnteredOtherwise(Conflict):
    """This game was entered otherwise; take its record away first"""


class GameIsEntered(Conflict):
    """The game is entered already; say why it is corrected"""


class WrongTotal(Unprocessable):
    """The scores do not add up to the points on the table"""


class EnteredMeanwhile(Conflict):
    """Another number of events is stored: read the game again"""


class ConsequencesChanged(Conflict):
    """This is not the correction whose consequences were listed: look at them again"""


class GameWasEnded(Conflict):
    """The game was ended; let it go on first"""


class NoTiles(Conflict):
    """Some hands were written without their tiles; only json and plain tell such hands"""


class NothingToTakeBack(Conflict):
    """There are not so many events"""


class NotThisLeague(BadRequest):
    """This team or player does not belong to the league"""


class RevokedAlready(Conflict):
    """The penalty is revoked already"""


@contextmanager
def refuse_impossible() -> Iterator[None]:
    """What the rules refuse becomes an answer with hand, event and the name of the reason."""
    try:
        yield
    except Impossible as impossible:
        refusal = LogIsUnreadable if isinstance(impossible, UnreadableLog) else LogIsImpossible
        raise refusal(
            str(impossible),
            hand=impossible.hand,
            event=impossible.event,
            code=type(impossible).__name__,
        ) from None

"""Why something about a tournament or its players is refused."""

from shared.errors import BadRequest, Conflict, Forbidden, NotFound


class CheckInIsClosed(Conflict):
    """Check-in is not open for this tournament"""


class NotPlaying(Conflict):
    """This player is not registered: still waiting for a place, or withdrawn"""


class RoundIsPaired(Conflict):
    """This round is already paired"""


class NoMoreByes(Conflict):
    """The byes of this tournament are limited"""


class NotTwoPlayers(BadRequest):
    """A forbidden pair names two different players of this tournament"""


class WrongLineUp(BadRequest):
    """A line-up names players of the team in the order of its list"""


class RoundIsShown(Conflict):
    """This round is published; its line-ups can no longer change"""


class NotTheirTeam(BadRequest):
    """Every player of the tournament can be in one team, and nobody else"""


class TournamentExists(Conflict):
    """This event already has a tournament with this uniq_id"""


class TournamentHasStarted(Conflict):
    """This cannot be changed once the first round is paired"""


class TournamentIsArchived(Conflict):
    """This tournament is archived: nothing of it can change until it is taken out of the archive"""


class TournamentIsOver(Conflict):
    """This tournament is finished: set it running to pair another round"""


class TournamentIsRunning(BadRequest):
    """This tournament has results and is running: it cannot be deleted"""


class FewerRoundsThanPaired(BadRequest):
    """More rounds than that are already paired"""


class TimeControlIncomplete(BadRequest):
    """Without an increment the initial time must not be 0"""


class NotTheirConnection(BadRequest):
    """This event has no such connection"""


class AlreadyRegistered(Conflict):
    """This player is already registered; give the date of birth to tell two people apart"""


class AlreadyAMember(Conflict):
    """This person is another member already"""


class AlreadyAPerson(Conflict):
    """This event knows this person already"""


class PersonPlays(Conflict):
    """This person is in a tournament of the event"""


class NobodyIsNamed(BadRequest):
    """A person has a name, or is a member with a pseudo"""


class NotOfThisEvent(BadRequest):
    """This person is not one of this event"""


class RegistrationIsClosed(Forbidden):
    """Registration for this tournament is not open"""


class HasPlayedThere(Conflict):
    """This player has begun to play there: withdraw him and enter him anew"""


class TooLateToEnter(Conflict):
    """Nobody can enter once the table of this tournament is drawn up"""


class ForTheStaff(Forbidden):
    """Only an arbiter says this of a player"""


class NoSuchTournament(NotFound):
    """There is no such tournament"""


class NoSuchRegistration(NotFound):
    """There is no such registration"""


class NoSuchPerson(NotFound):
    """There is no such person"""


class NoSuchTeam(NotFound):
    """There is no such team"""


class NoSuchRound(NotFound):
    """This round is not paired"""


class NoSuchGuestLink(NotFound):
    """This link is not one of ours"""


class NoSuchRatingList(NotFound):
    """There is no such rating list"""

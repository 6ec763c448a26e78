"""What Diplomacy games refuse; the docstring is what the caller is told."""

from shared.errors import BadRequest, Conflict, Forbidden, NotAllowed, NotFound


class NoSuchGame(NotFound):
    """Game doesn't exist"""


class NoSuchRole(NotFound):
    """Role doesn't exist"""


class NoSuchPlayer(NotFound):
    """Player doesn't exist"""


class NoSuchVariant(NotFound):
    """Variant doesn't exist"""


class NoSuchTransition(NotFound):
    """Nothing was adjudicated at this advancement"""


class WrongVariantName(BadRequest):
    """Variant is incorrect as a name"""


class NameTaken(BadRequest):
    """Game already exists"""


class LooksLikeAnother(BadRequest):
    """Game {name} looks like {other}"""


class NotTheMaster(Forbidden):
    """You do not seem to be the game master of the game"""


class NotInCharge(Forbidden):
    """You do not seem to be the player who is in charge"""


class NeitherMasterNorConcerned(Forbidden):
    """You do not seem to be either the game master of the game or the concerned player"""


class NotWaiting(NotAllowed):
    """This game is not in the proper state - please proceed to replacement (not implemented yet)"""


class GameNotStarted(BadRequest):
    """Game is waiting: it has not started yet"""


class GameStopped(BadRequest):
    """Game is stopped"""


class GamePaused(BadRequest):
    """Game is paused"""


class GameNotPaused(BadRequest):
    """Game is not paused"""


class WrongState(BadRequest):
    """A game goes from waiting to started to stopped, no other way"""


class NotEnoughPlayers(BadRequest):
    """Not enough players !"""


class TooManyPlayers(BadRequest):
    """Too many players for this variant"""


class RolesNotAssigned(BadRequest):
    """The master has not assigned every role yet"""


class FixedOnceStarted(BadRequest):
    """This cannot be changed once the game has started"""


class DeadlineOnWeekend(BadRequest):
    """This game does not play on weekends: the deadline must not be a Saturday or Sunday"""


class DeadlineHasPassed(BadRequest):
    """The deadline must not lie in the past"""


class GameIsFull(BadRequest):
    """Game is full"""


class RoleIsTaken(BadRequest):
    """Role is taken"""


class RolesAreDealt(BadRequest):
    """Roles are dealt at random in this game: only a manual game lets the master assign them"""


class TournamentGameIsGone(Conflict):
    """The game of this table was removed; take it out of the tournament, or make another key"""


class SeatsDoNotFit(BadRequest):
    """Every role of the variant needs a player, and each plays once"""


class MasterDoesNotPlay(BadRequest):
    """The game master may play only in a game where roles cumulate"""


class NotInGame(BadRequest):
    """This player is not in the game"""


class CallerNotInGame(Forbidden):
    """This player is not in the game"""


class WrongAccessCode(Forbidden):
    """Wrong access code"""


class RestrictionNotMet(Forbidden):
    """Access restriction is not met"""


class MasterCannotSubmit(BadRequest):
    """Game master cannot submit orders in game - please usurp game player (not implemented)"""


class OrdersRefused(BadRequest):
    """Failed to submit orders"""


class NeitherOrdersNorText(BadRequest):
    """Either orders or text must be given, and not both"""


class NotAdjudicated(BadRequest):
    """Failed to adjudicate"""


class OrdersMissing(BadRequest):
    """Orders are missing and the deadline has not passed"""


class GameNotFinished(BadRequest):
    """Game is not finished"""


class OrdersChanged(Conflict):
    """Orders came in at the same moment, please retry."""


class GameDoesNotFail(Conflict):
    """The clock has no trouble with this game"""


class AnotherPhase(Conflict):
    """This is not the current phase of the game"""


class NamesDoNotFit(BadRequest):
    """names do not fit the variant"""


class PositionDoesNotFit(BadRequest):
    """This position cannot be on this map"""


class GameIsSilent(Forbidden):
    """Players cannot communicate in this game"""


class NoMessages(Forbidden):
    """Messages between players are switched off in this game"""


class NoPress(Forbidden):
    """Declarations of players are switched off in this game"""


class NoSuchGroup(BadRequest):
    """These roles have no thread together"""


class NotPutAway(BadRequest):
    """This game was not removed"""


class NoSuchIncident(NotFound):
    """There is no such incident in this game"""


class NothingToOrder(BadRequest):
    """This role has nothing to order in this phase"""


class DisorderNotAllowed(BadRequest):
    """This game does not allow civil disorder in this phase"""


class WrongRectificationCode(Forbidden):
    """A code of an administrator is needed, and this is not one"""


class NothingToCancel(BadRequest):
    """There is no adjudication that could be cancelled"""


class NoDeadline(BadRequest):
    """This game has no deadline"""


class AlreadyPlays(BadRequest):
    """This player is in the game already"""


class NotSurviving(BadRequest):
    """This role has neither a unit nor a center left"""


class NoDeal(NotFound):
    """No deal of the roles is recorded, or it is hidden until the game is stopped"""


class PreferencesDoNotFit(BadRequest):
    """Preferences must name every role once"""


class RolesAreAssigned(BadRequest):
    """The master assigns the roles of this game"""


class NoSuchCalendar(NotFound):
    """There is no calendar behind this address"""


class HiddenByFog(Forbidden):
    """This game is played in the fog: until it is stopped only its players see what they see"""


class WrongOrderKey(Forbidden):
    """The order key, the game or the sender's address is not right"""

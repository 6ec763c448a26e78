"""Why something about a screen, a timer or a device is refused."""

from shared.errors import BadRequest, Conflict, Forbidden, NotFound


class NoSuchThing(NotFound):
    """There is no such timer, screen, family or rotator"""


class NoSuchScreen(NotFound):
    """There is no such screen"""


class NoSuchDevice(NotFound):
    """There is no such device"""


class NoSuchImage(NotFound):
    """There is no such picture"""


class TooManyImages(Conflict):
    """An event has at most twenty pictures"""


class NameIsTaken(Conflict):
    """This name is taken at this event"""


class ScreenIsPrivate(Forbidden):
    """This screen is for the staff"""


class NotOfTheEvent(BadRequest):
    """Tournaments, timers, screens and families must be those of the event"""


class NoTournament(Conflict):
    """The event has no tournament yet"""


class NotThisKind(BadRequest):
    """A family shows boards, players or input"""


class PartsOrNumber(BadRequest):
    """A family has parts or a number, not both"""


class WrongOrder(BadRequest):
    """The list names each of them once"""


class NotAnInputScreen(Forbidden):
    """Results are entered on input screens that show this board"""


class NotTheRoundShown(Conflict):
    """This is not the round being played; look at the screen again"""


class UnknownDevice(Forbidden):
    """This device is not known here; it shows its key in the header EventCode"""


class TooLateToUndo(Forbidden):
    """Only the device that entered a result may take it back, for two minutes"""

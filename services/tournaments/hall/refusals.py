"""Why something at an event is refused."""

from shared.errors import BadRequest, Conflict, Forbidden, NotFound


class NoSuchEvent(NotFound):
    """There is no such event"""


class NoSuchConnection(NotFound):
    """There is no such connection"""


class NotOnTheStaff(Forbidden):
    """Your role at this event does not allow this"""


class EventIsPrivate(Forbidden):
    """This event is private"""


class WrongEventCode(Forbidden):
    """This is not the code of the event"""


class EventExists(Conflict):
    """There is already an event with this uniq_id"""


class EventLooksLikeAnother(Conflict):
    """{name} looks like the event {other}"""


class EventEndsBeforeItBegins(BadRequest):
    """An event cannot end before it begins"""


class ConnectionExists(Conflict):
    """There is already a connection with this uniq_id"""


class LastOrganiser(Conflict):
    """An event keeps at least one organiser"""

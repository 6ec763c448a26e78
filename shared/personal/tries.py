"""Counters of tries: by name, e-mail address or network address, gone with their window."""

from typing import ClassVar

from shared.limits import Tries
from shared.personal.places import Place
from shared.personal.resources import Holdings


class Counted(Place):
    """Who leaves and comes back must not count anew: these stay until their window ends."""

    when_renamed: ClassVar[str] = "gone within a day"
    when_deleted: ClassVar[str] = "gone within a day"


TRIES = Holdings((Counted(Tries.key),), ())

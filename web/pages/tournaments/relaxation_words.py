"""What a pairing could not keep, in the reader's language."""

import re

from web.language import gettext as _
from web.pages.tournaments.words import spoken_name

TWO = re.compile(r"(kept apart if possible|meet again): (.+?) and (.+)")
SECOND_BYE = re.compile(r"second bye within (\d+) rounds: everybody had one")
BETWEEN = re.compile(r"rounds between two meetings: (\d+) instead of (\d+)")
MORE_MEETINGS = re.compile(r"more than (\d+) meetings")


def relaxation_text(said: str) -> str:
    """What is not known is shown as the service says it."""
    if found := TWO.fullmatch(said):
        one, other = spoken_name(found[2]), spoken_name(found[3])
        if found[1] == "meet again":
            return _("%(one)s and %(other)s meet again", one=one, other=other)
        return _("%(one)s and %(other)s should not have met", one=one, other=other)
    if found := SECOND_BYE.fullmatch(said):
        return _("a second bye within %(n)s rounds: everybody had one", n=found[1])
    if found := BETWEEN.fullmatch(said):
        return _(
            "%(n)s rounds between two meetings instead of %(wished)s", n=found[1], wished=found[2]
        )
    if found := MORE_MEETINGS.fullmatch(said):
        return _("more than %(n)s meetings of the same two", n=found[1])
    return {
        "a newcomer gets the bye": _("a newcomer gets the bye"),
        "second meeting in the same part of the season": _(
            "a second meeting in the same part of the season"
        ),
        "paired by hand": _("paired by hand"),
    }.get(said, said)

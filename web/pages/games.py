"""The words all games are described with."""

from web.language import gettext as _

A_PAGE = 50
TRAITS = ("anonymous", "silent", "fog", "fast")


def traits_text(kinds: list[str], traits: list[str]) -> str:
    words = {
        "anonymous": _("anonymous"),
        "silent": _("without messages"),
        "fog": _("fog of war"),
        "fast": _("fast"),
        "rated": _("rated"),
    }
    return ", ".join(kinds + [words[trait] for trait in traits if trait in words])


def pace_text(days: int) -> str:
    return _("%(days)d days", days=days) if days else _("no deadline")


def ending_text(ending: str) -> str:
    return {
        "solo": _("won alone"),
        "draw": _("a draw by agreement"),
        "last_year": _("ended with its last year"),
    }.get(ending, _("stopped by its master"))

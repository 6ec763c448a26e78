"""Roles, scorings and what hangs, in the reader's words."""

from web.figures import number
from web.language import gettext as _


def role_text(role: str) -> str:
    """Roles somebody named himself stay as he named them."""
    return {
        "England": _("England"),
        "France": _("France"),
        "Germany": _("Germany"),
        "Italy": _("Italy"),
        "Austria": _("Austria"),
        "Russia": _("Russia"),
        "Turkey": _("Turkey"),
    }.get(role, role)


def status_text(status: str) -> str:
    return {
        "wanted": _("being made"),
        "made": _("made"),
        "hangs": _("hangs"),
        "gone": _("removed"),
        "by_hand": _("by hand"),
    }.get(status, status)


def decimal_text(exact: str) -> str:
    """Fractions of the API with two places; whole numbers as they are."""
    above, _line, below = exact.partition("/")
    return exact if not below else number(round(int(above) / int(below), 2))

"""The ways that every page offers: the games on top, one's own pages, the fine print below."""

from urllib.parse import quote

from web.language import gettext as _
from web.session import visitor

Way = tuple[str, str]


def navigation() -> list[Way]:
    own = [("/agenda", _("Agenda"))] if visitor() else []
    return [
        *own,
        ("/diplomacy", _("Diplomacy")),
        ("/go", _("Go")),
        ("/events", _("Tournaments")),
        ("/leagues", _("Mahjong")),
        ("/players", _("Members")),
    ]


def own_pages() -> list[Way]:
    own_page = f"/players/{quote(visitor().pseudo, safe='')}"
    ways = [(own_page, _("My page")), ("/account", _("Settings"))]
    return [*ways, ("/admin/members", _("Administration"))] if visitor().administrator else ways


def footer() -> list[Way]:
    return [
        ("/about", _("About")),
        ("/legal", _("Legal notice")),
        ("/privacy", _("Privacy")),
        ("/licences", _("Licences")),
    ]

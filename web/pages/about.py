"""About this place, its legal notices, privacy, and the licences of what it is made of."""

import functools
from dataclasses import dataclass
from importlib import metadata
from typing import Any

from shared.config import settings
from web.language import gettext as _
from web.language import language
from web.templating import page

LONGEST_LICENCE = 60


@dataclass(frozen=True)
class Paragraph:
    text: str
    heading: bool = False


@dataclass(frozen=True)
class Notice:
    """A library and the terms it is used under."""

    name: str
    version: str
    licence: str
    author: str


def show_about():
    return _page("about", _("About"))


def show_legal():
    return _page("legal", _("Legal notice"))


def show_privacy():
    return _page("privacy", _("Privacy"))


def show_licences():
    return page("about/licences.html", notices=notices())


def _page(name: str, title: str):
    return page("about/text.html", name=name, title=title, paragraphs=_operators_text(name))


def _operators_text(name: str) -> list[Paragraph]:
    """From texts/<name>.<language>.txt in the data folder; empty lines part paragraphs."""
    path = settings().data / "texts" / f"{name}.{language()}.txt"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return []
    parts = [part.strip() for part in text.split("\n\n") if part.strip()]
    return [Paragraph(part.removeprefix("# "), part.startswith("# ")) for part in parts]


@functools.cache
def notices() -> list[Notice]:
    """Of every library that is installed here, by name."""
    found = {(one.metadata["Name"] or "").lower(): _notice(one) for one in metadata.distributions()}
    return [found[name] for name in sorted(found) if name]


def _notice(library: metadata.Distribution) -> Notice:
    said: Any = library.metadata
    classifiers = [
        line.rpartition("::")[2].strip()
        for line in said.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    licence = said.get("License-Expression") or ", ".join(classifiers) or said.get("License") or ""
    author = said.get("Author") or said.get("Author-email") or said.get("Maintainer") or ""
    first = licence.strip().splitlines()[0] if licence.strip() else ""
    return Notice(said["Name"], library.version, first[:LONGEST_LICENCE], author.partition("<")[0])

"""The links on a screen to other screens."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from services.tournaments.screens.domain.shapes import OF_BOARDS, ScreenShape

ALL_OF_TYPE = {f"@{kind}": kind for kind in ("boards", "input", "players", "results")}
LABELS = {
    "fr": {
        "boards": ("Par échiquier", "Éch. %f-%l", "%t (par échiquier)", "%t [Éch. %f-%l]"),
        "players": ("Par ordre alpha.", "%f-%l", "%t (par ordre alpha.)", "%t [%f-%l]"),
        "results": "Derniers résultats",
        "ranking": "Classement",
        "crosstable": "Grille américaine",
        "check_in": "Pointage",
        "calls": "Appel",
        "image": "Image",
    },
    "en": {
        "boards": ("By board", "Boards %f-%l", "%t (by board)", "%t [boards %f-%l]"),
        "players": ("By name", "%f-%l", "%t (by name)", "%t [%f-%l]"),
        "results": "Last results",
        "ranking": "Standings",
        "crosstable": "Crosstable",
        "check_in": "Check-in",
        "calls": "Board call",
        "image": "Image",
    },
}


@dataclass(frozen=True)
class Extent:
    """What the tokens %t, %f and %l of a screen stand for."""

    tournament: str = ""
    first: str = ""
    last: str = ""


@dataclass(frozen=True)
class Link:
    screen: str
    label: str
    selected: bool


def linked_screens(
    screen: ScreenShape, screens: Sequence[ScreenShape]
) -> tuple[list[ScreenShape], list[str]]:
    """Those the menu of a screen names, in its order, and what it names in vain."""
    linkable = [each for each in screens if each.menu_link and each.type != "image"]
    found: list[ScreenShape] = []
    warnings: list[str] = []
    for word in filter(None, (part.strip() for part in (screen.menu or "").split(","))):
        if word in ALL_OF_TYPE:
            found += [each for each in linkable if each.type == ALL_OF_TYPE[word]]
        elif word == "@family":
            same = [each for each in linkable if screen.family and each.family == screen.family]
            found += same
            if not screen.family:
                warnings.append("@family is for screens of families")
        else:
            matching = [each for each in linkable if fnmatchcase(each.uniq_id, word)]
            found += matching
            if not any(fnmatchcase(each.uniq_id, word) for each in screens):
                warnings.append(f"no screen is called {word}")
    return found, warnings


def label(screen: ScreenShape, extent: Extent, *, several: bool, language: str) -> str:
    """`several`: the event has more than one tournament."""
    text = screen.menu_text or _usual_label(screen, several, language)
    return with_tokens(text, extent)


def with_tokens(text: str, extent: Extent) -> str:
    for token, value in (
        ("%t", extent.tournament),
        ("%f", extent.first),
        ("%l", extent.last),
    ):
        text = text.replace(token, value)
    return text


def _usual_label(screen: ScreenShape, several: bool, language: str) -> str:
    kind = "boards" if screen.type in OF_BOARDS - {"calls"} else screen.type
    words = LABELS[language][kind]
    if isinstance(words, str):
        return f"{words} (%t)" if several and screen.sets else words
    of_part = any(each.first or each.last for each in screen.sets[:1])
    return words[2 * several + of_part]


def links(
    screen: ScreenShape,
    screens: Sequence[ScreenShape],
    extent_of: Callable[[ScreenShape], Extent],
    *,
    several: bool,
    language: str,
) -> tuple[list[Link], list[str]]:
    found, warnings = linked_screens(screen, screens)
    shown = [
        Link(
            each.uniq_id,
            label(each, extent_of(each), several=several, language=language),
            each.uniq_id == screen.uniq_id,
        )
        for each in found
    ]
    return shown, warnings

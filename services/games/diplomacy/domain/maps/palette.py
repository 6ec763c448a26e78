"""The colours of a map, by theme; tints are mixed from the colours of the roles."""

from dataclasses import dataclass
from typing import Literal

ThemeName = Literal["light", "dark"]


@dataclass(frozen=True)
class Theme:
    """What is not anybody's."""

    sea: str
    shallows: str
    neutral: str
    island: str
    impassable: str
    ink: str
    sea_ink: str
    border: str
    frontier: str
    shore: str
    sea_line: str
    frame: str
    fog: str
    fog_stroke: str
    centre: str
    order: str
    halo: str
    failure: str
    retreat: str
    tint: float  # how much of a role's colour its land has
    paper: str  # with which the tints are mixed


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        sea="#b9d8e6",
        shallows="#eef7f6",
        neutral="#e7dcbd",
        island="#ddd2b6",
        impassable="#cbbf9f",
        ink="#33291c",
        sea_ink="#2f627b",
        border="#6b5d47",
        frontier="#54452f",
        shore="#3f5a63",
        sea_line="#5f8ea3",
        frame="#54452f",
        fog="#c9ccce",
        fog_stroke="#b4b9bc",
        centre="#fffaf0",
        order="#1c2126",
        halo="#ffffff",
        failure="#a3261f",
        retreat="#5a2a86",
        tint=0.48,
        paper="#ffffff",
    ),
    "dark": Theme(
        sea="#1d3a48",
        shallows="#2f5563",
        neutral="#57523f",
        island="#4a4636",
        impassable="#3a372c",
        ink="#f1ead9",
        sea_ink="#9cc7da",
        border="#221e15",
        frontier="#0f0c07",
        shore="#0e1f27",
        sea_line="#4c7689",
        frame="#0f0c07",
        fog="#2a2e31",
        fog_stroke="#363b3f",
        centre="#f4ead2",
        order="#f7f3ea",
        halo="#10161a",
        failure="#ff8f83",
        retreat="#d8b4ff",
        tint=0.5,
        paper="#2b2a26",
    ),
}


def land_of(colour: str, theme: Theme) -> str:
    """The tint of a role's land."""
    return mix(colour, theme.paper, theme.tint)


def mix(colour: str, other: str, share: float) -> str:
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(one * share + two * (1 - share)):02x}" for one, two in pairs)


def ink_on(colour: str) -> str:
    """Black or white, whichever can be read on it (relative luminance of WCAG)."""
    red, green, blue = (_linear(part / 255) for part in _parts(colour))
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#1c1c1c" if luminance > 0.4 else "#ffffff"


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

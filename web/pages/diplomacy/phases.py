"""The phases of a game: which one is shown, its name, and the ways to the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shared.errors import NotFound
from web.language import gettext as _

PHASES_OF_A_YEAR = 5
SEASONS_OF_MOVES = ("spring", "autumn")


@dataclass(frozen=True)
class Phase:
    advancement: int
    season: str
    year: int

    @property
    def name(self) -> str:
        return f"{season_text(self.season)} {self.year}"

    @property
    def kind(self) -> str:
        return kind_text(self.season)


@dataclass(frozen=True)
class Timeline:
    """All phases, the played ones and the current one; `shown` is the one the page is about."""

    phases: Sequence[Phase]
    shown: Phase

    @property
    def is_now(self) -> bool:
        return self.shown == self.phases[-1]

    @property
    def before(self) -> Phase | None:
        place = self.phases.index(self.shown)
        return self.phases[place - 1] if place else None

    @property
    def after(self) -> Phase | None:
        following = self.phases.index(self.shown) + 1
        return self.phases[following] if following < len(self.phases) else None

    @property
    def last_moves(self) -> Phase | None:
        """The newest phase that was played in which everybody moved."""
        played = reversed(self.phases[:-1])
        return next((phase for phase in played if phase.season in SEASONS_OF_MOVES), None)


def timeline_of(overview: Mapping[str, Any], asked: int | None) -> Timeline:
    """Raises NotFound for a phase that was not played."""
    game = overview["game"]
    played = [
        Phase(row["advancement"], row["season"], row["year"]) for row in overview["transitions"]
    ]
    now = Phase(game["current_advancement"], game["season"], game["year"])
    phases = [*(one for one in played if one != now), now]
    if asked is None:
        return Timeline(phases, now)
    for phase in phases:
        if phase.advancement == asked:
            return Timeline(phases, phase)
    raise NotFound


def season_text(season: str) -> str:
    return {
        "spring": _("Spring"),
        "summer": _("Summer"),
        "autumn": _("Autumn"),
        "winter": _("Winter"),
    }.get(season, _("Adjustments"))


def kind_text(season: str) -> str:
    if season in SEASONS_OF_MOVES:
        return _("Moves")
    return _("Retreats") if season in ("summer", "winter") else _("Builds and removals")

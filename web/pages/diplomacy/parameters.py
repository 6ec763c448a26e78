"""Every parameter of a game with the line that explains it, in the groups of the form."""

from dataclasses import dataclass
from typing import Any

from web.language import gettext as _

FIXED_BY_THE_START = ("variant", "archive", "anonymous", "cumulate", "manual", "fog", "rated")
HOURS = 24


@dataclass(frozen=True)
class Parameter:
    """`kind`: text, area, number, tick, day, hour or variant; `most`: the largest number."""

    name: str
    kind: str
    label: str
    hint: str
    most: int | None = None


@dataclass(frozen=True)
class Group:
    title: str
    parameters: list[Parameter]


def groups() -> list[Group]:
    return [
        Group(_("The game"), [*_names(), *_kinds()]),
        Group(_("What players may write"), _talk()),
        Group(_("Time"), _time()),
        Group(_("When orders are missing"), _disorder()),
        Group(_("Who may join"), _access()),
        Group(_("The end"), _end()),
    ]


def parameters() -> list[Parameter]:
    return [one for group in groups() for one in group.parameters]


def _names() -> list[Parameter]:
    return [
        Parameter("name", "text", _("Name"), _("Up to 20 characters, without a slash.")),
        Parameter(
            "variant", "variant", _("Variant"), _("The map and the powers; fixed by the start.")
        ),
        Parameter(
            "description",
            "area",
            _("Description"),
            _("What the game is about; everybody reads it."),
        ),
    ]


def _kinds() -> list[Parameter]:
    return [
        Parameter(
            "anonymous", "tick", _("Anonymous"), _("Nobody knows who plays until the game ends.")
        ),
        Parameter(
            "fog",
            "tick",
            _("Fog of war"),
            _("A power sees its units’ regions, their neighbours and its centers only."),
        ),
        Parameter(
            "manual",
            "tick",
            _("The master gives the roles"),
            _("Otherwise they are dealt at random, by what players prefer."),
        ),
        Parameter(
            "cumulate",
            "tick",
            _("Several roles for one player"),
            _("For small tables and trials; the master may play, too."),
        ),
        Parameter(
            "archive",
            "tick",
            _("Archive"),
            _("Played face to face; the master enters all orders, deadlines do not count."),
        ),
        Parameter(
            "rated", "tick", _("Rated"), _("The result counts for the performance of its players.")
        ),
    ]


def _talk() -> list[Parameter]:
    return [
        Parameter("silent", "tick", _("Silent"), _("Neither messages nor press, all the time.")),
        Parameter(
            "no_messages",
            "tick",
            _("No messages"),
            _("Players cannot write to each other; may be changed at any time."),
        ),
        Parameter(
            "no_press",
            "tick",
            _("No press"),
            _("Players cannot make declarations; may be changed at any time."),
        ),
    ]


def _time() -> list[Parameter]:
    days = _("Days until such a phase is played; 0: no deadline.")
    pace = _("Hours (minutes in a fast game) instead of days; 0: the days count.")
    return [
        Parameter("speed_moves", "number", _("Days for moves"), days, 365),
        Parameter("speed_retreats", "number", _("Days for retreats"), days, 365),
        Parameter("speed_adjustments", "number", _("Days for adjustments"), days, 365),
        Parameter(
            "deadline_hour", "hour", _("Hour of the deadline"), _("In UTC, on the day it is due.")
        ),
        Parameter(
            "deadline",
            "day",
            _("Next deadline"),
            _("The day the current phase is due; empty: counted from the start."),
        ),
        Parameter(
            "play_weekend",
            "tick",
            _("Deadlines on weekends"),
            _("Otherwise what would end then ends on Monday."),
        ),
        Parameter(
            "fast",
            "tick",
            _("Fast"),
            _("A phase is played as soon as all orders are in; paces are minutes."),
        ),
        Parameter("pace_moves", "number", _("Pace of moves"), pace, HOURS * 365),
        Parameter("pace_retreats", "number", _("Pace of retreats"), pace, HOURS * 365),
        Parameter("pace_adjustments", "number", _("Pace of adjustments"), pace, HOURS * 365),
    ]


def _disorder() -> list[Parameter]:
    stands = _("After the grace default orders stand in for those that are missing.")
    return [
        Parameter(
            "grace_hours",
            "number",
            _("Grace in hours"),
            _("How long after the deadline late orders are waited for; empty: as usual here."),
            HOURS * 365,
        ),
        Parameter("cd_possible_moves", "tick", _("Civil disorder in moves"), stands),
        Parameter("cd_possible_retreats", "tick", _("Civil disorder in retreats"), stands),
        Parameter("cd_possible_builds", "tick", _("Civil disorder in builds"), stands),
        Parameter("cd_possible_removals", "tick", _("Civil disorder in removals"), stands),
    ]


def _access() -> list[Parameter]:
    return [
        Parameter(
            "access_code",
            "number",
            _("Access code"),
            _("A number one must know to join; 0: everybody may."),
        ),
        Parameter(
            "access_restriction_reliability",
            "number",
            _("Reliability needed"),
            _("How dependable one must have been; 0 asks for nothing."),
        ),
        Parameter(
            "access_restriction_regularity",
            "number",
            _("Regularity needed"),
            _("How often one must have played; 0 asks for nothing."),
        ),
        Parameter(
            "access_restriction_performance",
            "number",
            _("Performance needed"),
            _("How well one must have played this variant; 0 asks for nothing."),
        ),
    ]


def _end() -> list[Parameter]:
    return [
        Parameter(
            "nb_max_cycles_to_play",
            "number",
            _("Years to play"),
            _("The game ends after so many years at the latest; 0: no limit."),
        ),
        Parameter(
            "victory_centers",
            "number",
            _("Centers for a solo"),
            _("Who has so many wins alone; 0: more than half of them."),
        ),
    ]


USUAL: dict[str, Any] = {
    "variant": "standard",
    "rated": True,
    "speed_moves": 2,
    "speed_retreats": 1,
    "speed_adjustments": 1,
    "deadline_hour": 20,
    "cd_possible_moves": True,
    "cd_possible_retreats": True,
    "cd_possible_builds": True,
    "cd_possible_removals": True,
    **dict.fromkeys(("pace_moves", "pace_retreats", "pace_adjustments", "access_code"), 0),
    **dict.fromkeys(("nb_max_cycles_to_play", "victory_centers"), 0),
    **{f"access_restriction_{kind}": 0 for kind in ("reliability", "regularity", "performance")},
}
PRESETS: dict[str, dict[str, Any]] = {
    "letters": {},
    "slow": {"speed_moves": 7, "speed_retreats": 3, "speed_adjustments": 3},
    "evening": {
        "fast": True,
        "play_weekend": True,
        "pace_moves": 15,
        "pace_retreats": 5,
        "pace_adjustments": 5,
        "grace_hours": 0,
        "nb_max_cycles_to_play": 7,
    },
    "silent": {"silent": True, "anonymous": True},
    "archive": {
        "archive": True,
        "manual": True,
        "rated": False,
        "speed_moves": 0,
        "speed_retreats": 0,
        "speed_adjustments": 0,
    },
}


def preset_texts() -> list[tuple[str, str, str]]:
    """Name, title and what it is for."""
    return [
        ("letters", _("By letters"), _("two days for moves, at 20:00 UTC")),
        ("slow", _("At ease"), _("a week for moves, no weekends")),
        ("evening", _("One evening"), _("15 minutes for moves, seven years")),
        ("silent", _("Without words"), _("anonymous and silent")),
        ("archive", _("Archive"), _("a game played at a table")),
    ]

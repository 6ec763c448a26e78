"""What services tell of games in one word, in the reader's."""

from typing import Any

from web.language import gettext as _
from web.pages.games import pace_text


def phase_text(game: dict[str, Any]) -> str:
    """Spring 1901: of anything that has a season and a year."""
    return f"{season_text(game['season'])} {game['year']}"


def season_text(season: str) -> str:
    return {
        "spring": _("Spring"),
        "summer": _("Summer"),
        "autumn": _("Autumn"),
        "winter": _("Autumn retreats"),
        "adjustments": _("Winter"),
    }.get(season, season)


def phases() -> list[str]:
    """The five phases of a year, in their order."""
    return [
        _("Spring, moves"),
        _("Summer, retreats"),
        _("Autumn, moves"),
        _("Autumn, retreats"),
        _("Winter, adjustments"),
    ]


def pace_of(game: dict[str, Any]) -> str:
    """Days, or hours, or minutes in a fast game."""
    if not game["pace_moves"]:
        return pace_text(game["speed_moves"])
    if game["fast"]:
        return _("%(minutes)d min", minutes=game["pace_moves"])
    return _("%(hours)d h", hours=game["pace_moves"])


def act_text(kind: str) -> str:
    """What the master did, as the log calls it."""
    return {
        "adjudicated": _("The phase was played"),
        "position rectified": _("The position was changed"),
        "orders entered by the master": _("The master entered orders"),
        "civil disorder declared": _("Civil disorder was declared"),
        "civil disorder withdrawn": _("Civil disorder was withdrawn"),
        "adjudication cancelled": _("The last adjudication was cancelled"),
        "deadline moved": _("The deadline was moved"),
        "player replaced": _("A player was replaced"),
        "replacement wanted": _("A replacement was asked for"),
        "paused": _("The game was paused"),
        "resumed": _("The game goes on"),
        "mastership handed over": _("Another master took over"),
        "role assigned": _("A role was given"),
        "started": _("The game was started"),
        "stopped": _("The game was stopped"),
        "game changed": _("Parameters were changed"),
        "game renamed": _("The game was renamed"),
        "player put in": _("A player was put in"),
        "player removed": _("A player was taken out"),
        "game removed": _("The game was removed"),
        "game restored": _("The game was brought back"),
        "incident excused": _("An incident was excused"),
    }.get(kind, kind)


def incident_text(kind: str) -> str:
    return {
        "delay": _("late"),
        "disorder": _("played by default"),
        "dropout": _("left the game"),
    }.get(kind, kind)

"""The settings of a game as its forms show and send them; times are days of fifteen hours."""

from collections.abc import Mapping
from typing import Any

from flask import request

from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_number
from web.pages.go import words

PLAIN = (
    "size",
    "ruleset",
    "handicap_type",
    "handicap",
    "komi",
    "adjust_handicap",
    "minimum_handicap",
    "maximum_handicap",
    "adjust_komi",
    "jigo_mode",
    "byo_type",
    "byo_periods",
    "shape_id",
)
TICKED = ("rated", "standard_handicap", "weekend_clock")
TIMES = ("main", "byo")
USUAL = {
    "size": 19,
    "ruleset": "JAPANESE",
    "handicap_type": "nigiri",
    "handicap": 0,
    "komi": 6.5,
    "adjust_handicap": 0,
    "minimum_handicap": 0,
    "maximum_handicap": -1,
    "adjust_komi": 0,
    "jigo_mode": "KEEP_KOMI",
    "byo_type": "FIS",
    "main_days": 14,
    "main_hours": 0,
    "byo_days": 1,
    "byo_hours": 0,
    "byo_periods": 0,
    "rated": "",
    "standard_handicap": "1",
    "weekend_clock": "1",
    "shape_id": "",
}
NAMES = {"main_time": "main_days", "byo_time": "byo_days"}


def usual_form() -> Form:
    return Form(USUAL | {name: value for name, value in request.args.items() if name in USUAL})


def form_of(settings: Mapping[str, Any]) -> Form:
    """A form with what somebody proposed."""
    values = {name: settings[name] for name in PLAIN if name in settings}
    values |= {name: "1" if settings[name] else "" for name in TICKED}
    for name in TIMES:
        values[f"{name}_days"], values[f"{name}_hours"] = divmod(
            settings[f"{name}_time"], words.DAY_HOURS
        )
    return Form(USUAL | values)


def sent_settings() -> dict[str, Any]:
    """As services take them; what is no number is left to them to refuse."""
    sent = request.form
    found: dict[str, Any] = {
        name: sent[name].strip().replace(",", ".") for name in PLAIN if sent.get(name)
    }
    found |= {name: name in sent for name in TICKED}
    for name in TIMES:
        days, hours = sent.get(f"{name}_days", ""), sent.get(f"{name}_hours", "")
        found[f"{name}_time"] = words.DAY_HOURS * _number(days) + _number(hours)
    return found


def sent_form() -> Form:
    return Form(request.form)


def _number(text: str) -> int:
    return whole_number(text) or 0


def described(settings: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Name, title and value of everything two proposals may differ in."""
    kind = dict(words.handicap_types())[settings["handicap_type"]]
    computed = settings["handicap_type"] in ("conv", "proper")
    fair = settings["handicap_type"].startswith(("auko", "div"))
    rows = [
        ("size", _("Board size"), f"{settings['size']}×{settings['size']}"),
        (
            "ruleset",
            _("Rules"),
            _("Japanese") if settings["ruleset"] == "JAPANESE" else _("Chinese"),
        ),
        ("handicap_type", _("Colours"), kind),
    ]
    if not computed and not fair:
        rows += [
            ("handicap", _("Handicap"), str(settings["handicap"])),
            ("komi", _("Komi"), words.points_text(settings["komi"])),
        ]
    return [
        *rows,
        ("time", _("Time to think"), words.limit_text(settings)),
        (
            "weekend_clock",
            _("Weekends"),
            _("clocks run") if settings["weekend_clock"] else _("clocks rest"),
        ),
        ("rated", _("Rated"), _("yes") if settings["rated"] else _("no")),
    ]


def options() -> dict[str, list[tuple[Any, str]]]:
    return {
        "sizes": [(size, f"{size}×{size}") for size in (9, 13, 19, *_other_sizes())],
        "rulesets": [
            ("JAPANESE", _("Japanese: territory")),
            ("CHINESE", _("Chinese: area")),
        ],
        "handicap_types": words.handicap_types(),
        "byo_types": [
            ("FIS", _("Fischer: added with every move")),
            ("JAP", _("Japanese: periods that come back")),
            ("CAN", _("Canadian: so many stones per period")),
        ],
        "jigo_modes": [
            ("KEEP_KOMI", _("as it comes")),
            ("ALLOW_JIGO", _("whole: a draw is possible")),
            ("NO_JIGO", _("half: no draw")),
        ],
    }


def _other_sizes() -> list[int]:
    return [size for size in range(5, 26) if size not in (9, 13, 19)]

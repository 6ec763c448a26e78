"""What can be set on a screen, family, rotator or timer: each field with its words and shape."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from web.forms import Form
from web.language import gettext as _

Options = list[tuple[Any, str]]


@dataclass(frozen=True)
class Field:
    """One row of a form; `shape` is the type of its input, `choice` or `check`."""

    name: str
    label: str
    shape: str = "text"
    hint: str = ""
    least: int | None = None
    most: int | None = None
    length: int = 200
    options: tuple[tuple[Any, str], ...] = ()

    def read(self, form: Form) -> Any:
        """As the service takes it: empty fields empty what is stored."""
        if self.shape == "check":
            return form[self.name] == "1"
        return form[self.name].strip() or None


def shown_fields(timers: Options) -> list[Field]:
    """What screens and families have in common."""
    links = _("Links on it: @boards, @players, @results, @input, @family, names; commas between")
    return [
        Field("uniq_id", _("Name in addresses"), length=40),
        Field("name", _("Title"), hint=_("Left empty it is made from what it shows."), length=100),
        Field("columns", _("Columns"), "number", least=1, most=12),
        Field("font_size", _("Size of type, per cent"), "number", least=50, most=400),
        Field("timer_id", _("Timer"), "choice", options=(("", _("none")), *timers)),
        Field("public", _("Everybody may see it"), "check"),
        Field("menu_link", _("Other screens may link to it"), "check"),
        Field("menu_text", _("Label of links to it"), hint=_("%t tournament, %f first, %l last")),
        Field("menu", _("Menu"), hint=links),
        Field("players_show_unpaired", _("Players without an opponent stand on it"), "check"),
    ]


def fields_of(kind: str, thing: Mapping[str, Any], timers: Options, chosen: Options) -> list[Field]:
    if kind == "screens":
        return shown_fields(timers) + _of_a_screen(thing["type"])
    if kind == "families":
        return shown_fields(timers) + _of_a_family(chosen)
    if kind == "rotators":
        return [
            Field("uniq_id", _("Name in addresses"), length=40),
            Field("delay", _("Seconds for each"), "number", least=1, most=3600),
            Field("public", _("Everybody may see it"), "check"),
            Field("show_menus", _("Show the menus of its screens"), "check"),
        ]
    return _of_a_timer()


def _of_a_screen(kind: str) -> list[Field]:
    fields = [
        Field("background_color", _("Colour behind it"), hint="#1b2a41", length=7),
        Field("background_image", _("Name of a picture behind it"), length=100),
    ]
    if kind == "results":
        limit = _("At most so many results; 0: all")
        fields.append(Field("results_limit", limit, "number", least=0, most=500))
    return fields


def _of_a_family(chosen: Options) -> list[Field]:
    return [
        Field("tournament_id", _("Tournament"), "choice", options=tuple(chosen)),
        Field("first", _("From board or player"), "number", least=1),
        Field("last", _("To board or player"), "number", least=1),
        Field("number", _("How many on each screen"), "number", least=1),
        Field("parts", _("Or: how many screens"), "number", least=1),
        Field("range", _("Only these of its screens"), hint="3-5", length=9),
    ]


def _of_a_timer() -> list[Field]:
    colours = {
        "1": _("Colour long before"),
        "2": _("Colour shortly before"),
        "3": _("Colour from the hour on"),
    }
    delays = {
        "1": _("Minutes before in which the first colour turns into the second"),
        "2": _("Minutes before in which the second turns into the third"),
        "3": _("Minutes for which the third stays"),
    }
    return [
        Field("uniq_id", _("Name in addresses"), length=40),
        Field("zone", _("Time zone"), hint="Europe/Paris", length=40),
        *(Field(f"color{n}", text, hint="#00FF00", length=7) for n, text in colours.items()),
        *(Field(f"delay{n}", text, "number", least=0, most=180) for n, text in delays.items()),
    ]


def set_fields(chosen: Options) -> list[Field]:
    return [
        Field("tournament_id", _("Tournament"), "choice", options=tuple(chosen)),
        Field("name", _("Title"), hint=_("%t tournament, %f first, %l last"), length=100),
        Field("first", _("From board or player"), "number", least=1),
        Field("last", _("To board or player"), "number", least=1),
        Field("fixed_boards_str", _("Only these boards"), hint="1,4,27"),
    ]


def hour_fields() -> list[Field]:
    return [
        Field("uniq_id", _("Round, or a name"), length=60),
        Field("date_str", _("Day"), "date"),
        Field("time_str", _("Time"), "time"),
        Field("text_before", _("Text before"), hint=_("%s stands for the time left.")),
        Field("text_after", _("Text after")),
    ]

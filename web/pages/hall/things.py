"""One thing of the hall: change a screen, family, rotator or timer, order its parts, copy it."""

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import language
from web.numbers import whole_number
from web.pages.hall.fields import Field, Options, fields_of, hour_fields, set_fields
from web.pages.hall.setup import kind_text, short_name, way
from web.session import member
from web.templating import go_to, page, tell

COPIES = {
    "screens": "screen-copies",
    "families": "family-copies",
    "rotators": "rotator-copies",
    "timers": "timer-copies",
}
# Screens have sets, timers have hours: where they are, and what says whose they are.
PARTS = {
    "screens": ("sets", "screen-sets", "screen_id"),
    "timers": ("hours", "timer-hours", "timer_id"),
}
NUMBERS = ("1", "2", "3")
SAID_BY_SILENCE = ("players_show_unpaired", "menu_link")


@dataclass(frozen=True)
class Thing:
    """A thing as it is stored, with the hall around it."""

    event: dict[str, Any]
    setup: dict[str, Any]
    tournaments: list[dict[str, Any]]
    kind: str
    row: dict[str, Any]

    @property
    def way(self) -> str:
        return f"{way(self.event['uniq_id'])}/{self.kind}/{self.row['id']}"

    @property
    def chosen(self) -> Options:
        return [(one["id"], one["name"]) for one in self.tournaments]

    @property
    def fields(self) -> list[Field]:
        timers = [(one["id"], one["uniq_id"]) for one in self.setup["timers"]]
        return fields_of(self.kind, self.row, timers, self.chosen)

    @property
    def parts(self) -> list[dict[str, Any]]:
        if self.kind not in PARTS:
            return []
        name, _path, owner = PARTS[self.kind]
        own = [part for part in self.setup[name] if part[owner] == self.row["id"]]
        return sorted(own, key=lambda part: part["order"])

    @property
    def part_fields(self) -> list[Field]:
        return set_fields(self.chosen) if self.kind == "screens" else hour_fields()


def load(uniq_id: str, kind: str, thing_id: int) -> Thing:
    event = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{event}"),
        hall=api.ask("tournaments", f"/halls/{event}", lang=language()),
        listed=api.ask("tournaments", f"/event-tournaments/{event}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    setup = answers["hall"]["setup"]
    if setup is None:
        raise Refusal("Your role at this event does not allow this", status=403)
    if kind not in COPIES:
        raise NotFound
    row = next((each for each in setup[kind] if each["id"] == thing_id), None)
    if row is None:
        raise NotFound
    return Thing(answers["event"], setup, answers["listed"]["tournaments"], kind, row)


@member
def show(uniq_id: str, kind: str, thing: int):
    found = load(uniq_id, kind, thing)
    return _page(found, Form(_values(found)))


def _page(thing: Thing, form: Form, status: int = 200):
    return page(
        "hall/thing.html",
        status,
        thing=thing,
        event=thing.event,
        form=form,
        kind_text=kind_text,
        part_forms=[(part, Form(_texts(part))) for part in thing.parts],
        # A screen of pictures or results shows no part of a tournament.
        has_parts=thing.kind in PARTS and (thing.kind == "timers" or bool(thing.parts)),
        places=_places(thing) if thing.kind == "rotators" else [],
    )


def _texts(row: dict[str, Any]) -> dict[str, Any]:
    shown = {True: "1", False: "", None: ""}
    return {
        name: shown[value] if value is None or isinstance(value, bool) else value
        for name, value in row.items()
    }


def _values(thing: Thing) -> dict[str, Any]:
    said = {name: True for name in SAID_BY_SILENCE if thing.row.get(name, "") is None}
    values = _texts(thing.row | said)
    if thing.kind == "timers":
        colours, delays = thing.row["colors"] or {}, thing.row["delays"] or {}
        for number in NUMBERS:
            values[f"color{number}"] = colours.get(number, "")
            values[f"delay{number}"] = delays.get(number, "")
    return values


def _places(thing: Thing) -> list[dict[str, Any]]:
    """Everything that can take a turn in a rotator, with its place where it has one."""
    return [
        {
            "field": f"{one}_{each['id']}",
            "name": each["name"] or each["uniq_id"],
            "place": ids.index(each["id"]) + 1 if each["id"] in ids else "",
        }
        for one, several in (("screen", "screens"), ("family", "families"))
        for ids in [thing.row[f"{one}_ids"]]
        for each in thing.setup[several]
    ]


@member
def change(uniq_id: str, kind: str, thing: int):
    found, form = load(uniq_id, kind, thing), Form(request.form)
    sent = {field.name: field.read(form) for field in found.fields}
    if kind == "timers":
        sent = _timer_sent(sent)
    if kind == "rotators":
        sent |= {f"{one}_ids": _ordered(one) for one in ("screen", "family")}
    try:
        api.replace("tournaments", f"/{kind}/{thing}", **sent)
    except Refusal as refusal:
        return _page(found, form.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(way(uniq_id))


def _timer_sent(sent: dict[str, Any]) -> dict[str, Any]:
    """Colours and delays of which none is given are the event's."""
    colours = {n: sent.pop(f"color{n}") for n in NUMBERS}
    delays = {n: sent.pop(f"delay{n}") for n in NUMBERS}
    given = {n: colour for n, colour in colours.items() if colour}
    numbers = {n: whole_number(delay) for n, delay in delays.items()}
    waits = {n: delay for n, delay in numbers.items() if delay is not None}
    return sent | {"colors": given or None, "delays": waits or None}


def _ordered(one: str) -> str:
    """The ids of what was given a place, by places."""
    ending = f"{one}_"
    places = (
        (whole_number(value), whole_number(name.removeprefix(ending)))
        for name, value in request.form.items()
        if name.startswith(ending)
    )
    return json.dumps(
        [number for _place, number in sorted(two for two in places if None not in two)]
    )


@member
def copy(uniq_id: str, kind: str, thing: int):
    if kind not in COPIES:
        raise NotFound
    made = api.post("tournaments", f"/{COPIES[kind]}/{thing}")
    tell(_("The copy is called %(name)s.", name=made["uniq_id"]))
    return go_to(f"{way(uniq_id)}/{kind}/{made['id']}")


@member
def change_part(uniq_id: str, kind: str, thing: int):
    """Save, move up or remove a set of a screen or an hour of a timer, or add one."""
    found, form = load(uniq_id, kind, thing), Form(request.form)
    if kind not in PARTS:
        raise NotFound
    path, part = f"/{PARTS[kind][1]}/{thing}", request.form.get("part", 0, int)
    sent = {field.name: field.read(form) for field in found.part_fields}
    try:
        if form["act"] == "add":
            api.post("tournaments", path, **sent)
        elif form["act"] == "up":
            api.put("tournaments", path, ids=json.dumps(_moved_up(found.parts, part)))
        elif form["act"] == "remove":
            api.delete("tournaments", f"{path}/{part}")
        else:
            api.replace("tournaments", f"{path}/{part}", **sent)
    except Refusal as refusal:
        shown = Form(_values(found))
        return _page(found, shown.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(found.way)


def _moved_up(parts: list[dict[str, Any]], part: int) -> list[int]:
    ids = [each["id"] for each in parts]
    if part in ids[1:]:
        place = ids.index(part)
        ids[place - 1 : place + 1] = [ids[place], ids[place - 1]]
    return ids


@member
def add_family(uniq_id: str):
    """Screens that follow from how many boards or players there are."""
    form = Form(request.form)
    made = api.post(
        "tournaments",
        f"/event-families/{quote(uniq_id, safe='')}",
        uniq_id=short_name(form["name"] or form["type"]),
        type=form["type"],
        tournament_id=form["tournament_id"],
        number=form["number"] or None,
        columns=2,
        public=True,
    )
    return go_to(f"{way(uniq_id)}/families/{made['id']}")


@member
def add_timer(uniq_id: str):
    name = short_name(request.form.get("name") or "timer")
    made = api.post("tournaments", f"/event-timers/{quote(uniq_id, safe='')}", uniq_id=name)
    return go_to(f"{way(uniq_id)}/timers/{made['id']}")

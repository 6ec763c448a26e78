"""One player as the arbiter knows him: who he is, what he owes, rounds he does not play."""

from decimal import Decimal, InvalidOperation
from typing import Any
from urllib.parse import quote

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.figures import points_text
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.session import member
from web.templating import go_to, page, tell

TEXTS = ("name", "title", "sex", "birth", "federation", "federation_id", "club", "category")
CONTACT = ("email", "phone")
MONEY = ("fee", "paid")


@member
def show(tournament_id: int, registration_id: int):
    return _page(tournament_id, registration_id)


def _page(tournament_id: int, registration_id: int, form: Form | None = None, status: int = 200):
    name = "tournaments"
    head, answers = head_and(
        tournament_id,
        listed=api.ask(name, f"/tournament-registrations/{tournament_id}", limit=2000),
        skipped=api.ask(name, f"/tournament-skipped-rounds/{tournament_id}"),
    )
    event = quote(head.event["uniq_id"], safe="")
    others = api.get(name, f"/event-tournaments/{event}")["tournaments"]
    rows = answers["listed"]["registrations"]
    row = next((each for each in rows if each["id"] == registration_id), None)
    if row is None:
        raise NotFound
    paired = {each["number"] for each in head.rounds}
    byes = [
        each | {"points": points_text(each["score"])}
        for each in answers["skipped"]["skipped_rounds"]
        if each["registration_id"] == registration_id
    ]
    planned = range(1, head.tournament["planned_rounds"] + 1)
    return page(
        "arbiter/player.html",
        status,
        head=head,
        player=row | {"spoken": spoken_name(row["name"])},
        way=f"{head.path}/arbiter/players/{registration_id}",
        form=_filled(form, row),
        byes=byes,
        rounds=[(number, str(number)) for number in planned if number not in paired],
        scores=[("0", "0"), ("0.5", "½"), ("1", "1")],
        others=[(each["id"], each["name"]) for each in others if each["id"] != tournament_id],
        sexes=[("", ""), ("w", _("woman")), ("m", _("man"))],
        kinds=[("", ""), ("F", _("FIDE")), ("N", _("national")), ("E", _("estimated"))],
    )


@member
def move(tournament_id: int, registration_id: int):
    """To another tournament of the event."""
    path, goal = f"/registration-moves/{registration_id}", request.form.get("goal", 0, int)
    try:
        moved = api.post("tournaments", path, tournament_id=goal)
    except Refusal as refusal:
        return _page(tournament_id, registration_id, Form().take(refusal), 400)
    tell(_("%(name)s plays there now.", name=spoken_name(moved["name"])))
    return go_to(f"/tournaments/{goal}/arbiter/players/{registration_id}")


@member
def recognise(tournament_id: int, registration_id: int):
    """Which member the guest is, or that he is none."""
    path = f"/person-members/{request.form.get('person', 0, int)}"
    try:
        if request.form.get("act") == "forget":
            api.delete("tournaments", path)
        else:
            api.put("tournaments", path, pseudo=request.form.get("pseudo", "").strip())
    except Refusal as refusal:
        form = Form(request.form).take(refusal)
        return _page(tournament_id, registration_id, form, 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/players/{registration_id}")


def _filled(form: Form | None, row: dict[str, Any]) -> Form:
    """What was typed into another form of the page leaves the fields of this one as they are."""
    if form is None:
        return Form(_typed(row))
    form.values = _typed(row) | form.values
    return form


def _typed(row: dict[str, Any]) -> dict[str, Any]:
    values = {name: row[name] or "" for name in (*TEXTS, *CONTACT, "rating", "rating_type")}
    values |= {name: f"{(row[name] or 0) / 100:g}" for name in MONEY}
    return values | {"fixed_table": row["fixed_table"] or ""}


@member
def change(tournament_id: int, registration_id: int):
    form = Form(request.form)
    sent: dict[str, Any] = {name: form[name].strip() for name in (*TEXTS, *CONTACT, "rating_type")}
    sent["rating"] = form["rating"].strip() or 0
    sent["fixed_table"] = form["fixed_table"].strip() or None
    sent |= {name: _cents(form, name) for name in MONEY}
    try:
        if form.errors:
            return _page(tournament_id, registration_id, form, 400)
        api.replace("tournaments", f"/registrations/{registration_id}", **sent)
    except Refusal as refusal:
        return _page(tournament_id, registration_id, form.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/players")


def _cents(form: Form, name: str) -> int:
    try:
        return int(Decimal(form[name].strip().replace(",", ".") or "0") * 100)
    except (InvalidOperation, OverflowError, ValueError):
        form.add(name, _("Write an amount, like 25 or 12,50."))
        return 0


@member
def change_bye(tournament_id: int, registration_id: int):
    """A round he does not play, with what it brings; or one he plays after all."""
    path = f"/registration-skipped-rounds/{registration_id}"
    number = request.form.get("round", 0, int)
    try:
        if request.form.get("act") == "play":
            api.delete("tournaments", f"{path}/{number}")
        else:
            api.put("tournaments", path, round=number, score=request.form.get("score", "0"))
    except Refusal as refusal:
        return _page(tournament_id, registration_id, Form().take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/players/{registration_id}")

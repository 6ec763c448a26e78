"""What the master did in a game, and what went wrong in it; he may excuse that."""

from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.diplomacy.lookup import Table, table_of
from web.pages.diplomacy.parameters import parameters
from web.pages.diplomacy.words import act_text, incident_text
from web.session import member
from web.templating import go_to, page, tell
from web.times import when

OF_ROLES = ("wanted", "disordered", "replaced", "entered_for", "role")


@member
def show(game_id: int):
    return _page(table_of(game_id), Form())


@member
def excuse(game_id: int):
    form = Form(request.form)
    sent = {
        "incident": form["incident"],
        "excused": form["excused"] == "1",
        "reason": form["reason"],
    }
    try:
        api.put("games", f"/game-incidents/{game_id}", **sent)
    except Refusal as refusal:
        return _page(table_of(game_id), form.take(refusal), 400)
    tell(_("The incident is excused.") if sent["excused"] else _("The excuse is taken back."))
    return go_to(f"/diplomacy/{game_id}/log")


def _page(table: Table, form: Form, status: int = 200):
    game_id = table.game["game_id"]
    answers = api.gather(
        log=api.ask("games", f"/game-logs/{game_id}"),
        incidents=api.ask("games", f"/game-incidents/{game_id}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    pseudos = {seat["role"]: seat["pseudo"] for seat in table.players}
    return page(
        "diplomacy/log.html",
        status,
        table=table,
        game=table.game,
        form=form,
        log=[_entry(one, table) for one in answers["log"]["log"]],
        incidents=[
            one
            | {
                "said": incident_text(one["kind"]),
                "power": table.role_name(one["role"]),
                "pseudo": pseudos.get(one["role"]) if one["player_id"] else None,
            }
            for one in answers["incidents"]["incidents"]
        ],
    )


def _entry(one: dict[str, Any], table: Table) -> dict[str, Any]:
    return one | {"said": act_text(one["kind"]), "details": _details(one["details"], table)}


def _details(details: dict[str, Any], table: Table) -> list[str]:
    """What people want to know of it: the power, old and new values, the reason."""
    told = [table.role_name(details[name]) for name in OF_ROLES if name in details]
    labels = {one.name: one.label for one in parameters()}
    for name, values in details.get("changes", {}).items():
        label = labels.get(name, name)
        told.append(f"{label} : {_change(values)}" if values else label)
    if "deadline_timestamp" in details:
        told.append(when(details["deadline_timestamp"]))
    elif details.get("before") and details.get("after"):
        told.append(_change([details["before"], details["after"]]))
    if details.get("reason"):
        told.append(f"« {details['reason']} »")
    return told


def _change(values: list[Any]) -> str:
    words = {True: _("yes"), False: _("no"), None: "–"}
    return " → ".join(
        words[value] if value is None or isinstance(value, bool) else str(value) for value in values
    )

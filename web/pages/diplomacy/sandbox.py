"""The sandbox: any position, any orders, any phase; the address holds all of it."""

from typing import Any
from urllib.parse import urlencode

from flask import request
from markupsafe import Markup

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import language
from web.pages.diplomacy import editor
from web.pages.diplomacy.lookup import game_numbered
from web.pages.diplomacy.positions import Atlas, Position, fields_of
from web.pages.diplomacy.words import phases
from web.templating import go_to, page

PATH = "/diplomacy/sandbox"
USUAL_VARIANT = "standard"
LONGEST = 4000
PHASES = 5
WELL = ("succeeds",)


def show():
    if game_id := request.args.get("game", 0, int):
        return _from_game(game_id)
    variant = request.args.get("variant") or USUAL_VARIANT
    atlas = editor.atlas_of(variant)
    advancement = min(max(request.args.get("phase", 0, int), 0), 500)
    orders = request.args.get("orders", "")[:LONGEST]
    fields = editor.typed_fields(atlas, request.args) or fields_of(atlas.start, atlas)
    form, position = editor.read(fields, atlas)
    form.values |= {"orders": orders, "variant": variant, "phase": advancement % PHASES}
    drawing, result = Markup(""), None
    if orders.strip() and not position.faults:
        drawing, result = _play(form, variant, advancement, position, orders)
    if not drawing:
        kept, form.errors = form.errors, {}
        drawing = editor.try_to_draw(form, variant, advancement, position)
        form.errors = kept or form.errors
    return page(
        "diplomacy/sandbox.html",
        form=form,
        fields=fields,
        atlas=atlas,
        places=editor.places(atlas),
        drawing=drawing,
        result=_told(result, atlas) if result else None,
        onward=_onward(result, variant, advancement, atlas) if result else "",
        emptied=_address(variant, 0, dict.fromkeys(fields, "")),
        phases=list(enumerate(phases())),
        variants=[(one["name"], one["title"]) for one in api.get("games", "/variants")["variants"]],
    )


def _play(
    form: Form, variant: str, advancement: int, position: Position, orders: str
) -> tuple[Markup, dict[str, Any] | None]:
    try:
        result = api.post(
            "games",
            "/simulation",
            variant_name=variant,
            advancement=advancement,
            text=orders,
            lang=language(),
            lenient=True,
            **position.as_sent(),
        )
        drawn = editor.draw(variant, advancement, position, text=orders, lenient=True)
    except Refusal as refusal:
        faults: Any = refusal.details.get("faults")
        for fault in faults or ():
            form.add("orders", fault["text"])
        if not faults:
            form.take(refusal)
        return Markup(""), None
    return drawn, result


def _told(result: dict[str, Any], atlas: Atlas) -> list[dict[str, Any]]:
    """What became of each order, power by power."""
    by_role: dict[int, list[dict[str, Any]]] = {}
    for one in result["outcomes"]:
        well = one["result"] in WELL and "dislodged_by" not in one
        told = {"well": well, "said": one["explanation"], "invented": one.get("invented")}
        by_role.setdefault(one["order"][0], []).append(told)
    return [
        {"role": role, "name": atlas.roles.get(role, ""), "outcomes": told}
        for role, told in sorted(by_role.items())
    ]


def _onward(result: dict[str, Any], variant: str, advancement: int, atlas: Atlas) -> str:
    """The address of the position that came out, in the phase that follows."""
    return _address(variant, advancement + 1, fields_of(result["position"], atlas))


def _address(variant: str, advancement: int, fields: dict[str, str], **more: str) -> str:
    return f"{PATH}?{urlencode({'variant': variant, 'phase': advancement, **fields, **more})}"


def _from_game(game_id: int):
    """The position of a game as the visitor may see it, to try what may come of it."""
    game = game_numbered(game_id)
    atlas = editor.atlas_of(game["variant"])
    fields = fields_of(api.get("games", f"/game-positions/{game_id}"), atlas)
    return go_to(_address(game["variant"], game["current_advancement"] % PHASES, fields))

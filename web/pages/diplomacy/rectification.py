"""The master changes centers and units of his game: shown on the map first, then put there."""

from dataclasses import dataclass
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.diplomacy import editor
from web.pages.diplomacy.lookup import Table, display_of, require_master
from web.pages.diplomacy.positions import Atlas, fields_of
from web.pages.diplomacy.words import phase_text
from web.session import member, visitor
from web.templating import go_to, page, tell


@dataclass(frozen=True)
class Desk:
    """A master's game, its map, and what stands where."""

    table: Table
    atlas: Atlas
    position: dict[str, Any]


def desk_of(game_id: int) -> Desk:
    """Three calls."""
    told = api.get("games", f"/game-overviews/{game_id}")
    variant = told["game"]["variant"]
    display = display_of(variant)
    table = Table(told["game"], told["seats"], display)
    require_master(table)
    return Desk(table, editor.atlas_of(variant, display), told["position"])


@member
def show(game_id: int):
    return _page(desk_of(game_id), request.args)


@member
def submit(game_id: int):
    desk = desk_of(game_id)
    atlas = desk.atlas
    form, position = editor.read(request.form, atlas)
    for name, said in position.faults.items():
        form.add(name, said)
    if form.errors:
        return _page(desk, request.form, form)
    try:
        api.post(
            "games",
            f"/game-positions/{game_id}",
            pseudo=visitor().pseudo,
            rectification_code=request.form.get("rectification_code") or None,
            **position.as_sent(),
        )
    except Refusal as refusal:
        return _page(desk, request.form, form.take(refusal))
    tell(_("The position is changed, and the players are told so."))
    return go_to(f"/diplomacy/{game_id}/position")


def _page(desk: Desk, source, refused: Form | None = None):
    game, atlas = desk.table.game, desk.atlas
    fields = editor.typed_fields(atlas, source)
    changed = fields is not None
    if fields is None:
        fields = fields_of(desk.position, atlas)
    form, position = editor.read(fields, atlas)
    drawing = editor.try_to_draw(form, game["variant"], game["current_advancement"], position)
    if refused:
        form.errors = refused.errors
    return page(
        "diplomacy/rectification.html",
        400 if refused else 200,
        table=desk.table,
        game=game,
        phase=phase_text(game),
        atlas=atlas,
        places=editor.places(atlas),
        fields=fields,
        changed=changed,
        form=form,
        drawing=drawing,
    )

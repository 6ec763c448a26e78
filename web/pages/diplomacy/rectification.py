"""The master changes centers and units of his game: shown on the map first, then put there."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.diplomacy import editor
from web.pages.diplomacy.lookup import Table, masters_table
from web.pages.diplomacy.positions import fields_of
from web.pages.diplomacy.words import phase_text
from web.session import member, visitor
from web.templating import go_to, page, tell


@member
def show(game_id: int):
    table = masters_table(game_id)
    return _page(table, request.args)


@member
def submit(game_id: int):
    table = masters_table(game_id)
    atlas = editor.atlas_of(table.game["variant"], table.display)
    form, position = editor.read(request.form, atlas)
    for name, said in position.faults.items():
        form.add(name, said)
    if form.errors:
        return _page(table, request.form, form)
    try:
        api.post(
            "games",
            f"/game-positions/{game_id}",
            pseudo=visitor().pseudo,
            rectification_code=request.form.get("rectification_code") or None,
            **position.as_sent(),
        )
    except Refusal as refusal:
        return _page(table, request.form, form.take(refusal))
    tell(_("The position is changed, and the players are told so."))
    return go_to(f"/diplomacy/{game_id}/position")


def _page(table: Table, source, refused: Form | None = None):
    game = table.game
    atlas = editor.atlas_of(game["variant"], table.display)
    fields = editor.typed_fields(atlas, source)
    changed = fields is not None
    if fields is None:
        fields = fields_of(api.get("games", f"/game-positions/{game['game_id']}"), atlas)
    form, position = editor.read(fields, atlas)
    drawing = editor.try_to_draw(form, game["variant"], game["current_advancement"], position)
    if refused:
        form.errors = refused.errors
    return page(
        "diplomacy/rectification.html",
        400 if refused else 200,
        table=table,
        game=game,
        phase=phase_text(game),
        atlas=atlas,
        places=editor.places(atlas),
        fields=fields,
        changed=changed,
        form=form,
        drawing=drawing,
    )

"""The papers of one's own role: note, vote, mails, preferences."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.diplomacy.game import game_page, in_role
from web.pages.diplomacy.table import load_table
from web.session import member, visitor
from web.templating import go_to, tell

MAILS = ("adjudication", "deadline_near", "message", "declaration", "digest")


@member
def keep_note(game_id: int):
    table = load_table(game_id)
    content = request.form.get("note", "")
    try:
        api.put("games", f"/game-notes/{game_id}", **in_role(table, table.role), content=content)
    except Refusal as refusal:
        form = Form(request.form).take(refusal, {"content": "note"})
        return game_page(table, form, refusal.status)
    tell(_("Your note is kept."))
    return go_to(f"{table.address}#note")


@member
def vote(game_id: int):
    table = load_table(game_id)
    draw = request.form.get("draw") == "1"
    done = api.post("games", f"/game-votes/{game_id}", **in_role(table, table.role), draw=draw)
    if done["ended"]:
        tell(_("Everybody wants a draw: the game has ended."))
    else:
        tell(_("You vote for a draw.") if draw else _("You play on."))
    return go_to(f"{table.address}#vote")


@member
def choose_mails(game_id: int):
    wanted = {name: request.form.get(name) == "1" for name in MAILS}
    api.put("games", f"/game-subscriptions/{game_id}", pseudo=visitor().pseudo, **wanted)
    tell(_("Your choice of mails is kept."))
    return go_to(f"/diplomacy/{game_id}#mails")


@member
def prefer(game_id: int):
    """Each role has a rank; the best liked comes first."""
    table = load_table(game_id)
    ranks = {role: request.form.get(f"rank-{role}", 0, int) for role in table.roles}
    by_rank = sorted(table.roles, key=lambda role: (ranks[role], role))
    wished = by_rank if any(ranks.values()) else []
    try:
        api.put("games", f"/game-preferences/{game_id}", pseudo=visitor().pseudo, roles=wished)
    except Refusal as refusal:
        return game_page(table, Form(request.form).take(refusal), refusal.status)
    tell(_("Your preferences are kept."))
    return go_to(f"{table.address}#preferences")

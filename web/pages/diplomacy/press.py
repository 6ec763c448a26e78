"""What a role says: to others, to everyone."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_numbers
from web.pages.diplomacy.game import game_page, in_role
from web.pages.diplomacy.table import load_table
from web.pages.diplomacy.threads import PRESS, key_of, others_of
from web.session import member
from web.templating import go_to, tell


@member
def say(game_id: int):
    """To the thread it was written in, or to the roles that were ticked."""
    table = load_table(game_id)
    thread, content = request.form.get("thread", ""), request.form.get("content", "")
    others = sorted({*whole_numbers(request.form.getlist("to")), *others_of(thread)})
    path = "/game-declarations/" if thread == PRESS else "/game-messages/"
    about = {} if thread == PRESS else {"dest_role_ids": others}
    try:
        api.post(
            "games", f"{path}{game_id}", **in_role(table, table.role), content=content, **about
        )
    except Refusal as refusal:
        form = Form(request.form).take(refusal, {"dest_role_ids": "content"})
        return game_page(table, form, refusal.status)
    tell(_("Your declaration is published.") if thread == PRESS else _("Your message is sent."))
    following = PRESS if thread == PRESS else key_of(others)
    return go_to(f"{table.address}?thread={following}#messages")

"""Players who must not meet: families, teachers, rivals of the last weekend."""

import json

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.session import member
from web.templating import go_to, page, tell


@member
def show(tournament_id: int):
    return _page(tournament_id, Form())


def _page(tournament_id: int, form: Form, status: int = 200):
    head, answers = head_and(
        tournament_id,
        listed=api.ask("tournaments", f"/tournament-registrations/{tournament_id}", limit=2000),
        apart=api.ask("tournaments", f"/tournament-forbidden-pairs/{tournament_id}"),
    )
    rows = sorted(answers["listed"]["registrations"], key=lambda row: row["name"].casefold())
    names = {row["id"]: spoken_name(row["name"]) for row in rows}
    return page(
        "arbiter/apart.html",
        status,
        head=head,
        form=form,
        players=[("", ""), *((row["id"], row["name"]) for row in rows)],
        pairs=[
            (one, other, names.get(one, "?"), names.get(other, "?"))
            for one, other in answers["apart"]["pairs"]
        ],
    )


@member
def change(tournament_id: int):
    """One pair more or less; the service takes the whole list."""
    form = Form(request.form)
    path = f"/tournament-forbidden-pairs/{tournament_id}"
    pairs = {tuple(sorted(pair)) for pair in api.get("tournaments", path)["pairs"]}
    one, other = request.form.get("one", 0, int), request.form.get("other", 0, int)
    pair = (min(one, other), max(one, other))
    if form["act"] == "remove":
        pairs.discard(pair)
    elif one == other or not one or not other:
        form.add("other", _("Choose two players."))
        return _page(tournament_id, form, 400)
    else:
        pairs.add(pair)
    try:
        api.put("tournaments", path, pairs=json.dumps(sorted(pairs)))
    except Refusal as refusal:
        return _page(tournament_id, form.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/apart")

"""Accounts of an event on the platform its players register on."""

from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.session import member
from web.templating import go_to, page, tell

FIELDS = ("user_id", "platform_event_id")


@member
def show(uniq_id: str):
    return _page(uniq_id, Form())


def _page(uniq_id: str, form: Form, status: int = 200, wrong: str = ""):
    event = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{event}"),
        found=api.ask("tournaments", f"/event-connections/{event}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    known = answers["found"]["connections"]
    forms = [(each, form if each["uniq_id"] == wrong else Form(each)) for each in known]
    return page(
        "arbiter/connections.html",
        status,
        event=answers["event"],
        connections=forms,
        form=Form() if wrong else form,
    )


@member
def change(uniq_id: str):
    """Add one, change one or remove it; a password left empty stays what it is."""
    form, event = Form(request.form), quote(uniq_id, safe="")
    name = form["connection"]
    one = f"/event-connections/{event}/{quote(name, safe='')}"
    sent = {field: form[field].strip() for field in FIELDS}
    try:
        if form["act"] == "remove":
            api.delete("tournaments", one)
        elif form["act"] == "change":
            api.put("tournaments", one, **sent, password=form["password"] or None)
        else:
            sent |= {"uniq_id": form["uniq_id"].strip(), "password": form["password"]}
            api.post("tournaments", f"/event-connections/{event}", **sent)
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal), 400, wrong=name)
    tell(_("Your changes are saved."))
    return go_to(f"/events/{event}/connections")

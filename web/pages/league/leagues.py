"""All leagues, and how one is founded."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.league.rules import words_of_rules
from web.session import member
from web.templating import go_to, page, tell


def show():
    return page("league/leagues.html", leagues=api.get("tournaments", "/leagues")["leagues"])


@member
def show_new():
    return _form(Form({"rule_set_id": "1"}))


@member
def found():
    form = Form(request.form)
    try:
        made = api.post(
            "tournaments", "/leagues", name=form["name"], rule_set_id=form["rule_set_id"]
        )
    except Refusal as refusal:
        return _form(form.take(refusal), 400)
    tell(_("The league is founded."))
    return go_to(f"/leagues/{made['id']}/desk")


def _form(form: Form, status: int = 200):
    rules = api.get("tournaments", "/league-rule-sets")["rule_sets"]
    return page("league/new.html", status, form=form, rules=rules, rules_in_words=words_of_rules())

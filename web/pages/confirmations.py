"""Confirming an e-mail address: with the code of the mail, or by its link; another code."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.session import member, visitor
from web.templating import go_to, page, tell


def show():
    """What the link of the mail opens; only the button confirms."""
    pseudo = request.args.get("pseudo") or visitor().pseudo
    form = Form({"pseudo": pseudo[:100], "code": request.args.get("code", "")[:100]})
    return page("accounts/confirmation.html", form=form)


def submit():
    form = Form(request.form)
    try:
        api.post("players", "/emails", pseudo=form["pseudo"].strip(), code=form["code"].strip())
    except Refusal as refusal:
        return page("accounts/confirmation.html", 400, form=form.take(refusal))
    tell(_("Your e-mail address is confirmed. Thank you!"))
    return go_to("/" if visitor() else "/login")


@member
def send_again():
    form = Form({"pseudo": visitor().pseudo})
    try:
        api.post("players", "/email-codes", pseudo=visitor().pseudo)
    except Refusal as refusal:
        return page("accounts/confirmation.html", 400, form=form.take(refusal))
    tell(_("Another code is on its way; the one before is useless from now on."))
    return go_to("/confirmations")

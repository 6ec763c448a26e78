"""Passwords: typed twice, hidden, with a word on their strength; changed, forgotten, rescued."""

from urllib.parse import quote

from flask import jsonify, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.login import log_in
from web.sentences import sentence
from web.session import COOKIE, keep_token, member, visitor
from web.templating import go_to, page, tell


def check_typed_twice(form: Form) -> None:
    if form["password"] != form["again"]:
        form.add("again", _("It differs from the first. Type it again."))


def strength_of(password: str, pseudo: str) -> dict | None:
    """How hard it is to guess, from 0 to 4, in words; None if nothing is typed or known."""
    if not password:
        return None
    try:
        said = api.post("users", "/password-strengths", password=password, user_name=pseudo)
    except Refusal:
        return None
    if said["objection"]:
        return {"score": 0, "said": sentence(said["objection"])}
    return {"score": said["score"], "said": _words()[said["score"]]}


def tell_strength():
    """Asked by the page while somebody types."""
    known = strength_of(request.form.get("password", ""), request.form.get("pseudo", ""))
    return jsonify(known or {"score": 0, "said": ""})


@member
def show():
    return page("accounts/password.html")


@member
def submit():
    form, pseudo = Form(request.form), visitor().pseudo
    check_typed_twice(form)
    if not form["password"]:
        form.add("password", _("This is needed."))
    if not form.errors:
        _change(form, pseudo)
    if form.errors:
        strength = strength_of(form["password"], pseudo)
        return page("accounts/password.html", 400, form=form, strength=strength)
    tell(_("Your password is changed. All other sessions have ended."))
    return keep_token(go_to("/account"), log_in(pseudo, form["password"]))


def _change(form: Form, pseudo: str) -> None:
    """Only with the old password: whoever sits down at an open page does not know it."""
    before = request.cookies.get(COOKIE)
    try:
        proof = log_in(pseudo, form["old_password"])
    except Refusal as refusal:
        form.take(refusal)
        form.errors = {"old_password": form.errors.get("") or _("This is not your password.")}
        return
    api.use_token(proof)
    try:
        path = f"/players/{quote(pseudo, safe='')}"
        api.put("players", path, pseudo=pseudo, password=form["password"])
    except Refusal as refusal:
        api.post("users", "/logout")
        api.use_token(before)
        form.take(refusal)


def show_rescue():
    return page("accounts/rescue.html")


def ask_for_rescue():
    """The answer is the same for everybody: nobody learns here who is a member."""
    form = Form(request.form)
    who = form["who"].strip()
    if not who:
        form.add("who", _("This is needed."))
        return page("accounts/rescue.html", 400, form=form)
    api.post("players", "/rescues", **{"email" if "@" in who else "pseudo": who})
    return page("accounts/rescue_asked.html")


def show_new(token: str):
    return page("accounts/new_password.html", token=token)


def choose_new(token: str):
    form = Form(request.form)
    check_typed_twice(form)
    if not form.errors:
        try:
            path = f"/rescues/{quote(token, safe='')}"
            api.post("players", path, password=form["password"])
        except Refusal as refusal:
            form.take(refusal)
    if form.errors:
        strength = strength_of(form["password"], "")
        return page("accounts/new_password.html", 400, form=form, token=token, strength=strength)
    tell(_("Your password is changed. You can log in with it now."))
    return go_to("/login")


def _words() -> list[str]:
    return [
        _("Very weak: a machine finds it at once."),
        _("Weak: a machine finds it within minutes."),
        _("Fair: it would take some patience to find it."),
        _("Good: it would take years to find it."),
        _("Very good: nobody will find it."),
    ]

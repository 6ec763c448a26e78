"""Administrators look after members, mails, games and keys."""

import json
from urllib.parse import quote

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import N_
from web.language import gettext as _
from web.session import COOKIE, OWN_COOKIE, administrator, forget_own_token, keep_token, visitor
from web.templating import go_to, page, tell

A_PAGE = 50
WITHOUT_ACCOUNT = {"last_login": None, "gone": True}  # somebody who is just leaving
# What the journal of the accounts calls them.
EVENTS = {
    "abuse report closed": N_("report of abuse closed"),
    "abuse reports read": N_("reports of abuse read"),
    "account added": N_("account created"),
    "account blocked": N_("account blocked"),
    "account removed": N_("account deleted"),
    "account renamed": N_("account renamed"),
    "account unblocked": N_("account let in again"),
    "administrator dismissed": N_("administrator dismissed"),
    "administrator named": N_("administrator named"),
    "login": N_("logged in"),
    "login limited": N_("too many tries to log in"),
    "login of a blocked account": N_("blocked account tried to log in"),
    "login refused": N_("wrong password"),
    "logout": N_("logged out"),
    "password changed": N_("password changed"),
    "script token ended": N_("token for scripts ended"),
    "script token made": N_("token for scripts made"),
    "session ended": N_("session ended"),
    "signing key rotated": N_("tokens signed with a new key"),
    "usurpation": N_("an administrator acts in his name"),
}
STATES = ("failed", "waiting", "sent", "kept")


@administrator
def show_members():
    text = request.args.get("q", "").strip()[:100]
    after = max(request.args.get("after", 0, int), 0)
    found = api.get("players", "/members", text=text, after=after, limit=A_PAGE)
    accounts = _accounts([member["pseudo"] for member in found["members"]])
    members = [
        member | accounts.get(member["pseudo"], WITHOUT_ACCOUNT) for member in found["members"]
    ]
    following = found["next"] and f"/admin/members?q={quote(text)}&after={found['next']}"
    return page(
        "admin/members.html", members=members, text=text, total=found["total"], following=following
    )


@administrator
def show_member(pseudo: str):
    return _member_page(pseudo, Form())


@administrator
def act_on_member(pseudo: str, act: str):
    name = quote(pseudo, safe="")
    acts = {
        "block": ("PUT", f"/blocks/{name}", _("“%(name)s” is blocked.", name=pseudo)),
        "unblock": ("DELETE", f"/blocks/{name}", _("“%(name)s” may log in again.", name=pseudo)),
        "promote": (
            "PUT",
            f"/administrators/{name}",
            _("“%(name)s” is an administrator.", name=pseudo),
        ),
        "dismiss": (
            "DELETE",
            f"/administrators/{name}",
            _("“%(name)s” is no longer an administrator.", name=pseudo),
        ),
    }
    if act not in acts:
        raise NotFound
    verb, path, said = acts[act]
    try:
        (api.put if verb == "PUT" else api.delete)("users", path)
    except Refusal as refusal:
        return _member_page(pseudo, Form().take(refusal), 400)
    tell(said)
    return go_to(f"/admin/members/{name}")


@administrator
def rename(pseudo: str):
    form = Form(request.form)
    wanted = form["new_pseudo"].strip()
    try:
        api.post("players", "/renames", pseudo=pseudo, new_pseudo=wanted)
    except Refusal as refusal:
        return _member_page(pseudo, form.take(refusal, {"pseudo": "new_pseudo"}), 400)
    tell(_("“%(name)s” is called “%(new)s” now.", name=pseudo, new=wanted))
    return go_to(f"/admin/members/{quote(wanted, safe='')}")


@administrator
def act_as(pseudo: str):
    """The administrator's own session waits until he stops."""
    own = request.cookies.get(COOKIE, "")
    try:
        token = api.post("users", "/usurpations", pseudo=pseudo)["AccessToken"]
    except Refusal as refusal:
        return _member_page(pseudo, Form().take(refusal), 400)
    return keep_token(keep_token(go_to("/"), token), own, OWN_COOKIE)


def stop_acting():
    own = request.cookies.get(OWN_COOKIE)
    if not visitor().usurper or not own:
        return go_to("/")
    api.post("users", "/logout")
    return forget_own_token(keep_token(go_to("/admin/members"), own))


@administrator
def show_outbox():
    state = request.args.get("state", "failed")
    if state not in STATES:
        raise NotFound
    after = request.args.get("after", None, int)
    mails = api.get("emails", "/outbox", state=state, limit=A_PAGE, after=after)["mails"]
    more = len(mails) == A_PAGE
    following = f"/admin/outbox?state={state}&after={mails[-1]['id']}" if more else ""
    names = dict(zip(STATES, (_("failed"), _("waiting"), _("sent"), _("kept here")), strict=True))
    return page("admin/outbox.html", mails=mails, state=state, states=names, following=following)


@administrator
def send_again(mail_id: int):
    api.post("emails", f"/outbox/{mail_id}/retries")
    tell(_("The mail will be sent again."))
    return go_to("/admin/outbox")


@administrator
def show_audit():
    name = request.args.get("q", "").strip()[:100]
    events = api.get("users", "/audit", user_name=name or None, limit=200)["events"]
    shown = [one | {"said": _(EVENTS.get(one["event"], one["event"]))} for one in events]
    return page("admin/audit.html", events=shown, text=name)


@administrator
def show_failing_games():
    return page("admin/failing_games.html", games=api.get("games", "/failing-games")["games"])


@administrator
def try_again(game_id: int):
    api.post("games", f"/failing-games/{game_id}/retries")
    tell(_("The game will be tried again."))
    return go_to("/admin/failing-games")


@administrator
def show_keys():
    keys = api.get("users", "/.well-known/jwks.json")["keys"]
    return page("admin/keys.html", keys=[key["kid"] for key in keys])


@administrator
def rotate_keys():
    api.post("users", "/keys")
    tell(_("Tokens are signed with a new key from now on. Nobody is logged out."))
    return go_to("/admin/keys")


def _accounts(names: list[str]) -> dict[str, dict]:
    if not names:
        return {}
    found = api.get("users", "/accounts", user_names=json.dumps(names))["accounts"]
    return {account["user_name"]: account for account in found}


def _member_page(pseudo: str, form: Form, status: int = 200):
    account = _accounts([pseudo]).get(pseudo)
    if account is None:
        raise NotFound
    return page("admin/member.html", status, account=account, form=form)

"""Go players: their ratings and curves, their games; one's own rank, night, vacation and mails."""

from flask import Response, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.go import words
from web.pages.go.refusals import take
from web.session import member, visitor
from web.templating import go_to, page, tell

A_PAGE = 50
SYSTEMS = [
    ("dragon", "Dragon Go Server"),
    ("eurorank", "EGF"),
    ("aga", "AGA"),
    ("igs", "IGS"),
    ("kgs", "KGS"),
    ("ogs", "OGS"),
    ("japan", "日本棋院"),
    ("china", "中国围棋协会"),
    ("korea", "한국기원"),
    ("tygem", "Tygem"),
    ("wbaduk", "WBaduk"),
    ("iytgg", "IYTGG"),
    ("ficgs", "FICGS"),
]
KINDS = ("invitation", "dispute", "seat", "move", "message", "game_over", "time")


@member
def show_all():
    named, after = request.args.get("named", ""), request.args.get("after", "")
    found = api.get("games", "/go-players", named=named[:40], after=after[:40], limit=A_PAGE)
    players = found["players"]
    return page(
        "go/players.html",
        players=players,
        named=named,
        following=players[-1]["pseudo"] if len(players) == A_PAGE else "",
    )


@member
def show(player_id: int):
    answers = api.gather(
        player=api.ask("games", f"/go-players/{player_id}"),
        running=api.ask("games", "/go-games", view="running", player_id=player_id, limit=20),
        finished=api.ask("games", "/go-games", view="finished", player_id=player_id, limit=20),
    )
    if answers["player"] is None:
        raise answers.refusals["player"]
    return page(
        "go/player.html",
        player=answers["player"],
        running=(answers["running"] or {"games": []})["games"],
        finished=(answers["finished"] or {"games": []})["games"],
        silent=answers.silent,
        words=words,
    )


def show_curve(player_id: int) -> Response:
    drawing = api.picture("games", f"/go-rating-curves/{player_id}")
    return Response(drawing, mimetype="image/svg+xml")


@member
def show_settings():
    return _settings(Form())


def _settings(form: Form):
    found = api.gather(
        wishes=api.ask("games", "/go-mail-wishes"),
        players=api.ask("games", "/go-players", named=visitor().pseudo[:40], limit=5),
    )
    known = [
        player
        for player in (found["players"] or {"players": []})["players"]
        if player["pseudo"] == visitor().pseudo
    ]
    player = known[0] if known else None
    values = (player or {}) | (found["wishes"] or {"wishes": {}})["wishes"]
    return page(
        "go/settings.html",
        422 if form.errors else 200,
        player=player,
        form=form if form.errors else Form(values | {"system": "dragon", "rank": ""}),
        kinds=_kinds(),
        ways=_ways(),
        systems=SYSTEMS,
        silent=found.silent,
    )


def _kinds() -> list[tuple[str, str]]:
    return [
        ("invitation", _("Somebody invites me")),
        ("dispute", _("Somebody proposes other settings")),
        ("seat", _("A seat is kept for me")),
        ("move", _("It is my move")),
        ("message", _("Somebody writes to me")),
        ("game_over", _("A game of mine is over")),
        ("time", _("My time is nearly out")),
    ]


def _ways() -> list[tuple[str, str]]:
    return [("at_once", _("at once")), ("digest", _("once a day")), ("none", _("never"))]


@member
def keep_settings():
    """`act` says which of the forms was sent."""
    sent = request.form
    try:
        if sent.get("act") == "vacation":
            _take_vacation(sent.get("days", ""))
        elif sent.get("act") == "mails":
            wishes = {kind: sent[kind] for kind in KINDS if sent.get(kind)}
            api.put("games", "/go-mail-wishes", **wishes)
        else:
            api.put("games", "/go-profile", **_profile())
    except Refusal as refusal:
        return _settings(take(Form(sent), refusal))
    tell(_("Your changes are kept."))
    return go_to("/go/settings")


def _take_vacation(days: str) -> None:
    """Who is away makes it longer or shorter."""
    if request.form.get("away"):
        api.put("games", "/go-vacations", days=days)
    else:
        api.post("games", "/go-vacations", days=days)


def _profile() -> dict:
    sent = request.form
    profile: dict = {
        name: sent[name] for name in ("night_start", "refuse_timeout_days") if sent.get(name)
    }
    profile["automatic_vacation"] = "automatic_vacation" in sent
    if sent.get("rank", "").strip():
        profile |= {"rank": sent["rank"].strip(), "system": sent.get("system")}
    return profile

"""The waiting room: games somebody offers, with what one would play and what stands against it."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import ngettext
from web.pages.go import settings, words
from web.pages.go.refusals import obstacle_text, take
from web.session import member, visitor
from web.templating import go_to, page, tell

TERMS = ("rating_minimum", "rating_maximum", "minimum_rated_games", "same_opponent", "comment")
RANKS = [
    *((2000 + 100 * (1 - kyu), f"{kyu}k") for kyu in range(30, 0, -1)),
    *((2000 + 100 * dan, f"{dan}d") for dan in range(1, 10)),
]


@member
def show():
    return _room(Form())


def _room(form: Form):
    suitable = request.args.get("suitable", "0")
    asked = suitable if suitable in ("0", "1", "2") else "0"
    found = api.get("games", "/go-offers", suitable=asked)
    return page(
        "go/offers.html",
        422 if form.errors else 200,
        offers=list(map(shown_offer, found["offers"])),
        suitable=asked,
        form=form,
    )


def shown_offer(offer: dict) -> dict:
    return offer | {
        "mine": offer["owner"] == visitor().pseudo,
        "rules": words.rules_text(offer["settings"] | {"handicap": 0})
        if not offer["preview"]
        else f"{offer['settings']['size']}×{offer['settings']['size']}",
        "rank": words.rank_text(offer["owner_rank"]),
        "time": words.limit_text(offer["settings"]),
        "preview_text": _preview(offer["preview"]),
        "obstacle_text": obstacle_text(offer["obstacle"]),
    }


def _preview(seen: dict | None) -> str:
    """What I would play."""
    if seen is None:
        return _("komi and handicap from the ratings")
    colours = {
        "B": _("you are Black"),
        "W": _("you are White"),
        "nigiri": _("colours are drawn"),
        "both": _("two games"),
    }
    parts = [colours.get(seen["colour"], _("komi is negotiated"))]
    if seen["handicap"]:
        parts.append(
            ngettext("%(num)d handicap stone", "%(num)d handicap stones", seen["handicap"])
        )
    if seen["komi"] is not None:
        parts.append(_("komi %(komi)s", komi=words.points_text(seen["komi"])))
    return ", ".join(parts)


@member
def show_new():
    form = settings.usual_form()
    form.values |= {"copies": 1, "rating_minimum": -900, "rating_maximum": 2900}
    return _new(form)


def _new(form: Form):
    return page(
        "go/offer.html",
        422 if form.errors else 200,
        form=form,
        options=settings.options(),
        ranks=RANKS,
        same_opponents=same_opponents(),
        shapes=[],
    )


def same_opponents() -> list[tuple[int, str]]:
    return [
        (0, _("as often as they like")),
        (-127, _("only who never played with me")),
        (-101, _("only who has no running game with me")),
        (-1, _("each only once")),
        (7, _("each once a week")),
    ]


def sent_terms() -> dict:
    sent = request.form
    return {name: sent[name] for name in TERMS if sent.get(name)} | {
        "must_be_rated": "must_be_rated" in sent
    }


@member
def make():
    try:
        api.post(
            "games",
            "/go-offers",
            copies=request.form.get("copies") or 1,
            **sent_terms(),
            **settings.sent_settings(),
        )
    except Refusal as refusal:
        form = take(settings.sent_form(), refusal)
        for theirs, ours in settings.NAMES.items():
            if theirs in form.errors:
                form.errors[ours] = form.errors.pop(theirs)
        return _new(form)
    tell(_("Your offer is in the waiting room."))
    return go_to("/go/offers?suitable=2")


@member
def join(offer_id: int):
    try:
        started = api.post("games", f"/go-offer-joins/{offer_id}")["game_ids"]
    except Refusal as refusal:
        return _room(take(Form(), refusal))
    tell(_("The game begins."))
    return go_to(f"/go/{started[0]}" if started else "/go")


@member
def take_back(offer_id: int):
    try:
        api.delete("games", f"/go-offers/{offer_id}")
    except Refusal as refusal:
        return _room(take(Form(), refusal))
    tell(_("Your offer is taken back."))
    return go_to("/go/offers?suitable=2")

"""The players of a variant by their performance."""

from urllib.parse import urlencode

from flask import request

from web import api
from web.pages.diplomacy.lookup import ask_display
from web.templating import page

A_PAGE = 50
KINDS = {"all": None, "with": 1, "without": 0}


def show():
    variant = request.args.get("variant", "standard")[:20]
    kind = request.args.get("messages", "all")
    offset = max(request.args.get("offset", 0, int), 0)
    answers = api.gather(
        ratings=api.ask(
            "games",
            "/ratings",
            variant=variant,
            details=1,
            limit=A_PAGE + 1,
            offset=offset,
            messages=KINDS.get(kind),
        ),
        variants=api.ask("games", "/variants"),
        display=ask_display(variant),
    )
    if "ratings" in answers.refusals:
        raise answers.refusals["ratings"]
    found = answers["ratings"]["ratings"]
    more = len(found) > A_PAGE
    return page(
        "diplomacy/ratings.html",
        state="ratings",
        players=list(enumerate(found[:A_PAGE], offset + 1)),
        variant=variant,
        title=(answers["display"] or {"title": variant})["title"],
        kind=kind if kind in KINDS else "all",
        before=_address(variant, kind, max(offset - A_PAGE, 0)) if offset else "",
        following=_address(variant, kind, offset + A_PAGE) if more else "",
        variants=(answers["variants"] or {"variants": []})["variants"],
    )


def _address(variant: str, kind: str, offset: int) -> str:
    asked = {"variant": variant, "messages": kind, "offset": offset}
    return f"/diplomacy/ratings?{urlencode(asked)}"

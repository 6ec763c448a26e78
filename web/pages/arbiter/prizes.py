"""Prizes: groups with their amounts, how equals share, and who wins what now."""

import json
import re
from decimal import Decimal, InvalidOperation

from flask import request

from shared.errors import Refusal
from web import api
from web.figures import points_text
from web.forms import Form
from web.language import gettext as _
from web.pages.documents.money import money_text
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.session import member
from web.templating import go_to, page, tell

SPARE = 2  # empty rows for groups to come
LIMITS = ("category", "rating_from", "rating_below", "age_from", "age_below", "sex", "clubs")
FIELDS = ("name", "amounts", *LIMITS, "without_clubs", "sharing", "besides_others")
CHECKED = ("without_clubs", "besides_others")


@member
def show(tournament_id: int):
    return _page(tournament_id)


def _page(tournament_id: int, form: Form | None = None, status: int = 200):
    path = f"/tournament-prizes/{tournament_id}"
    head, answers = head_and(tournament_id, prizes=api.ask("tournaments", path))
    found = answers["prizes"]
    stored = _typed_as_stored(found["groups"])
    return page(
        "arbiter/prizes.html",
        status,
        head=head,
        form=form or Form(stored),
        rows=range(max(len(found["groups"]) + SPARE, 3)),
        awards=[
            award
            | {
                "spoken": spoken_name(award["name"]),
                "money": money_text(award["cents"]),
                "points": points_text(award["points"]),
            }
            for award in found["awards"]
        ],
        total=money_text(found["total_cents"]),
        sharings=[
            ("none", _("by place")),
            ("average", _("equal points, equal parts")),
            ("hort", _("Hort: half by place, half in equal parts")),
        ],
        limits=LIMITS,
        sexes=[("", _("everybody")), ("w", _("women")), ("m", _("men"))],
    )


def _typed_as_stored(groups: list[dict]) -> dict[str, str]:
    values: dict[str, str] = {}
    for place, group in enumerate(groups):
        shown = group | {
            "amounts": " ".join(f"{cents / 100:g}" for cents in group["amounts"]),
            "clubs": "; ".join(group["clubs"]),
            **{name: "1" if group[name] else "" for name in CHECKED},
        }
        values |= {f"{name}{place}": "" if shown[name] is None else shown[name] for name in FIELDS}
    return values


@member
def change(tournament_id: int):
    form = Form(request.form)
    groups = []
    for place in range(30):
        if not form[f"name{place}"].strip():
            continue
        group = {name: form[f"{name}{place}"].strip() or None for name in FIELDS}
        group["amounts"] = _cents(form, f"amounts{place}")
        group["clubs"] = [club.strip() for club in form[f"clubs{place}"].split(";") if club.strip()]
        group |= {name: bool(group[name]) for name in CHECKED}
        group["sharing"] = group["sharing"] or "none"
        groups.append(group)
    if form.errors:
        return _page(tournament_id, form, 400)
    try:
        path = f"/tournament-prizes/{tournament_id}"
        api.put("tournaments", path, groups=json.dumps(groups))
    except Refusal as refusal:
        return _page(tournament_id, form.take(refusal), 400)
    tell(_("The prizes are set."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/prizes")


def _cents(form: Form, name: str) -> list[int]:
    """`300 200,50 100`: whatever separates them."""
    try:
        return [
            int(Decimal(part.replace(",", ".")) * 100)
            for part in re.split(r"[\s;]+", form[name].strip())
            if part
        ]
    except InvalidOperation:
        form.add(name, _("Write amounts with spaces between: 300 200 100"))
        return []

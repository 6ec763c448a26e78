"""The form in which a position is changed, and its map: for the master and for the sandbox."""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from flask import request
from markupsafe import Markup

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import language
from web.pages.diplomacy.lookup import ask_display
from web.pages.diplomacy.positions import Atlas, Position, names_of_fields, position_in

LONGEST = 1500


def atlas_of(variant: str, display: dict[str, Any] | None = None) -> Atlas:
    """Two calls, or one where the display is known; the answers are remembered by their tags."""
    rules = api.ask("games", f"/variants/{quote(variant, safe='')}")
    if display is not None:
        return Atlas(display, api.get(rules.service, rules.path))
    answers = api.gather(display=ask_display(variant), variant=rules)
    for refusal in answers.refusals.values():
        raise refusal
    return Atlas(answers["display"], answers["variant"])


def typed_fields(atlas: Atlas, source: Mapping[str, str]) -> dict[str, str] | None:
    """What an address or a form says of a position; None if it says nothing."""
    names = names_of_fields(atlas)
    if not any(name in source for name in names):
        return None
    return {name: source.get(name, "")[:LONGEST] for name in names}


def theme() -> str:
    return "dark" if request.cookies.get("theme") == "dark" else "light"


def draw(variant: str, advancement: int, position: Position, **orders: Any) -> Markup:
    """Drawn by the platform itself, without script: fit to stand in the page."""
    return Markup(  # noqa: S704
        api.draw(
            "games",
            "/simulation",
            variant_name=variant,
            advancement=advancement,
            format="svg",
            theme=theme(),
            lang=language(),
            **position.as_sent(),
            **(orders or {"played": False}),
        )
    )


def try_to_draw(form: Form, variant: str, advancement: int, position: Position) -> Markup:
    """The map, or "" and what is wrong with the position in the form."""
    for name, said in position.faults.items():
        form.add(name, said)
    if form.errors:
        return Markup("")
    try:
        return draw(variant, advancement, position)
    except Refusal as refusal:
        form.take(refusal)
        return Markup("")


def places(atlas: Atlas) -> str:
    """For the script: by region the names of its zones, special coasts last; whose coasts."""
    names: dict[int, list[str]] = {}
    for zone, name in sorted(atlas.name.items()):
        names.setdefault(atlas.region_of(zone), []).append(name)
    return json.dumps({"names": names, "coasts": atlas.region})


def read(fields: Mapping[str, str], atlas: Atlas) -> tuple[Form, Position]:
    return Form(fields), position_in(fields, atlas)

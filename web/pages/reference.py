"""The API of the whole platform for programs: one OpenAPI document."""

import json
from typing import Any

from cachetools import TTLCache, cached
from flask import Response, request

from web import api
from web.reference import SERVICES, merged_document

KEPT_SECONDS = 60  # services change when they are started anew


def show():
    answer = Response(_text(), mimetype="application/json")
    answer.add_etag()
    return answer.make_conditional(request)


@cached(TTLCache(1, KEPT_SECONDS))
def _text() -> str:
    """Whole or not at all: a document that lacks a service would mislead."""
    long = api.LONG_SECONDS
    answers = api.gather(
        **{name: api.Ask(name, "/openapi.json", read_seconds=long) for name in SERVICES}
    )
    for refusal in answers.refusals.values():
        raise refusal
    documents: dict[str, Any] = {name: answers[name] for name in SERVICES}
    return json.dumps(merged_document(documents), ensure_ascii=False)

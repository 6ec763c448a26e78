"""A whole event as a file, to keep or to bring in elsewhere."""

from urllib.parse import quote

from flask import Response, request

from web import api
from web.session import member


@member
def take_out(uniq_id: str) -> Response:
    personal = request.args.get("personal") == "1"
    path = f"/event-files/{quote(uniq_id, safe='')}"
    found = api.get("tournaments", path, personal=int(personal))
    name = f"event-{quote(uniq_id, safe='')}{'-personal' if personal else ''}.json"
    held = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found["content"], mimetype="application/json", headers=held)

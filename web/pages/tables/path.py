"""A player's way through a tournament at tables."""

from shared.errors import NotFound
from web import api
from web.pages.tables.rounds import seated
from web.pages.tables.words import role_text
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.templating import page


def show(tournament_id: int, registration_id: int):
    asked = api.ask("tournaments", f"/table-paths/{registration_id}")
    head, answers = head_and(tournament_id, path=asked)
    found = answers["path"]
    if found["tournament_id"] != tournament_id:
        raise NotFound
    rounds = [_round(each, registration_id) for each in found["rounds"]]
    return page(
        "tables/path.html",
        head=head,
        name=spoken_name(found["name"]),
        registration_id=registration_id,
        rounds=rounds,
        sat_out=found["sat_out"],
    )


def _round(each: dict, registration_id: int) -> dict:
    table = seated(each["table"])
    own = next(seat for seat in table["seats"] if seat["registration_id"] == registration_id)
    return {
        "number": each["round"],
        "role": role_text(each["role"]),
        "table": table,
        "own": own,
        "others": [seat for seat in table["seats"] if seat is not own],
    }

"""The board call: who sits where in a round, with which role."""

from flask import request

from web import api
from web.pages.tables.words import decimal_text, role_text
from web.pages.tournaments.heads import Head, head_and, head_of
from web.pages.tournaments.words import spoken_name
from web.templating import page


def show(tournament_id: int):
    """The round being played, or the last one."""
    head = head_of(tournament_id)
    last = head.playing or (head.last_round and head.last_round["number"])
    if not last:
        return page("tables/round.html", head=head, round=None)
    return _page(head, api.get("tournaments", f"/table-rounds/{tournament_id}/{last}"))


def show_round(tournament_id: int, number: int):
    path = f"/table-rounds/{tournament_id}/{number}"
    head, answers = head_and(tournament_id, round=api.ask("tournaments", path))
    return _page(head, answers["round"])


def _page(head: Head, found: dict):
    text = request.args.get("q", "").strip()
    tables = [seated(each) for each in found["tables"]]
    return page(
        "tables/round.html",
        head=head,
        round=found,
        tables=[each for each in tables if text.casefold() in each["names"].casefold()],
        sitting_out=[row | {"name": spoken_name(row["name"])} for row in found["sitting_out"]],
        finished=sum(1 for each in tables if each["finished"]),
        text=text,
    )


def seated(table: dict) -> dict:
    """A table with names as people say them."""
    seats = [
        seat
        | {
            "name": spoken_name(seat["name"]),
            "text": role_text(seat["role"]),
            "points": decimal_text(seat["points"]),
        }
        for seat in table["seats"]
    ]
    return table | {"seats": seats, "names": "\n".join(seat["name"] for seat in seats)}

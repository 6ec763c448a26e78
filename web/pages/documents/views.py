"""Documents of a tournament, to print from the browser or as PDF."""

from collections.abc import Callable
from dataclasses import dataclass

from flask import Response, request

from shared import clock
from shared.errors import NotFound, Refusal
from web import times
from web.language import gettext as _
from web.pages.documents import cards, lists
from web.pages.documents.pdf import as_pdf
from web.pages.documents.sheets import Document
from web.pages.hall.qr import qr_code
from web.pages.tournaments.heads import head_of
from web.templating import page


@dataclass(frozen=True)
class Kind:
    """How a document is made, and whether only arbiters may have it."""

    make: Callable[[int, int | None], Document]
    of_a_round: bool = False
    for_arbiters: bool = False


KINDS = {
    "pairings": Kind(lists.pairings, of_a_round=True),
    "names": Kind(lists.names, of_a_round=True),
    "standings": Kind(lists.standings, of_a_round=True),
    "crosstable": Kind(lists.crosstable, of_a_round=True),
    "ratings": Kind(lists.ratings),
    "prizes": Kind(lists.prizes),
    "check-in": Kind(lists.check_in, for_arbiters=True),
    "place-cards": Kind(cards.place_cards, for_arbiters=True),
    "slips": Kind(cards.slips, of_a_round=True, for_arbiters=True),
    "receipts": Kind(cards.receipts, for_arbiters=True),
}


def kind_name(kind: str) -> str:
    return {
        "pairings": _("Pairings by board"),
        "names": _("Pairings by name"),
        "standings": _("Standings"),
        "crosstable": _("Crosstable"),
        "ratings": _("Players by rating"),
        "prizes": _("Prize list"),
        "check-in": _("Check-in list with what is owed and paid"),
        "place-cards": _("Place cards"),
        "slips": _("Result slips"),
        "receipts": _("Receipts"),
    }[kind]


def show_all(tournament_id: int):
    head = head_of(tournament_id)
    return page(
        "documents/all.html",
        head=head,
        kinds=[
            (kind, kind_name(kind), each.of_a_round)
            for kind, each in KINDS.items()
            if head.by_arbiter or not each.for_arbiters
        ],
    )


def _made(tournament_id: int, kind: str) -> Document:
    known = KINDS.get(kind)
    if known is None:
        raise NotFound
    if known.for_arbiters and not head_of(tournament_id).by_arbiter:
        raise Refusal("Your role at this event does not allow this", status=403)
    return known.make(tournament_id, request.args.get("round", None, int))


def show(tournament_id: int, kind: str):
    document = _made(tournament_id, kind)
    asked = request.query_string.decode()
    return page(
        "documents/print.html",
        document=document,
        path_back=f"/tournaments/{tournament_id}/documents",
        pdf=f"/tournaments/{tournament_id}/documents/{kind}/pdf" + (f"?{asked}" if asked else ""),
        printed=_printed(),
        qr_code=qr_code,
    )


def show_pdf(tournament_id: int, kind: str) -> Response:
    document = _made(tournament_id, kind)
    headers = {"Content-Disposition": f'inline; filename="{kind}-{tournament_id}.pdf"'}
    content = as_pdf(document, _printed())
    return Response(content, mimetype="application/pdf", headers=headers)


def _printed() -> str:
    return f"{clock.now().astimezone(times.zone()):%Y-%m-%d %H:%M}"

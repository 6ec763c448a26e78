"""Pieces of paper: cards for the tables, slips for results, receipts."""

from flask import request

from web.language import gettext as _
from web.pages.documents.lists import about, paired, registered
from web.pages.documents.money import money_text
from web.pages.documents.sheets import Card, Document
from web.pages.hall.screens import Screen
from web.pages.tournaments.heads import head_of
from web.pages.tournaments.words import spoken_name


def place_cards(tournament_id: int, _asked: int | None) -> Document:
    """One for each player, to be folded and put on the table."""
    head, rows = registered(tournament_id)
    cards = [
        Card(
            spoken_name(row["name"]),
            tuple(
                part
                for part in (
                    f"{row['title']} {row['rating'] or ''}".strip(),
                    " · ".join(each for each in (row["club"], row["federation"]) if each),
                )
                if part
            ),
            corner=head.tournament["name"],
        )
        for row in rows
    ]
    return Document(_("Place cards"), about(head), cards=cards, across=2, down=4)


def slips(tournament_id: int, asked: int | None) -> Document:
    """One for each board: result and signatures; the code opens the board on a phone."""
    head = head_of(tournament_id)
    found = paired(head, asked)
    screen = Screen(head.event["uniq_id"], "input", (tournament_id,), columns=1)
    origin = request.host_url.rstrip("/")
    cards = [
        Card(
            _("Board %(number)d", number=board["table"]),
            (
                f"{_('White')}: {spoken_name(board['white']['name'])}",
                f"{_('Black')}: {spoken_name(board['black']['name'])}",
                "☐ 1–0     ☐ ½–½     ☐ 0–1",
            ),
            fields=(_("White"), _("Black")),
            corner=_("Round %(number)d", number=found["number"]) + f" · {head.tournament['name']}",
            address=origin + screen.address(board=f"{tournament_id}-{board['board']}"),
        )
        for board in found["boards"]
    ]
    title = _("Result slips of round %(number)d", number=found["number"])
    return Document(title, about(head), cards=cards, across=2, down=4)


def receipts(tournament_id: int, _asked: int | None) -> Document:
    """For everybody who paid something."""
    head, rows = registered(tournament_id)
    cards = [
        Card(
            money_text(row["paid"]),
            (
                _("received from %(name)s", name=spoken_name(row["name"])),
                _("entry fee: %(fee)s", fee=money_text(row["fee"] or 0)),
                about(head),
            ),
            fields=(_("Date"), _("Signature")),
            corner=_("Receipt %(number)d", number=row["id"]),
        )
        for row in rows
        if row["paid"]
    ]
    return Document(_("Receipts"), about(head), cards=cards, across=1, down=3)

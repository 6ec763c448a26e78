"""Orders as they are sent: kept, or only looked at while they are being written."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from flask import Response, jsonify, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import language, ngettext
from web.pages.diplomacy.board import Order, OrderType, order_of_value
from web.pages.diplomacy.game import game_page, in_role
from web.pages.diplomacy.sheet import Sheet, as_listed, orders_as_sent
from web.pages.diplomacy.table import Table, load_table
from web.session import member
from web.templating import go_to, tell

TEXT = "text"


@member
def save(game_id: int):
    """All three ways arrive here; what is refused comes back as it was typed."""
    table = load_table(game_id)
    final = request.form.get("final") == "1"
    choices = _choices(table)
    sheet = table.sheet(choices)
    sent, added = _sent(table, sheet, final)
    try:
        done = api.post(
            "games",
            f"/game-orders/{game_id}",
            **in_role(table, table.order_role),
            **sent,
            lang=language(),
            definitive=final,
            advancement=request.form.get("advancement", None, int),
        )
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _show_again(table, sheet, refusal)
    if done.get("adjudicated"):
        tell(_("All orders were final: the phase has been played."))
    elif added:
        tell(
            ngettext(
                "Your orders are saved; one unit without an order holds.",
                "Your orders are saved; %(num)d units without an order hold.",
                added,
            )
        )
    else:
        tell(_("Your orders are saved."))
    return go_to(_address(table))


@member
def check(game_id: int) -> Response:
    """For the page's script: what the orders are, in words and as text, and what is wrong."""
    table = load_table(game_id)
    sent: dict[str, Any] = (
        {"text": request.form["text"]}
        if "text" in request.form
        else {"orders": orders_as_sent(_orders_sent(), table.order_role or 0, table.board)}
    )
    found = api.post(
        "games", f"/game-order-checks/{game_id}", **in_role(table, table.order_role), **sent
    )
    wrong = {fault["line"] for fault in found["faults"]}
    orders = [as_listed(_order(row), table.board) for row in found["orders"]]
    return jsonify(
        orders=[
            {"value": one.value, "label": table.board.said(one)}
            for one, line in zip_longest(orders, found["lines"])
            if line is None or line not in wrong
        ],
        text="\n".join(map(table.board.written, orders)),
        faults=[
            {"line": fault["line"], "text": _fault_text(fault), "code": fault["code"]}
            for fault in found["faults"]
        ],
    )


def _order(row: Sequence[int]) -> Order:
    _role, kind, unit_type, active, passive, target, by_sea = row
    return Order(kind, unit_type, active, passive, target, bool(by_sea))


def _choices(table: Table) -> Mapping[str, Any]:
    path = f"/game-possible-orders/{table.game['game_id']}"
    return api.get("games", path, role_id=table.order_role)


def _orders_sent() -> list[Order]:
    found = map(order_of_value, request.form.getlist("order"))
    return [order for order in found if order is not None]


def _sent(table: Table, sheet: Sheet, final: bool) -> tuple[dict[str, Any], int]:
    """What is handed in, and how many holds were added for units nobody ordered."""
    if request.form.get("way") == TEXT:
        return {"text": request.form.get("text", "")}, 0
    orders = _orders_sent()
    if not orders and "text" in request.form and "order" not in request.form:
        return {"text": request.form["text"]}, 0
    for slot in sheet.slots:
        slot.chosen = ""
    sheet.fill(orders, table.board)
    holding = [] if final or sheet.kind != "moves" else _holding(sheet)
    sent = orders_as_sent([*orders, *holding], sheet.role, table.board)
    return {"orders": sent}, len(holding)


def _holding(sheet: Sheet) -> list[Order]:
    return [
        Order(OrderType.HOLD, slot.unit_type, slot.zone)
        for slot in sheet.slots
        if slot.zone and not slot.chosen
    ]


def _show_again(table: Table, sheet: Sheet, refusal: Refusal):
    form = Form(request.form)
    faults: Sequence[Mapping[str, Any]] = refusal.details.get("faults") or []  # type: ignore
    if not faults:
        form.take(refusal)
    if faults:
        form.add("text", " · ".join(map(_fault_text, faults)))
    return game_page(table, form, refusal.status, sheet)


def _fault_text(fault: Mapping[str, Any]) -> str:
    line = _("Line %(line)d:", line=fault["line"]) + " " if fault["line"] else ""
    return f"{line}{fault['text']}"


def _address(table: Table) -> str:
    role = f"?role={table.order_role}" if table.is_master else ""
    return f"{table.address}{role}#orders"

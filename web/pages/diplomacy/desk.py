"""The master's desk: who is late, and all he can do about it."""

from typing import Any

from web import api
from web.forms import Form
from web.pages.diplomacy.lookup import STARTED, Table, masters_table
from web.pages.diplomacy.words import phase_text
from web.session import member
from web.templating import go_to, page

FINAL, GIVEN, MISSING, FREE = "final", "given", "missing", "free"


@member
def show(game_id: int):
    table = masters_table(game_id)
    if table.game["current_state"] != STARTED:
        return go_to(f"/diplomacy/{game_id}/seats")
    return desk_page(table, Form())


def desk_page(table: Table, form: Form, status: int = 200):
    """Three calls more than the table's own."""
    game_id = table.game["game_id"]
    answers = api.gather(
        orders=api.ask("games", f"/game-orders-submitted/{game_id}"),
        schedule=api.ask("games", f"/game-schedules/{game_id}"),
        logins=api.ask("games", f"/game-logins/{game_id}"),
    )
    if "orders" in answers.refusals:
        raise answers.refusals["orders"]
    logins = {
        one["role"]: one["last_login"] for one in (answers["logins"] or {"logins": []})["logins"]
    }
    powers = [_power(seat, answers["orders"], logins, table) for seat in _by_role(table)]
    return page(
        "diplomacy/desk.html",
        status,
        table=table,
        game=table.game,
        form=form,
        phase=phase_text(table.game),
        powers=powers,
        missing=[power for power in powers if power["state"] == MISSING],
        schedule=answers["schedule"],
        silent=answers.silent,
    )


def _by_role(table: Table) -> list[dict[str, Any]]:
    """All powers; in an archive nobody holds one."""
    held = {seat["role"]: seat for seat in table.players}
    return [held.get(role, {"role": role, "pseudo": None}) for role in table.roles]


def _power(
    seat: dict[str, Any], orders: dict[str, Any], logins: dict[int, Any], table: Table
) -> dict[str, Any]:
    role = seat["role"]
    state = next(
        (
            state
            for state, roles in (
                (FINAL, orders["agreed"]),
                (GIVEN, orders["submitted"]),
                (MISSING, orders["needed"]),
            )
            if role in roles
        ),
        FREE,
    )
    return {
        "role": role,
        "name": table.role_name(role),
        "pseudo": seat["pseudo"],
        "state": state,
        "seen": logins.get(role),
    }

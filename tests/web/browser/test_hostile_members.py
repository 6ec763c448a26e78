"""What a hostile member writes is shown and never runs."""

import pytest

from tests.factories import PASSWORD, a_member, a_pseudo
from tests.web.arrangements import an_event
from tests.web.browser.windows import log_in
from tests.web.world import a_world

# Files to keep.
NOT_SHOWN = {
    "/account/data",
    "/go/<int:game_id>/sgf",
    "/agendas/<name>",
    "/tournaments/<int:tournament_id>/arbiter/files/<form>",
    "/events/<uniq_id>/file",
    "/tournaments/<int:tournament_id>/documents/<kind>/pdf",
}
PICTURE = '"><img src=x onerror=hacked=1><script>hacked=1</script>'


@pytest.fixture
def hostile(api):
    """A pseudo has only twelve letters; a game, an event and an offer have more."""
    known = {"email": f"{a_pseudo()}@example.org", "first_name": PICTURE, "family_name": PICTURE}
    member = a_member(api, f"<a onx={a_pseudo()}"[:12], **known)
    game = {"name": f"<img onx={a_pseudo()}"[:20], "variant": "standard", "speed_moves": 2}
    sent = game | {"pseudo": member.pseudo, "description": PICTURE}
    made = api.post("games", "/games", token=member.token, json=sent)
    assert made.status_code == 201, made.text
    an_event(api, member, PICTURE)
    offer = {"size": 9, "comment": "<img src=x onerror=hacked=1>"}
    assert api.post("games", "/go-offers", token=member.token, json=offer).status_code == 201
    return member


def test_nothing_of_it_runs(windows, stack, api, hostile):
    reader = a_member(api)
    texts = api.get("games", "/go-offers", token=reader.token).json()["offers"]
    offer = next(each for each in texts if each["owner"] == hostile.pseudo)
    reason = {"kind": "go-offer", "number": offer["id"], "reason": PICTURE}
    reported = api.post("games", "/abuse-reports", token=reader.token, json=reason)
    assert reported.status_code == 201, reported.text
    page = windows.open()
    dialogs = []
    page.on("dialog", lambda dialog: dialogs.append(dialog.message) or dialog.dismiss())
    for account in ((reader.pseudo, PASSWORD), ("admin", stack.admin_password)):
        page.context.clear_cookies()
        log_in(page, *account)
        for path in (
            "/",
            "/events",
            "/diplomacy?state=looking",
            "/go",
            f"/players?q={hostile.pseudo[1:5]}",
            "/admin/members?q=img",
            "/admin/reports",
        ):
            page.goto(path)
            assert page.evaluate("window.hacked") is None, path
            assert page.locator("img[src=x]").count() == 0, path
    assert dialogs == []


def test_no_page_of_any_kind_runs_what_a_name_says(windows, api):
    world = a_world(api)
    page, dialogs = windows.open(), []
    page.on("dialog", lambda dialog: dialogs.append(dialog.message) or dialog.dismiss())
    log_in(page, world.rival.pseudo, PASSWORD)
    for route, address in world.pages().items():
        if route in NOT_SHOWN or "/admin/" in route:
            continue
        page.goto(address, wait_until="domcontentloaded")
        assert page.evaluate("window.hacked") is None, address
        assert page.locator("img[src=x], [onx]").count() == 0, address
    assert dialogs == []

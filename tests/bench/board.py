"""How fast the map answers a finger: from a click to lit targets, on a CPU four times slower."""

import os
from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.api import Api
from tests.bench.table import Row, at_most
from tests.factories import PASSWORD
from tests.games.diplomacy.table import FRANCE, PLACES, RUSSIA, Table, a_crowd
from tests.packages import find
from tests.stack import Stack
from tests.web.browser.boards import open_board
from tests.web.browser.windows import log_in

SLOWED = 4
FRAME_MILLISECONDS = 1000 / 60
# A crowded late game: two powers with seventeen units each.
ZONES = {name: zone for zone, name in PLACES.items()}
ARMY, FLEET = 1, 2


def _units(armies: str, fleets: str) -> list[tuple[int, int]]:
    return [
        (kind, ZONES[name])
        for kind, names in ((ARMY, armies), (FLEET, fleets))
        for name in names.split()
    ]


FRENCH = _units("PAR BRE MAR GAS BUR PIC BEL MUN RUH PIE SPA TYR", "MID ENG GOL WES NTH")
RUSSIAN = _units("MOS WAR UKR SIL PRU GAL BOH BUD RUM BUL SER VIE", "BLA AEG ION BAL BOT")
CLICK = """async slot => {
  const select = document.querySelectorAll('#sheet select')[slot]
  const [, x, y] = JSON.parse(document.getElementById('sheet').dataset.places)[select.dataset.zone]
  const picture = document.querySelector('.map-in svg')
  const at = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM())
  const view = document.querySelector('.map-view')
  const how = { clientX: at.x, clientY: at.y, pointerId: 1, bubbles: true }
  const frame = () => new Promise(requestAnimationFrame)
  // What the click before began is undone: on a lit unit this one would only ask what is meant.
  for (let step = 0; step < 3; step++) {
    view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  await frame()
  await frame()
  const start = performance.now()
  view.dispatchEvent(new PointerEvent('pointerdown', how))
  view.dispatchEvent(new PointerEvent('pointerup', how))
  const lit = document.querySelectorAll('.m-lit').length
  await frame()
  await new Promise(done => setTimeout(done))  // after it was painted
  return [performance.now() - start, lit]
}"""


def measure(stack: Stack, _bare_url: str) -> Iterator[Row]:
    chromium = find("chromium")
    if chromium is None:
        yield Row("click to lit targets", "not measured", "there is no Chromium")
        return
    api = Api(stack)
    table = Table(api, a_crowd(api)).seat_all().start()
    table.rectify({FRANCE: FRENCH, RUSSIA: RUSSIAN}, {})
    with sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        page = browser.new_page(base_url=stack.web_url, viewport={"width": 1280, "height": 1200})
        log_in(page, table.crowd.holder(FRANCE).pseudo, PASSWORD)
        open_board(page, f"/diplomacy/{table.game_id}")
        yield _clicks(page)
        browser.close()


def _clicks(page: Page) -> Row:
    slowing = page.context.new_cdp_session(page)
    slowing.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    taken = [page.evaluate(CLICK, slot) for slot in range(len(FRENCH))]
    assert all(lit for _milliseconds, lit in taken)
    times = sorted(milliseconds for milliseconds, _lit in taken)
    return Row(
        f"click to lit targets, {len(FRENCH) + len(RUSSIAN)} units, CPU slowed {SLOWED} times",
        f"best {times[0]:.0f} ms, median {median(times):.0f} ms",
        f"{median(times) / FRAME_MILLISECONDS:.1f} frames",
        at_most(2, median(times) / FRAME_MILLISECONDS, " frames"),
    )

"""Hands on a map: regions are touched where units stand in them."""

from playwright.sync_api import Page, expect

SPOT = """name => {
  const regions = [...document.querySelectorAll('.map-in [data-region]')]
  const region = regions.find(path => path.querySelector('title').textContent === name)
  const places = JSON.parse(document.getElementById('sheet').dataset.places)
  const [, x, y] = places[region.dataset.region]
  const picture = document.querySelector('.map-in svg')
  const at = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM())
  return [at.x, at.y]
}"""


def open_board(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("[data-map][data-ready]")).to_be_attached()
    page.locator("#map").scroll_into_view_if_needed()


def spot(page: Page, region: str) -> tuple[float, float]:
    page.locator(".map-view").scroll_into_view_if_needed()
    return page.evaluate(SPOT, region)


def touch(page: Page, *regions: str) -> None:
    """One after the other."""
    for region in regions:
        page.mouse.click(*spot(page, region))


def tap(page: Page, *regions: str) -> None:
    for region in regions:
        page.touchscreen.tap(*spot(page, region))


def orders_shown(page: Page) -> list[str]:
    return [" ".join(row.split()) for row in page.locator("#order-list li span").all_inner_texts()]

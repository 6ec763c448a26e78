"""The pictures of README, taken of a running `make demo`: python -m deploy.demo.pictures

Needs Chromium and the packages for tests. Pictures go to docs/pictures.
"""

import argparse
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from deploy.demo.client import PASSWORD
from deploy.demo.tournaments import TABLET_CODE
from shared.config import ROOT, settings, stop

FOLDER = ROOT / "docs" / "pictures"
READER = "camille"


@dataclass(frozen=True)
class Picture:
    """What is to be seen where, in a window of which size, by whom."""

    name: str
    path: str
    width: int
    height: int
    as_member: bool = True


PICTURES = (
    Picture("board", "/diplomacy/1", 1200, 900),
    Picture("agenda", "/agenda", 900, 760),
    Picture("hall", "/events/open/hall/screens/boards:001", 1280, 720, as_member=False),
    Picture("tablet", "/events/open/hall/screens/input:001", 800, 700, as_member=False),
)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m deploy.demo.pictures", description=__doc__)
    asked.add_argument("--url", default=settings().web_url, help="where the pages of the demo are")
    asked.add_argument("--folder", type=Path, default=FOLDER)
    asked.add_argument("--language", default="en", choices=("en", "fr"))
    wanted = asked.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        stop("Chromium is needed to take pictures.")
    # Chromium's own sandbox does not work for root, as containers run it.
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        for picture in PICTURES:
            _take(browser, picture, wanted.url, wanted.language, wanted.folder)
        browser.close()


def _take(browser: Browser, picture: Picture, url: str, language: str, folder: Path) -> None:
    size = {"width": picture.width, "height": picture.height}
    context = browser.new_context(base_url=url, locale=language, viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    if picture.as_member:
        _log_in(page)
    context.add_cookies([{"name": "lang", "value": language, "url": url}])
    answer = page.goto(picture.path)
    if answer is None or not answer.ok:
        stop(f"{picture.path} does not open; is it the demo that runs at {url}?")
    if page.locator("#code").count():
        _give_code(page)
    page.wait_for_timeout(1000)  # what is live has said so by then
    path = folder / f"{picture.name}.png"
    page.screenshot(path=path)
    context.close()
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def _log_in(page: Page) -> None:
    page.goto("/login")
    page.locator("#pseudo").fill(READER)
    page.locator("#password").fill(PASSWORD)
    page.locator("main button[type=submit]").click()
    page.wait_for_url("**/")


def _give_code(page: Page) -> None:
    """As a tablet of the hall does it, once."""
    page.locator("#code").fill(TABLET_CODE)
    page.locator("#device").fill("Tablet 3")
    page.locator("main form button").click()
    page.locator("#code").wait_for(state="detached")


if __name__ == "__main__":
    main()

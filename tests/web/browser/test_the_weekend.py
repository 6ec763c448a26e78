"""An arbiter's weekend in the browser: from an empty event to the report and the prizes."""

import io
import re
import secrets
import subprocess
import sys
from datetime import date, timedelta

import pytest
from caissify_pairings.trf import parse_trf
from playwright.sync_api import expect

from shared.config import ROOT
from tests.conftest import SOAK
from tests.factories import PASSWORD, a_member
from tests.waiting import eventually
from tests.web.browser.test_access import grave_findings
from tests.web.browser.windows import log_in, press

ENTERED, ROUNDS = (59, 7) if SOAK else (13, 3)
LATE = "Retard, Zoé"


@pytest.fixture
def desk(windows, api):
    found = windows.open(accept_downloads=True)
    log_in(found, a_member(api).pseudo, PASSWORD)
    return found


def found_event(page):
    page.goto("/events/new")
    today = date.today()
    page.get_by_label("Nom").fill(f"Open {secrets.token_hex(3)}")
    page.locator("#start").fill(f"{today + timedelta(days=2)}T09:00")
    page.locator("#stop").fill(f"{today + timedelta(days=4)}T20:00")
    press(page, "Créer")
    page.locator("#name").fill("Open A")
    page.locator("#planned_rounds").fill(str(ROUNDS))
    page.locator("main form button").last.click()
    page.wait_for_url("**/arbiter/players")
    return page.url.removesuffix("/arbiter/players")


def bring_players_in(page, path):
    lines = [f"Joueur {n:02};{2400 - 13 * n};Club {n % 7}" for n in range(1, ENTERED + 1)]
    page.goto(f"{path}/arbiter/files")
    page.locator("#format").select_option("csv")
    page.locator("#content").fill("\n".join(["name;rating;club", *lines]))
    press(page, "Importer")
    page.wait_for_url("**/arbiter/players")


def add_player(page, path, name):
    page.goto(f"{path}/arbiter/players")
    page.locator("#name").fill(name)
    page.locator("#rating").fill("1500")
    send(page, page.locator("form[aria-labelledby=add] button.btn-main"))
    expect(page.get_by_text("est inscrit")).to_be_visible()


def send(page, button):
    """Not sooner than the page that answers is there: the address may be the same."""
    with page.expect_navigation():
        button.click()


def act(page, path, value):
    """Pair, publish or close; a large round is paired in the background."""
    button = page.locator(f"button[name=act][value={value}]")

    def is_offered():
        page.goto(f"{path}/arbiter")
        return button.count()

    eventually(is_offered)
    send(page, button)


def pair_and_publish(page, path):
    act(page, path, "pair")
    act(page, path, "published")
    expect(page.locator("main .chip-on").first).to_be_visible()


def type_results(page, path, keys="1=0"):
    """By keyboard, one key a board; the fourth and fifth board end by forfeit."""
    page.goto(f"{path}/arbiter")
    boards = page.locator("#results fieldset.seg").count()
    page.locator("#results fieldset.seg input").first.focus()
    for board in range(boards):
        page.keyboard.press({3: "+", 4: "-"}.get(board, keys[board % len(keys)]))
    send(page, page.locator("button[form=results]"))
    expect(page.locator("progress")).to_have_attribute("value", str(boards))


def change_round(page, path, number, step, reason, **chosen):
    page.goto(f"{path}/arbiter/rounds/{number}/changes")
    page.locator(f"input[name=step][value={step}]").check()
    for name, label in chosen.items():
        option = page.locator(f"#{name} option", has_text=label).first
        page.locator(f"#{name}").select_option(option.get_attribute("value"))
    page.locator("#reason").fill(reason)
    send(page, page.locator("form[aria-labelledby=what] button.btn-main"))
    expect(page.locator("#results")).to_be_visible()


def download(page, path):
    """As the browser would store it."""
    answer = page.request.get(path)
    assert answer.ok, answer.status
    return answer


def test_an_open_is_run_from_an_empty_event_to_the_report(desk):
    path = found_event(desk)
    bring_players_in(desk, path)
    assert not grave_findings(desk)
    pair_and_publish(desk, path)
    alone = desk.locator("#out + ul li").first.inner_text().split("\n")[0]
    add_player(desk, path, LATE)
    white = {"pair_one": "Zoé Retard", "pair_other": re.sub(r"\s*(exempt|bye).*", "", alone)}
    change_round(desk, path, 1, "pair", "Dix minutes de retard", **white)
    type_results(desk, path)
    act(desk, path, "closed")
    withdraw_last(desk, path)
    for number in range(2, ROUNDS + 1):
        pair_and_publish(desk, path)
        if number == 2:
            change_round(desk, path, 2, "turn", "Assis à l’envers", turn_board="1")
        type_results(desk, path)
        act(desk, path, "closed")
    correct_first_board(desk, path)
    give_prizes(desk, path)
    report = download(desk, f"{path}/arbiter/files/trf16").text()
    scores = {each["name"]: each["score"] for each in parse_trf(report)["players"]}
    assert len(scores) == ENTERED + 1
    desk.goto(f"{path}/standings")
    first = desk.locator("main table tbody tr").first.inner_text()
    best = max(scores.values())
    assert any(name.split(" ")[-1] in first for name, score in scores.items() if score == best)
    for kind in ("standings", "crosstable", "prizes"):
        pdf = download(desk, f"{path}/documents/{kind}/pdf").body()
        assert io.BytesIO(pdf).read(5) == b"%PDF-"


def withdraw_last(page, path):
    page.goto(f"{path}/arbiter/players")
    row = page.locator("main table tbody tr", has_text=f"Joueur {ENTERED:02}")
    send(page, row.locator("button"))
    expect(row.locator("button")).to_have_count(0)


def correct_first_board(page, path):
    """Two rounds later, with a reason that the trail keeps."""
    page.goto(f"{path}/arbiter?round=1")
    before = page.locator("input[name=was1]").get_attribute("value")
    now = "1" if before == "3" else "3"
    page.locator(f"label[for=b1-{now}]").click()
    page.locator("#reason").fill("Feuille mal signée")
    send(page, page.locator("button[form=results]"))
    expect(page.locator("input[name=was1]")).to_have_value(now)
    page.goto(f"{path}/arbiter/trail?corrections=1")
    expect(page.get_by_text("Feuille mal signée")).to_be_visible()


def give_prizes(page, path):
    page.goto(f"{path}/arbiter/prizes")
    page.locator("#name0").fill("Général")
    page.locator("#amounts0").fill("300 200 100")
    send(page, page.locator("main form button.btn-main"))
    expect(page.locator("tfoot")).to_contain_text("600")
    assert not grave_findings(page)


def load_rating_list(stack, name, file):
    """As an operator does it."""
    command = [sys.executable, "-m", "services.tournaments.entries.operate"]
    given = [name, "2026-11-01", str(file)]
    subprocess.run([*command, *given], env=stack.environment, cwd=ROOT, check=True)


def test_a_player_of_a_rating_list_is_found_while_his_name_is_typed(desk, stack, tmp_path):
    path = found_event(desk)
    file = tmp_path / "list.csv"
    headings = "fideid,name,country,title,rating,birthday"
    file.write_text(f'{headings}\n7701,"Žitník, Ana",SLO,WGM,2301,1990\n')
    load_rating_list(stack, "SLO", file)
    desk.goto(f"{path}/arbiter/players")
    desk.locator("#name").press_sequentially("zitn")
    desk.get_by_role("button", name="Žitník, Ana").click()
    expect(desk.locator("#rating")).to_have_value("2301")
    expect(desk.locator("#federation_id")).to_have_value("7701")
    send(desk, desk.locator("form[aria-labelledby=add] button.btn-main"))
    expect(desk.get_by_text("est inscrit")).to_be_visible()

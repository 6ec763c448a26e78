"""A whole game of Go in Chromium: GNU Go sits opposite, and both agree on the score."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from services.games.go.domain.points import sgf_of
from tests.games.go.gnugo import GnuGo, point_of
from tests.games.go.members import GoMember
from tests.packages import require
from tests.web.browser.test_go import a_game, a_go_member, expect_moves, open_game, tap

SIZE, KOMI = 9, "6.5"
SHORT_GAME = "5"  # the seed of a game of thirty moves with two dead stones
PASS = "PASS"


@pytest.fixture
def engine() -> Iterator[GnuGo]:
    started = GnuGo(require("gnugo"), "--level", "1", "--seed", SHORT_GAME, "--japanese-rules")
    started.ask(f"boardsize {SIZE}")
    started.ask(f"komi {KOMI}")
    yield started
    started.close()


def word(engine: GnuGo, command: str) -> str:
    return engine.ask(command).removeprefix("=").strip()


def play_on_page(page: Page, move: str) -> None:
    if move == PASS:
        page.locator("#play [value=pass]").click()
        return
    tap(page, move)
    expect(page.locator("#point")).to_have_value(move)
    tap(page, move)


def play_to_the_end(page: Page, engine: GnuGo, opponent: GoMember, game: int) -> None:
    """Black's stones are tapped, White's come from elsewhere; the engine thinks for both."""
    passes = number = 0
    while passes < 2:
        move = word(engine, "genmove black" if number % 2 == 0 else "genmove white")
        passes = passes + 1 if move == PASS else 0
        if number % 2 == 0:
            play_on_page(page, move)
        else:
            opponent.post(f"/go-moves/{game}", move_number=number, move=move.lower())
        number += 1
        expect_moves(page, number)


def mark_as_the_engine(page: Page, engine: GnuGo) -> list[str]:
    """Every stone of which page and engine think otherwise is tapped, with its group."""
    dead = {point_of(each, SIZE): each for each in word(engine, "final_status_list dead").split()}
    board = page.locator("#board")
    marks = board.get_attribute("data-marks").split(",")
    for point, label in dead.items():
        if sgf_of(point, SIZE) not in marks:
            tap(page, label)
            expect(board).to_have_attribute("data-marks", sgf_of(point, SIZE))
            marks = board.get_attribute("data-marks").split(",")
    expect(page.locator(".go-cross")).to_have_count(len(dead))
    return sorted(sgf_of(point, SIZE) for point in dead)


@pytest.mark.slow
def test_a_game_against_gnugo_is_played_to_an_agreed_score(window, api, engine):
    black, gnugo = a_go_member(api), a_go_member(api)
    game = a_game(black, gnugo, size=SIZE, ruleset="JAPANESE", komi=KOMI)
    open_game(window, black, game)
    with window.expect_request(lambda request: "/events?" in request.url):
        window.reload()
    play_to_the_end(window, engine, gnugo, game)
    expect(window.locator("#board")).to_have_attribute("data-phase", "score")
    dead = mark_as_the_engine(window, engine)
    window.locator("form[action$='/score'] .btn-main").click()
    expect(window.get_by_text("L’autre regarde les marques")).to_be_visible()
    assert sorted(gnugo.get(f"/go-positions/{game}")["marked"]) == dead
    moves = gnugo.get(f"/go-games/{game}")["moves"]
    gnugo.post(f"/go-scores/{game}", move_number=moves, agree=True)
    agreed = word(engine, "final_score")
    points = agreed[2:].replace(".", ",")
    winner = "Blanc" if agreed.startswith("W") else "Noir"
    expect(window.locator("aside h2").first).to_have_text(f"{winner} gagne de {points}")
    assert gnugo.get(f"/go-games/{game}")["result"] == agreed

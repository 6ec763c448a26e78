"""Go on its pages in Chromium: board, scoring, invitations, waiting room, teams, all of it live."""

import pytest
from playwright.sync_api import Page, expect

from tests.factories import PASSWORD, a_member
from tests.games.go.gnugo import point_of
from tests.games.go.members import GoMember
from tests.web.browser.windows import PHONE, fill, log_in, press

DAY_SECONDS = 24 * 3600
WALLS = ["d9", "f9", "d8", "f8", "d7", "f7", "d6", "f6", "d5", "f5", "d4", "f4"]
WALLS += ["d3", "f3", "d2", "f2", "d1", "f1", "h5", "b5"]  # an invader in each territory


def a_go_member(api) -> GoMember:
    member = a_member(api)
    return GoMember(api, member.pseudo, member.player_id, member.token)


@pytest.fixture
def two(api) -> tuple[GoMember, GoMember]:
    return a_go_member(api), a_go_member(api)


def a_game(black: GoMember, white: GoMember, **settings) -> int:
    sent = {"pseudo": white.pseudo, "size": 9, "handicap_type": "black"} | settings
    invited = black.post("/go-invitations", **sent)["game_id"]
    return white.post(f"/go-invitations/{invited}")["game_ids"][0]


def a_game_to_score(black: GoMember, white: GoMember) -> int:
    """Two walls, a dead stone behind each; Black is the first to mark."""
    game = a_game(black, white)
    for number, move in enumerate([*WALLS, "pass", "pass"]):
        mover = white if number % 2 else black
        mover.post(f"/go-moves/{game}", move_number=number, move=move)
    return game


def open_game(page: Page, member: GoMember, game: int) -> None:
    log_in(page, member.pseudo, PASSWORD)
    page.goto(f"/go/{game}")


def open_game_anew(page: Page, member: GoMember, game: int) -> None:
    """Sessions end while the clock is moved."""
    page.context.clear_cookies()
    open_game(page, member, game)


SPOT = """(board, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(board.querySelector('svg').getScreenCTM())
  return [at.x, at.y]
}"""


def tap(page: Page, label: str, size: int = 9) -> None:
    """Asked of the page in one go: news may put a new picture of the board in its place."""
    point = point_of(label.upper(), size)
    board = page.locator("#board")
    board.scroll_into_view_if_needed()
    page.mouse.click(*board.evaluate(SPOT, [point % size, point // size]))


def expect_moves(page: Page, number: int) -> None:
    expect(page.locator("#board")).to_have_attribute("data-moves", str(number))


def test_a_second_tap_plays_the_point_and_the_other_sees_it_at_once(windows, two):
    black, white = two
    game = a_game(black, white)
    mine = windows.open(viewport=PHONE, has_touch=True)
    theirs = windows.open()
    open_game(mine, black, game)
    open_game(theirs, white, game)
    tap(mine, "C3")
    expect(mine.locator("#point")).to_have_value("C3")
    expect(mine.get_by_role("button", name="Jouer C3")).to_be_visible()
    assert black.get(f"/go-games/{game}")["moves"] == 0  # one tap plays nothing
    tap(mine, "G7")
    expect(mine.locator("#point")).to_have_value("G7")
    tap(mine, "G7")
    expect_moves(mine, 1)
    expect_moves(theirs, 1)
    expect(theirs.locator(".go-stones .go-b")).to_have_count(1)
    expect(theirs.get_by_text("Blanc joue en")).to_be_visible()


def test_a_keyboard_is_enough_to_play_and_to_step(window, two):
    black, white = two
    game = a_game(black, white)
    open_game(window, black, game)
    window.locator("#board").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "Enter"):
        window.keyboard.press(key)
    expect(window.locator("#point")).to_have_value("D6")
    window.keyboard.press("Escape")
    expect(window.locator("#point")).to_have_value("")
    window.keyboard.press("Enter")
    window.keyboard.press("Enter")
    expect_moves(window, 1)
    white.play(game, "c3")
    expect_moves(window, 2)
    window.locator("h1").click()
    window.keyboard.press("ArrowLeft")
    expect(window.locator("[data-step-said]")).to_have_text("Coup 1")
    expect(window.locator(".go-stones circle")).to_have_count(1)
    window.keyboard.press("ArrowRight")
    expect(window.locator(".go-stones circle")).to_have_count(2)


def test_without_script_a_point_is_written_and_moves_are_links(windows, two):
    black, white = two
    game = a_game(black, white)
    page = windows.open(java_script_enabled=False)
    open_game(page, black, game)
    fill(page, point="Z99")
    page.locator("#play [value=play]").click()
    expect(page.locator(".errors")).to_contain_text("Ce n’est pas un point du goban")
    fill(page, point="e5", message="<h>mon secret</h>")
    page.locator("#play [value=play]").click()
    expect_moves(page, 1)
    expect(page.locator(".msg-mine")).to_contain_text("caché")
    page.get_by_role("link", name="Coup précédent").click()
    expect(page.locator(".go-stones circle")).to_have_count(0)


def test_marks_turn_by_a_tap_the_count_follows_and_both_agree(windows, two):
    black, white = two
    game = a_game_to_score(black, white)
    mine, theirs = windows.open(), windows.open(viewport=PHONE, has_touch=True)
    open_game(mine, black, game)
    open_game(theirs, white, game)
    expect(mine.locator(".go-cross")).to_have_count(2)  # the proposal
    expect(mine.locator("h2", has_text="Blanc mène de")).to_be_visible()
    tap(mine, "H5")
    expect(mine.locator(".go-cross")).to_have_count(1)
    expect(mine.locator("[data-cell=dead-w]")).to_have_text("0")
    tap(mine, "H5")
    expect(mine.locator(".go-cross")).to_have_count(2)
    mine.locator("form[action$='/score'] .btn-main").click()
    expect(theirs.get_by_role("button", name="D’accord pour W+")).to_be_visible()
    expect(theirs.locator(".go-cross")).to_have_count(2)
    theirs.get_by_role("button", name="D’accord pour W+").click()
    expect(theirs.locator("aside h2").first).to_contain_text("Blanc gagne de")
    expect(mine.locator("aside h2").first).to_contain_text("Blanc gagne de")
    assert black.get(f"/go-games/{game}")["status"] == "FINISHED"


def test_without_script_groups_are_marked_in_a_list(windows, two):
    black, white = two
    game = a_game_to_score(black, white)
    page = windows.open(java_script_enabled=False)
    open_game(page, black, game)
    page.get_by_text("Les groupes en liste").click()
    page.locator(".go-groups li", has_text="H5").get_by_role("checkbox").uncheck()
    press(page, "Compter avec ces marques")
    expect(page.locator(".go-cross")).to_have_count(1)
    page.locator("form[action$='/score'] .btn-main").click()
    assert white.get(f"/go-positions/{game}")["marked"] == ["be"]


def test_a_correspondence_game_with_prepared_answers_a_vacation_and_a_loss_on_time(
    window, two, clock
):
    black, white = two
    game = a_game(black, white, main_time=30, byo_time=0, weekend_clock=True)
    open_game(window, black, game)
    fill(window, point="E5")
    window.get_by_text("Coups conditionnels").click()
    fill(window, conditions="C3 C4\nG7 G6 G8 F8")
    window.locator("#play [value=play]").click()
    expect(window.locator(".go-lines li")).to_have_count(2)
    white.play(game, "g7")
    expect_moves(window, 3)  # the answer followed at once
    expect(window.locator(".go-lines li")).to_have_text(["G8 F8"])
    white.play(game, "c7")
    expect_moves(window, 4)
    window.goto("/go/settings")
    fill(window, days="2")
    press(window, "Partir en congé")
    expect(window.get_by_text("Vous êtes en congé")).to_be_visible()
    clock(3 * DAY_SECONDS)  # his two days of thinking are over, had the vacation not stopped them
    open_game_anew(window, black, game)
    fill(window, point="C4")
    window.locator("#play [value=play]").click()
    expect_moves(window, 5)
    clock(30 * DAY_SECONDS)
    open_game_anew(window, black, game)
    expect(window.locator("aside h2").first).to_have_text("Noir gagne au temps")


def test_an_invitation_is_disputed_and_accepted(windows, two):
    inviting, invited = two
    mine, theirs = windows.open(), windows.open(java_script_enabled=False)
    log_in(mine, inviting.pseudo, PASSWORD)
    mine.goto("/go/invitations/new")
    fill(mine, pseudo=invited.pseudo, size="13", komi="7.5", message="Une partie ?")
    press(mine, "Envoyer l’invitation")
    expect(mine.get_by_role("heading", name=f"Invitation à {invited.pseudo}")).to_be_visible()
    log_in(theirs, invited.pseudo, PASSWORD)
    theirs.goto("/go")
    theirs.get_by_role("link", name=f"De {inviting.pseudo}").click()
    expect(theirs.get_by_text("Une partie ?")).to_be_visible()
    theirs.get_by_text("Proposer autre chose").click()
    fill(theirs, size="9")
    press(theirs, "Envoyer cette proposition")
    mine.reload()
    expect(mine.locator("tr.me", has_text="9×9")).to_contain_text("diffère")
    press(mine, "Accepter")
    expect(mine.locator("#board")).to_have_attribute("data-size", "9")


def test_an_offer_is_made_and_joined_in_the_waiting_room(windows, two):
    offering, joining = two
    mine, theirs = windows.open(), windows.open()
    log_in(mine, offering.pseudo, PASSWORD)
    mine.goto("/go/offers/new")
    fill(mine, size="9", comment=f"Venez {offering.pseudo}")
    press(mine, "Proposer cette partie")
    expect(mine.get_by_text(f"Venez {offering.pseudo}")).to_be_visible()
    log_in(theirs, joining.pseudo, PASSWORD)
    theirs.goto("/go/offers")
    press(theirs, f"Rejoindre {offering.pseudo}")
    expect(theirs.locator("#board")).to_have_attribute("data-size", "9")


def test_a_team_is_founded_filled_and_started(windows, api):
    members = [a_go_member(api) for _ in range(3)]
    for member in members:
        member.put("/go-profile", rank="5k")
    page = windows.open()
    log_in(page, members[0].pseudo, PASSWORD)
    page.goto("/go/teams/new")
    fill(page, players="1:2", size="9")
    press(page, "Fonder cette partie")
    game = int(page.url.rpartition("/")[2])
    for member in members[1:]:
        page.locator("form.card [name=pseudo]").fill(member.pseudo)
        press(page, "La réserver à ce membre")
        expect(page.locator("tbody th", has_text=member.pseudo)).to_be_visible()
        member.post(f"/go-team-seats/{game}")
    page.reload()
    seats = page.locator("tbody tr")
    for index, (group, order) in enumerate((("B", "1"), ("W", "1"), ("W", "2"))):
        seats.nth(index).locator("select").first.select_option(group)
        seats.nth(index).locator("select").last.select_option(order)
    press(page, "Garder groupes et ordre")
    press(page, "Commencer la partie")
    expect(page.locator("#board")).to_be_visible()


def test_resigning_asks_once(either_window, two):
    black, white = two
    game = a_game(black, white)
    open_game(either_window, black, game)
    either_window.locator("#play [data-opens=resign]").click()
    expect(either_window.get_by_text("C’est sans retour")).to_be_visible()
    assert black.get(f"/go-games/{game}")["status"] == "PLAY"
    either_window.get_by_role("button", name="Abandonner la partie").click()
    expect(either_window.locator("aside h2").first).to_have_text("Blanc gagne par abandon")


def test_the_list_of_games_follows_what_happens(window, two):
    black, white = two
    game = a_game(black, white)
    log_in(window, white.pseudo, PASSWORD)
    with window.expect_request(lambda request: "/events?" in request.url):
        window.goto("/go")
    expect(window.get_by_text("Rien ne vous attend")).to_be_visible()
    black.play(game, "e5")
    expect(window.get_by_role("link", name=f"Jouer la partie {game}")).to_be_visible()

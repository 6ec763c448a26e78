"""Lists, seats, desk and sandbox of Diplomacy over HTTP: their cost, and what they tell whom."""

import re

import pytest

from tests.factories import PASSWORD, a_member
from tests.web.arrangements import a_started_game, a_waiting_game
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.visitor import Visitor

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def master(api):
    return a_member(api)


@pytest.fixture(scope="module")
def chair(stack, master):
    visitor = Visitor(stack)
    visitor.log_in(master.pseudo, PASSWORD)
    return visitor


@pytest.fixture(scope="module")
def game_id(api, master):
    return a_started_game(api, master, a_member(api))


def number_of(api, name) -> int:
    return api.get("games", f"/game-identifiers/{name}").json()


@pytest.mark.parametrize(
    "path",
    [
        "/diplomacy",
        "/diplomacy?state=looking",
        "/diplomacy?state=running",
        "/diplomacy?state=ended",
        "/diplomacy/new",
        "/diplomacy/ratings",
        "/diplomacy/sandbox",
        "/diplomacy/sandbox?orders=A+PAR+-+BUR",
        "/diplomacy/{}/seats",
        "/diplomacy/{}/desk",
        "/diplomacy/{}/log",
        "/diplomacy/{}/position",
        "/diplomacy/{}/parameters",
    ],
)
def test_a_page_asks_few_times(chair, game_id, path):
    page = chair.get(path.format(game_id))
    assert page.status == 200, page.text
    assert calls_of(page) <= MOST_CALLS


def test_names_and_descriptions_are_shown_as_text(chair, visitor, api, master):
    name = a_waiting_game(api, master, f"<b onx='1'>{master.pseudo[:7]}", description=SCRIPT * 3)
    number = number_of(api, name)
    for page in (
        visitor.get("/diplomacy?state=looking"),
        visitor.get(f"/diplomacy/{number}/seats"),
        chair.get("/diplomacy"),
        chair.get(f"/diplomacy/{number}/parameters"),
        visitor.get(f"/diplomacy/sandbox?variant=standard&orders={SCRIPT}&u1={SCRIPT}&x={SCRIPT}"),
        visitor.get(f"/diplomacy?state=looking&text={SCRIPT[:15]}&variant={SCRIPT[:15]}"),
        visitor.get(f"/diplomacy/ratings?messages={SCRIPT}"),
    ):
        assert page.status == 200
        assert "<script>alert" not in page.response.text
        assert not [tag for tag, attributes in page.tags if "onx" in attributes]
    assert SCRIPT in visitor.get(f"/diplomacy/{number}/seats").text


def test_spectators_of_an_anonymous_game_learn_no_names(visitor, chair, api, master):
    name = a_waiting_game(api, master, anonymous=1)
    number, player = number_of(api, name), a_member(api)
    sent = {"game_id": number, "player_id": player.player_id, "pseudo": master.pseudo}
    api.post("games", "/allocations", token=master.token, json=sent)
    page = visitor.get(f"/diplomacy/{number}/seats")
    assert page.status == 200
    for name in (player.pseudo, master.pseudo):
        assert name not in page.text
    assert player.pseudo in chair.get(f"/diplomacy/{number}/seats").text


def test_spectators_see_nothing_through_the_fog(visitor, api, master):
    number = number_of(api, a_waiting_game(api, master, fog=1, archive=1))
    assert visitor.get(f"/diplomacy/sandbox?game={number}").status == 403


@pytest.mark.parametrize("page", ["desk", "log", "position", "parameters"])
def test_the_masters_pages_are_not_for_others(stack, api, game_id, page):
    stranger = Visitor(stack)
    assert "/login" in stranger.get(f"/diplomacy/{game_id}/{page}").response.url
    stranger.log_in(a_member(api).pseudo, PASSWORD)
    assert stranger.get(f"/diplomacy/{game_id}/{page}").status == 403


@pytest.mark.parametrize("act", ["pause", "adjudicate", "cancel", "extend", "hand-over"])
def test_nobody_else_acts_at_the_desk(stack, api, game_id, act):
    stranger, member = Visitor(stack), a_member(api)
    stranger.log_in(member.pseudo, PASSWORD)
    fields = {"reason": "me", "days": "1", "pseudo": member.pseudo, "role": "1"}
    assert stranger.send(f"/diplomacy/{game_id}/desk/{act}", fields).status == 403
    assert stranger.send(f"/diplomacy/{game_id}/desk/unknown", fields).status == 404


def test_the_sandbox_begins_with_the_position_of_a_game(visitor, game_id):
    page = visitor.get(f"/diplomacy/sandbox?game={game_id}")
    assert page.status == 200
    assert re.search(r"u2=[^&]*PAR", page.response.url)


def test_a_position_that_cannot_be_is_told_and_kept(visitor):
    page = visitor.get("/diplomacy/sandbox?u2=F+PAR")
    assert page.status == 200
    assert "F PAR" in page.text
    assert page.tags.count(("div", {"class": "map-in"})) == 0


def test_ratings_tell_who_plays_best(visitor):
    page = visitor.get("/diplomacy/ratings?variant=standard")
    assert page.status == 200
    assert visitor.get("/diplomacy/ratings?variant=nowhere").status == 404

"""Pages of Go over HTTP: what they show to whom, and what they cost."""

import re

import pytest

from tests.factories import PASSWORD, a_member
from tests.games.go.members import GoMember
from tests.web.visitor import Visitor
from web.pages.go.variations import as_lines, as_tree

MOST_CALLS = 6
SCRIPT = "<script>alert(1)</script>"


def a_go_member(api) -> GoMember:
    member = a_member(api)
    return GoMember(api, member.pseudo, member.player_id, member.token)


def a_visitor(stack, member: GoMember) -> Visitor:
    visitor = Visitor(stack)
    visitor.log_in(member.pseudo, PASSWORD)
    return visitor


@pytest.fixture(scope="module")
def black(api):
    return a_go_member(api)


@pytest.fixture(scope="module")
def white(api):
    return a_go_member(api)


@pytest.fixture(scope="module")
def known(stack, black):
    return a_visitor(stack, black)


def a_game(black: GoMember, white: GoMember) -> int:
    sent = {"pseudo": white.pseudo, "size": 5, "handicap_type": "black"}
    invited = black.post("/go-invitations", **sent)["game_id"]
    return white.post(f"/go-invitations/{invited}")["game_ids"][0]


def passed(black: GoMember, white: GoMember) -> int:
    game = a_game(black, white)
    for number, move in enumerate(["b3", "d3", "pass", "pass"]):
        mover = white if number % 2 else black
        mover.post(f"/go-moves/{game}", move_number=number, move=move)
    return game


def test_pages_of_go_ask_few_times(known, black, white):
    playing, scoring, over = a_game(black, white), passed(black, white), passed(black, white)
    black.post(f"/go-scores/{over}", move_number=4)
    white.post(f"/go-scores/{over}", move_number=5, agree=True)
    for path in (
        *(f"/go/{game}" for game in (playing, scoring, over)),
        f"/go/{playing}?move=0",
        f"/go/{playing}/notes",
        f"/go/{over}/files",
        "/go?view=finished",
        "/go?view=observe",
        "/go/offers",
        "/go/offers/new",
        "/go/invitations/new",
        "/go/players?named=m",
        f"/go/players/{black.player_id}",
        "/go/settings",
    ):
        page = known.get(path)
        assert page.status == 200, path
        calls = re.search(r'desc="(\d+) calls"', page.response.headers["Server-Timing"])[1]
        assert int(calls) <= MOST_CALLS, path


def test_what_a_member_writes_does_not_run(known, stack, black, white):
    game = a_game(black, white)
    black.post(f"/go-moves/{game}", move_number=0, move="c3", message=f"<c>{SCRIPT}</c>")
    black.post(f"/go-messages/{game}", text=SCRIPT)
    for visitor in (known, a_visitor(stack, white)):
        assert SCRIPT not in visitor.get(f"/go/{game}").response.text


def test_observers_see_only_open_comments_and_no_messages(stack, api, black, white):
    game = a_game(black, white)
    said = "<c>ouvert</c> entre nous <h>cache</h>"
    black.post(f"/go-moves/{game}", move_number=0, move="c3", message=said)
    black.post(f"/go-messages/{game}", text="en privé")
    text = a_visitor(stack, a_go_member(api)).get(f"/go/{game}").text
    assert "ouvert" in text
    assert not {"entre nous", "cache", "en privé"} & {
        word for word in ("entre nous", "cache", "en privé") if word in text
    }


def test_a_game_goes_out_as_sgf_and_notes_stay(known, black, white):
    game = a_game(black, white)
    answer = known.get(f"/go/{game}/sgf").response
    assert answer.text.startswith("(;")
    assert answer.headers["Content-Disposition"].endswith(f"entente-{game}.sgf")
    known.fill(f"/go/{game}/notes", text="Le coin !")
    assert black.get(f"/go-notes/{game}")["text"] == "Le coin !"


def test_an_sgf_of_the_game_is_attached_to_it(known, stack, black, white):
    game = passed(black, white)
    black.post(f"/go-scores/{game}", move_number=4)
    white.post(f"/go-scores/{game}", move_number=5, agree=True)
    sgf = known.get(f"/go/{game}/sgf").response.text
    path = f"{stack.web_url}/go/{game}/files"
    token = {"form_token": known.form_token()}
    origin = {"Origin": stack.web_url}
    sent = known.session.post(path, data=token, files={"sgf": ("a.sgf", sgf)}, headers=origin)
    assert black.pseudo in sent.text
    refused = known.session.post(path, data=token, files={"sgf": ("a.sgf", "no")}, headers=origin)
    assert refused.status_code == 422


def test_mails_of_go_are_chosen_on_its_settings(known, black):
    form = known.get("/go/settings").forms
    fields = next(each.fields for each in form if "game_over" in each.fields)
    known.send("/go/settings", fields | {"act": "mails", "move": "none"})
    assert black.get("/go-mail-wishes")["wishes"]["move"] == "none"


def test_a_ticket_for_the_stream_is_handed_out(known, stack, black, white):
    game = a_game(black, white)
    form = {"service": "games", "topic": f"go-game:{game}"}
    given = known.send("/stream-tickets", form).response.json()
    assert given["url"] == f"http://127.0.0.1:{stack.streams_port}/events"
    assert known.send("/stream-tickets", {"service": "users"}).status == 404


def test_variations_are_lines_for_people_and_a_tree_for_games():
    text = "q3 q4 r3 r4\nq3 q4 p3 pass\nc3 resign"
    tree = as_tree(text, "W")
    assert tree == "(;W[q3];B[q4](;W[r3];B[r4])(;W[p3];B[]))(;W[c3];B[resign])"
    lines = [["Q3", "Q4", "R3", "R4"], ["Q3", "Q4", "P3", "pass"], ["C3", "resign"]]
    assert as_lines(tree, 19) == lines
    assert as_lines("(;B[dd];W[pp])", 19) == [["D16", "Q4"]]


def test_an_unread_message_waits_in_the_agenda_until_the_game_is_opened(stack, api):
    writer, reader = a_member(api), a_member(api)
    sent = {"pseudo": reader.pseudo, "size": 9, "handicap_type": "black"}
    invited = api.post("games", "/go-invitations", token=writer.token, json=sent).json()
    path = f"/go-invitations/{invited['game_id']}"
    [game] = api.post("games", path, token=reader.token).json()["game_ids"]
    for text in ("bonjour", "bonne partie"):
        said = api.post("games", f"/go-messages/{game}", token=writer.token, json={"text": text})
        assert said.status_code == 201, said.text
    known = Visitor(stack)
    known.log_in(reader.pseudo, PASSWORD)
    assert f"Partie {game} : 2 messages à lire" in known.get("/agenda").text
    assert "bonne partie" in known.get(f"/go/{game}").text
    assert "à lire" not in known.get("/agenda").text
    own = api.get("games", f"/go-messages/{game}", token=writer.token).json()["messages"]
    assert all(message["read_at"] for message in own if message["text"].startswith("bon"))

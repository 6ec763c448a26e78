"""Threads of several: who was written to together reads and answers together."""

import pytest

from services.games.diplomacy.domain.groups import group_of, roles_of
from tests.games.diplomacy.table import ENGLAND, FRANCE, GERMANY, ITALY, Table, a_crowd
from tests.web.test_diplomacy_game import address, of_role


@pytest.fixture(scope="module")
def crowd(api):
    return a_crowd(api)


@pytest.fixture
def game(api, crowd):
    return Table(api, crowd).seat_all().start()


def test_three_or_more_are_a_group_and_two_are_not():
    assert roles_of(group_of([5, 0, 3])) == [0, 3, 5]
    assert group_of([1, 2]) is None
    assert group_of([1, 2, 31]) is None


def say(stack, game, role, thread, content, **more):
    sent = {"role": str(role), "thread": thread, "content": content, **more}
    page = of_role(stack, game, role).send(address(game, "/messages"), sent)
    assert page.status == 200, page.text
    return page


def test_a_message_to_several_is_a_thread_of_its_own_for_all_of_them(stack, game):
    page = say(stack, game, ENGLAND, str(FRANCE), "à nous trois", to=[str(GERMANY)])
    assert f"?thread={FRANCE}-{GERMANY}" in page.response.url
    assert page.text.count("à nous trois") == 2  # among the threads, and in its own
    french = of_role(stack, game, FRANCE)
    opened = french.get(address(game, f"?thread={ENGLAND}-{GERMANY}"))
    assert "Angleterre, Allemagne" in opened.text
    assert "à nous trois" in opened.text
    say(stack, game, FRANCE, f"{ENGLAND}-{GERMANY}", "d’accord")
    german = of_role(stack, game, GERMANY)
    text = german.get(address(game, f"?thread={ENGLAND}-{FRANCE}")).text
    assert text.index("à nous trois") < text.rindex("d’accord")
    assert "à nous trois" not in of_role(stack, game, ITALY).get(address(game)).text


def test_what_was_said_among_several_is_read_there_and_nowhere_else(stack, game):
    say(stack, game, ENGLAND, f"{FRANCE}-{GERMANY}", "à trois")
    say(stack, game, ENGLAND, str(FRANCE), "à deux")
    french = of_role(stack, game, FRANCE)
    assert french.get(address(game)).title.startswith("(2) ")
    french.get(address(game, f"?thread={ENGLAND}-{GERMANY}"))
    assert french.get(address(game)).title.startswith("(1) ")
    assert "2 messages" not in french.get("/agenda").text
    french.get(address(game, f"?thread={ENGLAND}"))
    assert not french.get(address(game)).title.startswith("(")


def test_a_group_nobody_has_written_to_can_be_opened(stack, game):
    text = of_role(stack, game, FRANCE).get(address(game, f"?thread={ENGLAND}-{ITALY}")).text
    assert "Angleterre, Italie" in text

"""Game mails over a real mail server: digests, reminders, and a server that is off for an hour."""

import time

import pytest

from tests.factories import eventually
from tests.games.diplomacy.scheduled.schedulers import Schedulers
from tests.games.diplomacy.scheduled.strict import address_of
from tests.games.diplomacy.table import FRANCE, ITALY, ROLES, Table

HOUR, DAY = 3600, 24 * 3600
STARTED, RESOLVED = "la partie commence", "une phase a été résolue"
MESSAGE, SOON = "un message pour vous", "vos ordres sont bientôt attendus"
SEATED, LATE = "vous êtes inscrit", "vos ordres sont en retard"


@pytest.fixture
def game(strict):
    return lambda **fields: Table(strict.api, strict.crowd, **fields).seat_all().start()


@pytest.fixture
def look(strict):
    """A new scheduler looks at digests and deadlines at once; it plays no phase."""
    some = Schedulers(strict)

    def start():
        some.stop()
        some.start(CLOCK_ADJUDICATES="0")

    yield start
    some.stop()


def digests(strict, member, game):
    """Texts of digests that speak of the game."""
    return [
        mail.get_content()
        for mail in strict.mail_server.mails_to(address_of(member))
        if game.name in mail.get_content() and game.name not in mail["Subject"]
    ]


def write(game, count):
    for _ in range(count):
        game.as_role(ITALY, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="secret")


def test_a_digest_tells_once_a_day_how_much_there_was(strict, strict_clock, game, look):
    table, member = game(), strict.crowd.holder(FRANCE)
    table.act("PUT", "/game-subscriptions/<id>", member, digest=1)
    write(table, 3)
    look()
    eventually(lambda: len(digests(strict, member, table)) == 1)
    assert "3" in digests(strict, member, table)[0]
    write(table, 2)
    look()
    strict_clock(DAY + 60)
    look()
    eventually(lambda: len(digests(strict, member, table)) == 2)
    assert "2" in digests(strict, member, table)[1]
    assert MESSAGE not in strict.subjects(member, table.name)


def test_who_has_not_ordered_is_reminded_once_before_the_deadline(strict, strict_clock, game, look):
    table = game(fast=0, speed_moves=4, play_weekend=1)
    table.order(FRANCE, table.holding(FRANCE))
    due = table.game()["deadline_timestamp"]
    strict_clock(due - 20 * HOUR - time.time())
    look()
    late = [strict.crowd.holder(role) for role in ROLES if role != FRANCE]
    eventually(lambda: all(SOON in strict.subjects(member, table.name) for member in late))
    look()
    other = game()  # its mails go out after whatever the second look asked for
    eventually(lambda: STARTED in strict.subjects(strict.crowd.holder(7), other.name))
    # Mails go out in any order: those of seats may come after everything else.
    eventually(lambda: all(SEATED in strict.subjects(member, table.name) for member in late))
    for member in late:
        assert strict.subjects(member, table.name) == [STARTED, SOON, SEATED]
    assert strict.subjects(strict.crowd.holder(FRANCE), table.name) == [STARTED, SEATED]


def test_who_let_the_deadline_pass_is_told_once(strict, strict_clock, game, look):
    table = game(fast=0, speed_moves=2, play_weekend=1)
    table.order(FRANCE, table.holding(FRANCE))
    strict_clock(table.game()["deadline_timestamp"] + HOUR - time.time())
    look()
    late = [strict.crowd.holder(role) for role in ROLES if role != FRANCE]
    eventually(lambda: all(LATE in strict.subjects(member, table.name) for member in late))
    look()
    other = game()  # its mails go out after whatever the second look asked for
    eventually(lambda: STARTED in strict.subjects(strict.crowd.holder(7), other.name))
    for member in late:
        assert strict.subjects(member, table.name).count(LATE) == 1
    assert LATE not in strict.subjects(strict.crowd.holder(FRANCE), table.name)


def test_a_mail_server_that_was_off_for_an_hour_gets_every_mail_once(strict, strict_clock, game):
    strict.mail_server.stop()
    try:
        table = game()
        table.play()
        write(table, 2)
        eventually(lambda: len(strict.waiting_mails(table.game_id)) == 7 + 7 + 7 + 2)
        for minutes in (10, 30, 60):  # tries in vain, with growing pauses
            before = strict.waiting_mails(table.game_id)
            strict_clock(minutes * 60)
            eventually(
                lambda before=before: all(
                    tries > before[key]
                    for key, tries in strict.waiting_mails(table.game_id).items()
                )
            )
        table.pass_phase()
    finally:
        strict.mail_server.start()
    strict_clock(2 * HOUR)
    expected = {role: [STARTED, RESOLVED, RESOLVED, SEATED] for role in ROLES}
    expected[FRANCE] = [STARTED, MESSAGE, MESSAGE, RESOLVED, RESOLVED, SEATED]

    def received(role):
        return strict.subjects(strict.crowd.holder(role), table.name)

    eventually(lambda: all(len(received(role)) >= len(expected[role]) for role in ROLES))
    strict_clock(4 * HOUR)  # whatever were to be sent again would be due
    eventually(lambda: not strict.waiting_mails(table.game_id))
    assert {role: received(role) for role in ROLES} == expected

"""Players are mailed what waits for them: at once, once a day, or not at all."""

from json import loads

import pytest

from services.games.go.actions.send_digests import send_digests
from shared.database import reading
from shared.mails import MailRequest


@pytest.fixture
def mails(running_service):
    """mails(member) gives the values of his notices, the oldest first."""

    def of(who, template="go_notice", links=False):
        with running_service.app.app_context(), reading() as session:
            found = session.query(MailRequest).filter_by(player_id=who.player_id, template=template)
            told = [loads(mail.values) for mail in found.order_by(MailRequest.id)]
        return told if links else [without_links(values) for values in told]

    return of


def without_links(values):
    return {name: value for name, value in values.items() if "link" not in name}


def kinds(told):
    return [one["kind"] for one in told]


def test_an_invitation_its_dispute_and_the_end_are_mailed_at_once(players, mails):
    ann, bob = players
    game = ann.post("/go-invitations", pseudo=bob.pseudo, message="my secret plan")["game_id"]
    assert mails(bob) == [{"kind": "invitation", "game_id": game, "sender": ann.pseudo}]
    bob.put(f"/go-invitations/{game}", size=9)
    assert kinds(mails(ann)) == ["dispute"]
    started = ann.post(f"/go-invitations/{game}")["game_ids"][0]
    ann.post(f"/go-resignations/{started}", move_number=0)
    assert kinds(mails(bob)) == ["invitation", "game_over"]
    assert kinds(mails(ann)) == ["dispute"]


def test_moves_are_mailed_at_once_to_those_who_wish_it(start, mails):
    black, white, game = start()
    white.put("/go-mail-wishes", move="at_once", invitation="none")
    black.play(game, "dd")
    assert mails(white)[-1]["kind"] == "move"
    white.play(game, "ee")
    assert "move" not in kinds(mails(black))


def test_a_turn_that_a_prepared_answer_took_is_not_mailed(start, mails):
    black, white, game = start()
    black.put("/go-mail-wishes", move="at_once")
    black.play(game, "dd", conditions="(;W[ee];B[ff])")
    before = kinds(mails(black)).count("move")
    white.play(game, "ee")
    assert kinds(mails(black)).count("move") == before


def test_nobody_is_mailed_what_he_does_not_want(players, mails):
    ann, bob = players
    wishes = bob.put("/go-mail-wishes", invitation="none")["wishes"]
    assert (wishes["invitation"], wishes["move"]) == ("none", "digest")
    assert bob.get("/go-mail-wishes")["wishes"] == wishes
    ann.post("/go-invitations", pseudo=bob.pseudo)
    assert mails(bob) == []


def test_a_kept_seat_is_mailed(member, mails):
    master, guest = member("3k"), member("3k")
    game = master.post("/go-teams", size=9, players="3", handicap_type="nigiri")["game_id"]
    seat = master.get(f"/go-teams/{game}")["seats"][1]["id"]
    master.put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
    assert mails(guest) == [{"kind": "seat", "game_id": game, "sender": master.pseudo}]


def test_a_digest_tells_once_a_day_what_waits(start, mails, later, running_service):
    black, white, game = start()
    black.play(game, "dd")
    black.post(f"/go-messages/{game}", text="hello")

    def digests():
        with running_service.app.app_context():
            send_digests()
        return mails(white, "go_digest")

    assert digests() == [{"notices": {"move": [game], "message": [game]}}]
    black.post(f"/go-messages/{game}", text="hello again")
    assert len(digests()) == 1
    later(days=1)
    assert digests()[1:] == [{"notices": {"move": [game], "message": [game]}}]
    later(days=1)
    assert len(digests()) == 2


def test_the_link_of_a_mail_ends_mails_of_its_kind_and_no_others(players, mails):
    ann, bob = players
    ann.post("/go-invitations", pseudo=bob.pseudo)
    mail = mails(bob, links=True)[0]
    assert mail["link"].endswith(f"/go/{mail['game_id']}")
    token = mail["unsubscribe_link"].rpartition("/")[2]
    ann.post(f"/unsubscriptions/{token}", 200)
    wishes = bob.get("/go-mail-wishes")["wishes"]
    assert wishes["invitation"] == "none"
    assert wishes["game_over"] == "at_once"
    ann.post(f"/unsubscriptions/{token[:-1]}x", 404)


def test_the_link_of_the_daily_mail_ends_it(start, mails, running_service):
    black, white, game = start()
    black.play(game, "dd")
    with running_service.app.app_context():
        send_digests()
    token = mails(white, "go_digest", links=True)[-1]["unsubscribe_link"].rpartition("/")[2]
    white.post(f"/unsubscriptions/{token}", 200)
    assert white.get("/go-mail-wishes")["wishes"]["move"] == "none"

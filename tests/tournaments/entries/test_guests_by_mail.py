"""Guests with an address are asked once, then told their board as members are."""

import json

from shared.database import reading
from shared.mails import MailRequest
from tests.tournaments.arrangements import a_hall


def mails_to(address):
    with reading() as session:
        return session.query(MailRequest).filter_by(address=address).order_by(MailRequest.id).all()


def link_in(mail):
    return "/guest-addresses/" + json.loads(mail.values)["link"].rsplit("/", 1)[1]


def guest(hall, name, address):
    sent = {"name": name, "rating": 1500, "email": address}
    return hall.done("POST", f"/tournament-registrations/{hall.tournament}", json=sent)["id"]


def test_a_guest_who_says_yes_gets_his_board_and_can_end_it(service, join):
    hall = a_hall(service, join())
    address = f"{hall.organiser.pseudo}@guests.example"
    guest(hall, "Guest", address)
    hall.register(3)
    asked = mails_to(address)
    assert [mail.template for mail in asked] == ["guest_confirmation"]
    hall.play(1)
    assert len(mails_to(address)) == 1
    hall.done("PUT", link_in(asked[0]), token="", json={"wanted": True})
    hall.play(2)
    told = mails_to(address)[1:]
    assert [mail.template for mail in told] == ["tournament_pairing"]
    values = json.loads(told[0].values)
    assert (values["round"], values["unsubscribe_link"]) == (2, json.loads(asked[0].values)["link"])
    hall.done("PUT", link_in(asked[0]), token="", json={"wanted": False})
    hall.play(3)
    assert len(mails_to(address)) == 2


def test_an_address_is_asked_once_however_many_events_name_it(service, join):
    first = a_hall(service, join())
    address = f"{first.organiser.pseudo}@guests.example"
    guest(first, "Guest", address)
    second = a_hall(service, join())
    guest(second, "Guest", address.upper())
    guest(second, "Odd", "no address")
    second.register(1)
    second.play(1)
    assert len(mails_to(address)) == 1
    assert not mails_to(address.upper())
    assert not mails_to("no address")


def test_a_link_that_is_none_of_ours_answers_nothing(service):
    for token in ("abc", "abc.def", "é.é"):
        path = f"/guest-addresses/{token}"
        answer = service.call("PUT", "tournaments", path, json={"wanted": True})
        assert answer.status_code == 404
        assert answer.json() == {"msg": "This link is not one of ours"}

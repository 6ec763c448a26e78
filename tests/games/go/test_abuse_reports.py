"""Texts of Go that a member reports: as much of them as he can read."""

from shared.abuse.tables import reports
from shared.database import reading


def report(who, kind, status=201, **sent):
    return who.post("/abuse-reports", status, kind=kind, reason="rude", **sent)


def reported_by(who):
    """As stored: who reads reports is noted by users, which does not run beside these tests."""
    with reading() as session:
        found = reports(session, is_open=True, limit=500)
    return [one for one in found if one.reporter == who.pseudo]


def test_a_message_is_reported_by_whoever_received_it(start, member):
    black, white, game = start()
    black.post(f"/go-messages/{game}", text="des mots grossiers")
    number = white.get(f"/go-messages/{game}")["messages"][-1]["id"]
    report(member(), "go-message", 404, number=number)
    report(white, "go-message", number=number)
    [seen] = reported_by(white)
    assert (seen.text, seen.subject) == ("des mots grossiers", str(game))
    assert seen.author_player_id == black.player_id


def test_a_report_stays_open_when_the_journal_cannot_be_written(start, administrator):
    black, white, game = start()
    black.post(f"/go-messages/{game}", text="encore des mots")
    number = white.get(f"/go-messages/{game}")["messages"][-1]["id"]
    report(white, "go-message", number=number)
    [seen] = reported_by(white)
    administrator.put(f"/abuse-reports/{seen.id}", 503, outcome="warned")
    assert [one.id for one in reported_by(white)] == [seen.id]


def test_what_the_server_says_cannot_be_reported(start):
    _black, white, game = start()
    said = white.get("/go-messages")["messages"]
    for message in said:
        if message["sender_id"] == 0:
            report(white, "go-message", 404, number=message["id"])
    report(white, "go-message", 404, number=10**6)
    report(white, "go-comment", 404, game_id=game, number=1, author_id=white.player_id)


def test_of_a_comment_only_what_one_can_read_is_reported(start):
    black, white, game = start()
    text = "<c>grossier</c> <h>entre nous</h>"
    black.play(game, "dd", message=text)
    found = white.get(f"/go-moves/{game}")["comments"][0]
    sent = {"game_id": game, "number": found["number"], "author_id": black.player_id}
    report(white, "go-comment", **sent)
    [seen] = reported_by(white)
    assert "grossier" in seen.text
    assert "entre nous" not in seen.text


def test_a_secret_comment_is_nobody_elses(start):
    black, white, game = start()
    black.play(game, "dd", message="<m>pour moi</m>")
    number = black.get(f"/go-moves/{game}")["comments"][0]["number"]
    sent = {"game_id": game, "number": number, "author_id": black.player_id}
    report(white, "go-comment", 404, **sent)


def test_the_comment_of_an_offer_is_reported(member):
    owner, reader = member("3k"), member("3k")
    offer = owner.post("/go-offers", size=9, comment="venez, bande de nuls")["offer_id"]
    silent = owner.post("/go-offers", size=9)["offer_id"]
    report(reader, "go-offer", number=offer)
    report(reader, "go-offer", 404, number=silent)
    [seen] = reported_by(reader)
    assert (seen.text, seen.author_player_id) == ("venez, bande de nuls", owner.player_id)


def test_the_name_of_a_shape_is_reported_if_it_is_public(member):
    owner, reader = member(), member()
    sent = {"position": "*#Y@ S9 W", "notes": "note"}
    shown = owner.post("/go-shapes", name=f"nom {owner.pseudo}", public=True, **sent)["shape_id"]
    hidden = owner.post("/go-shapes", name=f"secret {owner.pseudo}", **sent)["shape_id"]
    report(reader, "go-shape", number=shown)
    report(reader, "go-shape", 404, number=hidden)
    [seen] = reported_by(reader)
    assert seen.text == f"nom {owner.pseudo}\nnote"

"""Everything a member can leave behind in the association, and a search for what is left of it."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import MetaData, select

from shared.config import STORING
from shared.personal.places import Words
from tests.api import Api
from tests.architecture.personal_data import holdings_of
from tests.factories import Member, a_member, eventually
from tests.games.diplomacy.scheduled.databases import look_into
from tests.games.diplomacy.table import ENGLAND, FRANCE, Crowd, Table
from tests.games.go.members import GoMember
from tests.tournaments.arrangements import Hall, a_hall
from tests.tournaments.league.office import Office

PHONE, BIRTH = "0612345678", "1971-02-03"


@dataclass(frozen=True)
class Belongings:
    """What a member has in every service, with the people around him."""

    member: Member
    other: Member
    go_game: int  # running
    go_offer: int
    hall: Hall  # its second round is being played
    coming: Hall  # nothing was paired in it yet
    office: Office
    table: Table  # a stopped game of Diplomacy

    @property
    def email(self) -> str:
        return f"{self.member.pseudo}@example.org"


def gather(api: Api) -> Belongings:
    # The family name is nowhere else, so that it can be searched for.
    member = a_member(api, telephone=PHONE, family_name="Belmondeau", first_name="Zéphyrin")
    people = [a_member(api) for _ in range(7)]
    other, organiser = people[0], people[6]
    table = _play_diplomacy(api, Crowd(organiser, (member, *people[:6]), other))
    hall, coming = _enter_tournaments(api, member, other, organiser)
    office = _work_in_league(api, member, organiser)
    game, offer = _play_go(api, member, other)
    return Belongings(member, other, game, offer, hall, coming, office, table)


def _play_diplomacy(api: Api, crowd: Crowd) -> Table:
    table = Table(api, crowd).seat_all().start()
    for verb, path, sent in (
        ("POST", "/game-messages/<id>", {"dest_role_id": FRANCE, "content": "To Belgium?"}),
        ("POST", "/game-declarations/<id>", {"content": "Rule Britannia"}),
        ("PUT", "/game-notes/<id>", {"content": "never trust France"}),
    ):
        answer = table.as_role(ENGLAND, verb, path, **sent)
        assert answer.ok, answer.text
    assert table.act("POST", "/calendar-tokens", crowd.players[0]).ok
    assert table.change(current_state=2).ok
    return table


def _enter_tournaments(
    api: Api, member: Member, other: Member, organiser: Member
) -> tuple[Hall, Hall]:
    """He plays, is on the staff of what he plays in, and tells an address of what happens."""
    halls = []
    for _ in range(2):
        hall = a_hall(api, organiser, registration_open=True, planned_rounds=3)
        hall.register(4)
        path = f"/tournament-registrations/{hall.tournament}"
        own = {"email": f"{member.pseudo}@example.org", "phone": PHONE, "birth": BIRTH}
        hall.done("POST", path, token=member.token, json={**own, "club": "Club of the Quay"})
        hall.done("POST", path, token=other.token, json={})
        halls.append(hall)
    playing, coming = halls
    staff = {"pseudo": member.pseudo, "role": "arbiter"}
    playing.done("POST", f"/event-staff/{playing.event}", json={**staff, "role": "organiser"})
    webhook = {"url": "http://127.0.0.1:9/told", "topics": ["registration.withdrawn"]}
    playing.done("POST", f"/event-webhooks/{playing.event}", token=member.token, json=webhook)
    playing.pair()
    playing.publish(1)
    for board in playing.round(1)["boards"]:
        assert playing.enter(1, board["board"], 3, token=member.token).ok
    playing.close(1)
    path = f"/tournament-exports/{playing.tournament}"
    export = playing.done("POST", path, json={"target": "federation", "format": "trf26"})["id"]
    eventually(lambda: _export_is_made(playing, export))
    playing.pair()
    playing.publish(2)
    return playing, coming


def _export_is_made(hall: Hall, export: int) -> bool:
    listed = hall.done("GET", f"/tournament-exports/{hall.tournament}")["exports"]
    return any(each["id"] == export and each["status"] == "made" for each in listed)


def _work_in_league(api: Api, member: Member, founder: Member) -> Office:
    office = Office(api, {"founder": founder, "scorer": member, "stranger": founder})
    office.ok(
        "POST",
        f"/league-players/{office.league}",
        name=member.pseudo,
        name_furigana="たるとん",
        joined_season_year=2024,
        pseudo=member.pseudo,
    )
    return office


def _play_go(api: Api, member: Member, other: Member) -> tuple[int, int]:
    black, white = (GoMember(api, m.pseudo, m.player_id, m.token) for m in (member, other))
    for player in (black, white):
        player.put("/go-profile", rank="3k")
    invited = black.post("/go-invitations", pseudo=other.pseudo, size=9, handicap_type="black")
    game = white.post(f"/go-invitations/{invited['game_id']}")["game_ids"][0]
    black.play(game, "C3", message="Good game")
    black.put(f"/go-notes/{game}", text="he likes corners")
    black.post("/go-shapes", name=f"cross {secrets.token_hex(4)}", position="Q S9")
    black.put(f"/go-blocked-players/{other.player_id}")
    black.post("/go-invitations", pseudo=other.pseudo, size=13, handicap_type="black")
    return game, black.post("/go-offers", size=13)["offer_id"]


def places_that_hold(api: Api, *needles: str) -> list[str]:
    """Columns and files of all services in which one of these words stands.

    What people wrote or called their things is theirs.
    """
    found = set()
    for service in STORING:
        allowed = {
            str(place.column.property.columns[0])
            for place in holdings_of(service).places
            if isinstance(place, Words)
        }
        found |= {
            f"{service}: {column}"
            for column, value in _values_in(api, service)
            if column not in allowed and any(needle in value for needle in needles)
        }
    files = [api.stack.data / "audit.log", *(api.stack.data / "outbox").glob("*")]
    for file in files:
        if file.exists() and any(needle.encode() in file.read_bytes() for needle in needles):
            found.add(str(file.relative_to(api.stack.data)))
    return sorted(found)


def _values_in(api: Api, service: str) -> Iterator[tuple[str, str]]:
    default = f"sqlite:///{api.stack.data}/{service}.db"
    url = api.stack.environment.get(f"{service.upper()}_DATABASE_URL") or default
    tables = MetaData()
    with look_into(url) as session:
        tables.reflect(session.connection())
        for table in tables.tables.values():
            for row in session.execute(select(table)):
                for column, value in zip(table.columns, row, strict=True):
                    yield str(column), value.decode() if isinstance(value, bytes) else str(value)

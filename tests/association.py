"""A small association through the API: members, games of every kind, an event, a league."""

from dataclasses import dataclass
from typing import Any

from tests.api import Api
from tests.games.diplomacy.table import FRANCE, Crowd, Table, a_crowd
from tests.games.go.members import GoMember
from tests.tournaments.arrangements import Hall, a_hall
from tests.tournaments.league.office import Office
from tests.tournaments.league.test_formats import a_log
from tests.waiting import eventually

GO_MOVES = ("C3", "G7", "G3", "C7", "E5")


@dataclass(frozen=True)
class Wall:
    """What hangs in the hall, by id."""

    timer: int
    hour: int
    screen: int
    screen_set: int
    family: int
    rotator: int
    device: int


@dataclass(frozen=True)
class SeatedRound:
    """A tournament at tables: its first round is published, a member sits at the only table."""

    hall: Hall
    job: int
    table: int


@dataclass(frozen=True)
class Climb:
    """A ladder whose second challenges its first, the first player."""

    ladder: int
    steps: int  # another one with the same two
    challenge: int


@dataclass(frozen=True)
class Association:
    crowd: Crowd
    running: Table  # a Diplomacy game in autumn 1901
    waiting: Table
    go_game: int
    go_offer: int
    hall: Hall  # two rounds played, the third a draft
    entry: int  # a member's registration
    person: int  # the same member at the event
    wall: Wall
    seating: SeatedRound
    climb: Climb
    office: Office  # a league with two games played
    league_game: int
    penalty: int
    go_shape: int
    webhook: int
    export: int
    go_team: int
    go_team_seat: int  # of the guest
    go_invitation: int
    go_board: int  # of a tournament on the platform; it hangs, since two guests sit there


def found_association(api: Api) -> Association:
    crowd = a_crowd(api)
    hall, entry, person = _hold_event(api, crowd)
    wall = _hang_screens(hall)
    office, league_game = _play_league(api, crowd)
    return Association(
        crowd,
        _play_diplomacy(api, crowd),
        Table(api, crowd),
        _play_go(api, crowd),
        _offer_go(api, crowd),
        hall,
        entry,
        person,
        wall,
        _seat_table(api, crowd),
        _climb_ladder(api, crowd),
        office,
        league_game,
        _give_penalty(office),
        _save_shape(api, crowd),
        _add_webhook(hall),
        _export(hall),
        *_form_go_team(api, crowd),
        _invite_to_go(api, crowd),
        _pair_for_go(api, crowd),
    )


def readings(api: Api, association: Association) -> dict[str, Any]:
    """What anyone may read of all that, by address; times that pass are left out."""
    hall, running = association.hall, association.running
    paths = {
        f"/games/{running.name}": "games",
        f"/game-positions/{running.game_id}": "games",
        f"/game-transitions/{running.game_id}": "games",
        f"/go-games/{association.go_game}": "games",
        f"/events/{hall.event}": "tournaments",
        f"/tournament-standings/{hall.tournament}": "tournaments",
        f"/tournament-rounds/{hall.tournament}/2": "tournaments",
        f"/league-standings/{association.office.league}": "tournaments",
        f"/league-game-hands/{association.league_game}": "tournaments",
    }
    token = association.crowd.players[0].token
    return {path: api.get(service, path, token=token).json() for path, service in paths.items()}


def _play_diplomacy(api: Api, crowd: Crowd) -> Table:
    table = Table(api, crowd).seat_all().start()
    table.play(france="A PAR - BUR,A MAR - SPA,F BRE - MID")
    table.pass_phase()
    for path, more in (
        ("/game-messages/<id>", {"dest_role_id": 1}),
        ("/game-declarations/<id>", {}),
    ):
        answer = table.as_role(FRANCE, "POST", path, content="Vive la France", **more)
        assert answer.status_code == 201, answer.text
    answer = table.order(FRANCE, "A BUR - MUN,A SPA - POR,F MID H")
    assert answer.status_code == 201, answer.text
    return table


def _play_go(api: Api, crowd: Crowd) -> int:
    black, white = (_go_member(api, member) for member in crowd.players[:2])
    invited = black.post("/go-invitations", pseudo=white.pseudo, size=9, handicap_type="black")
    game = white.post(f"/go-invitations/{invited['game_id']}")["game_ids"][0]
    for number, move in enumerate(GO_MOVES):
        (black, white)[number % 2].play(game, move)
    return game


def _offer_go(api: Api, crowd: Crowd) -> int:
    return _go_member(api, crowd.players[2]).post("/go-offers", size=13)["offer_id"]


def _go_member(api: Api, member) -> GoMember:
    return GoMember(api, member.pseudo, member.player_id, member.token)


def _hold_event(api: Api, crowd: Crowd) -> tuple[Hall, int, int]:
    hall = a_hall(api, crowd.master, planned_rounds=5, registration_open=True)
    hall.register(7)
    path = f"/tournament-registrations/{hall.tournament}"
    entry = hall.done("POST", path, token=crowd.players[0].token, json={})
    for number in (1, 2):
        hall.play(number, lambda board: 1 + board["board"] % 3)
    hall.pair()
    hall.done("PUT", f"/tournament-go-setups/{hall.tournament}", json={"size": 9})
    return hall, entry["id"], entry["person_id"]


def _pair_for_go(api: Api, crowd: Crowd) -> int:
    hall = a_hall(api, crowd.master, planned_rounds=1)
    hall.register(2)
    hall.done("PUT", f"/tournament-go-setups/{hall.tournament}", json={"size": 9})
    hall.pair()
    hall.publish(1)
    path = f"/tournament-go-games/{hall.tournament}"
    eventually(lambda: hall.done("GET", path)["games"])
    return hall.done("GET", path)["games"][0]["id"]


def _seat_table(api: Api, crowd: Crowd) -> SeatedRound:
    hall = a_hall(api, crowd.master, system="tables", planned_rounds=2, registration_open=True)
    hall.register(6)
    path = f"/tournament-registrations/{hall.tournament}"
    hall.done("POST", path, token=crowd.players[0].token, json={})
    rounds = f"/table-rounds/{hall.tournament}"
    job = hall.done("POST", rounds, json={"steps": 10})["id"]
    eventually(lambda: hall.done("GET", f"/seating-jobs/{job}")["status"] == "done")
    hall.done("PUT", f"{rounds}/1", json={"status": "published"})
    [table] = hall.done("GET", f"{rounds}/1")["tables"]
    return SeatedRound(hall, job, table["id"])


def _climb_ladder(api: Api, crowd: Crowd) -> Climb:
    def done(member, path: str, **sent: Any) -> dict[str, Any]:
        answer = api.post("tournaments", path, token=member.token, json=sent)
        assert answer.status_code == 201, answer.text
        return answer.json()

    first, second = crowd.players[:2]
    ladder, steps = (
        done(first, "/ladders", name=f"{kind} of {first.pseudo}", game="go")["id"]
        for kind in ("Ladder", "Steps")
    )
    for member in (first, second):
        for each in (ladder, steps):
            done(member, f"/ladder-places/{each}")
    challenge = done(second, f"/ladder-challenges/{ladder}", pseudo=first.pseudo)
    return Climb(ladder, steps, challenge["id"])


def _hang_screens(hall: Hall) -> Wall:
    hall.done("POST", f"/halls/{hall.event}")
    sent = {"name": "Projector"}
    device = hall.done("POST", f"/hall-devices/{hall.event}", json=sent)["id"]
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    (only,) = setup["sets"]
    return Wall(
        timer=setup["timers"][0]["id"],
        hour=setup["hours"][0]["id"],
        screen=only["screen_id"],
        screen_set=only["id"],
        family=setup["families"][0]["id"],
        rotator=setup["rotators"][0]["id"],
        device=device,
    )


def _play_league(api: Api, crowd: Crowd) -> tuple[Office, int]:
    roles = {"founder": crowd.master, "scorer": crowd.players[0], "stranger": crowd.stranger}
    office = Office(api, roles)
    office.scores(office.game(), [40000, 30000, 20000, 10000])
    game = office.game()
    office.ok("PUT", f"/league-imports/{game}", by="scorer", form="mjai", log=a_log("mjai", 1))
    return office, game


def _give_penalty(office: Office) -> int:
    path = f"/league-penalties/{office.season}"
    return office.ok("POST", path, team_id=office.teams[0], points=20, reason="late")["id"]


def _save_shape(api: Api, crowd: Crowd) -> int:
    owner = _go_member(api, crowd.players[3])
    return owner.post("/go-shapes", name=f"cross {owner.pseudo}", position="Q S9")["shape_id"]


def _add_webhook(hall: Hall) -> int:
    sent = {"url": "http://127.0.0.1:9/told", "topics": ["round.published"]}
    return hall.done("POST", f"/event-webhooks/{hall.event}", json=sent)["id"]


def _export(hall: Hall) -> int:
    path = f"/tournament-exports/{hall.tournament}"
    return hall.done("POST", path, json={"target": "federation", "format": "trf26"})["id"]


def _form_go_team(api: Api, crowd: Crowd) -> tuple[int, int]:
    captain, guest = (_go_member(api, member) for member in crowd.players[4:6])
    for member in (captain, guest):
        member.put("/go-profile", rank="3k")
    game = captain.post("/go-teams", size=9, players="3")["game_id"]
    seat = captain.get(f"/go-teams/{game}")["seats"][1]["id"]
    captain.put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
    return game, seat


def _invite_to_go(api: Api, crowd: Crowd) -> int:
    owner, guest = (_go_member(api, member) for member in crowd.players[:2])
    return owner.post("/go-invitations", pseudo=guest.pseudo, size=9, handicap_type="black")[
        "game_id"
    ]

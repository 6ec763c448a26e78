"""One of everything that pages are about, all of it named by somebody hostile."""

import re
import secrets
from dataclasses import dataclass
from urllib.parse import quote

from tests.api import Api
from tests.factories import Member, a_member, a_pseudo
from tests.tournaments.arrangements import a_hall
from tests.tournaments.league.office import Office
from tests.tournaments.league.test_formats import a_log
from tests.waiting import eventually
from tests.web.arrangements import a_started_game, a_waiting_game
from tests.web.tournament_arrangements import a_tournament, enter
from web.routes import ROUTES

SCRIPT = "<script>hacked=1</script>"
PICTURE = "\"'><img src=x onerror=hacked=1>"
PLACEHOLDER = re.compile(r"<(?:\w+:)?(\w+)>")


@dataclass(frozen=True)
class World:
    """`owner` named everything; `rival` has a seat in each of his games."""

    owner: Member
    rival: Member
    game: int
    go_game: int
    event: str
    tournament: int
    registration: int
    screen: int
    tables: int  # a tournament at tables of several seats
    table: int
    seated: int  # who sits at it
    ladder: int
    league: int
    season: int
    team: int
    league_player: int
    league_game: int

    def address(self, route: str, **odd: str) -> str:
        """A route with what it needs filled in; `odd` values go before those that exist."""
        values = self._values(route) | odd
        return PLACEHOLDER.sub(lambda found: str(values[found[1]]), route)

    def _values(self, route: str) -> dict[str, object]:
        pseudo = quote(self.owner.pseudo, safe="")
        common = {
            "token": "abc",
            "session_id": 999_999,
            "uniq_id": self.event,
            "tournament_id": self.tournament,
            "number": 1,
            "round_number": 1,
            "table_id": self.table,
            "ladder_id": self.ladder,
            "thing": self.screen,
            "form": "json",
            "registration_id": self.registration,
            "league_id": self.league,
            "season_id": self.season,
            "team_id": self.team,
            "player_id": self.owner.player_id,
            "pseudo": pseudo,
            "offer_id": 999_999,
            "mail_id": 999_999,
            "report_id": 999_999,
            "service": "games",
            "file": "style.css",
            "of": "teams",
            "game": "diplomacy",
            "game_id": self.game,
            "kind": "boards",
            "act": "block",
        }
        for start, others in {
            "/agendas/": {"name": "guessed.ics"},
            "/go/": {"game_id": self.go_game},
            "/events/<uniq_id>/hall/setup": {"kind": "screens"},
            "/tournaments/<int:tournament_id>/documents": {"kind": "pairings"},
            "/tournaments/<int:tournament_id>/tables": {"tournament_id": self.tables},
            "/tournaments/<int:tournament_id>/tables/players": {"registration_id": self.seated},
            "/events/<uniq_id>/hall/screens": {"name": "standings"},
            "/events/<uniq_id>/hall/timers": {"name": "rounds"},
            "/events/<uniq_id>/hall/rotators": {"name": "hall"},
            "/events/<uniq_id>/hall/images": {"name": "poster"},
            "/leagues/": {"game_id": self.league_game, "player_id": self.league_player},
            "/leagues/<int:league_id>/desk": {"act": "team"},
            "/diplomacy/<int:game_id>/desk": {"act": "extend"},
        }.items():
            if route.startswith(start):
                common |= others
        return common

    def query(self, route: str) -> str:
        """What a page cannot do without."""
        if route == "/events/<uniq_id>/hall/<kind>":
            return f"?t={self.tournament}"
        return "?kind=pseudo&subject=admin" if route == "/report" else ""

    def pages(self) -> dict[str, str]:
        """The address of one page of every kind, by its route."""
        return {
            route: self.address(route) + self.query(route)
            for route, page in ROUTES.items()
            if page.show
        }


def a_world(api: Api) -> World:
    mail = {"email": f"{a_pseudo()}@example.org", "first_name": SCRIPT, "family_name": SCRIPT}
    owner = a_member(api, f"<i onx={secrets.token_hex(2)}>", **mail)
    rival = a_member(api)
    a_waiting_game(api, owner, f"<u onx={a_pseudo()}"[:20], description=PICTURE)
    return World(
        owner=owner,
        rival=rival,
        game=_diplomacy(api, owner, rival),
        go_game=_go(api, owner, rival),
        **_hall(api, owner),
        **_tables(api, owner),
        ladder=_ladder(api, owner),
        **_league(api, owner),
    )


def _diplomacy(api: Api, owner: Member, rival: Member) -> int:
    game = a_started_game(api, owner, rival, f"<b onx={a_pseudo()}"[:20])
    in_role = {"pseudo": owner.pseudo, "role_id": 0}
    for path, said in (
        ("/game-declarations/", {"content": PICTURE}),
        ("/game-messages/", {"content": SCRIPT, "dest_role_ids": [1, 2]}),
    ):
        _done(api.post("games", f"{path}{game}", token=owner.token, json=in_role | said))
    note = in_role | {"content": PICTURE}
    _done(api.put("games", f"/game-notes/{game}", token=owner.token, json=note))
    return game


def _go(api: Api, owner: Member, rival: Member) -> int:
    sent = {"pseudo": rival.pseudo, "size": 9, "handicap_type": "black"}
    invited = _done(api.post("games", "/go-invitations", token=owner.token, json=sent))
    path = f"/go-invitations/{invited['game_id']}"
    [game] = _done(api.post("games", path, token=rival.token))["game_ids"]
    _done(api.post("games", f"/go-messages/{game}", token=owner.token, json={"text": PICTURE}))
    move = {"move_number": 0, "move": "dd", "message": f"<c>{PICTURE}</c>"}
    _done(api.post("games", f"/go-moves/{game}", token=owner.token, json=move))
    offer = {"size": 9, "comment": SCRIPT}
    _done(api.post("games", "/go-offers", token=owner.token, json=offer))
    return game


def _hall(api: Api, owner: Member) -> dict:
    event = {"name": PICTURE, "uniq_id": f"open-{secrets.token_hex(3)}"}
    hall = a_tournament(api, owner, rounds=1, name=SCRIPT, event=event)
    hall.done("POST", f"/halls/{hall.event}")
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    registration = enter(hall, PICTURE)
    hall.pair()
    hall.publish(2)
    found = {"event": hall.event, "tournament": hall.tournament}
    return found | {"registration": registration, "screen": setup["screens"][0]["id"]}


def _tables(api: Api, owner: Member) -> dict:
    hall = a_hall(api, owner, system="tables", planned_rounds=2, name=PICTURE)
    for number in range(7):
        enter(hall, f"{PICTURE}{number}")
    rounds = f"/table-rounds/{hall.tournament}"
    job = hall.done("POST", rounds, json={"steps": 10})["id"]
    eventually(lambda: hall.done("GET", f"/seating-jobs/{job}")["status"] == "done")
    hall.done("PUT", f"{rounds}/1", json={"status": "published"})
    [table] = hall.done("GET", f"{rounds}/1")["tables"]
    seated = table["seats"][0]["registration_id"]
    return {"tables": hall.tournament, "table": table["id"], "seated": seated}


def _ladder(api: Api, owner: Member) -> int:
    sent = {"name": f"{PICTURE}{a_pseudo()}", "game": "go"}
    ladder = _done(api.post("tournaments", "/ladders", token=owner.token, json=sent))["id"]
    _done(api.post("tournaments", f"/ladder-places/{ladder}", token=owner.token, json={}))
    return ladder


def _league(api: Api, owner: Member) -> dict:
    office = Office(api, {"founder": owner, "scorer": a_member(api)})
    team = office.team(f"{PICTURE}{a_pseudo()}")
    player = office.player(team, PICTURE)
    log, game = a_log("mjai", 1), office.game()
    office.ok("PUT", f"/league-imports/{game}", form="mjai", log=log)
    return {
        "league": office.league,
        "season": office.season,
        "team": team,
        "league_player": player,
        "league_game": game,
    }


def _done(answer) -> dict:
    assert answer.ok, (answer.url, answer.text)
    return answer.json()

"""A game with its people around it, as tests arrange it."""

import itertools
import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import requests

from tests.api import Api
from tests.factories import Member, a_member, confirm_address

ENGLAND, FRANCE, GERMANY, ITALY, AUSTRIA, RUSSIA, TURKEY = range(1, 8)
ROLES = range(1, 8)
_numbers = itertools.count(1)


@dataclass(frozen=True)
class Crowd:
    """The same people sit at every table: accounts are slow to make."""

    master: Member
    players: tuple[Member, ...]
    stranger: Member

    def holder(self, role: int) -> Member:
        return self.players[role - 1] if role else self.master


def a_crowd(api: Api) -> Crowd:
    master, stranger, *players = (a_member(api) for _ in range(9))
    for one in (master, *players):
        confirm_address(api, one.pseudo)
    return Crowd(master, tuple(players), stranger)


def a_name() -> str:
    return f"game {next(_numbers)} {secrets.token_hex(3)}"


class Table:
    """A game of the crowd: member 1 plays role 1, and so on."""

    def __init__(self, api: Api, crowd: Crowd, **fields: Any):
        self.api, self.crowd, self.name = api, crowd, fields.pop("name", None) or a_name()
        sent = {"name": self.name, "variant": "standard", "manual": 1, "fast": 1, **fields}
        answer = self.act("POST", "/games", crowd.master, **sent)
        assert told(answer) == (201, "Ok game created"), answer.text
        self.game_id = api.get("games", f"/game-identifiers/{self.name}").json()

    @classmethod
    def found(cls, api: Api, crowd: Crowd, name: str) -> "Table":
        """A game that somebody else has made."""
        table = cls.__new__(cls)
        table.api, table.crowd, table.name = api, crowd, name
        table.game_id = api.get("games", f"/game-identifiers/{name}").json()
        return table

    def act(self, verb: str, path: str, member: Member, **sent: Any) -> requests.Response:
        """A call as the member, in a form."""
        return self.api.call(
            verb,
            "games",
            path.replace("<id>", str(getattr(self, "game_id", 0))),
            token=member.token,
            data={"pseudo": member.pseudo, **sent},
        )

    def as_master(self, verb: str, path: str, **sent: Any) -> requests.Response:
        return self.act(verb, path, self.crowd.master, **sent)

    def as_role(self, role: int, verb: str, path: str, **sent: Any) -> requests.Response:
        return self.act(verb, path, self.crowd.holder(role), role_id=role, **sent)

    def read(self, path: str, **sent: Any) -> Any:
        """What anyone reads, without a token."""
        answer = self.api.get("games", path.replace("<id>", str(self.game_id)), **sent)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def seat_all(self, roles: Iterable[int] = ROLES) -> "Table":
        for role in roles:
            answer = self.as_master(
                "POST",
                "/allocations",
                game_id=self.game_id,
                role_id=role,
                player_id=self.crowd.holder(role).player_id,
            )
            assert answer.status_code == 201, answer.text
        return self

    def start(self) -> "Table":
        answer = self.change(current_state=1)
        assert told(answer) == (200, "Ok updated"), answer.text
        return self

    def change(self, **fields: Any) -> requests.Response:
        return self.as_master("PUT", f"/games/{self.name}", **fields)

    def order(self, role: int, text: str, **more: Any) -> requests.Response:
        """Orders in the classic notation; they are also separated by commas here."""
        return self.as_role(role, "POST", "/game-orders/<id>", text=text.replace(",", "\n"), **more)

    def order_all(self, **texts: str) -> None:
        """Orders by the name of the power; those not named hold."""
        for role, power in zip(ROLES, POWERS, strict=True):
            text = texts.get(power) or self.holding(role)
            if text:
                answer = self.order(role, text)
                assert answer.status_code == 201, (power, answer.text)

    def holding(self, role: int) -> str:
        """Every unit of a role holds, by its place's name."""
        units = self.read("/game-positions/<id>")["units"].get(str(role), [])
        return "\n".join(f"{' AF'[kind]} {PLACES[zone]} H" for kind, zone in units)

    def adjudicate(self, **sent: Any) -> requests.Response:
        return self.as_master("POST", "/game-adjudications/<id>", **sent)

    def play(self, **texts: str) -> None:
        """Orders of everyone, then the adjudication."""
        self.order_all(**texts)
        self.pass_phase()

    def pass_phase(self) -> None:
        answer = self.adjudicate()
        assert answer.status_code == 201, answer.text

    def game(self) -> dict[str, Any]:
        return self.read(f"/games/{self.name}")

    def rectify(
        self,
        units: dict[int, list[tuple[int, int]]],
        owners: dict[int, int],
        dislodged: dict[int, list[tuple[int, int, int]]] | None = None,
    ) -> None:
        sent = [
            {"type_unit": kind, "role": role, "zone": zone}
            for role, some in units.items()
            for kind, zone in some
        ]
        sent += [
            {"type_unit": kind, "role": role, "zone": zone, "dislodged_origin": origin}
            for role, some in (dislodged or {}).items()
            for kind, zone, origin in some
        ]
        answer = self.as_master(
            "POST",
            "/game-positions/<id>",
            units=json.dumps(sent),
            forbiddens="[]",
            center_ownerships=json.dumps(
                [{"center_num": center, "role": role} for center, role in owners.items()]
            ),
        )
        assert answer.status_code == 201, answer.text


POWERS = ("england", "france", "germany", "italy", "austria", "russia", "turkey")
NAMES = [
    "ADR",
    "AEG",
    "alb",
    "ank",
    "apu",
    "arm",
    "BAL",
    "BAR",
    "bel",
    "ber",
    "BLA",
    "boh",
    "BOT",
    "bre",
    "bud",
    "bul",
    "bur",
    "cly",
    "con",
    "den",
    "EAS",
    "edi",
    "ENG",
    "fin",
    "gal",
    "gas",
    "GOL",
    "gre",
    "HEL",
    "hol",
    "ION",
    "IRI",
    "kie",
    "lon",
    "lvn",
    "lvp",
    "mar",
    "MID",
    "mos",
    "mun",
    "naf",
    "nap",
    "NAT",
    "NRG",
    "NTH",
    "nwy",
    "par",
    "pic",
    "pie",
    "por",
    "pru",
    "rom",
    "ruh",
    "rum",
    "ser",
    "sev",
    "sil",
    "SKA",
    "smy",
    "spa",
    "stp",
    "swe",
    "syr",
    "tri",
    "tun",
    "tus",
    "TYN",
    "tyr",
    "ukr",
    "ven",
    "vie",
    "wal",
    "war",
    "WES",
    "yor",
    "bulec",
    "bulsc",
    "spanc",
    "spasc",
    "stpnc",
    "stpsc",
]
PLACES = dict(enumerate((name.upper()[:3] + name[3:] for name in NAMES), 1))


def told(answer: requests.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["msg"]

"""Operations of the OpenAPI documents, asked about things that are there."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.association import Association
from tests.contract.permissions import NAMES_ANOTHER
from tests.factories import Member
from tests.games.diplomacy.table import a_name


@dataclass(frozen=True)
class Operation:
    service: str
    verb: str
    path: str
    described: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.verb} {self.service} {self.path}"

    @property
    def security(self) -> list[dict[str, list]]:
        return self.described["security"]

    @property
    def needs_service(self) -> bool:
        return bool(self.security) and all("ServiceToken" in one for one in self.security)

    @property
    def needs_user(self) -> bool:
        return bool(self.security) and {} not in self.security and not self.needs_service

    @property
    def takes_no_token(self) -> bool:
        return {} in self.security


def as_query(arguments: dict[str, Any]) -> dict[str, Any]:
    """An address can hold a structure only as JSON text."""
    return {
        name: json.dumps(value) if isinstance(value, list | dict) else value
        for name, value in arguments.items()
    }


@dataclass(frozen=True)
class Asker:
    """Calls operations with what their documents give as examples, about things that are there."""

    api: Any
    association: Association
    stranger: Member

    def ask(
        self,
        operation: Operation,
        *,
        asking: Member | None = None,
        said: dict[str, Any] | None = None,
        **who: Any,
    ):
        """`asking`: whose name is given where the contract wants one, if not the stranger's.

        `said`: what is sent besides.
        """
        arguments = self._arguments(operation, asking or self.stranger) | (said or {})
        bodiless = operation.verb in ("GET", "DELETE") and "requestBody" not in operation.described
        sent = {"params": as_query(arguments)} if bodiless else {"json": arguments}
        return self.api.call(
            operation.verb, operation.service, self._path(operation), **sent, **who
        )

    def _path(self, operation: Operation) -> str:
        values = self._values(operation.path)
        return re.sub(r"{(\w+)}", lambda found: str(values[found[1]]), operation.path)

    def _arguments(self, operation: Operation, asking: Member) -> dict[str, Any]:
        content = operation.described.get("requestBody", {}).get("content", {})
        arguments = dict(content.get("application/json", {}).get("example", {}))
        for parameter in operation.described["parameters"]:
            examples = parameter["schema"].get("examples")
            if parameter["in"] == "query" and parameter["required"] and examples:
                arguments[parameter["name"]] = examples[0]
        queried = [one for one in operation.described["parameters"] if one["in"] == "query"]
        taken = arguments.keys() | {one["name"] for one in queried}
        if "pseudo" in taken:
            crowd, another = self.association.crowd, operation.name in NAMES_ANOTHER
            arguments["pseudo"] = (crowd.players[6] if another else asking).pseudo
        if "game_id" in arguments:
            arguments["game_id"] = self.association.running.game_id
        role = self._role_of(asking)
        if "role_id" in arguments and role is not None:
            arguments["role_id"] = role
        if operation.path == "/allocations":  # in his own name, or in that of somebody else
            seated = asking if role is not None else self.association.crowd.players[0]
            arguments["player_id"] = seated.player_id
        if "seat_id" in arguments and operation.path.startswith("/go-team"):
            arguments["seat_id"] = self.association.go_team_seat
        if operation.path == "/games":
            arguments["name"] = a_name()  # a name that is taken is told to anyone
        return arguments

    def _values(self, path: str) -> dict[str, Any]:
        """What path parameters name, by the kind of thing the path is about."""
        here, owner = self.association, self.association.crowd.master
        game_id = here.running.game_id
        at_tables = path.startswith(("/table-", "/tournament-table-games", "/afjd/"))
        if path.startswith("/go-team"):
            game_id = here.go_team
        elif path.startswith("/go-invitations"):
            game_id = here.go_invitation
        elif path.startswith("/go-"):
            game_id = here.go_game
        elif path.startswith("/league-"):
            game_id = here.league_game
        return {
            "advancement": 0,
            "board_game_id": here.go_board,
            "board_number": 1,
            "connection": "none",
            "delivery_id": 1,
            "export_id": here.export,
            "game_id": game_id,
            "job_id": here.seating.job if path.startswith("/seating-jobs") else 1,
            "league_id": here.office.league,
            "league_player_id": here.office.players[0],
            "m_league_game_id": "none",
            "mail_id": 1,
            "report_id": 1,
            "name": "standard" if path.startswith("/variants") else here.running.name,
            "offer_id": here.go_offer,
            "penalty_id": here.penalty,
            "person_id": here.person,
            "table_id": here.seating.table,
            # Any member may step on: the ladder others are about must not be the same.
            "ladder_id": here.climb.steps
            if path.startswith("/ladder-places")
            else here.climb.ladder,
            "challenge_id": here.climb.challenge,
            "key": "none",
            "timer_id": here.wall.timer,
            "timer": "rounds",
            "image": "none",
            "hour_id": here.wall.hour,
            "screen_id": here.wall.screen,
            "screen": "input:001" if path.startswith("/screen-results") else "standings",
            "set_id": here.wall.screen_set,
            "family_id": here.wall.family,
            "rotator_id": here.wall.rotator,
            "rotator": "hall",
            "device_id": here.wall.device,
            "player_id": here.crowd.players[0].player_id,
            "pseudo": owner.pseudo,
            "registration_id": here.entry,
            "round_number": 1 if at_tables else 2,
            "season_id": here.office.season,
            "session_id": 1,
            "shape_id": here.go_shape,
            "team": 1,
            "team_id": here.office.teams[0],
            "tournament_id": (here.seating.hall if at_tables else here.hall).tournament,
            "uniq_id": here.hall.event,
            "user_id": 1,
            "user_name": owner.pseudo,
            "webhook_id": here.webhook,
        }

    def _role_of(self, asking: Member) -> int | None:
        """In the games of the association everyone has the role of his number."""
        crowd = self.association.crowd
        numbers = {crowd.master.pseudo: 0}
        numbers |= {player.pseudo: number for number, player in enumerate(crowd.players, 1)}
        return numbers.get(asking.pseudo)


def read_document(api, service: str) -> Iterator[Operation]:
    for path, verbs in api.get(service, "/openapi.json").json()["paths"].items():
        for verb, described in verbs.items():
            yield Operation(service, verb.upper(), path, described)

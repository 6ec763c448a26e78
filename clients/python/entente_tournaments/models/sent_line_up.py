from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SentLineUp")


@_attrs_define
class SentLineUp:
    """Who plays for a team, from the first board down.

    Attributes:
        players (list[int | None]): Registrations; null leaves a board empty, no players: as the team is listed.
    """

    players: list[int | None]

    def to_dict(self) -> dict[str, Any]:
        players = []
        for players_item_data in self.players:
            players_item: int | None
            players_item = players_item_data
            players.append(players_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:

            def _parse_players_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            players_item = _parse_players_item(players_item_data)

            players.append(players_item)

        sent_line_up = cls(
            players=players,
        )

        return sent_line_up

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TableGameSeen")


@_attrs_define
class TableGameSeen:
    """How far a table is: `wanted`, `made`, `hangs` (with a message) or `gone`.

    Attributes:
        table_id (int):
        round_ (int):
        table (int):
        key (str):
        status (str):
        game_id (int | None):
        game_name (str):
        message (str):
        tries (int):
    """

    table_id: int
    round_: int
    table: int
    key: str
    status: str
    game_id: int | None
    game_name: str
    message: str
    tries: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        table_id = self.table_id

        round_ = self.round_

        table = self.table

        key = self.key

        status = self.status

        game_id: int | None
        game_id = self.game_id

        game_name = self.game_name

        message = self.message

        tries = self.tries

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "table_id": table_id,
                "round": round_,
                "table": table,
                "key": key,
                "status": status,
                "game_id": game_id,
                "game_name": game_name,
                "message": message,
                "tries": tries,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        table_id = d.pop("table_id")

        round_ = d.pop("round")

        table = d.pop("table")

        key = d.pop("key")

        status = d.pop("status")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        game_name = d.pop("game_name")

        message = d.pop("message")

        tries = d.pop("tries")

        table_game_seen = cls(
            table_id=table_id,
            round_=round_,
            table=table,
            key=key,
            status=status,
            game_id=game_id,
            game_name=game_name,
            message=message,
            tries=tries,
        )

        table_game_seen.additional_properties = d
        return table_game_seen

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties

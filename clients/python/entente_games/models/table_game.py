from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.table_game_centers import TableGameCenters


T = TypeVar("T", bound="TableGame")


@_attrs_define
class TableGame:
    """How the game of a key stands.

    Attributes:
        key (str):
        game_id (int | None):
        name (str):
        gone (bool):
        finished (bool):
        advancement (int):
        centers (TableGameCenters):
        all_centers (int):
    """

    key: str
    game_id: int | None
    name: str
    gone: bool
    finished: bool
    advancement: int
    centers: TableGameCenters
    all_centers: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        game_id: int | None
        game_id = self.game_id

        name = self.name

        gone = self.gone

        finished = self.finished

        advancement = self.advancement

        centers = self.centers.to_dict()

        all_centers = self.all_centers

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "game_id": game_id,
                "name": name,
                "gone": gone,
                "finished": finished,
                "advancement": advancement,
                "centers": centers,
                "all_centers": all_centers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.table_game_centers import TableGameCenters

        d = dict(src_dict)
        key = d.pop("key")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        name = d.pop("name")

        gone = d.pop("gone")

        finished = d.pop("finished")

        advancement = d.pop("advancement")

        centers = TableGameCenters.from_dict(d.pop("centers"))

        all_centers = d.pop("all_centers")

        table_game = cls(
            key=key,
            game_id=game_id,
            name=name,
            gone=gone,
            finished=finished,
            advancement=advancement,
            centers=centers,
            all_centers=all_centers,
        )

        table_game.additional_properties = d
        return table_game

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

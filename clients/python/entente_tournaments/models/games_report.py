from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.open_board import OpenBoard


T = TypeVar("T", bound="GamesReport")


@_attrs_define
class GamesReport:
    """How many games the file has, how many were new or different, how many results entered.

    Attributes:
        games (int):
        changed (int):
        results (int):
        open_ (list[OpenBoard]):
    """

    games: int
    changed: int
    results: int
    open_: list[OpenBoard]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = self.games

        changed = self.changed

        results = self.results

        open_ = []
        for open_item_data in self.open_:
            open_item = open_item_data.to_dict()
            open_.append(open_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "changed": changed,
                "results": results,
                "open": open_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.open_board import OpenBoard

        d = dict(src_dict)
        games = d.pop("games")

        changed = d.pop("changed")

        results = d.pop("results")

        open_ = []
        _open_ = d.pop("open")
        for open_item_data in _open_:
            open_item = OpenBoard.from_dict(open_item_data)

            open_.append(open_item)

        games_report = cls(
            games=games,
            changed=changed,
            results=results,
            open_=open_,
        )

        games_report.additional_properties = d
        return games_report

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

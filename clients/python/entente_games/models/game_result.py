from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.role_result import RoleResult


T = TypeVar("T", bound="GameResult")


@_attrs_define
class GameResult:
    """How a game ended: `solo`, `last_year` or `stopped`; who won outright; who came where.

    Attributes:
        ending (str):
        winner (int | None):
        standings (list[RoleResult]):
    """

    ending: str
    winner: int | None
    standings: list[RoleResult]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ending = self.ending

        winner: int | None
        winner = self.winner

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ending": ending,
                "winner": winner,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.role_result import RoleResult

        d = dict(src_dict)
        ending = d.pop("ending")

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = RoleResult.from_dict(standings_item_data)

            standings.append(standings_item)

        game_result = cls(
            ending=ending,
            winner=winner,
            standings=standings,
        )

        game_result.additional_properties = d
        return game_result

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

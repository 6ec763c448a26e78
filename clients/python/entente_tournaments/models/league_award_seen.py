from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeagueAwardSeen")


@_attrs_define
class LeagueAwardSeen:
    """Who holds an award, with the figure that won it; several if it is shared.

    Attributes:
        award (str):
        definition (str):
        player_ids (list[int]):
        value (float):
    """

    award: str
    definition: str
    player_ids: list[int]
    value: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        award = self.award

        definition = self.definition

        player_ids = self.player_ids

        value = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "award": award,
                "definition": definition,
                "player_ids": player_ids,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        award = d.pop("award")

        definition = d.pop("definition")

        player_ids = cast(list[int], d.pop("player_ids"))

        value = d.pop("value")

        league_award_seen = cls(
            award=award,
            definition=definition,
            player_ids=player_ids,
            value=value,
        )

        league_award_seen.additional_properties = d
        return league_award_seen

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

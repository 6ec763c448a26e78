from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.league_award_seen import LeagueAwardSeen


T = TypeVar("T", bound="AwardList")


@_attrs_define
class AwardList:
    """The individual awards of a stage.

    Attributes:
        awards (list[LeagueAwardSeen]):
    """

    awards: list[LeagueAwardSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        awards = []
        for awards_item_data in self.awards:
            awards_item = awards_item_data.to_dict()
            awards.append(awards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "awards": awards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.league_award_seen import LeagueAwardSeen

        d = dict(src_dict)
        awards = []
        _awards = d.pop("awards")
        for awards_item_data in _awards:
            awards_item = LeagueAwardSeen.from_dict(awards_item_data)

            awards.append(awards_item)

        award_list = cls(
            awards=awards,
        )

        award_list.additional_properties = d
        return award_list

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

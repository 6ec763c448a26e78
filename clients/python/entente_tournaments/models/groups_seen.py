from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.groups_seen_groups import GroupsSeenGroups


T = TypeVar("T", bound="GroupsSeen")


@_attrs_define
class GroupsSeen:
    """For each group its own ranking.

    Attributes:
        groups (GroupsSeenGroups):
    """

    groups: GroupsSeenGroups
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        groups = self.groups.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "groups": groups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.groups_seen_groups import GroupsSeenGroups

        d = dict(src_dict)
        groups = GroupsSeenGroups.from_dict(d.pop("groups"))

        groups_seen = cls(
            groups=groups,
        )

        groups_seen.additional_properties = d
        return groups_seen

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.change_list_names import ChangeListNames
    from ..models.change_seen import ChangeSeen


T = TypeVar("T", bound="ChangeList")


@_attrs_define
class ChangeList:
    """All that was changed of a round after it was shown, in order; who the numbers are.

    Attributes:
        changes (list[ChangeSeen]):
        names (ChangeListNames):
    """

    changes: list[ChangeSeen]
    names: ChangeListNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "changes": changes,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.change_list_names import ChangeListNames
        from ..models.change_seen import ChangeSeen

        d = dict(src_dict)
        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = ChangeSeen.from_dict(changes_item_data)

            changes.append(changes_item)

        names = ChangeListNames.from_dict(d.pop("names"))

        change_list = cls(
            changes=changes,
            names=names,
        )

        change_list.additional_properties = d
        return change_list

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
